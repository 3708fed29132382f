import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertPrinter } from '#server/db/queries/printers.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openChangeShop } from '../setup/change-shop.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { plain } from '../setup/offer-lines.ts';

const { db, pool, deps, orderOf, changed, lineAt, move } = await openChangeShop();
await pool.query(
  `update restaurants set order_mails = '{changed}', order_mail_address = 'counter@corner.test'`,
);

test('the customer is mailed what was changed and what it means for the money, also in the kitchen', async () => {
  const { order } = await orderOf([plain('fries', 2), plain('cola')]);
  await move(order, 'preparing');
  await drainOutbox(deps);
  const off = { line_id: await lineAt(order, 1), quantity: 0 };
  await changed(order, { lines: [off] });
  const [toCustomer, toRestaurant, ...none] = await drainOutbox(deps);
  expect(none).toEqual([]);
  expect(toCustomer?.subject).toContain(`Order ${order.number} was changed`);
  expect(toCustomer?.text).toContain(
    '1 × Cola taken off. It costs $4.00 less now. $4.00 goes back to the card you paid with.',
  );
  expect(toRestaurant?.to.address).toBe('counter@corner.test');
  expect(toRestaurant?.subject).toContain(`Order ${order.number} has changed`);
  await changed(order, { version: 1, added: [plain('bread')] });
  const [more, counter] = await drainOutbox(deps);
  expect(more?.text).toContain(
    '1 × Bread added. It costs $6.00 more now. Please pay $6.00 when you collect it.',
  );
  expect(counter?.text).toContain('$10.00 is paid by card. Collect $6.00.');
});

test('a printer that has its ticket prints the change; one that has not draws the order as it is', async () => {
  const { order } = await orderOf([plain('fries')]);
  const printer = randomUUID();
  await insertPrinter(db, {
    tenantId: small.tenant,
    id: printer,
    restaurantId: small.restaurant,
    name: 'Kitchen',
    protocol: 'star',
    tokenHash: 'none',
    columns: 48,
    orderTypes: ['pickup'],
  });
  const kinds = async () =>
    (await pool.query('select kind from print_jobs where printer_id = $1 order by id', [printer]))
      .rows;
  const { order: next } = await orderOf([plain('fries')]);
  await changed(next, { added: [plain('cola')] });
  expect(await kinds()).toEqual([{ kind: 'new' }]);
  await pool.query(`update print_jobs set state = 'printed', attempts = 1`);
  await changed(next, { version: 1, added: [plain('bread')] });
  expect(await kinds()).toEqual([{ kind: 'new' }, { kind: 'changed' }]);
  await changed(order, { added: [plain('cola')] });
  expect(await kinds()).toHaveLength(2);
});
