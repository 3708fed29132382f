/** What stands in place of the price of a dish that has none, wherever staff see one. */
export const noPrice = 'no price';
