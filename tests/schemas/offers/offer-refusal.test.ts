import { describe, expect, it } from 'vitest';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import { offerRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import { conditionsOf, contextOf, sydney } from './offer-contexts.ts';

const refusalAt = (conditions: Partial<OfferConditions>, day: number, time: string) =>
  offerRefusal(conditionsOf(conditions), contextOf({ fulfilment: sydney(day, time) }));

describe('when and for whom an offer holds', () => {
  it('R37 without conditions it always holds', () => {
    expect(offerRefusal(conditionsOf(), contextOf())).toBeNull();
  });

  it('R37 its hours hold from their first minute and end before their last', () => {
    const windows = [{ weekday: 6, from: '11:00', to: '15:00' }];
    const refusals = ['10:59', '11:00', '14:59', '15:00'].map((time) =>
      refusalAt({ windows }, 21, time),
    );
    expect(refusals).toEqual(['not_now', null, null, 'not_now']);
    expect(refusalAt({ windows }, 20, '12:00')).toBe('not_now');
  });

  it('R37 hours past midnight belong to the day on which they began', () => {
    const windows = [{ weekday: 5, from: '22:00', to: '02:00' }];
    expect(refusalAt({ windows }, 20, '22:00')).toBeNull();
    expect(refusalAt({ windows }, 21, '01:59')).toBeNull();
    expect(refusalAt({ windows }, 21, '02:00')).toBe('not_now');
    // Friday's own early hours belong to Thursday, Saturday night to Saturday.
    expect(refusalAt({ windows }, 20, '01:00')).toBe('not_now');
    expect(refusalAt({ windows }, 21, '23:00')).toBe('not_now');
  });

  it('R37 Sunday night reaches into Monday, and equal times are a whole day', () => {
    const night = [{ weekday: 7, from: '23:00', to: '01:00' }];
    expect(refusalAt({ windows: night }, 23, '00:30')).toBeNull();
    const day = [{ weekday: 7, from: '04:00', to: '04:00' }];
    expect(refusalAt({ windows: day }, 22, '04:00')).toBeNull();
    expect(refusalAt({ windows: day }, 23, '03:59')).toBeNull();
    expect(refusalAt({ windows: day }, 23, '04:00')).toBe('not_now');
  });

  it('R37 each offer says whether the order or its fulfilment is judged', () => {
    const windows = [{ weekday: 6, from: '10:00', to: '11:00' }];
    const context = contextOf();
    expect(offerRefusal(conditionsOf({ windows, validate_at: 'order' }), context)).toBeNull();
    expect(offerRefusal(conditionsOf({ windows, validate_at: 'fulfilment' }), context)).toBe(
      'not_now',
    );
  });

  it('R37 while no time is chosen it is judged as of now', () => {
    const windows = [{ weekday: 6, from: '10:00', to: '11:00' }];
    expect(offerRefusal(conditionsOf({ windows }), contextOf({ fulfilment: null }))).toBeNull();
  });

  it('R37 it holds from its first instant to just before its last', () => {
    const conditions = {
      valid_from: '2026-11-20T13:00:00Z',
      valid_until: '2026-11-21T13:00:00Z',
    };
    const refusals = [
      refusalAt(conditions, 20, '23:59'),
      refusalAt(conditions, 21, '00:00'),
      refusalAt(conditions, 21, '23:59'),
      refusalAt(conditions, 22, '00:00'),
    ];
    expect(refusals).toEqual(['not_yet', null, null, 'expired']);
  });

  it('R42 it may be for some order types and some ways to pay', () => {
    const forDelivery = conditionsOf({ order_types: ['delivery', 'dine_in'] });
    expect(offerRefusal(forDelivery, contextOf())).toBe('order_type');
    expect(offerRefusal(forDelivery, contextOf({ orderType: 'delivery' }))).toBeNull();
    const forCash = conditionsOf({ payment_methods: ['cashOnDelivery'] });
    expect(offerRefusal(forCash, contextOf())).toBe('payment_method');
    expect(offerRefusal(forCash, contextOf({ paymentMethod: 'cashOnDelivery' }))).toBeNull();
  });
});
