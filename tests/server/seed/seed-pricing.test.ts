import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedGroup, MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { restaurants } from '#server/db/schema.ts';
import { dishPart } from '#ui/menu-model/dish-part.ts';
import { valueCost } from '#ui/dish/offers/offer-costs.ts';
import { comboOffer, dealOffer } from '#ui/dish/offers/offer.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { db } = await createTestDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-seed-pricing-'));
const images = localImages(folder);
const menus = createMenuCache({ db, clock });
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeAll(() =>
  seedDemo({ db, images, clock, port: 3000, picturesFolder: join(folder, 'nowhere') }),
);

async function menuOf(tenantId: number, name: string): Promise<MenuIndex> {
  const [row] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.name, name)));
  return (await menus.get(tenantId, row?.id ?? 0)).menuIndex;
}
const brunswickEast = () => menuOf(139, 'Forno Pomo Brunswick East');

function named<T extends { name: string }>(things: Iterable<T>, name: string): T {
  const found = [...things].find((thing) => thing.name === name);
  if (!found) throw new Error(`The demo has no ${name}.`);
  return found;
}
const dish = (menu: MenuIndex, name: string) => named(menu.products.values(), name);

type OrderRequest = { picks?: readonly string[]; component?: number; position?: 'left' | 'right' };

/** What a hurried guest takes: what is set already, the first of what must be chosen, and `picks`. */
function part(
  product: IndexedProduct,
  { picks = [], component, position }: OrderRequest = {},
): CartPart {
  const choose = (group: IndexedGroup): CartPart['modifiers'] => {
    const requested = group.modifiers.filter(({ name }) => picks.includes(name));
    const set = group.modifiers.filter(({ isDefault }) => isDefault);
    const offered = set.length > 0 ? set : group.modifiers.filter((one) => one.isAvailable);
    const chosen =
      requested.length > 0 ? requested : offered.slice(0, Math.max(group.min, set.length));
    return chosen.map(({ id, groups }) => ({
      modifier_id: id,
      quantity: 1,
      configurations: [],
      modifiers: groups.flatMap(choose),
    }));
  };
  return {
    restaurantProductId: product.id,
    productId: product.productId,
    quantity: 1,
    modifiers: product.groups.flatMap(choose),
    configurations: product.configurations.flatMap(({ attribute, values, is_required }) => {
      const value = values.find(({ display_value }) => picks.includes(display_value)) ?? values[0];
      return is_required && value
        ? [{ attribute_id: attribute.id, attribute_value_id: value.id }]
        : [];
    }),
    componentId: component ?? null,
    position: position ?? null,
  };
}

const line = (kind: CartLine['kind'], parts: CartPart[], offerId: number | null = null) => ({
  kind,
  offerId,
  parts,
  quantity: 1,
  notes: '',
});

/** Minor units of one, once nothing stands against it. */
function priceOf(menu: MenuIndex, requested: CartLine): number {
  expect(lineProblems(requested, menu, 'line')).toEqual([]);
  const resolved = resolveLine(requested, menu);
  if (!resolved) throw new Error('The demo does not sell this line.');
  const { unit, shares } = priceLine(resolved, 'line');
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(unit);
  return unit;
}

test('every dish, meal and bundle of the demo that is not sold out can be ordered', async () => {
  const active = await db.select().from(restaurants).where(eq(restaurants.status, 1));
  let meals = 0;
  for (const { tenantId, id } of active) {
    const { menuIndex } = await menus.get(tenantId, id);
    for (const product of menuIndex.products.values()) {
      if (!product.isAvailable) continue;
      expect(priceOf(menuIndex, line('plain', [part(product)]))).toBeGreaterThanOrEqual(
        product.price - 50,
      );
    }
    for (const combo of menuIndex.combos.values()) {
      expect(combo.isAvailable).toBe(true);
      const parts = combo.components.flatMap(({ id: component, min, choices }) =>
        Array.from({ length: min }, (_, index) => choices[index]?.restaurantProductId ?? 0).flatMap(
          (productId) => {
            const product = menuIndex.products.get(productId);
            return product ? [part(product, { component })] : [];
          },
        ),
      );
      expect(priceOf(menuIndex, line('combo', parts, combo.id))).toBeGreaterThanOrEqual(
        combo.price,
      );
      meals += 1;
    }
    for (const deal of menuIndex.deals.values()) {
      const parts = deal.components.flatMap((component) => {
        const offered = component.restaurantProductIds.flatMap((productId) => {
          const product = menuIndex.products.get(productId);
          return product?.isAvailable ? [product] : [];
        });
        expect(offered.length).toBeGreaterThan(0);
        const [first] = offered;
        return first
          ? [{ ...part(first, { component: component.id }), quantity: component.quantity }]
          : [];
      });
      if (!deal.isAutomatic) priceOf(menuIndex, line('deal', parts, deal.id));
    }
  }
  expect(meals).toBe(7);
});

test('R30 half Margherita, half Diavola costs their middle and a dollar: 2300, large 2950', async () => {
  const menu = await brunswickEast();
  const halves = (picks: readonly string[]) =>
    line('half_and_half', [
      part(dish(menu, 'Margherita'), { position: 'left', picks }),
      part(dish(menu, 'Diavola'), { position: 'right', picks }),
    ]);
  expect(priceOf(menu, halves([]))).toBe(2300);
  expect(priceOf(menu, halves(['Large, 14 inch']))).toBe(2950);
});

test('R32 garlic oil goes on the whole pizza, never on one half', async () => {
  const menu = await brunswickEast();
  const halves = (right: readonly string[]) =>
    line('half_and_half', [
      part(dish(menu, 'Margherita'), { position: 'left', picks: ['Garlic oil, edge to edge'] }),
      part(dish(menu, 'Diavola'), { position: 'right', picks: right }),
    ]);
  expect(lineProblems(halves([]), menu, 'line')).not.toEqual([]);
  expect(priceOf(menu, halves(['Garlic oil, edge to edge']))).toBe(2450);
});

test('R24 of three dips the two cheapest are free: chips at 950 with a ricotta of 400', async () => {
  const menu = await brunswickEast();
  const picks = ['Warm sugo', 'Roast garlic aioli', 'Whipped ricotta'];
  const chips = dish(menu, 'Chips with rosemary salt');
  expect(priceOf(menu, line('plain', [part(chips, { picks })]))).toBe(1350);
});

test('R25 the four on a Capricciosa cost nothing, and swapping one costs the difference', async () => {
  const menu = await brunswickEast();
  const capricciosa = dish(menu, 'Capricciosa');
  expect(priceOf(menu, line('plain', [part(capricciosa)]))).toBe(2550);
  const stored = ['Roasted mushrooms', 'Artichoke hearts', 'Ligurian olives'];
  const four = named(capricciosa.groups, 'The four on top, swap any');
  const swapped = part(capricciosa);
  swapped.modifiers = [
    ...swapped.modifiers.filter(
      ({ modifier_id }) => !four.modifiers.some(({ id }) => id === modifier_id),
    ),
    ...[...stored, 'Prosciutto di Parma instead'].map((name) => ({
      modifier_id: named(four.modifiers, name).id,
      quantity: 1,
      configurations: [],
    })),
  ];
  expect(priceOf(menu, line('plain', [swapped]))).toBe(2650);
});

test('R26 a meal asks for its drink and its ice, three levels down', async () => {
  const menu = await brunswickEast();
  const picks = [
    'With a cold drink and small chips',
    'Chinotto',
    'A slice of orange',
    'Parmigiano',
  ];
  const cotoletta = dish(menu, 'Cotoletta and chips');
  expect(priceOf(menu, line('plain', [part(cotoletta, { picks })]))).toBe(1390 + 850 + 50 + 100);
});

test('R33 a meal costs its price and its upcharges: 3200, with funghi and arancini 4150', async () => {
  const menu = await brunswickEast();
  const combo = named(menu.combos.values(), 'Pizza, side and a drink');
  const meal = (names: readonly string[]) =>
    line(
      'combo',
      names.map((name, index) =>
        part(dish(menu, name), { component: combo.components[index]?.id ?? 0 }),
      ),
      combo.id,
    );
  expect(priceOf(menu, meal(['Margherita', 'Insalata mista', 'Chinotto']))).toBe(3200);
  expect(priceOf(menu, meal(['Funghi e tartufo', 'Arancini, three', 'Chinotto']))).toBe(4150);
});

test('the coffee house gives the first pump of syrup away', async () => {
  const menu = await menuOf(53, 'Husk & Crumb Cooks Hill');
  const picks = ['Vanilla bean', 'Wattleseed'];
  expect(priceOf(menu, line('plain', [part(dish(menu, 'Cold brew'), { picks })]))).toBe(740);
});

test('R33 beside every size and dish of a meal or a deal stands what the server charges for it', async () => {
  const rows = await db
    .select({ id: restaurants.id, tenantId: restaurants.tenantId })
    .from(restaurants)
    .where(eq(restaurants.status, 1));
  let compared = 0;
  for (const { id, tenantId } of rows) {
    const { menuIndex: menu } = await menus.get(tenantId, id);
    const offers = [
      ...[...menu.combos.values()].map((combo) => comboOffer(combo, menu)),
      ...[...menu.deals.values()]
        .filter(({ isAutomatic }) => !isAutomatic)
        .map((deal) => dealOffer(deal, menu)),
    ];
    for (const offer of offers) {
      const parts = offer.steps.flatMap(({ id: component, options: [first] }) =>
        first ? [part(first.dish, { component })] : [],
      );
      const line: CartLine = { kind: offer.kind, offerId: offer.id, parts, quantity: 1, notes: '' };
      const unit = (own: CartPart, place: number) => {
        const resolved = resolveLine({ ...line, parts: parts.with(place, own) }, menu);
        return resolved ? priceLine(resolved, '').unit : 0;
      };
      for (const [place, step] of offer.steps.entries()) {
        const own = parts[place];
        const dish = step.options[0]?.dish;
        if (!own || !dish) continue;
        for (const { attribute, values } of dish.configurations) {
          const at = values.map((value) => {
            const chosen = { attribute_id: attribute.id, attribute_value_id: value.id };
            const cost = valueCost(line, { menu, place }, chosen);
            const others = own.configurations.filter((one) => one.attribute_id !== attribute.id);
            const price = unit({ ...own, configurations: [...others, chosen] }, place);
            return price - (typeof cost === 'number' ? cost : 0);
          });
          // Without its cost each comes to the same.
          expect(new Set(at).size).toBe(1);
          compared += at.length;
        }
        const bare = step.options.map(({ dish: one, upcharge }) => {
          const price = unit(
            dishPart(one, { modifiers: [], configurations: [] }, { componentId: step.id }),
            place,
          );
          return price - (upcharge ?? 0);
        });
        // A deal's dishes have prices of their own.
        expect(offer.kind === 'combo' ? new Set(bare).size : 1).toBe(1);
        compared += bare.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});
