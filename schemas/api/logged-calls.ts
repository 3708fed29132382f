import type { AuditKind } from './audit-log.ts';
import type { Contract } from './contract.ts';
import type { RouteName } from './routes.ts';

type IsLogged<E> = E extends { audit: 'none' } | { method: 'GET' }
  ? false
  : E extends { audit: 'named' }
    ? true
    : E extends { security: readonly (infer C)[] }
      ? 'staff' extends C
        ? true
        : false
      : false;

/** Calls that the audit log has: what staff change, and what signs them in (endpoint.ts, `audit`). */
export type LoggedCall = {
  [N in RouteName]: IsLogged<Contract[N]> extends true ? N : never;
}[RouteName];

/** Where each stands among the filters of the log; a call without its place does not compile. */
export const kindOfCall: Readonly<Record<LoggedCall, AuditKind>> = {
  staffSignIn: 'signing_in',
  passkeySignIn: 'signing_in',
  staffSignOut: 'signing_in',
  identifyAtDesk: 'signing_in',
  lockDesk: 'signing_in',
  acceptInvitation: 'signing_in',
  setPasswordByLink: 'signing_in',
  changeOwnPassword: 'signing_in',
  endSession: 'signing_in',
  endSessions: 'signing_in',
  beginSecondFactor: 'signing_in',
  confirmSecondFactor: 'signing_in',
  renewRecoveryCodes: 'signing_in',
  removeSecondFactor: 'signing_in',
  setSecondFactorRule: 'signing_in',
  resetSecondFactor: 'signing_in',
  addPasskey: 'signing_in',
  renamePasskey: 'signing_in',
  removePasskey: 'signing_in',
  addPerson: 'people',
  changePerson: 'people',
  removePerson: 'people',
  inviteStaff: 'people',
  resendInvitation: 'people',
  revokeInvitation: 'people',
  registerDevice: 'people',
  revokeDevice: 'people',
  answerContactMessage: 'orders',
  closeContactMessage: 'orders',
  reopenContactMessage: 'orders',
  blockCustomer: 'people',
  unblockCustomer: 'people',
  moveOrder: 'orders',
  changeTip: 'orders',
  changeOrderTime: 'orders',
  changeOrderLines: 'orders',
  refundOrder: 'orders',
  startPhoneOrder: 'orders',
  printOrder: 'orders',
  placeTestOrder: 'orders',
  removeTestOrder: 'orders',
  forgiveNoShows: 'orders',
  sellGiftCard: 'orders',
  resendGiftCard: 'orders',
  voidGiftCard: 'orders',
  refundGiftCard: 'orders',
  setGiftCardSettings: 'settings',
  setAvailability: 'availability',
  setAvailabilities: 'availability',
  pauseRestaurant: 'availability',
  setRestaurantOpen: 'availability',
  setRefundLimit: 'settings',
  addPrinter: 'settings',
  changePrinter: 'settings',
  removePrinter: 'settings',
  renewPrinterAddress: 'settings',
  printTest: 'settings',
  setOrderSettings: 'settings',
  setDeliverySettings: 'settings',
  setTablePlan: 'settings',
  renewTableCode: 'settings',
  changeSuburb: 'settings',
  removeSuburb: 'settings',
  importSuburbs: 'settings',
  addRestaurant: 'settings',
  setRestaurantDetails: 'settings',
  setRestaurantHours: 'settings',
  setRestaurantTimes: 'settings',
  setRestaurantFees: 'settings',
  changeMenu: 'menu',
  undoMenuChange: 'menu',
  addCoupon: 'menu',
  setCoupon: 'menu',
  switchCoupon: 'menu',
  addDeal: 'menu',
  setDeal: 'menu',
  switchDeal: 'menu',
  setTaxes: 'settings',
  setLoyaltySettings: 'settings',
  setReservationSettings: 'settings',
  markSetupStep: 'settings',
  openSite: 'settings',
  sendTestMail: 'settings',
  testMailTexts: 'settings',
  setMailTexts: 'settings',
  setMailSender: 'settings',
  addWebhook: 'settings',
  changeWebhook: 'settings',
  removeWebhook: 'settings',
  renewWebhookSecret: 'settings',
  testWebhook: 'settings',
  replayWebhookDelivery: 'settings',
  addOpenIdProvider: 'settings',
  changeOpenIdProvider: 'settings',
  removeOpenIdProvider: 'settings',
  testOpenIdProvider: 'settings',
  addApiKey: 'settings',
  revokeApiKey: 'settings',
  retryMail: 'settings',
  giveUpMail: 'settings',
  removeSubscriber: 'settings',
  importMenuFile: 'settings',
  importStarterMenu: 'settings',
  addDomain: 'settings',
  checkDomain: 'settings',
  makeDomainPrimary: 'settings',
  removeDomain: 'settings',
  setCash: 'settings',
  setStripeKeys: 'settings',
  setWallets: 'settings',
  registerWalletDomains: 'settings',
  removeStripeKeys: 'settings',
  discardConfigDraft: 'site',
  publishConfig: 'site',
  cancelConfigSchedule: 'site',
  sendConfigProposal: 'site',
  acceptConfigProposal: 'site',
  declineConfigProposal: 'site',
  withdrawConfigProposal: 'site',
  createConfigPreview: 'site',
  setConfigLocks: 'site',
  uploadPicture: 'site',
};

export const isLoggedCall = (name: string): name is LoggedCall => Object.hasOwn(kindOfCall, name);

/** The calls of a kind. */
export const callsOfKind = (kind: AuditKind): LoggedCall[] =>
  Object.keys(kindOfCall)
    .filter(isLoggedCall)
    .filter((name) => kindOfCall[name] === kind);
