import type { Catalogue } from '../catalogue.ts';
import type { orderClaims as en } from '../en/order-claims.ts';
import { plural } from './plural.ts';

const ordersAndReservations = (orders: number, reservations: number): string[] => [
  ...(orders === 0
    ? []
    : [
        plural(orders, {
          one: 'طلب واحد',
          two: 'طلبان',
          few: `${orders} طلبات`,
          many: `${orders} طلبًا`,
          other: `${orders} طلب`,
        }),
      ]),
  ...(reservations === 0
    ? []
    : [
        plural(reservations, {
          one: 'حجز واحد',
          two: 'حجزان',
          few: `${reservations} حجوزات`,
          many: `${reservations} حجزًا`,
          other: `${reservations} حجز`,
        }),
      ]),
];

export const orderClaims = {
  made: (orders, reservations) =>
    `لهذا البريد الإلكتروني ${ordersAndReservations(orders, reservations).join(' و')} من قبل إنشاء حسابك.`,
  button: 'إضافة إلى حسابي',
  claimed: (orders, reservations) =>
    `أُضيف إلى حسابك: ${ordersAndReservations(orders, reservations).join('، ')}.`,
  busy: 'لحظة من فضلك…',
  unreached: 'تعذّر الاتصال بنا. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
} satisfies Catalogue<typeof en>;
