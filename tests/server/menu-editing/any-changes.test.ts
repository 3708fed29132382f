import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { emptyCombo, emptyDish, emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import {
  withoutCategory,
  withoutCombo,
  withoutDish,
  withoutGroup,
  withoutHalfSet,
} from '#schemas/rules/menu-editing/remove-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { draws } from '../../draws.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
await insertSmallOffers(db);
const headers = await signStaffIn(app);
const url = `/api/v2/staff/restaurants/${small.restaurant}/menu`;

type Edit = (menu: MenuDocument) => MenuDocument;

/** One of these entries by a number that any menu takes. */
const pick = (entries: object, place: number) => {
  const keys = Object.keys(entries);
  return keys[place % Math.max(1, keys.length)];
};

const place = fc.nat({ max: 9 });
const hours = fc.subarray([
  { weekday: 1, from: '11:00', to: '15:00' },
  { weekday: 6, from: '18:00', to: '02:00' },
  { weekday: 7, from: '09:00', to: '12:30' },
]);
const cents = fc.integer({ min: 1, max: 9_999_999 }).map((minor) => minor / 100);
const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && !/\p{Cc}/u.test(text));

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({ place, online_price: cents, price: cents, name, hours, is_free: fc.boolean() })
    .map(({ place: at, ...fields }): Edit => (menu) => {
      const key = pick(menu.dishes, at);
      const dish = menu.dishes[key ?? ''];
      if (key === undefined || !dish) return menu;
      return { ...menu, dishes: { ...menu.dishes, [key]: { ...dish, ...fields } } };
    }),
  fc
    .record({ place, name, online_price: cents, groups: fc.boolean() })
    .map(({ place: at, groups, ...fields }): Edit => (menu) => {
      const key = pick(menu.categories, at);
      const category = menu.categories[key ?? ''];
      const added = 'new-dish';
      const dish = {
        ...emptyDish,
        ...fields,
        group_ids: groups ? Object.keys(menu.groups) : [],
        choices: [
          {
            id: 'new-choice',
            name: 'Size',
            is_required: true,
            values: [{ id: 'new-value', name: 'One', price_adjustment: 0 }],
          },
        ],
      };
      const dishes = { ...menu.dishes, [added]: dish };
      if (key === undefined || !category) return { ...menu, dishes };
      const dish_ids = [added, ...category.dish_ids];
      return {
        ...menu,
        dishes,
        categories: { ...menu.categories, [key]: { ...category, dish_ids } },
      };
    }),
  place.map(
    (at): Edit =>
      (menu) =>
        withoutDish(menu, pick(menu.dishes, at) ?? ''),
  ),
  place.map(
    (at): Edit =>
      (menu) =>
        withoutCategory(menu, pick(menu.categories, at) ?? ''),
  ),
  place.map(
    (at): Edit =>
      (menu) =>
        withoutGroup(menu, pick(menu.groups, at) ?? ''),
  ),
  name.map((text): Edit => (menu) => ({
    ...menu,
    category_ids: ['new-category', ...menu.category_ids.toReversed()],
    categories: {
      ...menu.categories,
      'new-category': {
        name: text,
        description: '',
        image_url: null,
        hours: [{ weekday: 7, from: '22:00', to: '02:00' }],
        dish_ids: Object.keys(menu.dishes).toReversed(),
      },
    },
  })),
  fc
    .record({ place, name, price: cents, hours, takes_item_coupons: fc.boolean() })
    .map(({ place: at, ...fields }): Edit => (menu) => {
      const [first, ...dishes] = Object.keys(menu.dishes);
      if (first === undefined) return menu;
      const choice = (dish_id: string, upcharge: number) => ({
        dish_id,
        upcharge,
        is_default: upcharge === 0,
      });
      const combo = {
        ...emptyCombo,
        ...fields,
        category_id: pick(menu.categories, at) ?? null,
        steps: [
          { id: 'new-main', name: 'Main', min: 1, max: 1, choices: [choice(first, 0)] },
          {
            id: 'new-side',
            name: 'Side',
            min: 0,
            max: 2,
            choices: dishes.map((dish) => choice(dish, 1.5)),
          },
        ],
      };
      return {
        ...menu,
        combo_ids: ['new-combo', ...menu.combo_ids],
        combos: { ...menu.combos, 'new-combo': combo },
      };
    }),
  fc
    .record({ place, price: cents, name })
    .map(({ place: at, name: step, price }): Edit => (menu) => {
      const key = pick(menu.combos, at);
      const combo = menu.combos[key ?? ''];
      if (key === undefined || !combo) return menu;
      const [first] = Object.keys(menu.dishes);
      const added = {
        id: 'new-step',
        name: `${step} again`,
        min: 1,
        max: 3,
        choices: first === undefined ? [] : [{ dish_id: first, upcharge: 2, is_default: false }],
      };
      const steps = [added, ...combo.steps.slice(1).toReversed()].filter(
        (one, index, all) => all.findIndex(({ name: other }) => other === one.name) === index,
      );
      return { ...menu, combos: { ...menu.combos, [key]: { ...combo, price, steps } } };
    }),
  place.map(
    (at): Edit =>
      (menu) =>
        withoutCombo(menu, pick(menu.combos, at) ?? ''),
  ),
  fc
    .record({ place, name, surcharge: cents, base_mode: fc.constantFrom('average', 'dearest') })
    .map(({ place: at, ...fields }): Edit => (menu) => {
      const set = {
        ...emptyHalfSet,
        ...fields,
        category_id: pick(menu.categories, at) ?? null,
        excluded_values: ['Small'],
        dish_ids: Object.keys(menu.dishes).toReversed(),
      };
      const known = pick(menu.half_sets, at);
      if (known !== undefined && at % 2 === 0) {
        return { ...menu, half_sets: { ...menu.half_sets, [known]: set } };
      }
      return {
        ...menu,
        half_set_ids: [...menu.half_set_ids.toReversed(), 'new-halves'],
        half_sets: { ...menu.half_sets, 'new-halves': set },
      };
    }),
  place.map(
    (at): Edit =>
      (menu) =>
        withoutHalfSet(menu, pick(menu.half_sets, at) ?? ''),
  ),
  fc.record({ place, free_count: place }).map(({ place: at, free_count }): Edit => (menu) => {
    const key = pick(menu.groups, at);
    const group = menu.groups[key ?? ''];
    if (key === undefined || !group) return menu;
    const options = group.options.toReversed();
    return {
      ...menu,
      groups: { ...menu.groups, [key]: { ...group, free_count, options } },
    };
  }),
);

const read = async () => {
  const reply = await app.inject({ url, headers });
  expectStatus(reply, 200);
  return contract.getEditedMenu.reply.parse(reply.json()).data.menu;
};

/** The document with the ids that the server gave in place of the keys that stood for them. */
const withIds = (menu: MenuDocument, ids: Record<string, string>): unknown =>
  JSON.parse(
    JSON.stringify(menu).replaceAll(/"(new-[a-z]+)"/g, (text, key) => {
      const id = ids[String(key)];
      return id === undefined ? text : JSON.stringify(id);
    }),
  );

test('whatever is changed is what is read, and taking all of it back gives the menu of before', async () => {
  const begun = await read();
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const change of edits) {
        const before = await read();
        const after = change(before);
        const changes = reversible(before, changesBetween(before, after));
        if (changes.length === 0) continue;
        const payload = { transaction_id: randomUUID(), changes };
        const reply = await app.inject({ method: 'PATCH', url, headers, payload });
        expectStatus(reply, 200);
        const { menu, new_ids: ids } = contract.changeMenu.reply.parse(reply.json()).data;
        expect(menu).toEqual(withIds(after, ids));
      }
      const history = await app.inject({ url: `${url}/changes`, headers });
      const { entries } = contract.listMenuChanges.reply.parse(history.json()).data;
      const undone = new Set(entries.flatMap(({ undoes_id }) => undoes_id ?? []));
      for (const entry of entries) {
        if (entry.origin === 'undo' || undone.has(entry.id)) continue;
        const reply = await app.inject({
          method: 'POST',
          url: `${url}/changes/${entry.id}/undo`,
          headers,
          payload: { transaction_id: randomUUID() },
        });
        expectStatus(reply, 200);
      }
      expect(await read()).toEqual(begun);
    }),
    { numRuns: draws(15) },
  );
});
