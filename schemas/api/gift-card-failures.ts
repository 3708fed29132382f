/** Codes of failing calls about gift cards; failures.ts has all of them. */
export const giftCardFailures = {
  unknown_gift_card: { status: [404, 409], when: 'No such gift card, or the code is wrong.' },
  gift_card_expired: { status: [409], when: 'The gift card has expired (rule R70).' },
  gift_card_void: { status: [409], when: 'The gift card was voided, or is not paid yet.' },
  gift_card_empty: { status: [409], when: 'Nothing is left on the gift card.' },
  gift_card_changed: {
    status: [409],
    when: 'Less is left on the gift card than the order was to take from it.',
  },
  gift_cards_not_sold: { status: [409], when: 'The tenant sells no gift cards.' },
  gift_card_amount: { status: [422], when: 'The amount is not one that gift cards are sold for.' },
  gift_card_design: { status: [422], when: 'The design is not one that is offered.' },
  gift_card_expiry: {
    status: [422],
    when: 'Cards would count for less than the law of the country asks for (rule R70).',
  },
  gift_card_date: { status: [422], when: 'The day of delivery is past or too far ahead.' },
  gift_card_state: { status: [409], when: 'The gift card is not in a state for this.' },
  gift_card_spent: { status: [409], when: 'Nothing of the gift card is left to give back.' },
} as const;
