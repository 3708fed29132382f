/** One dish that is suggested with what is ordered; the dish itself is named beside it. */
export const goesWellWith = {
  withDish: 'Goes well with it',
  withCart: 'Goes well with your order',
  add: (dish: string) => `Add ${dish}`,
  choose: (dish: string) => `Choose how you want ${dish}`,
  dismiss: 'Show no more suggestions',
  added: (dish: string) => `${dish} is in your cart`,
} as const;
