import type { OrderRow } from '../../db/queries/orders.ts';

/** An order's number as people read and call it out: '007'. */
export const shownNumber = ({ number }: Pick<OrderRow, 'number'>): string =>
  String(number).padStart(3, '0');
