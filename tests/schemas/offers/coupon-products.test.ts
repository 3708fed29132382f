import { describe, expect, it } from 'vitest';
import type { Menu } from '#schemas/api/menu.ts';
import { couponEffect } from '#schemas/rules/offers/coupon.ts';
import { couponProducts } from '#schemas/rules/offers/coupon-products.ts';

const category = (id: number, dishes: number[]): Menu['categories'][number] => ({
  id,
  name: `Category ${id}`,
  description: '',
  image_url: null,
  availability: [],
  restaurant_product_ids: dishes,
  combo_ids: [],
  half_set_ids: [],
});
const categories = [category(1, [11, 12]), category(2, [])];
const effect = (change: object) =>
  couponEffect.parse({ kind: 'amount', type: 'Percentage', value: 10, ...change });

describe('what a coupon lowers', () => {
  it('R41 is everything where it names nothing', () => {
    expect(couponProducts(effect({}), categories)).toBeNull();
    expect(couponProducts({ kind: 'free_delivery' }, categories)).toBeNull();
  });

  it('R41 is its dishes, and what is in its categories by the menu of now', () => {
    const of = (change: object) => [...(couponProducts(effect(change), categories) ?? [])];
    expect(of({ product_ids: [9] })).toEqual([9]);
    expect(of({ product_ids: [11], category_ids: [1] })).toEqual([11, 12]);
  });

  it('R41 is nothing, not everything, where its categories have become empty or are gone', () => {
    expect(couponProducts(effect({ category_ids: [2, 77] }), categories)).toEqual(new Set());
  });
});
