import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportedMenu } from '#server/import/menu/imported-menu.ts';
import { draws } from '../../draws.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openImports } from './open-imports.ts';

const { read, undo, importNow, sold } = await openImports();

const ids = ['a', 'b', 'c', 'd'] as const;
const suspended = fc.constantFrom(
  null,
  'until-further-notice' as const,
  'not-told' as const,
  new Date('2027-01-15T08:00:00Z'),
);
const someOf = (all: readonly string[]) => fc.shuffledSubarray([...all]);
const anyMenu: fc.Arbitrary<ImportedMenu> = fc
  .record({ products: someOf(ids), groups: someOf(ids), categories: someOf(ids) })
  .chain(({ products, groups, categories }) =>
    fc.record({
      products: fc.tuple(
        ...products.map((externalId) =>
          fc.record({
            externalId: fc.constant(externalId),
            name: fc.constantFrom('Pho', 'x'.repeat(120), 'Bún ’chay'),
            description: fc.constantFrom('', 'Hot'),
            price: fc.nat({ max: 3 }).map((units) => units * 500),
            diets: fc.constantFrom([], ['vegan']),
            suspended,
            groupIds: someOf(groups),
          }),
        ),
      ),
      groups: fc.tuple(
        ...groups.map((externalId) =>
          fc.record({
            externalId: fc.constant(externalId),
            name: fc.constantFrom('Bread', 'Sauce'),
            // More than can be chosen: files say such things, and no form would.
            min: fc.nat({ max: 5 }),
            max: fc.constantFrom(null, 5, 6),
            modifiers: someOf(ids).chain((options) =>
              fc.tuple(
                ...options.map((option) =>
                  fc.record({
                    externalId: fc.constant(option),
                    name: fc.constantFrom('Rye', 'White'),
                    price: fc.nat({ max: 300 }),
                    maxQuantity: fc.constantFrom(1, 3),
                    isDefault: fc.boolean(),
                    suspended: suspended.map((one) => (one === 'not-told' ? null : one)),
                  }),
                ),
              ),
            ),
          }),
        ),
      ),
      categories: fc.tuple(
        ...categories.map((externalId) =>
          fc.record({
            externalId: fc.constant(externalId),
            name: fc.constantFrom('Lunch', 'Dinner'),
            description: fc.constant(''),
            hours: fc.constantFrom([], [{ weekday: 1, opens: '11:00', closes: '14:00' }]),
            productIds: someOf(products),
          }),
        ),
      ),
    }),
  );

test('any menu imported over any other is taken back to the menu of before, and comes again', async () => {
  const begun = await read();
  await fc.assert(
    fc.asyncProperty(fc.array(anyMenu, { minLength: 1, maxLength: 3 }), async (menus) => {
      const steps: { changeId: number; before: Awaited<ReturnType<typeof state>> }[] = [];
      for (const menu of menus) {
        const before = await state();
        const changeId = await importNow(menu);
        if (changeId === null) continue;
        const after = await state();
        // Taken back and imported again it is the same.
        expectStatus(await undo(changeId), 200);
        expect(await state()).toEqual(before);
        const again = await importNow(menu);
        expect(await state()).toEqual(after);
        if (again !== null) steps.push({ changeId: again, before });
      }
      for (const { changeId, before } of steps.toReversed()) {
        expectStatus(await undo(changeId), 200);
        expect(await state()).toEqual(before);
      }
      expect((await read()).menu).toEqual(begun.menu);
    }),
    // The menu is what the runs before have left, so a smaller example would be of another menu.
    { numRuns: draws(8), endOnFailure: true },
  );

  async function state() {
    return { menu: (await read()).menu, sold: await sold() };
  }
});
