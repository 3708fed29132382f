import { orderAgain, orderHistory } from './en/order-history.ts';

/** Sentences of one's own orders: a first load is spared them. */
export const enHistory = { orderHistory, orderAgain };
