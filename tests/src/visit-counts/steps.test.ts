import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addedDishes } from '#src/features/visit-counts/added-dishes.ts';
import { createStepSender } from '#src/features/visit-counts/step-sender.ts';
import { stepsOfAddress } from '#src/features/visit-counts/steps-of-address.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['/menu', '', ['menu']],
  ['/menu/margherita-101', '', ['menu', 'dish 12']],
  ['/menu/margherita-101', '?item=9', ['menu', 'dish 12']],
  ['/menu/gone-999', '', ['menu']],
  ['/menu/category/pizza-101', '', ['menu']],
  ['/dine-in-menu', '?table=x', ['menu']],
  ['/', '?item=12', ['dish 12']],
  ['/menu', '?item=12&cart=open', ['menu', 'dish 12']],
  ['/menu', '?item=twelve', ['menu']],
  ['/checkout', '', ['checkout']],
  ['/checkout', '?step=2', ['details']],
  ['/checkout/payment', '', ['details']],
  ['/dine-in-menu/checkout', '', ['checkout']],
  ['/profile', '', []],
])('%s%s shows %j', (pathname, search, steps) => {
  expect(
    stepsOfAddress(pathname, search, [{ id: 12, product_id: 101 }]).map((step) =>
      'dish_id' in step ? `${step.kind} ${step.dish_id}` : step.kind,
    ),
  ).toEqual(steps);
});

test('dishes of a line, of a combo and of halves are added, and nothing by another change', () => {
  const dish = (id: number) => ({ restaurant_product_id: id, product_id: 1 });
  expect(
    addedDishes({
      lines: [
        { ...dish(1), quantity: 1 },
        { combo_product_id: 9, children: [dish(2), dish(3)] },
        { is_half_and_half: 1, portions: [dish(4), dish(5)] },
      ],
    }),
  ).toEqual([1, 2, 3, 4, 5]);
  for (const other of [undefined, { item: dish(1) }, { lines: 3 }, { lines: [null, {}] }]) {
    expect(addedDishes(other)).toEqual([]);
  }
});

test('each step is sent once, together with what came within ten seconds, for each restaurant apart', () => {
  const sent: unknown[] = [];
  const sender = createStepSender((batch) => sent.push(batch));
  sender.note(1, { kind: 'menu' });
  sender.note(1, { kind: 'dish', dish_id: 12 });
  sender.note(1, { kind: 'menu' });
  vi.advanceTimersByTime(9999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([
    { restaurant_id: 1, steps: [{ kind: 'menu' }, { kind: 'dish', dish_id: 12 }] },
  ]);
  sender.note(1, { kind: 'menu' });
  sender.flush();
  expect(sent).toHaveLength(1);
  sender.note(1, { kind: 'checkout' });
  sender.note(2, { kind: 'menu' });
  sender.flush();
  expect(sent.slice(1)).toEqual([
    { restaurant_id: 1, steps: [{ kind: 'checkout' }] },
    { restaurant_id: 2, steps: [{ kind: 'menu' }] },
  ]);
});
