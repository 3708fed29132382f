/**
 * Whether a dish of the menu is shown without a price: at 0 it is sold only where it is marked as
 * free, so one at 0 that is not sold has none. A free dish that is sold out shows none either.
 */
export const lacksPrice = ({ price, isSoldOut }: { price: number; isSoldOut: boolean }): boolean =>
  price === 0 && isSoldOut;
