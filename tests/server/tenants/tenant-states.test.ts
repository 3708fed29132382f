import { beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import {
  deleteTenant,
  restoreTenant,
  suspendTenant,
  undeleteTenant,
} from '#server/tenants/change-tenant.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addPages, countingEntry, settableClock } from '../pages/build-page-app.ts';
import { buildUnreadyApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { followStream } from '../setup/follow-stream.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const database = await createSmallDatabase();
const { db } = database;
await insertStaff(db);
const { clock, set } = settableClock();

async function startInstance() {
  const instance = await buildUnreadyApp(database, { clock });
  await addPages(instance, countingEntry());
  await instance.app.ready();
  return instance.app;
}
/** Two instances on one database: what one is told, both know. */
const app = await startInstance();
const instances = [app, await startInstance()];
const deps = { db, clock };
const at = { host: small.host };
const guest = await claimGuest(app, 5_000_001);
const owner = await signStaffIn(app);

type Asked = { method?: 'GET' | 'POST'; url: string; headers?: object; payload?: object };

/** What both instances answer; they have to agree. */
async function ask({ method = 'GET', url, headers = at, payload }: Asked): Promise<string> {
  const answers = await Promise.all(
    instances.map(async (instance) => {
      const reply = await instance.inject({
        method,
        url,
        headers: { ...headers },
        ...(payload && { payload }),
      });
      if (reply.statusCode < 400) return String(reply.statusCode);
      const isCall = url.startsWith('/api');
      return isCall
        ? `${reply.statusCode} ${errorReply.parse(reply.json()).code}`
        : `${reply.statusCode} page`;
    }),
  );
  return [...new Set(answers)].join(', ');
}

const lemonade = {
  restaurant_id: small.restaurant,
  restaurant_product_id: small.lemonade.id,
  product_id: small.lemonade.productId,
  guest_id: 5_000_001,
  is_half_and_half: 0,
  quantity: 1,
};
const board = `/api/v2/staff/orders?restaurant_id=${small.restaurant}`;
const asked = {
  page: { url: '/' },
  menu: { url: `/api/v2/menu?restaurant_id=${small.restaurant}` },
  cart: { method: 'POST', url: '/api/v2/cart', headers: guest, payload: lemonade },
  desk: { url: '/desk' },
  board: { url: board, headers: owner },
  pause: {
    method: 'POST',
    url: '/api/v2/staff/phone-orders',
    headers: owner,
    payload: { restaurant_id: small.restaurant },
  },
} as const;
const askAll = async () => {
  const answers: Record<string, string> = {};
  for (const [name, one] of Object.entries(asked)) answers[name] = await ask(one);
  return answers;
};
const signIn = () => signStaffIn(app);

beforeEach(() => set(fridayNoon.toISOString()));

describe('a suspended tenant', () => {
  const running = {
    page: '200',
    menu: '200',
    cart: '200',
    desk: '200',
    board: '200',
    pause: '201',
  };

  test('takes no orders on any instance at once, says so, and runs again at once when it is restored', async () => {
    expect(await askAll()).toEqual({ ...running, cart: expect.stringMatching(/^20/) });
    await suspendTenant(deps, small.tenant);
    await expect.poll(() => ask(asked.page)).toBe('503 page');
    expect(await askAll()).toEqual({
      page: '503 page',
      menu: '503 tenant_suspended',
      cart: '503 tenant_suspended',
      desk: '200',
      board: '200',
      pause: '503 tenant_suspended',
    });
    const headers = await signIn();
    expect(await ask({ url: board, headers })).toBe('200');
    // The desk says since when.
    const session = () => app.inject({ url: '/api/v2/staff/desk', headers: owner });
    expect((await session()).json().data.suspended).toEqual({
      since: fridayNoon.toISOString(),
      contact: null,
    });
    // The other tenant goes on.
    expect(await ask({ url: '/', headers: { host: small.otherHost } })).toBe('200');

    // It says so in a plain sentence, and does not load itself anew.
    const page = await app.inject({ url: '/menu', headers: at });
    expect(page.body).toContain('The site of Corner Kitchen is switched off at the moment.');
    expect(page.body).not.toContain('http-equiv="refresh"');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    const call = await app.inject({ url: asked.menu.url, headers: at });
    expect(errorReply.parse(call.json()).error).toContain('is switched off at the moment');

    await restoreTenant(deps, small.tenant);
    await expect.poll(() => ask(asked.page)).toBe('200');
    expect(await ask(asked.board)).toBe('200');
    expect((await session()).json().data).not.toHaveProperty('suspended');
  });
});

describe('a deleted tenant', () => {
  test('is gone for everybody, and comes back as it was, suspended if it was', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { host, cookie } = owner;
    const board = await followStream(`${origin}/api/v2/staff/orders/events`, { host, cookie });
    expect(JSON.parse((await board.next())?.data ?? '')).toMatchObject({ type: 'all' });
    await suspendTenant(deps, small.tenant);
    const { removedAfter } = await deleteTenant(deps, small.tenant, 30);
    expect(removedAfter).toEqual(new Date('2026-12-20T02:00:00Z'));
    await expect.poll(() => ask(asked.page)).toBe('404 page');
    // A board that is open ends; while it was only suspended, it went on.
    expect((await board.next())?.event).toBe('end');
    const answers = await askAll();
    expect(new Set(Object.values(answers))).toEqual(new Set(['404 page', '404 tenant_not_found']));
    await expect(suspendTenant(deps, small.tenant)).rejects.toThrow('bring it back first');
    await expect(restoreTenant(deps, small.tenant)).rejects.toThrow('bring it back first');

    set('2026-12-19T00:00:00Z');
    expect((await undeleteTenant(deps, small.tenant)).suspendedAt).not.toBeNull();
    await expect.poll(() => ask(asked.page)).toBe('503 page');
    await restoreTenant(deps, small.tenant);
    await expect.poll(() => ask(asked.page)).toBe('200');
    // Again it changes nothing.
    expect((await undeleteTenant(deps, small.tenant)).deletedAt).toBeNull();
  });

  test('does not come back once its time is over', async () => {
    const own = await createSmallDatabase();
    const there = { db: own.db, clock };
    await deleteTenant(there, small.tenant, 0);
    await expect(undeleteTenant(there, small.tenant)).rejects.toThrow('too long ago');
  });
});
