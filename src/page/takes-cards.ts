import { paths } from '#ui/paths.ts';

/** Whether a page takes cards: the policy of its document lets the gateway's script in. */
export const takesCards = (pathname: string): boolean =>
  pathname === paths.checkoutPayment ||
  pathname === paths.dineInPayment ||
  pathname === paths.dineInTab ||
  pathname === paths.giftCards;
