/** Words of a line of the cart whose choices are opened again. */
export const lineEdit = {
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  save: (price: string) => `Save · ${price}`,
  failedTitle: 'Your order could not be changed',
  failed: 'Nothing has changed. Try again in a moment.',
};
