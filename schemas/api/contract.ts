import type { z } from 'zod';
import { confirmIdentity } from './staff-confirmation.ts';
import { getSuggestedAddress, suggestAddresses } from './addresses.ts';
import { addToCart, clearCart, getCart, removeFromCart, updateCart } from './cart.ts';
import { listLocalities, quoteDelivery } from './delivery.ts';
import { contactEndpoints } from './contact-messages.ts';
import { configEndpoints } from './site-config.ts';
import { proposalEndpoints } from './site-proposals.ts';
import { listAuditLog } from './audit-log.ts';
import type { Endpoint } from './endpoint.ts';
import { guestEndpoints } from './guests.ts';
import { getLegalPage } from './legal-pages.ts';
import { loyaltyEndpoints } from './loyalty.ts';
import { reservationEndpoints } from './reservations.ts';
import { giftCardEndpoints } from './gift-cards.ts';
import { getMenu } from './menu.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { tenantEndpoints } from './operator-tenants.ts';
import { changeOwnTip } from './order-tip.ts';
import { cancelOrder, getOrder, placeOrder, reorder } from './orders.ts';
import { answerSandboxChallenge, checkPayment, payOrder } from './payments.ts';
import { listRestaurants } from './restaurants.ts';
import type { RouteName } from './routes.ts';
import { getAppSettings } from './settings.ts';
import { getSlots } from './slots.ts';
import {
  changeOrderTime,
  changeTip,
  getStaffOrder,
  getStaffSession,
  listStaffOrders,
  moveOrder,
  staffSignIn,
  staffSignOut,
} from './staff.ts';
import { addPerson, changePerson, deskEndpoints, listPeople } from './staff-people.ts';
import {
  changeOwnPassword,
  endSession,
  endSessions,
  listSessions,
  removePerson,
  requestPasswordLink,
  setPasswordByLink,
} from './staff-accounts.ts';
import {
  acceptInvitation,
  inviteStaff,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  showInvitation,
} from './staff-invitations.ts';
import { changeOrderLines, previewOrderChange } from './staff-order-changes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setSecondFactorRule,
} from './staff-second-factor.ts';
import { passkeyEndpoints } from './staff-passkeys.ts';
import { startPhoneOrder } from './staff-phone-orders.ts';
import { integrationEndpoints } from './integrations.ts';
import { mailTextEndpoints } from './staff-mail-texts.ts';
import { customerEndpoints } from './staff-customers.ts';
import { offerPreviewEndpoints } from './offer-preview.ts';
import { offerEndpoints } from './staff-offers.ts';
import { domainEndpoints } from './staff-domains.ts';
import { mailEndpoints } from './staff-mails.ts';
import { setupEndpoints } from './staff-setup.ts';
import { reservationSettingsEndpoints } from './reservation-settings.ts';
import { staffReservationEndpoints } from './staff-reservations.ts';
import { staffLoyaltyEndpoints } from './staff-loyalty.ts';
import { menuImportEndpoints } from './staff-menu-import.ts';
import { listPastOrders } from './staff-past-orders.ts';
import { getSlotLoads, listOrderTaking, pauseRestaurant } from './staff-order-taking.ts';
import { listStock, setAvailabilities, setAvailability } from './staff-stock.ts';
import { printerEndpoints } from './staff-printers.ts';
import { staffDeliveryEndpoints } from './staff-delivery.ts';
import { staffContactEndpoints } from './staff-contact-messages.ts';
import { staffGiftCardEndpoints } from './staff-gift-cards.ts';
import { diningRoomEndpoints } from './dining-room-endpoints.ts';
import { diningTableEndpoints } from './dining-tables.ts';
import { heldCardEndpoints } from './held-cards.ts';
import { tabPaymentEndpoints } from './tab-payments.ts';
import { tabEndpoints, tableCallEndpoints } from './tabs.ts';
import {
  forgiveNoShows,
  getOrderSettings,
  listNoShows,
  setOrderSettings,
} from './staff-order-settings.ts';
import {
  getRestaurantHours,
  getRestaurantTimes,
  setRestaurantHours,
  setRestaurantTimes,
} from './staff-hours.ts';
import {
  addRestaurant,
  listStaffRestaurants,
  setRestaurantDetails,
  setRestaurantOpen,
} from './staff-restaurants.ts';
import { getRefundLimit, listDisputes, refundOrder, setRefundLimit } from './staff-refunds.ts';
import {
  getPaymentSettings,
  getWalletDomains,
  registerWalletDomains,
  removeStripeKeys,
  setCash,
  setStripeKeys,
  setWallets,
} from './staff-payments.ts';
import { dishUseEndpoints } from './staff-dish-use.ts';
import { menuEndpoints } from './staff-menu.ts';
import { pictureEndpoints } from './staff-pictures.ts';
import { ownOrderEndpoints } from './own-orders.ts';
import { getRestaurantFees, getTaxes, setRestaurantFees, setTaxes } from './staff-taxes.ts';
import { userAccountEndpoints } from './user-accounts.ts';
import { userAddressEndpoints } from './user-addresses.ts';
import { userOpenIdEndpoints } from './user-openid.ts';
import { userPasskeyEndpoints } from './user-passkeys.ts';
import { userProfileEndpoints } from './user-profile.ts';
import { figureEndpoints } from './visit-counts.ts';
import { wishlistEndpoints } from './wishlist.ts';

/** The endpoint table: it binds server and storefront, and the OpenAPI document is made from it. */
export const contract = {
  getCart,
  addToCart,
  updateCart,
  removeFromCart,
  clearCart,
  listRestaurants,
  getAppSettings,
  ...wishlistEndpoints,
  ...guestEndpoints,
  ...ownOrderEndpoints,
  ...userAccountEndpoints,
  ...userProfileEndpoints,
  ...userAddressEndpoints,
  ...userPasskeyEndpoints,
  ...userOpenIdEndpoints,
  ...loyaltyEndpoints,
  getMenu,
  getSlots,
  quoteDelivery,
  listLocalities,
  suggestAddresses,
  getSuggestedAddress,
  placeOrder,
  getOrder,
  payOrder,
  checkPayment,
  answerSandboxChallenge,
  changeOwnTip,
  cancelOrder,
  reorder,
  ...giftCardEndpoints,
  ...diningTableEndpoints,
  ...tabEndpoints,
  ...tabPaymentEndpoints,
  ...heldCardEndpoints,
  ...tableCallEndpoints,
  ...reservationEndpoints,
  ...contactEndpoints,
  getLegalPage,
  staffSignIn,
  getStaffSession,
  confirmIdentity,
  staffSignOut,
  ...deskEndpoints,
  listPeople,
  addPerson,
  changePerson,
  removePerson,
  listSessions,
  endSession,
  endSessions,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setSecondFactorRule,
  ...passkeyEndpoints,
  changeOwnPassword,
  requestPasswordLink,
  setPasswordByLink,
  listInvitations,
  inviteStaff,
  resendInvitation,
  revokeInvitation,
  listAuditLog,
  showInvitation,
  acceptInvitation,
  listStaffOrders,
  getStaffOrder,
  listPastOrders,
  ...customerEndpoints,
  moveOrder,
  changeTip,
  changeOrderTime,
  previewOrderChange,
  changeOrderLines,
  ...figureEndpoints,
  refundOrder,
  getRefundLimit,
  setRefundLimit,
  listDisputes,
  setAvailability,
  setAvailabilities,
  listStock,
  listOrderTaking,
  getSlotLoads,
  pauseRestaurant,
  startPhoneOrder,
  ...printerEndpoints,
  getOrderSettings,
  setOrderSettings,
  listNoShows,
  forgiveNoShows,
  ...staffDeliveryEndpoints,
  ...staffGiftCardEndpoints,
  ...diningRoomEndpoints,
  ...staffContactEndpoints,
  listStaffRestaurants,
  addRestaurant,
  setRestaurantDetails,
  setRestaurantOpen,
  getRestaurantHours,
  setRestaurantHours,
  getRestaurantTimes,
  setRestaurantTimes,
  getRestaurantFees,
  setRestaurantFees,
  ...menuEndpoints,
  ...dishUseEndpoints,
  ...pictureEndpoints,
  ...offerEndpoints,
  ...offerPreviewEndpoints,
  getTaxes,
  setTaxes,
  ...staffLoyaltyEndpoints,
  ...reservationSettingsEndpoints,
  ...staffReservationEndpoints,
  getPaymentSettings,
  setCash,
  setStripeKeys,
  setWallets,
  getWalletDomains,
  registerWalletDomains,
  removeStripeKeys,
  ...integrationEndpoints,
  ...mailEndpoints,
  ...setupEndpoints,
  ...menuImportEndpoints,
  ...configEndpoints,
  ...proposalEndpoints,
  ...mailTextEndpoints,
  ...domainEndpoints,
  ...newsletterEndpoints,
  ...tenantEndpoints,
} satisfies Record<RouteName, Endpoint>;

export type Contract = typeof contract;

type Part<E, K extends string, D> = E extends Record<K, infer S> ? S : D;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type RequestOf<N extends RouteName> = {
  [K in 'params' | 'query' | 'headers' | 'body']: OutputOf<Part<Contract[N], K, undefined>>;
};
/** What a caller sends. */
export type CallOf<N extends RouteName> = {
  [
    K in 'params' | 'query' | 'headers' | 'body' as Contract[N] extends Record<K, z.ZodType>
      ? K
      : never
  ]: InputOf<Part<Contract[N], K, undefined>>;
};
/** What a handler returns and a caller gets. */
export type ReplyOf<N extends RouteName> = z.output<Contract[N]['reply']>;
