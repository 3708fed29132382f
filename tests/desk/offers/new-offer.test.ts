import { expect, test } from 'vitest';
import { copiedCoupon, copiedDeal, newCoupon, newDeal } from '#desk/offers/new-offer.ts';

test('a copy of a coupon has no code yet, and is a manager’s for their own restaurant', () => {
  const values = { ...newCoupon(null), code: 'TEN', minimum: '20', restaurant_ids: [1, 2] };
  expect(copiedCoupon(values, null)).toEqual({ ...values, code: '' });
  expect(copiedCoupon(values, 2)).toMatchObject({ code: '', restaurant_ids: [2] });
});

test('a copy of a deal has the dishes that the other restaurant sells, and steps of its own', () => {
  const at = (restaurant_id: number, id: number) => ({ restaurant_id, id, is_listed: true });
  const dishes = [
    { name: 'Fries', at: [at(1, 11), at(2, 21)] },
    { name: 'Cola', at: [at(1, 12)] },
  ];
  const [step] = newDeal().components;
  if (!step) throw new Error('a new deal has steps');
  const values = { ...newDeal(), components: [{ ...step, id: 5, dish_ids: [11, 12] }] };
  expect(copiedDeal(values, 2, dishes).components).toEqual([{ ...step, id: null, dish_ids: [21] }]);
  expect(copiedDeal(values, 1, dishes).components).toEqual([
    { ...step, id: null, dish_ids: [11, 12] },
  ]);
});
