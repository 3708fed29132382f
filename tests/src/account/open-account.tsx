import { isLoggedIn, tokenKey } from '#ui/stores/account-store.ts';
import { openSite } from '../app/open-site.tsx';
import { memoryStorage } from '../site-boot.ts';
import { ada, AccountServer } from './account-server.ts';

/** A page of the account, of somebody who is not signed in yet. */
export function openAccount(at: string, server = new AccountServer()) {
  const site = openSite({ at, fetch: server.fetch });
  return { ...site, server, isIn: () => isLoggedIn(site.stores.account.getState()) };
}

/** The same of Ada, who is. */
export function openAsAda(at: string, server = new AccountServer()) {
  const storage = memoryStorage();
  storage.setItem(tokenKey, '139.u.token');
  const kept = { tenantId: 139, user: ada, guestUser: null };
  storage.setItem('account', JSON.stringify({ state: kept, version: 1 }));
  const site = openSite({ at, storage, fetch: server.fetch });
  return { ...site, server, isIn: () => isLoggedIn(site.stores.account.getState()) };
}
