import { describe, expect, onTestFinished, test } from 'vitest';
import { StarPrinter } from '#tests/stand-ins/star-printer.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { openKitchen } from './printing-kitchen.ts';

const kitchen = await openKitchen();

const kinds = async (printerId: string) =>
  (await kitchen.jobs(printerId)).map(({ kind, state }) => [kind, state]);

async function withPrinter(changes: Parameters<typeof kitchen.addPrinter>[0] = {}) {
  const { id, url } = await kitchen.addPrinter(changes);
  return { id, star: new StarPrinter(url) };
}

describe('a ticket is queued as the order is accepted', () => {
  test('at once where orders accept themselves, once for every copy', async () => {
    const { id } = await withPrinter({ copies: 2 });
    await kitchen.order();
    expect(await kinds(id)).toEqual([
      ['new', 'waiting'],
      ['new', 'waiting'],
    ]);
  });

  test('by hand: not while it waits for an answer, and not a second time for later steps', async () => {
    const { id } = await withPrinter();
    await kitchen.byHand(true);
    const { id: orderId } = await kitchen.order();
    await kitchen.byHand(false);
    expect(await kinds(id)).toEqual([]);
    await kitchen.move(orderId, { to: 'accepted' });
    await kitchen.move(orderId, { to: 'accepted' });
    await kitchen.move(orderId, { to: 'preparing' });
    await kitchen.move(orderId, { to: 'ready' });
    expect(await kinds(id)).toEqual([['new', 'waiting']]);
  });

  test('by card only when its money is there', async () => {
    const { id } = await withPrinter();
    const shopper = await createShopper(kitchen.app, 4_490_001);
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({ payment_method: 'card' });
    expect(await kinds(id)).toEqual([]);
    expect((await shopper.pay(order.id)).statusCode).toBe(200);
    expect(await kinds(id)).toEqual([['new', 'waiting']]);
  });

  test('in the same transaction: where it cannot be queued there is no order', async () => {
    await withPrinter();
    await kitchen.pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await kitchen.pool.query(
      'create trigger refuse before insert on print_jobs for each row execute function refuse()',
    );
    onTestFinished(async () => {
      await kitchen.pool.query('drop function if exists refuse cascade');
    });
    const shopper = await createShopper(kitchen.app, 4_490_002);
    await shopper.fillCart(lemonade);
    const before = await kitchen.pool.query('select count(*) from orders');
    const reply = await shopper.place(shopper.orderBody(await shopper.cart()));
    await kitchen.pool.query('drop function refuse cascade');
    const after = await kitchen.pool.query('select count(*) from orders');
    expect(reply.statusCode).toBe(500);
    expect(after.rows).toEqual(before.rows);
  });

  test('only at printers of its type', async () => {
    const { id } = await withPrinter({ order_types: ['delivery'] });
    await kitchen.order();
    expect(await kinds(id)).toEqual([]);
  });
});

describe('an order that changes after its ticket was fetched is printed again', () => {
  test('for another time and when it is cancelled', async () => {
    const { id, star } = await withPrinter();
    const { id: orderId } = await kitchen.order();
    await star.round();
    await kitchen.changeTime(orderId, 90);
    await star.round();
    await kitchen.move(orderId, { to: 'cancelled', reason: 'No gas' });
    expect(await kinds(id)).toEqual([
      ['new', 'printed'],
      ['changed', 'printed'],
      ['cancelled', 'waiting'],
    ]);
    expect(await star.round()).not.toBeNull();
  });

  test('but what nobody fetched yet is drawn as the order then is, and goes with it', async () => {
    const { id, star } = await withPrinter();
    const { id: orderId } = await kitchen.order();
    await kitchen.changeTime(orderId, 90);
    expect(await kinds(id)).toEqual([['new', 'waiting']]);
    await kitchen.move(orderId, { to: 'cancelled', reason: 'No gas' });
    expect(await kinds(id)).toEqual([]);
    expect(await star.round()).toBeNull();
  });

  test('and nothing is printed of what was handed over long ago', async () => {
    const { star } = await withPrinter();
    const { id: orderId } = await kitchen.order();
    await kitchen.move(orderId, { to: 'completed' });
    expect(await star.round()).toBeNull();
    await kitchen.order();
    kitchen.pass(13 * 60 * 60);
    onTestFinished(() => kitchen.pass(-13 * 60 * 60));
    expect(await star.round()).toBeNull();
  });
});
