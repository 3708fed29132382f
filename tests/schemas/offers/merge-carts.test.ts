import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCarts } from '#schemas/rules/offers/merge-carts.ts';
import type { CartToMerge } from '#schemas/rules/offers/merge-carts.ts';

type Line = { key: string; quantity: number };
const cart = (id: number, lines: Line[], couponCode: string | null = null): CartToMerge<Line> => ({
  id,
  lines,
  couponCode,
  mergedCartIds: [],
});
const line = (key: string, quantity: number): Line => ({ key, quantity });
const all = () => true;

describe('merging a guest’s cart into the user’s', () => {
  it('R49 takes the larger quantity of equal lines and adds the others', () => {
    const user = cart(1, [line('soup', 2), line('bread', 3)]);
    const guest = cart(2, [line('bread', 1), line('soup', 5), line('tea', 4)]);
    expect(mergeCarts(user, guest, all).lines).toEqual([
      line('soup', 5),
      line('bread', 3),
      line('tea', 4),
    ]);
  });

  it('R49 keeps the user’s code where it is valid, else the guest’s, else none', () => {
    const merged = (own: string | null, valid: string[]) =>
      mergeCarts(cart(1, [], own), cart(2, [], 'GUEST'), (code) => valid.includes(code)).couponCode;
    expect(merged('OWN', ['OWN', 'GUEST'])).toBe('OWN');
    expect(merged('OWN', ['GUEST'])).toBe('GUEST');
    expect(merged(null, ['GUEST'])).toBe('GUEST');
    expect(merged('OWN', [])).toBeNull();
  });

  it('R49 does not bring back what was taken out since the first time', () => {
    const guest = cart(2, [line('soup', 1), line('tea', 1)]);
    const merged = mergeCarts(cart(1, []), guest, all);
    const changed = { ...merged, lines: [line('tea', 1)] };
    expect(mergeCarts(changed, guest, all)).toEqual(changed);
    expect(mergeCarts(changed, cart(3, [line('soup', 1)]), all).lines).toHaveLength(2);
  });

  it('R49 a cart merged into itself stays as it is', () => {
    const own = cart(1, [line('soup', 1)], 'OWN');
    expect(mergeCarts(own, own, () => false)).toEqual(own);
  });

  it('R49 done twice is done once', () => {
    const lines = fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd'),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(lines, lines, fc.boolean(), (own, others, isValid) => {
        const guest = cart(2, others, 'GUEST');
        const once = mergeCarts(cart(1, own, 'OWN'), guest, () => isValid);
        expect(mergeCarts(once, guest, () => isValid)).toEqual(once);
        expect(once.lines.every(({ quantity }) => quantity <= 99)).toBe(true);
      }),
    );
  });
});
