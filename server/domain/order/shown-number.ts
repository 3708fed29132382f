import type { OrderRow } from '../../db/queries/orders.ts';

/** An order's number as people read and call it out: '007'; 'T1' of a test order. */
export const shownNumber = ({ number }: Pick<OrderRow, 'number'>): string =>
  number < 0 ? `T${-number}` : String(number).padStart(3, '0');
