import type { ShippingDetails } from '#schemas/api/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';

const noHandover = { unit: '', entryCode: '', leaveAtDoor: false };

/** Where an order goes to; rows of before know nothing of how it is handed over. */
export const deliveryAddress = ({
  shippingDetails,
}: Pick<OrderRow, 'shippingDetails'>): ShippingDetails | null =>
  shippingDetails && { ...noHandover, ...shippingDetails };

/**
 * The order for a reader who has its link alone: links are passed on, and a code that opens a house
 * is not (decision 037).
 */
export const withoutEntryCode = <Row extends Pick<OrderRow, 'shippingDetails'>>(
  order: Row,
): Row => ({
  ...order,
  shippingDetails: order.shippingDetails && { ...order.shippingDetails, entryCode: '' },
});
