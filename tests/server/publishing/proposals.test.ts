import { describe, expect, test } from 'vitest';
import { siteProposals } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { codeOf, openProposalShop, own } from './proposal-shop.ts';

const {
  db,
  deps,
  owner,
  manager,
  managed,
  harbour,
  call,
  trySend,
  send,
  detailsOf,
  listOf,
  accept,
  decline,
  lock,
  now,
} = await openProposalShop();

describe('a manager sends', () => {
  test('what the draft changes, and every owner is mailed once', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    const proposal = await send('For the summer');
    expect(proposal).toMatchObject({
      state: 'waiting',
      restaurant_id: small.restaurant,
      sender: 'Basil',
      is_own: true,
      message: 'For the summer',
      changes: 2,
      decided_by: null,
    });
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
      'owner@corner.test',
      'second@corner.test',
    ]);
    expect(mails[0]?.text).toContain('Basil writes: For the summer');
    expect(mails[0]?.text).toContain('/?edit');
    expect((await managed.draft()).document).toMatchObject({ 'hero/title': 'At the harbour' });
  });

  test('from the revision that they saw', async () => {
    const revision = await managed.write(own('hero/title', 'At the harbour'));
    const path = `?restaurant_id=${small.restaurant}`;
    const payload = { message: '' };
    expect((await call(manager, 'POST', path, { payload })).statusCode).toBe(428);
    const reply = await call(manager, 'POST', path, { payload, revision: revision - 1 });
    expect([reply.statusCode, codeOf(reply)]).toEqual([412, 'stale_draft']);
    expect((await listOf(owner)).waiting).toBe(0);
  });

  test('the same twice: it is one, and one mail', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const first = await send('Please');
    expect((await send('Please')).id).toBe(first.id);
    expect((await listOf(owner)).proposals).toHaveLength(1);
    expect(await drainOutbox(deps)).toHaveLength(2);
  });

  test('and once more after another change: the newer one waits, without another mail', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const first = await send();
    await managed.write(own('hero/title', 'By the sea'));
    const next = await send();
    expect((await listOf(owner)).proposals.map(({ id }) => id)).toEqual([next.id]);
    expect((await detailsOf(first.id)).state).toBe('replaced');
    expect(await drainOutbox(deps)).toHaveLength(2);
    const refused = await decline(first.id, 'No');
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'Newer changes were sent in place of these.',
    ]);
  });

  test('nothing where nothing differs, and not what is locked', async () => {
    expect(codeOf(await trySend())).toBe('nothing_to_publish');
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    await lock('hero');
    const { id } = await send();
    const { proposed } = await detailsOf(id);
    expect(proposed.map(({ key }) => key)).toEqual(['colors/primary']);
    await lock('hero', 'colors');
    expect(codeOf(await trySend('Again'))).toBe('locked');
  });

  test('nothing that could not be published', async () => {
    await managed.write(own('hero/ctaLink', '#nowhere'));
    const reply = await trySend();
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'refused']);
  });

  test('twenty a day, and then no more', { tags: ['slow'] }, async () => {
    for (let i = 0; i < 20; i += 1) {
      await managed.write(own('hero/title', `Title ${i}`));
      await send();
    }
    await managed.write(own('hero/title', 'One too many'));
    expect(codeOf(await trySend())).toBe('too_many_proposals');
    const yesterday = new Date(now().getTime() - 25 * 60 * 60 * 1000);
    await db.update(siteProposals).set({ sentAt: yesterday });
    expect((await send()).state).toBe('waiting');
  });

  test('and owners do not: they publish', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    expect(codeOf(await trySend('', owner))).toBe('owner_publishes');
  });
});

describe('an owner', () => {
  test('accepts all: it is published in the owner’s name, and the draft goes on from there', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    const { id } = await send('For the summer');
    await drainOutbox(deps);
    await managed.write(own('hero/title', 'Later still'));
    const reply = await accept(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      state: 'accepted',
      decided_by: 'Olive',
      left_out: 0,
    });
    const draft = await managed.draft();
    expect(draft.published.document).toEqual({
      'hero/title': 'At the harbour',
      'colors/primary': '#123456',
    });
    expect(draft.document).toMatchObject({ 'hero/title': 'Later still' });
    const [version] = await harbour.versions();
    expect(version).toMatchObject({
      author: 'Olive',
      note: 'Sent by Basil: For the summer',
      kind: 'published',
    });
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['manager@corner.test', expect.stringContaining('are published')],
    ]);
  });

  test('accepts a part: what is left out stays in the draft', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    const { id } = await send();
    const reply = await accept(id, ['hero/title']);
    expect(reply.json().data).toMatchObject({ state: 'accepted', left_out: 1 });
    const draft = await managed.draft();
    expect(draft.published.document).toEqual({ 'hero/title': 'At the harbour' });
    expect(draft.document).toMatchObject({ 'colors/primary': '#123456' });
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain('Left out: one setting');
  });

  test('declines with a reason, which the sender reads, and nothing is published', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    expect((await decline(id, ' ')).statusCode).toBe(400);
    expect((await decline(id, 'Too long for phones')).statusCode).toBe(200);
    const { proposals } = await listOf(manager, `?restaurant_id=${small.restaurant}`);
    expect(proposals).toMatchObject([
      { id, state: 'declined', decided_by: 'Olive', reason: 'Too long for phones', is_own: true },
    ]);
    expect((await managed.draft()).published.document).toEqual({});
    // What had not left yet about what waits is not sent any more.
    const [mail] = await drainOutbox(deps);
    expect(mail?.to.address).toBe('manager@corner.test');
    expect(mail?.text).toContain('Olive writes: Too long for phones');
    expect((await listOf(owner)).waiting).toBe(0);
  });

  test('who publishes the draft itself has accepted what was sent of it', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    await harbour.release();
    expect(await detailsOf(id)).toMatchObject({ state: 'accepted', decided_by: 'Olive' });
  });

  test('who publishes something else leaves it waiting', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const { id } = await send();
    await harbour.write(own('hero/title', 'By the owner'));
    await harbour.release();
    expect(await detailsOf(id)).toMatchObject({ state: 'waiting' });
  });
});
