/** Text in place of a price, wherever staff see a dish that has none. */
export const noPrice = 'no price';
