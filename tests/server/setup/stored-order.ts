import type { OrderRow } from '#server/db/queries/orders.ts';
import type { OrderOfTab } from '#server/domain/tabs/order-on-tab.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';

type Line = OrderOfTab['lines'][number];

type Sold = Pick<OrderRow, 'id' | 'total' | 'taxTotal' | 'taxMode' | 'amounts'> & {
  lines: readonly Pick<Line, 'id' | 'itemTotal' | 'tax'>[];
};

/** An order of a tab as the tables have it, that nothing was paid of; amounts in minor units. */
export function storedOrder({ lines, ...sold }: Sold): OrderOfTab {
  const { id, total } = sold;
  const order: OrderRow = {
    ...sold,
    tenantId: 1,
    restaurantId: 1,
    isTest: false,
    number: 1,
    businessDay: '2026-11-20',
    shopperId: 'shopper',
    cartId: 'cart',
    cartVersion: 1,
    status: 'accepted',
    paymentStatus: 'unpaid',
    paymentMethod: 'tab',
    deliveryMethod: 'dine_in',
    customer: { name: 'Ada', email: '', phone_no: '' },
    shippingDetails: null,
    specialInstructions: '',
    isMailed: true,
    language: 'en',
    pickupDate: '2026-11-20',
    pickupTime: '13:00',
    timeZone: 'Australia/Sydney',
    promisedAt: fridayNoon,
    placedAt: fridayNoon,
    holdUntil: null,
    acceptUntil: null,
    ifUnanswered: 'reject',
    remindedAt: null,
    notCollectedAt: null,
    held: null,
    heldReleasedAt: null,
    statusReason: '',
    couponCode: null,
    legalVersion: null,
    tableId: 7,
    tableName: '7',
    tabId: 'tab',
    tabGuestId: 1,
    zoneId: null,
    tip: 0,
    discountTotal: 0,
    due: total,
    currency: 'AUD',
    taxPpm: 100_000,
    subtotal: total,
    deliveryCharge: 0,
  };
  return {
    order,
    lines: lines.map((line, position) => ({
      ...line,
      tenantId: 1,
      orderId: id,
      position,
      restaurantProductId: 1,
      name: 'Fries',
      quantity: 1,
      unitPrice: line.itemTotal,
      notes: '',
      choices: [],
      kind: 'plain',
      parts: [],
      allergens: [],
      chosen: null,
      dealName: null,
      dealDiscount: 0,
      orderDiscount: 0,
      partShares: [],
      isFree: false,
    })),
    money: {
      payments: [
        {
          tenantId: 1,
          id: `due of ${id}`,
          orderId: id,
          gateway: 'cash',
          status: 'pending',
          amount: total,
          authorised: null,
          captureAskedAt: null,
          currency: 'AUD',
          capture: 'automatic',
          reference: null,
          giftCardId: null,
          tabPaymentId: null,
          attemptId: null,
          failureCode: null,
          createdAt: fridayNoon,
          takenAt: null,
          pays: null,
        },
      ],
      orderRefunds: [],
      refunds: [],
      disputes: [],
    },
  };
}
