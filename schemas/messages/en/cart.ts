const plural = new Intl.PluralRules('en');

/** How many dishes are in a cart: '1 item'. */
export const items = (count: number): string =>
  plural.select(count) === 'one' ? '1 item' : `${count} items`;

/** Sentences of the cart while it is closed; a message that needs a value is a function of it. */
export const cart = {
  open: 'Cart',
  openWith: (count: number, total: string) => `Cart, ${items(count)}, ${total}`,
  bar: 'View cart',
} as const;
