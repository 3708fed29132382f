import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { configurationValues, modifiers } from '#server/db/schema.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, plainBurger } from '../setup/shopper.ts';

const { app, db, deps } = await buildSmallApp();
let nextGuest = 4_720_000;
const burger = {
  ...plainBurger,
  modifiers: [
    ...plainBurger.modifiers,
    { modifier_id: small.extras.bacon, quantity: 1, configurations: [] },
  ],
};
const bacon = and(eq(modifiers.tenantId, small.tenant), eq(modifiers.id, small.extras.bacon));
const large = and(
  eq(configurationValues.tenantId, small.tenant),
  eq(configurationValues.id, small.size.large),
);
const setBacon = async (change: Partial<typeof modifiers.$inferInsert>) => {
  await db.update(modifiers).set(change).where(bacon);
  deps.menus.clear();
};
const setLarge = async (isListed: boolean) => {
  await db.update(configurationValues).set({ isListed }).where(large);
  deps.menus.clear();
};

afterEach(async () => {
  await setBacon({ isListed: true, translations: {} });
  await setLarge(true);
});

async function withBurger(changes: object = {}) {
  const shopper = await createShopper(app, (nextGuest += 1));
  const cart = await shopper.fillCart({ ...burger, ...changes });
  return { shopper, cart };
}

test('a choice that left the menu is named in the cart, with its dish and what can be done', async () => {
  const { shopper, cart } = await withBurger();
  await setBacon({ isListed: false });
  const { problems } = await shopper.cart();
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    [
      'unknown_modifier',
      `Bacon is no longer on the menu. Change ${small.burger.name}, or remove it, to go on.`,
    ],
  ]);
  const placing = await shopper.place(shopper.orderBody(cart));
  expect(placing.statusCode).toBe(409);
  expect(errorReply.parse(placing.json()).problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Bacon is no longer') }),
  );
});

test('so is a size', async () => {
  const { shopper } = await withBurger({
    configurations: [{ attribute_id: small.size.id, attribute_value_id: small.size.large }],
  });
  await setLarge(false);
  const { problems } = await shopper.cart();
  expect(problems.map(({ message }) => message)).toContain(
    `Large is no longer on the menu. Change ${small.burger.name}, or remove it, to go on.`,
  );
});

test('it is named in the language of whoever reads the cart, where it is translated', async () => {
  const { shopper } = await withBurger();
  await setBacon({
    isListed: false,
    translations: { es: { name: [sourceMark('Bacon'), 'Tocino'] } },
  });
  const reply = await shopper.call(
    'GET',
    `/v2/cart?guest_id=${shopper.guestId}&restaurant_id=${small.restaurant}`,
    undefined,
    { 'accept-language': 'es' },
  );
  expect(reply.json().data.problems[0].message).toMatch(/^Tocino ya no está en la carta/);
});
