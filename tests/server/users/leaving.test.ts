import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { storeMessage } from '../setup/foreign-contact.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { bookerWith, reservationOf, saturday } from '../setup/booking-calls.ts';
import { expectStatus, lemonade, shopperOf } from '../setup/shopper.ts';

const { app, db, pool, call, mailsTo, signUp, signIn, as } = await openAccountShop();

await setBookingRules(db);
const room = await addArea(db, 'Room');
await addTables(
  db,
  room,
  Array.from({ length: 8 }, () => [1, 4] as const),
);

type Person = { name: string; mailbox: string; phone: string; street: string };
const secret = 'Zephyrine Quill';
const zephyrine: Person = {
  name: secret,
  mailbox: 'zephyrine',
  phone: '0400 987 654',
  street: '99 Hidden Lane',
};
const proof = { password: goodPassword };
let people = 0;
const newAddress = (mailbox = zephyrine.mailbox) => `${mailbox}-${(people += 1)}@quill.example`;
const homeOf = ({ street }: Person) => ({
  formattedAddress: street,
  city: 'Melbourne',
  postcode: '3057',
  suburb: 'Brunswick East',
});

async function personWithOrder(status: 'completed' | 'placed', person = zephyrine) {
  const { name, phone } = person;
  const home = homeOf(person);
  const email = newAddress(person.mailbox);
  const who = await signUp(email, { name, phone_no: phone });
  const headers = { host: 'corner.test', ...as(who).headers };
  const shopper = shopperOf(app, 0, headers, { user_id: who.user.id });
  await shopper.fillCart({ ...lemonade, notes: `for ${name}` });
  const order = await shopper.placed();
  await pool.query('update orders set status = $2, shipping_details = $3 where id = $1', [
    order.id,
    status,
    home,
  ]);
  await call('POST', '/me/addresses', home, as(who));
  await storeMessage(db, { name, email: email.toUpperCase(), message: `from ${name}` });
  const table = bookerWith({ app }, headers);
  const held = reservationOf(await table.hold(saturday('18:00')));
  expectStatus(await table.confirm(held.id, { name, email, wishes: `for ${name}` }), 200);
  return { email, who, order };
}

describe('R94 deleting an account', () => {
  test('leaves nothing of a person in any table, and the order’s money as it was', async () => {
    const tablesTaken = async () =>
      (await pool.query('select from reservation_tables where tenant_id = $1', [small.tenant]))
        .rowCount;
    const takenBefore = await tablesTaken();
    const { email, who, order } = await personWithOrder('completed', {
      name: 'Ottoline Marsh',
      mailbox: 'ottoline',
      phone: '0400 123 987',
      street: '7 Secret Row',
    });
    expect(await tablesTaken()).not.toBe(takenBefore);
    await mailsTo(email);
    expectStatus(await call('POST', '/me/deletion', { proof }, as(who)), 200);
    const [goodbye] = await mailsTo(email);
    expect(goodbye?.subject).toBe('Your account at Corner Kitchen is deleted');
    expect((await call('GET', '/me', undefined, as(who))).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    const tables = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const found = [];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select t::text as row from "${name}" t`);
      const text = rows.map(({ row }) => String(row)).join('\n');
      if (/ottoline|marsh|123 987|7 Secret Row/i.test(text)) {
        found.push(name);
      }
    }
    expect(found).toEqual([]);
    expect(await tablesTaken()).toBe(takenBefore);
    const { rows } = await pool.query(
      'select total, tax_total, customer from orders where id = $1',
      [order.id],
    );
    expect(rows).toEqual([
      {
        total: String(Math.round(order.total * 100)),
        tax_total: expect.any(String),
        customer: { name: '', email: '', phone_no: '' },
      },
    ]);
  });

  test('is refused while an order is under way, without the proof, and with a wrong one', async () => {
    const { who } = await personWithOrder('placed');
    const wrong = await call('POST', '/me/deletion', { proof: { password: 'x' } }, as(who));
    expect(errorReply.parse(wrong.json()).code).toBe('wrong_current_password');
    const early = await call('POST', '/me/deletion', { proof }, as(who));
    expect([early.statusCode, errorReply.parse(early.json()).code]).toEqual([
      409,
      'order_under_way',
    ]);
    expect((await call('POST', '/me/deletion', {}, as(who))).statusCode).toBe(400);
  });

  test('frees the address for another account, which has nothing of the old one', async () => {
    const { email, who } = await personWithOrder('completed');
    const replies = await Promise.all(
      [0, 1].map(() => call('POST', '/me/deletion', { proof }, as(who))),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
    // The day's codes to an address go on counting; another browser's clock is not needed.
    await pool.query("delete from rate_limits where key like 'code%'");
    const next = await signUp(email);
    expect(next.user.id).not.toBe(who.user.id);
    const reply = await call('GET', '/me/export', undefined, as(next));
    expect(contract.exportOwnData.reply.parse(reply.json()).data).toMatchObject({
      addresses: [],
      orders: [],
    });
  });
});

describe('R94 the export of one’s own data', () => {
  test('has all that is stored, and nothing that lets somebody in', async () => {
    const { email, who, order } = await personWithOrder('completed');
    const reply = await call('GET', '/me/export', undefined, as(who));
    expectStatus(reply, 200);
    const data = contract.exportOwnData.reply.parse(reply.json()).data;
    expect(data).toMatchObject({
      profile: { name: secret, email },
      addresses: [{ formattedAddress: '99 Hidden Lane' }],
      sessions: [{ is_current: true }],
      orders: [{ id: order.id, customer: { name: secret } }],
      reservations: [{ name: secret, email, wishes: `for ${secret}` }],
      orders_left_out: 0,
      favourites: [],
      contact_messages: [{ name: secret, answers: [] }],
    });
    expect(reply.body).not.toMatch(/hash|argon2|\$2[aby]\$/i);
    expect(reply.body).not.toContain(who.token);
  });
});
