import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { insertCoupon, offers } from '#tests/fixtures/small-offers.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { item, openChangeShop } from '../setup/change-shop.ts';
import { halves, meal, olives, pizza, plain, plainPizza } from '../setup/offer-lines.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';

const shop = await openChangeShop();
const { app, db, pool, deps, desk, orderOf, refunded, move, seen } = shop;
const { askPreview, preview, change, changed, codeOf, lineAt } = shop;

const fries = { kind: 'product' as const, itemId: offers.fries.id };
const takeOff = async (order: { id: string }, at: number) => ({
  lines: [{ line_id: await lineAt(order, at), quantity: 0 }],
});
const quantityOf = async (order: { id: string }, quantity: number, at = 0) => ({
  lines: [{ line_id: await lineAt(order, at), quantity }],
});
const newMenu = () => pool.query('update restaurants set menu_version = menu_version + 1');
const givenOver = async (orderId: string) =>
  (
    await pool.query(
      `select coalesce(sum(s.refunded), 0)::int as given from sandbox_payments s
       join payments p on p.tenant_id = s.tenant_id and p.id = s.id where p.order_id = $1`,
      [orderId],
    )
  ).rows[0].given;

describe('the lines of an accepted order', () => {
  test('cost less by card: the difference goes back to it, once, and is in the ledger', async () => {
    // Refunds of other tests are not counted here.
    await sendRefunds(deps);
    const { order, shopper } = await orderOf([plain('fries', 2), plain('cola')]);
    const asked = await takeOff(order, 1);
    expect(await preview(order, asked)).toMatchObject({
      total_was: 14,
      total: 10,
      refund: 4,
      collect: 0,
      changes: [{ kind: 'removed', name: 'Cola', was: 1 }],
      problems: [],
    });
    expect((await seen(order)).items).toHaveLength(2);
    const after = await changed(order, asked, { reason: 'The fridge broke.' });
    expect(after).toMatchObject({ total: 10, due: 10, to_collect: 0, payment_status: 'paid' });
    expect(after.refunds).toMatchObject([
      { amount: 4, actor: 'staff', staff_name: 'Basil', reason: 'The fridge broke.' },
    ]);
    expect(after.refundable).toMatchObject({ left: 10 });
    expect(after.events.at(-1)).toMatchObject({ by: 'Basil', reason: 'The fridge broke.' });
    expect(await sendRefunds(deps)).toBe(1);
    expect(await givenOver(order.id)).toBe(400);
    expect(await shopper.order(order.id)).toMatchObject({
      items: [{ name: 'Fries', quantity: 2 }],
      changes: [{ total_was: 14, total_now: 10, refunded: 4, collect_now: 0 }],
      refunds: [{ amount: 4, state: 'done' }],
    });
  });

  test('cost more by card: the card is not charged again, the rest is collected', async () => {
    const { order } = await orderOf([plain('fries')]);
    const asked = { added: [plain('cola', 2), meal(pizza('margherita'))] };
    expect(await preview(order, asked)).toMatchObject({ total: 28, refund: 0, collect: 23 });
    const after = await changed(order, asked);
    expect(after).toMatchObject({
      total: 28,
      to_collect: 23,
      payment_status: 'paid',
      changes: [{ lines: [{ kind: 'added', name: 'Cola', now: 2 }, { name: 'Pizza meal' }] }],
      refundable: {
        left: 28,
        tenders: [
          { kind: 'card', left: 5 },
          { kind: 'cash', left: 23 },
        ],
      },
    });
    // Less again is first collected less, then goes back.
    const less = await changed(order, { version: 1, ...(await takeOff(order, 2)) });
    expect(less).toMatchObject({ total: 13, to_collect: 8, refunds: [] });
    const least = await changed(order, {
      version: 2,
      lines: [
        { line_id: await lineAt(order, 0), quantity: 0 },
        { line_id: await lineAt(order, 1), quantity: 1 },
      ],
    });
    expect(least).toMatchObject({ total: 4, to_collect: 0, refunds: [{ amount: 1 }] });
    const done = await move(order, 'completed');
    expect(done).toMatchObject({ to_collect: 0, refundable: { left: 4 } });
  });

  test('to be paid in cash cost what they are: only what is to be collected differs', async () => {
    const { order } = await orderOf([plain('fries')], 'cashOnDelivery');
    const more = await changed(order, await quantityOf(order, 3));
    expect(more).toMatchObject({ to_collect: 15, payment_status: 'unpaid', refunds: [] });
    const less = await changed(order, { version: 1, ...(await quantityOf(order, 2)) });
    expect(less).toMatchObject({ to_collect: 10, refunds: [], refundable: { left: 10 } });
    const after = await refunded(order, { what: { kind: 'amount' }, amount: 3 });
    expect(after.to_collect).toBe(7);
    const again = await changed(order, { version: 2, added: [plain('cola')] });
    expect(again).toMatchObject({ due: 14, to_collect: 11 });
    expect(await move(order, 'completed')).toMatchObject({ refundable: { left: 11 } });
  });

  test('have other choices, another note and halves, at the prices of the menu for what is new', async () => {
    const { order } = await orderOf([plainPizza('margherita'), plain('cola')]);
    const id = await lineAt(order);
    const addToPrice = async (cents: number) => {
      await pool.query('update restaurant_products set price = price + $1 where id = $2', [
        cents,
        offers.cola.id,
      ]);
      await newMenu();
    };
    await addToPrice(700);
    onTestFinished(() => addToPrice(-700));
    const asked = {
      lines: [
        { line_id: id, quantity: 1, notes: 'Well done', item: plainPizza('margherita', [olives]) },
      ],
      added: [halves(pizza('margherita'), pizza('diavola'))],
    };
    const before = await seen(order);
    const look = await preview(order, asked);
    expect(look.changes).toEqual([
      { kind: 'options', name: 'Margherita' },
      { kind: 'note', name: 'Margherita' },
      { kind: 'added', name: expect.stringContaining('½ Margherita'), now: 1 },
    ]);
    // What nobody changed costs what it was sold at.
    expect(look.lines[1]).toMatchObject({ name: 'Cola', unit_price: 4 });
    const after = await changed(order, asked);
    expect(after.items[0]).toMatchObject({ id, notes: 'Well done', choices: expect.any(Array) });
    expect(after.items[0]?.choices.map(({ name }) => name)).toContain('Olives');
    expect(after.items[1]?.id).toBe(before.items[1]?.id);
    expect(after.total).toBe(look.total);
  });

  test('a code that no longer counts is said before, and its use is given back', async () => {
    await insertCoupon(db, { code: 'TENNER', customerLimit: 1 });
    const { order } = await orderOf([plain('fries', 3)], 'card', {
      coupon_code: 'TENNER',
      expected_total: 13.5,
    });
    // Its own use does not stand against it.
    const more = await preview(order, { added: [plain('cola')] });
    expect(more).toMatchObject({ notices: [], total: 17.1 });
    await pool.query(`update coupons set is_active = false where code = 'TENNER'`);
    const look = await preview(order, { added: [plain('cola')] });
    expect(look).toMatchObject({ notices: [{ path: 'coupon_code' }], total: 19, collect: 5.5 });
    expect(look.differences).toContainEqual(
      expect.objectContaining({ kind: 'bill', line: 'coupon', now: null }),
    );
    expect(await changed(order, { added: [plain('cola')] })).toMatchObject({ coupon_code: null });
    const { rows } = await pool.query('select released_at from coupon_uses where order_id = $1', [
      order.id,
    ]);
    expect(rows[0].released_at).not.toBeNull();
  });

  test('what is not there is refused by name, and what is taken off is there again', async () => {
    const { order } = await orderOf([plain('cola')]);
    await setStock(deps, fries, 4);
    onTestFinished(async () => {
      await pool.query('delete from stock_levels');
      deps.menus.clear();
    });
    const { order: other } = await orderOf([plain('fries')]);
    expect(await preview(order, { added: [plain('fries', 2)] })).toMatchObject({
      problems: [{ code: 'out_of_stock', message: 'Only 1 of Fries is left.' }],
    });
    expect(await codeOf(change(order, { added: [plain('fries', 2)] }))).toEqual([
      409,
      'out_of_stock',
    ]);
    await changed(order, { added: [plain('fries')] });
    expect(await stockOf(db, fries)).toBe(0);
    // Sold out, and what is held stays: a note can still be written.
    const note = { line_id: await lineAt(other), quantity: 1, notes: 'Salt apart' };
    await changed(other, { lines: [note] });
    await changed(order, { version: 1, ...(await takeOff(order, 1)) });
    expect(await stockOf(db, fries)).toBe(2);
    await move(other, 'cancelled', 'They left.');
    expect(await stockOf(db, fries)).toBe(4);
  });

  test('a dish that is off is refused, and one that left the menu names itself', async () => {
    const { order } = await orderOf([plain('bread'), plain('cola')]);
    const setOnMenu = async (isAvailable: boolean) => {
      await pool.query('update restaurant_products set is_available = $1 where id = $2', [
        isAvailable,
        offers.bread.id,
      ]);
      await newMenu();
    };
    await setOnMenu(false);
    onTestFinished(() => setOnMenu(true));
    expect(await codeOf(change(order, await quantityOf(order, 2)))).toEqual([409, 'sold_out']);
    await changed(order, { added: [plain('cola')] });
  });
});

describe('two at once, and the same call again', () => {
  test('of two tablets the later one is told, and can look and go on', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    const calls = [{ added: [plain('cola')] }, { added: [plain('bread')] }];
    const replies = await Promise.all(calls.map((one) => change(order, one)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'order_changed' });
    const left = replies[0]?.statusCode === 409 ? calls[0] : calls[1];
    const after = await changed(order, { version: 1, ...left });
    expect(after.items.map(({ name }) => name).toSorted()).toEqual(['Bread', 'Cola', 'Fries']);
    expect(after.to_collect).toBe(10);
  });

  test('the same key changes it once, however often it arrives; another body is refused', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    const asked = await quantityOf(order, 1);
    const by = { key: randomUUID(), seen: { total: 5, refund: 5, collect: 0 } };
    const replies = await Promise.all([1, 2, 3].map(() => change(order, asked, by)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await move(order, 'preparing');
    expect((await change(order, asked, by)).statusCode).toBe(200);
    expect(await seen(order)).toMatchObject({ total: 5, refunds: [{ amount: 5 }], changes: [{}] });
    expect(await codeOf(change(order, { added: [plain('cola')] }, by))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  test('another amount than was seen changes nothing', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    const seenThen = { total: 4, refund: 6, collect: 0 };
    expect(await codeOf(change(order, await quantityOf(order, 1), { seen: seenThen }))).toEqual([
      409,
      'order_changed',
    ]);
    expect(await seen(order)).toMatchObject({ total: 10, changes: [], refunds: [] });
  });
});

describe('who may change what', () => {
  test('nothing is left: cancel it; nothing is different: that is said', async () => {
    const { order } = await orderOf([plain('fries')]);
    expect(await codeOf(change(order, await takeOff(order, 0)))).toEqual([422, 'order_empty']);
    expect(await codeOf(change(order, {}))).toEqual([422, 'nothing_changed']);
    const elsewhere = { lines: [{ line_id: 1, quantity: 2 }] };
    expect((await askPreview(order, elsewhere)).json()).toMatchObject({ code: 'order_changed' });
  });

  test.each(['ready', 'completed', 'cancelled'])('not once it is %s', async (to) => {
    const { order } = await orderOf([plain('fries')]);
    await move(order, to, 'Because.');
    expect(await codeOf(change(order, { added: [plain('cola')] }))).toEqual([409, 'order_state']);
  });

  test('what was refunded by name stays, and no more goes back than was paid', async () => {
    const { order } = await orderOf([plain('fries', 2), plain('cola')]);
    const line = { line_id: await lineAt(order), part: null, quantity: 1 };
    await refunded(order, { what: { kind: 'items', items: [line] }, amount: 5 });
    expect(await codeOf(change(order, await quantityOf(order, 1)))).toEqual([409, 'line_refunded']);
    await refunded(order, { what: { kind: 'amount' }, amount: 7 });
    // 2 of 14 are left, and the cola was 4.
    expect(await codeOf(change(order, await takeOff(order, 1)))).toEqual([409, 'refund_changed']);
    await sendRefunds(deps);
    expect(await givenOver(order.id)).toBe(1200);
  });

  test('people of the role staff give back up to their limit, and change all that costs no more', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    const less = await quantityOf(order, 1);
    expect(await codeOf(change(order, less, { as: desk }))).toEqual([403, 'refund_limit']);
    expect(await changed(order, { added: [plain('cola')] }, { as: desk })).toMatchObject({
      to_collect: 4,
    });
    await pool.query('update restaurants set staff_refund_limit = 500');
    await changed(order, { version: 1, ...(await takeOff(order, 1)) }, { as: desk });
    await changed(order, { version: 2, ...less }, { as: desk });
    await pool.query('update restaurants set staff_refund_limit = 0');
    expect((await seen(order)).refundable?.staff_left).toBe(0);
  });

  test('to staff of another tenant the order does not exist', async () => {
    const { order } = await orderOf([plain('fries')]);
    const as = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    expect(await codeOf(change(order, { added: [item(plain('cola'))] }, { as }))).toEqual([
      404,
      'unknown_order',
    ]);
  });
});
