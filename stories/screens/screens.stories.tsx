import { screenStories } from './open-screen.tsx';

export default { title: 'Screens', ...screenStories, args: { cart: 'some' } };

const guest = {
  guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  pickupDate: '2026-11-21',
  pickupTime: '12:45',
  isAsap: true,
};

export const Menu = { args: { at: '/menu', cart: 'empty' } };
export const ItemDialog = { args: { at: '/menu?item=5' } };
export const HalvesDialog = { args: { at: '/menu?halves=1' } };
export const ComboDialog = { args: { at: '/menu?combo=1' } };
export const Deals = { args: { at: '/deals' } };
export const DealDialog = { args: { at: '/deals?deal=1' } };
export const CartDrawer = { args: { at: '/menu?cart=open' } };
export const EmptyCart = { args: { at: '/menu?cart=open', cart: 'empty' } };
export const CheckoutDetails = { args: { at: '/checkout' } };
export const CheckoutReview = { args: { at: '/checkout?step=2', draft: guest } };
export const CheckoutPayment = { args: { at: '/checkout/payment', draft: guest } };
export const OrderConfirmation = { args: { at: '/order-confirmation/{order}' } };
export const NotFound = { args: { at: '/no/such/page' } };
