import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { lineText } from '#src/features/offline/line-text.ts';
import { apiOn, lineOf, OfflineBrowser, StandInServer } from './offline-browser.ts';

// Of a browser without locks; the keys of additions hold there too.
vi.stubGlobal('navigator', {});

type Action =
  | { kind: 'add'; dish: number; quantity: number }
  | { kind: 'set'; dish: number; quantity: number }
  | { kind: 'clear' };

const dish = integer({ min: 1, max: 4 });
const action: Arbitrary<Action> = oneof(
  record({
    kind: constant('add' as const),
    dish,
    quantity: integer({ min: 1, max: 5 }),
  }),
  record({
    kind: constant('set' as const),
    dish,
    quantity: integer({ min: 0, max: 9 }),
  }),
  record({ kind: constant('clear' as const) }),
);

/** The same as a browser does it with a connection: each change at once. */
function applyOnline(server: StandInServer, one: Action, key: string): void {
  if (one.kind === 'add') return server.add(lineOf(one.dish, one.quantity), key);
  if (one.kind === 'clear') {
    server.items = [];
    return;
  }
  const item = server.items.find(({ restaurant_products: { id } }) => id === one.dish);
  if (item) server.set(item.id, one.quantity);
}

function applyOffline(browser: OfflineBrowser, one: Action): void {
  if (one.kind === 'add') browser.add(one.dish, one.quantity);
  else if (one.kind === 'set') browser.set(one.dish, one.quantity);
  else browser.clear();
}

const actions = array(action, { maxLength: 14 });
const held = array(record({ dish, quantity: integer({ min: 1, max: 5 }) }), {
  maxLength: 3,
});

/** A server that holds something already, as the browser last saw it. */
function serverWith(first: readonly { dish: number; quantity: number }[]): StandInServer {
  const server = new StandInServer();
  for (const [index, one] of first.entries()) {
    server.add(lineOf(one.dish, one.quantity), `before-${index}`);
  }
  return server;
}

test('any changes made without a connection give the cart that they give with one', async () => {
  await assert(
    asyncProperty(held, actions, async (first, list) => {
      const online = serverWith(first);
      for (const [index, one] of list.entries()) applyOnline(online, one, `online-${index}`);
      const server = serverWith(first);
      const browser = new OfflineBrowser(server.cart());
      for (const one of list) applyOffline(browser, one);
      expect(heldIn(browser.shown())).toEqual(online.held());
      expect(await browser.send(apiOn(server))).toBe(true);
      expect(server.held()).toEqual(online.held());
      expect(browser.state).toEqual({ changes: [], refused: [] });
    }),
  );
});

test('answers that get lost double nothing, whatever is changed until they come', async () => {
  const lossy = array(record({ one: action, isSentAfter: boolean() }), { maxLength: 10 });
  await assert(
    asyncProperty(held, lossy, async (first, list) => {
      const online = serverWith(first);
      for (const [index, { one }] of list.entries()) applyOnline(online, one, `online-${index}`);
      const server = serverWith(first);
      const browser = new OfflineBrowser(server.cart());
      const api = apiOn(server);
      server.lose = () => true;
      for (const { one, isSentAfter } of list) {
        applyOffline(browser, one);
        if (isSentAfter) await browser.send(api);
      }
      server.lose = () => false;
      expect(await browser.send(api)).toBe(true);
      expect(server.held()).toEqual(online.held());
    }),
  );
});

const heldIn = (cart: Cart) =>
  Object.fromEntries(
    cart.items.map((item) => [item.restaurant_products.id, item.quantity] as const),
  );

test('what never left the browser and is taken back is not sent', async () => {
  const server = new StandInServer();
  const browser = new OfflineBrowser(server.cart());
  browser.add(1, 2);
  browser.set(1, 0);
  const seen: string[] = [];
  await browser.send(apiOn(server, seen));
  expect(seen).toEqual([]);
});

test('a line that has gone meanwhile is named with the reason, and holds nothing up', async () => {
  const server = serverWith([{ dish: 1, quantity: 1 }]);
  const browser = new OfflineBrowser(server.cart());
  browser.set(1, 4);
  browser.add(2, 1);
  server.items = [];
  expect(await browser.send(apiOn(server))).toBe(true);
  expect(browser.state.refused).toMatchObject([{ reason: 'This line has gone.' }]);
  expect(server.held()).toEqual({ 2: 1 });
});

test('a change that was answered is in the stored cart when a later one gets no answer', async () => {
  const server = serverWith([{ dish: 1, quantity: 1 }]);
  const browser = new OfflineBrowser(server.cart());
  browser.set(1, 0);
  browser.add(2, 1);
  server.lose = () => browser.state.changes[0]?.kind === 'add';
  expect(await browser.send(apiOn(server))).toBe(false);
  expect(heldIn(browser.shown())).toEqual({ 2: 1 });
});

test('a line whose removal was lost and done is not shown again', async () => {
  const server = serverWith([{ dish: 1, quantity: 1 }]);
  const browser = new OfflineBrowser(server.cart());
  browser.set(1, 0);
  server.lose = () => true;
  await browser.send(apiOn(server));
  browser.add(1, 1);
  await browser.send(apiOn(server));
  browser.set(1, 0);
  server.lose = () => false;
  expect(await browser.send(apiOn(server))).toBe(true);
  expect(server.held()).toEqual({});
});

test('without an answer everything stays, in its order', async () => {
  const server = new StandInServer();
  const browser = new OfflineBrowser(server.cart());
  browser.add(1, 1);
  browser.add(2, 1);
  server.lose = () => true;
  expect(await browser.send(apiOn(server))).toBe(false);
  expect(browser.state.changes).toMatchObject([
    { kind: 'add', isTried: true },
    { kind: 'add', isTried: false },
  ]);
});

test('equal lines are equal however their choices are written down', () => {
  const one = { attribute_id: 1, attribute_value_id: 2 };
  const two = { attribute_id: 3, attribute_value_id: 4, price_adjustment: 2 };
  const plain = lineOf(1, 1);
  expect(lineText({ ...plain, configurations: [one, two] })).toBe(
    lineText({ ...plain, quantity: 7, configurations: [two, { ...one, price_adjustment: '1' }] }),
  );
  expect(lineText({ ...plain, configurations: [one] })).not.toBe(lineText(plain));
  expect(lineText({ ...plain, notes: 'hot' })).not.toBe(lineText(plain));
});
