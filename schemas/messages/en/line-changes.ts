/** What is different about the lines of an order after a change, in a few words each. */
export const lineChanges = {
  added: (name: string, now: number) => `${now} × ${name} added`,
  removed: (name: string, was: number) => `${was} × ${name} taken off`,
  quantity: (name: string, was: number, now: number) => `${name}: ${now} instead of ${was}`,
  options: (name: string) => `${name}: other choices`,
  note: (name: string) => `${name}: other note`,
};
export type LineChangeMessages = typeof lineChanges;

/** What a change of an order's lines means for the customer's money. */
export const changeMoney = {
  same: 'It costs the same as before.',
  more: (amount: string) => `It costs ${amount} more now.`,
  less: (amount: string) => `It costs ${amount} less now.`,
  back: (amount: string) => `${amount} goes back to the card you paid with.`,
  collect: {
    pickup: (amount: string) => `Please pay ${amount} when you collect it.`,
    delivery: (amount: string) => `Please pay ${amount} when we come.`,
    dine_in: (amount: string) => `Please pay ${amount} at the restaurant.`,
  },
};
