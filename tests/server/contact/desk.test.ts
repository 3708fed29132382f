import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { storeMessage } from '../setup/foreign-contact.ts';
import { expectStatus } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { openContactShop } from './contact-shop.ts';

const shop = await openContactShop();
const { app, db, deps, staff, list, owner, manager, pass } = shop;
const codeOf = (reply: { json: () => unknown }) => errorReply.parse(reply.json()).code;

beforeEach(async () => {
  // Later than all others, and nothing else waits for an answer.
  pass(60);
  await shop.pool.query('delete from contact_messages');
});

const message = (changes: Parameters<typeof storeMessage>[1] = {}) =>
  storeMessage(db, { createdAt: deps.clock(), touchedAt: deps.clock(), ...changes });
const thread = async (id: string) => {
  const reply = await staff(owner, 'GET', `/${id}`);
  return contract.getContactMessage.reply.parse(reply.json()).data;
};
const answer = (id: string, body: object, { who = owner, key = randomUUID() as string } = {}) =>
  staff(who, 'POST', `/${id}/answers`, body, key);

describe('the list', () => {
  test('has what waits, the newest first, 25 at a time, and counts it', async () => {
    for (let index = 0; index < 30; index += 1) {
      pass(1);
      await message({ message: `Number ${index}` });
    }
    await message({ state: 'answered' });
    const first = await list(owner);
    expect(first.messages).toHaveLength(25);
    expect(first.messages[0]?.text).toBe('Number 29');
    expect(first.open_count).toBe(30);
    const second = await list(owner, `?after=${first.next}`);
    expect(second.messages.map(({ text }) => text)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `Number ${index}`),
    );
    expect(second.next).toBeNull();
  });

  test('is filtered, and shows how a long message begins', async () => {
    await message({ state: 'answered', message: `Long ${'🥐 '.repeat(300)}` });
    await message({ state: 'closed' });
    await message({ isSuspected: true });
    const counts = await Promise.all(
      ['open', 'answered', 'closed', 'suspected'].map(async (filter) => {
        const { messages } = await list(owner, `?filter=${filter}`);
        return messages.length;
      }),
    );
    expect(counts).toEqual([0, 1, 1, 1]);
    const { messages } = await list(owner, '?filter=answered');
    expect([...(messages[0]?.text ?? '')]).toHaveLength(201);
  });

  test('of a manager has what was written to their restaurant alone', async () => {
    const own = await message();
    const elsewhere = await message({ restaurantId: small.closedRestaurant });
    const general = await message({ restaurantId: null });
    const ids = async (who: typeof owner) => (await list(who)).messages.map(({ id }) => id);
    expect((await ids(owner)).toSorted()).toEqual([own, elsewhere, general].toSorted());
    expect(await ids(manager)).toEqual([own]);
    for (const id of [elsewhere, general]) {
      const replies = [
        await staff(manager, 'GET', `/${id}`),
        await answer(id, { text: 'Yes', revision: 0 }, { who: manager }),
        await staff(manager, 'POST', `/${id}/close`, {}),
        await staff(manager, 'POST', `/${id}/reopen`, {}),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
  });

  test('is none of the people at the desk: a message may be about them', async () => {
    const sage = await signStaffIn(app, 'desk@corner.test');
    expect((await staff(sage, 'GET')).statusCode).toBe(403);
  });
});

describe('an answer', () => {
  test('is stored, mailed with what it answers, and marked when its mail left', async () => {
    const id = await message({ message: 'See https://evil.example\nPlease' });
    const reply = await answer(id, { text: 'Hello Ada,\n\nwe do, from seven.', revision: 0 });
    expectStatus(reply, 201);
    expect(contract.answerContactMessage.reply.parse(reply.json()).data).toMatchObject({
      state: 'answered',
      revision: 1,
      answers: [{ text: 'Hello Ada,\n\nwe do, from seven.', by: 'Olive', mailed_at: null }],
    });
    const [mail, ...others] = await drainOutbox(deps);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Ada', address: 'ada@example.com' },
      subject: 'Our answer to your message: Corner Kitchen',
    });
    expect(mail?.text).toContain('we do, from seven.');
    // Quoted, a link of the customer's is none in the restaurant's mail.
    // Words to the business go to no address that nobody has proved.
    for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/evil|See/);
    expect(mail?.text).toContain('About your message of 20 November 2026.');
    expect(mail?.html).toContain('we do, from seven.');
    expect((await thread(id)).answers[0]?.mailed_at).toBe(deps.clock().toISOString());
  });

  test('sent again with its key is one answer and one mail; another text is refused', async () => {
    const id = await message();
    const key = randomUUID();
    const body = { text: 'Once', revision: 0 };
    const both = await Promise.all([answer(id, body, { key }), answer(id, body, { key })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await thread(id)).answers).toHaveLength(1);
    expect(await drainOutbox(deps)).toHaveLength(1);
    const other = await answer(id, { text: 'Twice', revision: 1 }, { key });
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'idempotency_key_reused']);
  });

  test('of two people at once is one: the second is told and may send theirs then', async () => {
    const id = await message();
    const both = await Promise.all([
      answer(id, { text: 'By Olive', revision: 0 }),
      answer(id, { text: 'By Basil', revision: 0 }, { who: manager }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'contact_message_changed' });
    const { answers, revision } = await thread(id);
    expect(answers).toHaveLength(1);
    expectStatus(await answer(id, { text: 'One more', revision }, { who: manager }), 201);
    const texts = (await thread(id)).answers.map(({ text }) => text);
    expect(texts.toSorted()).toEqual([answers[0]?.text, 'One more'].toSorted());
    await drainOutbox(deps);
  });

  test.each([[''], ['   '], ['x'.repeat(5001)], ['null \u0000 byte']])(
    'is refused where it is no text to send',
    async (text) => {
      const id = await message();
      expect((await answer(id, { text, revision: 0 })).statusCode).toBe(400);
      expect((await thread(id)).answers).toEqual([]);
    },
  );
});

describe('closing and reopening', () => {
  test('say so once, and come to the same when they are asked for again', async () => {
    const id = await message();
    for (const [what, state, revision] of [
      ['close', 'closed', 1],
      ['close', 'closed', 1],
      ['reopen', 'open', 2],
      ['reopen', 'open', 2],
    ] as const) {
      const reply = await staff(owner, 'POST', `/${id}/${what}`, {});
      expectStatus(reply, 200);
      expect(reply.json()).toMatchObject({ data: { state, revision } });
    }
  });

  test('reopening says that a message is no advertising', async () => {
    const id = await message({ isSuspected: true });
    await staff(manager, 'POST', `/${id}/reopen`, {});
    expect((await list(manager)).messages[0]).toMatchObject({ id, is_suspected: false });
  });

  test('meanwhile, an answer to what was seen before is refused', async () => {
    const id = await message();
    await staff(manager, 'POST', `/${id}/close`, {});
    const reply = await answer(id, { text: 'Late', revision: 0 });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'contact_message_changed']);
  });
});
