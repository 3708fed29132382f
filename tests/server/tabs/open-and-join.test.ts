import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { storeTab } from '../setup/foreign-tabs.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openTabShop, refusalOf } from '../setup/tab-guests.ts';
import { small } from '#tests/fixtures/small-menu.ts';

const misses = 3;
const { app, db, pool, newGuest, newTable } = await openTabShop({
  options: { limits: { ...defaultLimits, guesses: { points: misses, seconds: 60 } } },
});

/** A code that is not this one. */
const otherCode = (code: string) => (code === '0000' ? '1111' : '0000');

describe('R80 the token of a table shows nothing of a party', () => {
  test('only that a tab is open there, until one has joined it', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { token } = await newTable();
    expect(await ana.look(token)).toEqual({ state: 'none', tab_id: null });
    const { id, code } = await ana.opened(token, 'Ana');
    expect(await ana.look(token)).toEqual({ state: 'joined', tab_id: id });
    expect(await ben.look(token)).toEqual({ state: 'open', tab_id: null });
    const table = await ben.call('GET', `/v2/tables/${token}`);
    expect(table.body).not.toMatch(new RegExp(`${id}|${code}|Ana`));
  });

  test('who knows the id of a tab sees nothing of it either', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { id } = await ana.opened((await newTable()).token, 'Ana');
    const unknown = [404, 'unknown_tab'];
    expect(refusalOf(await ben.call('GET', `/v2/tabs/${id}`))).toEqual(unknown);
    expect(refusalOf(await ben.close(id))).toEqual(unknown);
    const renamed = await ben.call('PUT', `/v2/tabs/${id}/own-name`, { name: 'Ana' });
    expect(refusalOf(renamed)).toEqual(unknown);
  });

  test('a token of another tenant, or a renewed one, is no table here', async () => {
    const ana = await newGuest();
    const place = { tenantId: small.otherTenant, restaurantId: small.otherRestaurant };
    const theirs = await storeTab(db, place);
    const { id, token } = await newTable();
    await pool.query(`update dining_tables set token = 'renewed' where id = $1`, [id]);
    for (const unknown of [theirs.token, token]) {
      expect(refusalOf(await ana.open(unknown, 'Ana'))).toEqual([404, 'unknown_table']);
      expect(refusalOf(await ana.join(unknown, 'Ana', '4711'))).toEqual([404, 'unknown_table']);
    }
    const foreign = await claimGuest(app, 7_900_001, small.otherHost);
    const read = await app.inject({ url: `/api/v2/tabs/${theirs.tabId}`, headers: foreign });
    expect(refusalOf(read)).toEqual([404, 'unknown_tab']);
  });

  test('without a token of a guest nothing is answered', async () => {
    const { token } = await newTable();
    const reply = await app.inject({
      url: `/api/v2/tables/${token}/tab`,
      headers: { host: small.host },
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('R82 a tab at a table', () => {
  test('is opened by the first guest, and joined by others with its code', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { id: tableId, token } = await newTable();
    const tab = await ana.opened(token, 'Ana');
    expect(tab).toMatchObject({
      table: String(tableId),
      area: 'Garden',
      state: 'open',
      code: expect.stringMatching(/^\d{4}$/),
      rounds: [],
      total: 0,
      open: 0,
    });
    expect(refusalOf(await ben.open(token, 'Ben'))).toEqual([409, 'tab_open']);
    const joined = await ben.joined(token, 'Ben', ` ${tab.code} `);
    expect(joined.guests.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(joined.own_guest_id).toBe(joined.guests[1]?.id);
    expect((await ana.tab(tab.id)).own_guest_id).toBe(joined.guests[0]?.id);
  });

  test('opened twice, or joined twice, is one tab and one guest', async () => {
    const ana = await newGuest();
    const { token } = await newTable();
    const replies = await Promise.all([ana.open(token, 'Ana'), ana.open(token, 'Ana')]);
    for (const reply of replies) expectStatus(reply, 201);
    const [first, second] = replies.map((reply) => contract.openTab.reply.parse(reply.json()).data);
    expect(first?.id).toBe(second?.id);
    const again = await ana.joined(token, 'Anastasia', first?.code ?? '');
    expect(again.guests.map(({ name }) => name)).toEqual(['Anastasia']);
  });

  test('of two who open it at once one does, and the other is asked for its code', async () => {
    const guests = await Promise.all([newGuest(), newGuest(), newGuest()]);
    const { token } = await newTable();
    const replies = await Promise.all(guests.map((guest) => guest.open(token, 'Guest')));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409]);
  });

  test('is not there to join before somebody opens it', async () => {
    const ana = await newGuest();
    const { token } = await newTable();
    expect(refusalOf(await ana.join(token, 'Ana', '1234'))).toEqual([409, 'no_open_tab']);
  });

  test('a guest takes another name, which the others see', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { token } = await newTable();
    const { id, code } = await ana.opened(token, 'Ana');
    await ben.joined(token, 'B', code);
    expectStatus(await ben.call('PUT', `/v2/tabs/${id}/own-name`, { name: 'Ben' }), 200);
    expect((await ana.tab(id)).guests.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  test('ends with its last word, and the next party opens another one', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { token } = await newTable();
    const { id } = await ana.opened(token, 'Ana');
    expectStatus(await ana.close(id), 200);
    expectStatus(await ana.close(id), 200);
    expect(await ana.look(token)).toEqual({ state: 'none', tab_id: null });
    expect((await ana.tab(id)).state).toBe('closed');
    const renamed = await ana.call('PUT', `/v2/tabs/${id}/own-name`, { name: 'Ana' });
    expect(refusalOf(renamed)).toEqual([409, 'tab_closed']);
    const next = await ben.opened(token, 'Ben');
    expect(next.id).not.toBe(id);
    expect(await ana.look(token)).toEqual({ state: 'open', tab_id: null });
  });
});

describe('R82 what a table asks for', () => {
  test('reaches the staff once, whoever of the table asks again', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { token } = await newTable();
    const ask = async (guest: typeof ana, kind: 'waiter' | 'bill') => {
      const reply = await guest.call('POST', `/v2/tables/${token}/calls`, { kind });
      expectStatus(reply, 201);
      return contract.callStaff.reply.parse(reply.json()).data;
    };
    const first = await ask(ana, 'waiter');
    expect(first.answered_at).toBeNull();
    expect((await ask(ben, 'waiter')).id).toBe(first.id);
    expect((await ask(ana, 'bill')).id).not.toBe(first.id);
    await pool.query('update table_calls set answered_at = now() where id = $1', [first.id]);
    expect((await ask(ana, 'waiter')).id).not.toBe(first.id);
    const listed = await ana.call('GET', `/v2/tables/${token}/calls`);
    const calls = contract.listTableCalls.reply.parse(listed.json()).data;
    expect(calls.map(({ kind }) => kind).toSorted()).toEqual(['bill', 'waiter', 'waiter']);
    // Who sits at another table, or has only photographed this code, sees none of it.
    const others = await (await newGuest()).call('GET', `/v2/tables/${token}/calls`);
    expect(contract.listTableCalls.reply.parse(others.json()).data).toEqual([]);
  });
});

// The last one: from then on this address waits.
test('R82 the code of a tab is not guessed: after a few wrong ones an address waits', async () => {
  const [ana, eve] = [await newGuest(), await newGuest()];
  const { token } = await newTable();
  const { code } = await ana.opened(token, 'Ana');
  for (let missed = 0; missed < misses; missed += 1) {
    const wrong = await eve.join(token, 'Eve', otherCode(code));
    expect(refusalOf(wrong)).toEqual([422, 'wrong_tab_code']);
  }
  const refused = await eve.join(token, 'Eve', code);
  expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);

  // The party beside them shares the restaurant's network, and not their wrong codes.
  const beside = (await newTable()).token;
  const tab = await ana.opened(beside, 'Ana');
  await eve.joined(beside, 'Eve', tab.code);
});
