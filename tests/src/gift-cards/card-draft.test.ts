import { describe, expect, test } from 'vitest';
import type { GiftCardOffer } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import {
  blankDraft,
  bodyOf,
  type CardDraft,
  type CardField,
} from '#src/features/gift-cards/card-draft.ts';

const offer: GiftCardOffer = {
  is_sold: true,
  is_sold_online: true,
  time_zone: 'Europe/Madrid',
  amounts: [25, 50, 100],
  lowest: 10,
  highest: 500,
  designs: ['plain'],
  currency: 'EUR',
  expiry_months: null,
};

const whole: CardDraft = {
  ...blankDraft(offer, { name: 'Núria Vidal', email: 'nuria@example.es' }),
  recipientName: "O'Brien-Núñez 🦊",
  recipientEmail: ' andré@exämple.de ',
  message: 'Disfrútalo',
  deliverOn: '2026-12-24',
  timeZone: 'Europe/Madrid',
};

const read = (change: Partial<CardDraft> = {}) =>
  bodyOf({ ...whole, ...change }, { restaurantId: null, currency: 'EUR' });

describe('a gift card as it was written', () => {
  test.each([
    ['50', 50],
    [' 12,50 ', 12.5],
    ['1.234,50', 1234.5],
    ['€ 75', 75],
    ['٢٥', 25],
  ])('is for the amount typed as %j', (amount, sent) => {
    expect(read({ amount })).toMatchObject({ body: { amount: sent } });
  });

  test.each<[CardField, string, string]>([
    ['amount', 'fifty', words.problems.amount],
    ['amount', '', words.problems.amount],
    ['recipientName', 'bad.example', personFields.name],
    ['recipientEmail', 'mia', personFields.email],
    ['message', 'x'.repeat(301), words.problems.message],
    ['message', 'a\u0007b', words.problems.message],
    ['deliverOn', '2026-02-31', words.problems.day],
    ['senderName', '', personFields.name],
    ['senderEmail', '', personFields.email],
  ])('is refused at %s for %j, in the words of the page', (field, text, sentence) => {
    expect(read({ [field]: text })).toEqual({ wrong: { [field]: sentence } });
  });

  test('names what is wrong in the order of the form', () => {
    const found = read({
      amount: '',
      recipientEmail: '',
      message: 'x'.repeat(301),
      senderName: '',
    });
    expect('wrong' in found && Object.keys(found.wrong)).toEqual([
      'amount',
      'recipientEmail',
      'message',
      'senderName',
    ]);
  });

  test('without a time zone that the server knows is refused at its day', () => {
    expect(read({ timeZone: 'Mars/Olympus' })).toEqual({
      wrong: { deliverOn: words.problems.day },
    });
  });
});
