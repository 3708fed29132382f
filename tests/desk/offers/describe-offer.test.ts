import { describe, expect, it } from 'vitest';
import { offerSentences } from '#schemas/messages/en/offer-sentences.ts';
import { describeCoupon, describeDeal, type OfferSpeech } from '#desk/offers/describe-offer.ts';
import { newCoupon, newDeal } from '#desk/offers/new-offer.ts';

const dishes = ['Fries', 'Cola', 'Wings', 'Bread', 'Soup', 'Tiramisù', 'Gelato, two scoops'];
const speech: OfferSpeech = {
  words: offerSentences,
  money: (amount) => (/^[\d.]+$/.test(amount) ? `$${amount}` : null),
  moment: (local) => local.replace('T', ' '),
  time: (local) => local,
  dishes: (ids) => ids.flatMap((id) => dishes[id - 1] ?? []),
  categories: (ids) => ids.map((id) => `Category ${id}`),
  restaurants: (ids) => ids.map((id) => `Restaurant ${id}`),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const coupon = (change: Partial<ReturnType<typeof newCoupon>>) =>
  describeCoupon({ ...newCoupon(null), ...change }, speech);
const deal = (change: Partial<ReturnType<typeof newDeal>>) =>
  describeDeal({ ...newDeal(), ...change }, speech);
const step = (dish_ids: number[], role: 'buy' | 'get' = 'buy', quantity = 1) => ({
  id: null,
  name: '',
  role,
  quantity,
  dish_ids,
});

describe('a coupon in words', () => {
  it('says what it takes off, of what, and what it does not go with', () => {
    expect(coupon({})).toBe('10 % off the whole order. Not together with deals.');
    expect(
      coupon({ effect: { kind: 'amount', amount: '5' }, dish_ids: [6], stacks_with_deals: true }),
    ).toBe('$5 off Tiramisù. Together with deals that allow it.');
    expect(coupon({ dish_ids: [1, 7] })).toContain('10 % off Fries and ‘Gelato, two scoops’.');
    expect(coupon({ effect: { kind: 'free_delivery' }, minimum: '25' })).toBe(
      'Free delivery, from $25. Not together with deals.',
    );
  });

  it('says every condition', () => {
    expect(
      coupon({
        effect: { kind: 'percent', percent: 12.5, most: '15' },
        category_ids: [3],
        restaurant_ids: [1, 2],
        minimum: '20',
        order_types: ['pickup', 'delivery'],
        payment_methods: ['card'],
        windows: [
          { weekdays: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' },
          { weekdays: [7], from: '18:00', to: '02:00' },
        ],
        starts_at: '2026-12-01T00:00',
        ends_at: '2027-01-01T00:00',
        validate_at: 'order',
        first_order_only: true,
        needs_login: true,
        customer_limit: 1,
        total_limit: 100,
      }),
    ).toBe(
      '12.5 % off everything in Category 3, at most $15, from $20, for pickup or delivery, ' +
        'paid by card, Monday to Friday 11:30–15:00 and Sunday 18:00–02:00, ' +
        'from 2026-12-01 00:00 on, until 2027-01-01 00:00, by the time of ordering, ' +
        'at Restaurant 1 and Restaurant 2. Only for a first order. Only with an account. ' +
        'Once for each customer. 100 times in all. Not together with deals.',
    );
  });

  it('waits for what is being typed', () => {
    expect(coupon({ effect: { kind: 'amount', amount: '12,50' } })).toBe('Say what it takes off.');
    expect(coupon({ effect: { kind: 'percent', percent: Number.NaN, most: '' } })).toContain('… %');
  });
});

describe('a deal in words', () => {
  it('says what is free, or costs less, with what', () => {
    expect(deal({ components: [step([1], 'buy', 2), step([2, 3], 'get')] })).toBe(
      'Buy 2 of Fries, get Cola or Wings free, the cheapest counting. It applies by itself. Not together with codes.',
    );
    expect(
      deal({
        effect: { kind: 'bogo', percent: 50, pick: 'first' },
        components: [step([6], 'get')],
        minimum: '40',
        is_automatic: true,
        stacks_with_codes: true,
      }),
    ).toBe(
      'Tiramisù for 50 % less, from $40. It applies by itself. Together with codes that allow it.',
    );
  });

  it('says a price together and a percentage, with the first of many dishes', () => {
    const together = { effect: { kind: 'bundle' as const, price: '20' }, is_automatic: false };
    expect(deal({ ...together, components: [step([1, 2, 3, 4, 5, 6], 'buy', 2), step([2])] })).toBe(
      '2 of Fries, Cola, Wings or 3 more and Cola together for $20. Customers put it together. Not together with codes.',
    );
    expect(
      deal({ effect: { kind: 'percent', percent: 20, most: '8' }, components: [step([1])] }),
    ).toContain('20 % off Fries, at most $8.');
  });

  it('waits for a step that is lowered', () => {
    expect(deal({ components: [step([1])] })).toBe('Say what it takes off.');
    expect(deal({ components: [] })).toBe('Say what it takes off.');
  });
});
