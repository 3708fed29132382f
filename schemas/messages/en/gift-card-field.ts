/** What the checkout says of gift cards; it comes with the step that takes them. */
export const giftCardField = {
  label: 'Gift card code',
  hint: 'The 16 letters and digits of your card.',
  add: 'Add',
  adding: 'Checking…',
  pays: (lastFour: string, amount: string) => `Gift card •••• ${lastFour} pays ${amount}.`,
  paysNothing: (lastFour: string) => `Gift card •••• ${lastFour} has nothing left to pay.`,
  left: (amount: string) => `${amount} stays on it.`,
  refused: (lastFour: string) => `Gift card •••• ${lastFour} is not used.`,
  unknown: 'A gift card is not used.',
  again: 'Enter its code once more.',
  remove: 'Remove',
  removeNamed: (lastFour: string) => `Remove gift card •••• ${lastFour}`,
  own: 'Your gift cards',
  ownCard: (lastFour: string, amount: string) => `Use •••• ${lastFour}, with ${amount} on it`,
  twice: 'This card is on the order already.',
  failed: 'The card could not be checked. Try again.',
} as const;
