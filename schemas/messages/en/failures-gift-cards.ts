/** What is refused of gift cards that are bought and paid for. */
export const giftCardFailures = {
  unknown: 'There is no such gift card.',
  notSold: 'Gift cards are not sold here right now.',
  amount: (lowest: string, highest: string) => `Choose an amount from ${lowest} to ${highest}.`,
  design: 'This design is not offered any more. Choose another one.',
  day: 'Choose a day from today up to a year ahead.',
  keyReused: 'This was sent before for another gift card.',
  calledOff: 'This gift card was called off and is not sold any more.',
  otherAmount:
    'Your bank sent another amount than this gift card costs. The restaurant was told; please call them.',
};
