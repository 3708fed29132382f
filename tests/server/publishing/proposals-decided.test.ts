import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reportPresence } from '#schemas/api/site-config.ts';
import { staffAccounts } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import type { StaffHeaders } from '../setup/sign-staff-in.ts';
import { codeOf, openProposalShop, own } from './proposal-shop.ts';

const {
  app,
  db,
  pool,
  deps,
  owner,
  second,
  manager,
  elsewhere,
  managed,
  harbour,
  site,
  call,
  send,
  detailsOf,
  listOf,
  accept,
  decline,
  withdraw,
  lock,
  pass,
  now,
} = await openProposalShop();

describe('what changed since it was sent', () => {
  test('at the restaurant is said, and only what is looked at is published over it', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    const { id } = await send();
    const { revision: seen } = await detailsOf(id);
    await harbour.write(own('hero/title', 'By the owner'));
    await harbour.release();
    const { proposed } = await detailsOf(id);
    expect(proposed.map(({ key, standing }) => [key, standing])).toEqual([
      ['hero/title', 'changed'],
      ['colors/primary', 'done'],
    ]);
    const payload = { keys: ['hero/title'] };
    const stale = await call(owner, 'POST', `/${id}/acceptance`, { revision: seen, payload });
    expect([stale.statusCode, codeOf(stale)]).toEqual([412, 'stale_proposal']);
    expect(stale.json().data).toMatchObject({ id, state: 'waiting' });
    expect((await accept(id, ['hero/title'])).statusCode).toBe(200);
    expect((await managed.draft()).published.document).toMatchObject({
      'hero/title': 'At the harbour',
    });
  });

  test('at the site below it is said, too', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    await site.write({ path: ['hero', 'title'], value: 'Welcome' });
    await site.release();
    expect((await detailsOf(id)).proposed).toMatchObject([{ standing: 'changed' }]);
  });

  test('a setting that is locked by now is not accepted, the others are', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    const { id } = await send();
    await lock('hero');
    expect((await detailsOf(id)).proposed.map(({ standing }) => standing)).toEqual([
      'locked',
      'open',
    ]);
    const refused = await accept(id);
    expect([refused.statusCode, refused.json().problems]).toEqual([
      422,
      [expect.objectContaining({ path: 'hero.title', code: 'locked' })],
    ]);
    expect((await detailsOf(id)).state).toBe('waiting');
    expect((await accept(id, ['colors/primary'])).statusCode).toBe(200);
  });

  test('a setting of a section that is gone says so', async () => {
    const section = { path: ['sections', 'promo'] };
    await site.write({ ...section, value: { type: 'about' } });
    await site.release();
    await managed.write(own('sections/promo/title', 'Our story'));
    const { id } = await send();
    await site.write(section);
    await site.release();
    expect((await detailsOf(id)).proposed).toMatchObject([
      { standing: 'unfit', message: 'There is no such setting any more.' },
    ]);
    expect((await accept(id)).statusCode).toBe(422);
    expect((await decline(id, 'The section is gone')).statusCode).toBe(200);
  });

  test('a sender who is gone is named all the same, and told nothing', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    await drainOutbox(deps);
    expect((await detailsOf(id)).sender_manages).toBe(true);
    const isBasil = and(
      eq(staffAccounts.tenantId, small.tenant),
      eq(staffAccounts.email, 'manager@corner.test'),
    );
    await db.update(staffAccounts).set({ isActive: false }).where(isBasil);
    try {
      expect(await detailsOf(id)).toMatchObject({ sender: 'Basil', sender_manages: false });
      expect((await accept(id)).statusCode).toBe(200);
      expect(await drainOutbox(deps)).toEqual([]);
    } finally {
      await db.update(staffAccounts).set({ isActive: true }).where(isBasil);
    }
  });
});

describe('two at once', () => {
  test('two owners accept: one does, the other is told who was first', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    const replies = await Promise.all([
      accept(id, ['hero/title'], owner),
      accept(id, ['hero/title'], second),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = replies.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().error).toMatch(/^(Olive|Mint) has accepted and published this already\.$/);
    expect(await harbour.versions()).toHaveLength(1);
  });

  test('one accepts and another declines: one of it happens', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    const replies = await Promise.all([accept(id), decline(id, 'No', second)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await drainOutbox(deps)).filter(({ to }) => to.name === 'Basil')).toHaveLength(1);
  });

  test('an acceptance whose reply was lost is answered again', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    await accept(id);
    expect((await accept(id)).statusCode).toBe(200);
    expect(await harbour.versions()).toHaveLength(1);
  });
});

describe('who may', () => {
  test('only its sender takes it back, and the draft is kept', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    expect(codeOf(await withdraw(id, owner))).toBe('not_your_proposal');
    expect((await withdraw(id)).json().data).toMatchObject({ state: 'withdrawn' });
    expect((await withdraw(id)).statusCode).toBe(200);
    expect((await managed.draft()).document).toMatchObject({ 'hero/title': 'At the harbour' });
    const late = await accept(id);
    expect([late.statusCode, late.json().error]).toEqual([409, 'Basil has taken this back.']);
  });

  test('a manager of another restaurant sees and takes back nothing of it', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    expect((await call(elsewhere, 'GET', `/${id}`)).statusCode).toBe(403);
    expect((await withdraw(id, elsewhere)).statusCode).toBe(403);
    expect((await listOf(elsewhere, `?restaurant_id=${small.closedRestaurant}`)).waiting).toBe(0);
    expect((await call(elsewhere, 'GET')).statusCode).toBe(403);
    const theirs = await call(elsewhere, 'POST', `?restaurant_id=${small.restaurant}`, {
      revision: 1,
      payload: { message: '' },
    });
    expect(theirs.statusCode).toBe(403);
  });

  test('managers accept and decline nothing, their own neither', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    expect(codeOf(await accept(id, ['hero/title'], manager))).toBe('not_your_role');
    expect(codeOf(await decline(id, 'No', manager))).toBe('not_your_role');
    expect((await listOf(owner)).waiting).toBe(1);
  });
});

test('whoever has the editor open hears of it with the next sign that they give', async () => {
  const beat = async (headers: StaffHeaders, restaurant?: number) => {
    const query = {
      window_id: '2f0a4d52-6a7e-4a4c-9a55-0a5b1f6f2f01',
      ...(restaurant !== undefined && { restaurant_id: String(restaurant) }),
    };
    const reply = await app.inject({ url: '/api/v2/staff/config/editing', headers, query });
    return reportPresence.reply.parse(reply.json()).data.proposals;
  };
  expect(await beat(owner)).toEqual({ waiting: 0, changed_at: null });
  await managed.write(own('hero/title', 'At the harbour'));
  const { id } = await send();
  const sent = { waiting: 1, changed_at: fridayNoon.toISOString() };
  expect(await beat(owner)).toEqual(sent);
  expect(await beat(owner, small.closedRestaurant)).toEqual(sent);
  expect(await beat(elsewhere, small.closedRestaurant)).toEqual({ waiting: 0, changed_at: null });
  pass(1000);
  await decline(id, 'No');
  expect(await beat(manager, small.restaurant)).toEqual({
    waiting: 0,
    changed_at: now().toISOString(),
  });
});

test('the audit log has what was sent and decided', async () => {
  await managed.write(own('hero/title', 'At the harbour'));
  const { id } = await send();
  await accept(id);
  const { rows } = await pool.query(
    `select name, call, ids from audit_log where tenant_id = $1 and call like '%Proposal' and ids->>'proposalId' = $2`,
    [small.tenant, id],
  );
  expect(rows).toEqual([{ name: 'Olive', call: 'acceptConfigProposal', ids: { proposalId: id } }]);
  const { rows: sent } = await pool.query(
    `select name from audit_log where tenant_id = $1 and call = 'sendConfigProposal' order by id desc limit 1`,
    [small.tenant],
  );
  expect(sent).toEqual([{ name: 'Basil' }]);
});
