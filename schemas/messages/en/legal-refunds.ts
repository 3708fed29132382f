/** Sentences of the refund policy that a business has while it has written none (decision 105). */
export const legalRefunds = {
  intro: (seller: string) =>
    `When ${seller} gives money back, and how. Your rights by law come on top of this.`,
  cancelled: {
    heading: 'The order does not come about',
    byYou: (time: string) =>
      `You cancel before the restaurant has accepted, or after that until ${time} before its time and before the kitchen has begun: everything goes back.`,
    byUs: 'We reject the order or cancel it: everything goes back, and you get an email that says why.',
    late: 'Your payment arrives when the time or a dish is gone: everything goes back by itself.',
  },
  wrong: {
    heading: 'Something is wrong with it',
    call: 'Tell us, best on the same day; the number of the restaurant is on your order’s page.',
    tell: 'Tell us, best on the same day.',
    refund:
      'The restaurant can refund a dish, a part or all of it, and your order’s page shows what went back.',
  },
  how: {
    heading: 'How it goes back',
    card: 'Card payments go back to the card. What was only held is released. Your bank may need some days to show it.',
    cash: 'What you paid in cash you get back at the restaurant.',
    giftCard:
      'What a gift card paid goes back to the gift card, after what was paid otherwise. It is not paid out in cash.',
    points:
      'Points that you used come back with the date they had. Points that the refunded part had earned are taken back.',
  },
  giftCards: {
    heading: 'Gift cards that you bought',
    text: 'Only what has not been spent of a gift card can be refunded; the card then ends.',
  },
  questions: { heading: 'Questions' },
};
