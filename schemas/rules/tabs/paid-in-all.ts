import type { TabPayment } from '../../api/tabs.ts';
import { toMinor } from '../../money.ts';

/** Sum that a payment of a tab pays by all means together, the tip included, in minor units. */
export const paidInAll = (
  { to_pay, points, gift_cards }: Pick<TabPayment, 'to_pay' | 'points' | 'gift_cards'>,
  currency: string,
): number => [to_pay, points, gift_cards].reduce((sum, part) => sum + toMinor(part, currency), 0);
