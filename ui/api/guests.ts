import type { Stores } from '../stores/stores.tsx';
import { isGuestLoggedIn, isLoggedIn } from '../stores/account-store.ts';
import { ApiFailure, isTokenRefused, type Api } from './client.ts';

type Needs = { api: Api; stores: Pick<Stores, 'account' | 'tenantId'> };

/** Numbers are drawn from nine million; so many taken in a row mean that something is wrong. */
const drawLimit = 20;

/** One claim at a time: two quick adds must not make two guests. */
const claims = new WeakMap<Stores['account'], Promise<void>>();

/**
 * Makes sure that there is someone to keep a cart for: the logged-in user, the guest with a token,
 * or else a new guest, whose number is drawn again while it is taken (requirements, Identity).
 * @throws ApiFailure when the claim fails for another reason.
 */
export function ensureGuest({ api, stores }: Needs): Promise<void> {
  const state = stores.account.getState();
  if (isLoggedIn(state) || isGuestLoggedIn(state)) return Promise.resolve();
  const running = claims.get(stores.account);
  if (running) return running;
  const claim = claimGuest({ api, stores }).finally(() => claims.delete(stores.account));
  claims.set(stores.account, claim);
  return claim;
}

async function claimGuest({ api, stores }: Needs): Promise<void> {
  const account = stores.account.getState();
  let guest = account.getGuestUser();
  for (let draw = 1; guest; draw += 1) {
    try {
      const { data } = await api.call('claimGuest', {
        body: { guest_id: guest.guestId, tenant_id: stores.tenantId },
      });
      account.setGuestToken(data.guest_token);
      return;
    } catch (failure) {
      const isTaken = failure instanceof ApiFailure && failure.status === 409;
      // A refused token came along, and the client has dropped it.
      const isWorthAnother = isTaken || isTokenRefused(failure);
      if (!isWorthAnother || draw === drawLimit) throw failure;
      guest = account.redrawGuestId();
    }
  }
}
