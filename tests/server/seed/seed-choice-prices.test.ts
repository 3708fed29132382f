import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { toMinor } from '#schemas/money.ts';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import { restaurants, tenants } from '#server/db/schema.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import {
  emptyHalves,
  withHalf,
  withTopping,
  type HalvesDraft,
} from '#ui/dish/halves/halves-draft.ts';
import { halvesAttributes, halvesGroups } from '#ui/dish/halves/halves-groups.ts';
import { halvesUnit } from '#ui/dish/halves/halves-unit.ts';
import { halvesValueCost } from '#ui/dish/halves/halves-value-cost.ts';
import { toppingCost } from '#ui/dish/halves/topping-cost.ts';
import { toppingValueCost } from '#ui/dish/halves/topping-value-cost.ts';
import { comboOffer, dealOffer } from '#ui/dish/offers/offer.ts';
import { defaultChoices, dishPart, plainLine } from '#ui/menu-model/dish-part.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { amountOf, compareGroups, compareValues, states, Wrong } from './compare-choices.ts';

/** Both demo businesses: what stands beside each choice is what the price changes by (rule R33). */

const { db } = await createTestDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-choice-prices-'));
const menus = createMenuCache({ db, clock });
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeAll(() =>
  seedDemo({
    db,
    images: localImages(folder),
    clock,
    port: 3000,
    picturesFolder: join(folder, 'nowhere'),
  }),
);

/** Amounts of a page come as decimals, and those of the server do not. */
type DemoMenu = { page: MenuIndex; server: MenuIndex; currency: string };

/** The menu of each business's first restaurant; the others have the same dishes. */
async function demoMenus(): Promise<DemoMenu[]> {
  const first = await db
    .selectDistinctOn([restaurants.tenantId], {
      tenantId: restaurants.tenantId,
      id: restaurants.id,
      currency: tenants.currency,
    })
    .from(restaurants)
    .innerJoin(tenants, eq(tenants.id, restaurants.tenantId))
    .where(eq(restaurants.status, 1))
    .orderBy(restaurants.tenantId, asc(restaurants.position));
  return Promise.all(
    first.map(async ({ tenantId, id, currency }) => {
      const { menu, menuIndex } = await menus.get(tenantId, id);
      return { page: indexMenu(menu, currency), server: menuIndex, currency };
    }),
  );
}

function unitOf(line: CartLine, menu: MenuIndex): number {
  const resolved = resolveLine(line, menu);
  if (!resolved) throw new Error('The demo does not sell this line.');
  return priceLine(resolved, '').unit;
}

test('R33 beside every size and option of every dish stands what it costs', async () => {
  const wrong = new Wrong();
  for (const { page, server, currency } of await demoMenus()) {
    for (const dish of page.products.values()) {
      const plain = defaultChoices(dish);
      compareValues(wrong, dish.name, {
        configurations: dish.configurations,
        chosen: [],
        unit: (configurations) => unitOf(plainLine(dish, { ...plain, configurations }), server),
        costOf: ({ attribute_value_id: id }) => {
          const value = dish.configurations
            .flatMap(({ values }) => values)
            .find((one) => one.id === id);
          return toMinor(value?.price_adjustment ?? 0, currency);
        },
      });
      for (const chosen of states(dish.groups, plain.modifiers)) {
        compareGroups(wrong, dish.name, {
          groups: dish.groups,
          chosen,
          currency,
          unit: (modifiers) => unitOf(plainLine(dish, { modifiers, configurations: [] }), server),
        });
      }
    }
  }
  expect([...new Set(wrong.found)]).toEqual([]);
  expect(wrong.count).toBeGreaterThan(1000);
});

test('R33 beside every option of a dish in a meal or a deal stands what it costs', async () => {
  const wrong = new Wrong();
  for (const { page, server, currency } of await demoMenus()) {
    const offers = [
      ...[...page.combos.values()].map((combo) => comboOffer(combo, page)),
      ...[...page.deals.values()]
        .filter(({ isAutomatic }) => !isAutomatic)
        .map((deal) => dealOffer(deal, page)),
    ];
    for (const { kind, id, name, steps } of offers) {
      const parts = steps.flatMap(({ id: component, options: [first] }) =>
        first ? [dishPart(first.dish, defaultChoices(first.dish), { componentId: component })] : [],
      );
      for (const [place, step] of steps.entries()) {
        for (const { dish } of step.options) {
          for (const chosen of states(dish.groups, defaultChoices(dish).modifiers)) {
            compareGroups(wrong, `${name} › ${dish.name}`, {
              groups: dish.groups,
              chosen,
              currency,
              unit: (modifiers) => {
                const own = dishPart(
                  dish,
                  { modifiers, configurations: [] },
                  { componentId: step.id },
                );
                const line = { kind, offerId: id, quantity: 1, notes: '' };
                return unitOf({ ...line, parts: parts.with(place, own) }, server);
              },
            });
          }
        }
      }
    }
  }
  expect([...new Set(wrong.found)]).toEqual([]);
  expect(wrong.count).toBeGreaterThan(100);
});

test('R31 R33 beside every size and topping of two halves stands what it costs where it lies', async () => {
  const wrong = new Wrong();
  for (const { page, server, currency } of await demoMenus()) {
    for (const set of page.halfSets.values()) {
      const dishes = set.restaurantProductIds.flatMap((id) => page.products.get(id) ?? []);
      for (const [index, right] of dishes.entries()) {
        const left = dishes[0];
        if (!left || index === 0) continue;
        const whole = withHalf(withHalf(emptyHalves, 'left', left), 'right', right);
        const where = `${left.name} / ${right.name}`;
        for (const attribute of halvesAttributes(whole, set)) {
          const prices = attribute.values.map(
            (value) =>
              halvesUnit({ ...whole, values: { [attribute.name]: value.name } }, server) -
              amountOf(halvesValueCost(whole, page, { attribute: attribute.name, value })),
          );
          for (const price of prices) wrong.compare(where, price, prices[0] ?? 0);
        }
        for (const asked of halvesGroups(whole)) {
          if (!asked.isAskedOnce)
            compareToppings(wrong, { where, whole, page, server, currency, set, asked });
        }
      }
    }
  }
  expect([...new Set(wrong.found)]).toEqual([]);
  expect(wrong.count).toBeGreaterThan(100);
});

type Halves = {
  where: string;
  whole: HalvesDraft;
  currency: string;
  page: MenuIndex;
  server: MenuIndex;
  set: Parameters<typeof toppingCost>[0];
  asked: ReturnType<typeof halvesGroups>[number];
};

/** Each topping by itself, on each half and on the whole. */
function compareToppings(
  wrong: Wrong,
  { where, whole, page, server, currency, set, asked }: Halves,
): void {
  for (const option of asked.options) {
    const name = `${where} › ${option.modifier.name}`;
    const without = withTopping(whole, asked.group, option.modifier, null);
    const costIn = (draft: HalvesDraft) => {
      const now = halvesGroups(draft).find(({ group }) => group.name === asked.group.name);
      const own = now?.options.find(({ modifier }) => modifier.name === option.modifier.name);
      if (!now || !own) throw new Error(`${name} is not asked.`);
      return amountOf(toppingCost(set, { asked: now, option: own, draft, currency }));
    };
    const charged = (draft: HalvesDraft) => halvesUnit(draft, server) - halvesUnit(without, server);
    const [only, ...more] = option.places;
    const first = withTopping(
      without,
      asked.group,
      option.modifier,
      more.length > 0 || !only ? 'whole' : only,
    );
    if (!option.modifier.isDefault) wrong.compare(name, costIn(without), charged(first));
    for (const place of option.places) {
      const draft = withTopping(without, asked.group, option.modifier, place);
      if (!option.modifier.isDefault)
        wrong.compare(`${name} (${place})`, costIn(draft), charged(draft));
      const topping = draft.toppings.at(-1);
      if (!topping) continue;
      compareValues(wrong, `${name} (${place})`, {
        configurations: option.modifier.configurations,
        chosen: topping.choice.configurations,
        unit: (configurations) => {
          const changed = { ...topping, choice: { ...topping.choice, configurations } };
          return halvesUnit(
            { ...draft, toppings: [...draft.toppings.slice(0, -1), changed] },
            server,
          );
        },
        costOf: (value) => toppingValueCost(draft, page, { topping, value }),
      });
    }
  }
}
