import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { createOutbound } from '#server/ports/outbound/outbound.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import {
  goThrough,
  startOpenIdProvider,
  type ProviderAccount,
} from '#tests/stand-ins/openid-provider.ts';
import { openAccountShop } from './account-shop.ts';
import type { Changes } from './build-test-app.ts';
import { expectStatus } from './shopper.ts';
import { confirmStaff, insertStaff, signStaffIn } from './sign-staff-in.ts';

const callback = (host: string) => `https://${host}/api/v2/users/openid/callback`;

/** A browser: what the site set in it, and who is signed in there. */
export type Browser = { cookies: Map<string, string>; token: string | null; host: string };

export const newBrowser = (host: string = small.host): Browser => ({
  cookies: new Map(),
  token: null,
  host,
});

/** The small tenants, whose customers can sign in by a real provider on this machine. */
export async function openOpenIdShop(accounts: readonly ProviderAccount[], changes: Changes = {}) {
  const shop = await openAccountShop({
    outbound: createOutbound({ allowsPrivate: true, timeoutMs: 1000 }),
    ...changes,
  });
  await insertStaff(shop.db);
  const owner = await signStaffIn(shop.app);
  const provider = await startOpenIdProvider({
    redirectUris: [callback(small.host), callback(small.otherHost)],
    accounts,
  });
  afterAll(() => provider.stop());

  async function asOwner(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    url = '',
    body?: object,
  ) {
    // The sign-in may be too long ago to count as one.
    if (method !== 'GET') expectStatus(await confirmStaff(shop.app, owner), 200);
    return shop.app.inject({
      method,
      url: `/api/v2/staff/openid-providers${url}`,
      headers: owner,
      ...(body && { payload: body }),
    });
  }

  const settings = {
    name: 'Pass',
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
  };
  async function addProvider(body: object = {}, id: string = randomUUID()) {
    expectStatus(await asOwner('PUT', `/${id}`, { ...settings, ...body }), 200);
    return id;
  }

  /** One call of a browser, which remembers the cookies. */
  async function callFrom(browser: Browser, url: string, body: object) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie !== '' && { cookie }),
      ...(browser.token !== null && { authorization: `Bearer ${browser.token}` }),
    };
    const reply = await shop.call('POST', url, body, { headers, host: browser.host });
    for (const { name, value } of reply.cookies) browser.cookies.set(name, value);
    return reply;
  }

  const start = (browser: Browser, providerId: string, next?: string) =>
    callFrom(browser, '/openid/attempts', {
      provider_id: providerId,
      ...(next !== undefined && { next }),
    });

  /** Where the provider wants the browser to go. */
  async function startedUrl(browser: Browser, providerId: string, next?: string): Promise<URL> {
    const reply = await start(browser, providerId, next);
    expectStatus(reply, 201);
    return new URL(contract.startOpenIdSignIn.reply.parse(reply.json()).data.url);
  }

  /** What the page is handed by the callback's redirect. */
  async function back(sentTo: URL): Promise<{ page: URL; answer: Record<string, string> }> {
    const reply = await shop.app.inject({
      url: `${sentTo.pathname}${sentTo.search}`,
      headers: { host: sentTo.host },
    });
    expectStatus(reply, 303);
    const page = new URL(String(reply.headers.location), sentTo);
    return { page, answer: Object.fromEntries(new URLSearchParams(page.hash.slice(1))) };
  }

  /** The way to the provider and back, as far as the page of the sign-in. */
  async function wentThrough(
    browser: Browser,
    providerId: string,
    { as, next, change }: { as: string; next?: string; change?: (url: URL) => void },
  ) {
    const url = await startedUrl(browser, providerId, next);
    change?.(url);
    return back(await goThrough(url.href, as));
  }

  const finish = (browser: Browser, answer: Record<string, string>) =>
    callFrom(browser, '/session/openid', answer);

  /** All of it: whoever has that account at the provider signs in. */
  async function signInBy(browser: Browser, providerId: string, as: string) {
    const { answer } = await wentThrough(browser, providerId, { as });
    const reply = await finish(browser, answer);
    expectStatus(reply, 201);
    return contract.finishOpenIdSignIn.reply.parse(reply.json()).data;
  }

  return {
    ...shop,
    owner,
    provider,
    settings,
    asOwner,
    addProvider,
    callFrom,
    start,
    startedUrl,
    wentThrough,
    back,
    finish,
    signInBy,
  };
}
