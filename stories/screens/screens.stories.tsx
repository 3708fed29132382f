import {
  dateIn,
  instantOf,
  sampleReservation,
} from '#tests/src/reservations/reservations-stand-in.ts';
import { screenStories, type ScreenArgs } from './open-screen.tsx';

export default { title: 'Screens', ...screenStories };

const guest = {
  guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  pickupDate: '2026-11-21',
  pickupTime: '12:45',
  isAsap: true,
};

const dialog = 'dialog[data-state=open]';

const screen = (at: string, shows: ScreenArgs['shows'], more: Partial<ScreenArgs> = {}) => ({
  at,
  shows,
  cart: 'some',
  ...more,
});

export const Menu = { args: screen('/menu', 'main article', { cart: 'empty' }) };
export const ItemDialog = { args: screen('/menu?item=5', dialog) };
export const HalvesDialog = { args: screen('/menu?halves=1', dialog) };
export const ComboDialog = { args: screen('/menu?combo=1', dialog) };
export const Deals = { args: screen('/deals', 'main article') };
export const DealDialog = { args: screen('/deals?deal=3', dialog) };
export const CartDrawer = { args: screen('/menu?cart=open', 'dialog, aside') };
export const EmptyCart = {
  args: screen('/menu?cart=open', 'dialog, aside', { cart: 'empty' }),
};
export const CheckoutDetails = { args: screen('/checkout', 'main [role=radio], main input') };
export const CheckoutReview = {
  args: screen('/checkout?step=2', 'main h1', { draft: guest }),
};
export const CheckoutPayment = {
  args: screen('/checkout/payment', 'main h1', { draft: guest }),
};
export const OrderConfirmation = {
  args: screen('/order-confirmation/{order}', 'main h1'),
};
const wanted = new URLSearchParams({
  party: '4',
  date: dateIn(2),
  time: instantOf(dateIn(2), '19:00'),
});
const { id: reservationId } = sampleReservation();
export const TableReservation = {
  args: screen(`/table-reservation?${wanted}`, 'main [role=toolbar]'),
};
export const ConfirmReservation = {
  args: screen(`/table-reservation/confirm?${wanted}`, 'main form'),
};
export const BookedReservation = {
  args: screen(`/table-reservation/success?reservation=${reservationId}`, 'main dl'),
};
export const Reservations = { args: screen('/reservations', 'main article') };
export const OneReservation = {
  args: screen(`/reservations?reservation=${reservationId}`, 'main dl'),
};
export const NotFound = { args: screen('/no/such/page', 'main h1') };
