import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { modifiers, nestedModifierGroups, orders, products } from '#server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
await db
  .update(modifiers)
  .set({ allergens: ['milk'] })
  .where(eq(modifiers.id, small.extras.cheese));
// Brioche asks for extras of its own.
await db.insert(nestedModifierGroups).values({
  tenantId: small.tenant,
  modifierId: small.bread.brioche,
  modifierGroupId: small.extras.id,
});
const manager = await signStaffIn(app, 'manager@corner.test');

const cheese = { modifier_id: small.extras.cheese, quantity: 1, configurations: [] };
const brioche = { modifier_id: small.bread.brioche, quantity: 1, configurations: [] };

let guests = 4_310_000;
async function briocheWithCheese() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(
    { ...plainBurger, modifiers: [{ ...brioche, modifiers: [cheese] }] },
    lemonade,
  );
  return { shopper, order: await shopper.placed() };
}

describe('R14 what a kitchen has to know of a line is copied as sold', () => {
  test('the allergens of its dishes and options, and how deep each choice is', async () => {
    const { shopper, order } = await briocheWithCheese();
    const [burger, drink] = order.items;
    expect(burger?.allergens).toEqual(['egg', 'gluten', 'milk']);
    expect(drink?.allergens).toEqual([]);
    expect(burger?.choices.map(({ name, depth }) => [name, depth])).toEqual([
      ['Regular', 0],
      ['Brioche', 0],
      ['Cheese', 1],
    ]);
    // The menu changes; what was sold does not.
    await db.update(products).set({ allergens: ['nuts'] });
    deps.menus.clear();
    expect((await shopper.order(order.id)).items[0]?.allergens).toEqual(['egg', 'gluten', 'milk']);
  });

  test('staff see the table that an order is served at, and none of the others', async () => {
    await briocheWithCheese();
    const reply = await app.inject({ url: '/api/v2/staff/orders', headers: { ...manager } });
    expectStatus(reply, 200);
    const [order] = contract.listStaffOrders.reply.parse(reply.json()).data;
    expect(order?.table).toBeNull();
    await db.update(orders).set({ deliveryMethod: 'dine_in', tableName: '12' });
    const served = await app.inject({ url: '/api/v2/staff/orders', headers: { ...manager } });
    expect(contract.listStaffOrders.reply.parse(served.json()).data[0]?.table).toBe('12');
  });
});
