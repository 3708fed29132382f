import { customerRoutes, type Route } from './customer-routes.ts';
import { operatorRoutes } from './operator-routes.ts';

export type { Route };

/** Method and path of every call, under the API base; schemas/api/contract.ts binds schemas to them. */
export const routes = {
  ...customerRoutes,
  ...operatorRoutes,
  staffSignIn: { method: 'POST', path: '/v2/staff/session' },
  getStaffSession: { method: 'GET', path: '/v2/staff/session' },
  staffSignOut: { method: 'DELETE', path: '/v2/staff/session' },
  getDesk: { method: 'GET', path: '/v2/staff/desk' },
  identifyAtDesk: { method: 'POST', path: '/v2/staff/desk/person' },
  lockDesk: { method: 'DELETE', path: '/v2/staff/desk/person' },
  listDevices: { method: 'GET', path: '/v2/staff/devices' },
  registerDevice: { method: 'POST', path: '/v2/staff/devices' },
  revokeDevice: { method: 'DELETE', path: '/v2/staff/devices/{deviceId}' },
  listPeople: { method: 'GET', path: '/v2/staff/people' },
  addPerson: { method: 'POST', path: '/v2/staff/people' },
  changePerson: { method: 'PATCH', path: '/v2/staff/people/{personId}' },
  listInvitations: { method: 'GET', path: '/v2/staff/invitations' },
  inviteStaff: { method: 'POST', path: '/v2/staff/invitations' },
  resendInvitation: { method: 'POST', path: '/v2/staff/invitations/{invitationId}/mail' },
  revokeInvitation: { method: 'DELETE', path: '/v2/staff/invitations/{invitationId}' },
  showInvitation: { method: 'POST', path: '/v2/staff/invitation' },
  acceptInvitation: { method: 'POST', path: '/v2/staff/invitation/account' },
  listStaffOrders: { method: 'GET', path: '/v2/staff/orders' },
  getStaffOrder: { method: 'GET', path: '/v2/staff/orders/{orderId}' },
  listPastOrders: { method: 'GET', path: '/v2/staff/past-orders' },
  moveOrder: { method: 'POST', path: '/v2/staff/orders/{orderId}/status' },
  changeOrderTime: { method: 'PUT', path: '/v2/staff/orders/{orderId}/time' },
  getStaffDay: { method: 'GET', path: '/v2/staff/days' },
  refundOrder: { method: 'POST', path: '/v2/staff/orders/{orderId}/refunds' },
  setRefundLimit: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/refund-limit' },
  listDisputes: { method: 'GET', path: '/v2/staff/disputes' },
  setAvailability: { method: 'PUT', path: '/v2/staff/availability' },
  listStock: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/stock' },
  listOrderTaking: { method: 'GET', path: '/v2/staff/order-taking' },
  getSlotLoads: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/slot-loads' },
  pauseRestaurant: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/pause' },
  startPhoneOrder: { method: 'POST', path: '/v2/staff/phone-orders' },
  listPrinters: { method: 'GET', path: '/v2/staff/printers' },
  addPrinter: { method: 'PUT', path: '/v2/staff/printers/{printerId}' },
  changePrinter: { method: 'PATCH', path: '/v2/staff/printers/{printerId}' },
  removePrinter: { method: 'DELETE', path: '/v2/staff/printers/{printerId}' },
  renewPrinterAddress: { method: 'POST', path: '/v2/staff/printers/{printerId}/address' },
  printTest: { method: 'POST', path: '/v2/staff/printers/{printerId}/test' },
  printOrder: { method: 'POST', path: '/v2/staff/orders/{orderId}/print' },
  getOrderSettings: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/order-settings' },
  setOrderSettings: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/order-settings' },
  listNoShows: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/no-shows' },
  forgiveNoShows: {
    method: 'POST',
    path: '/v2/staff/restaurants/{restaurantId}/no-shows/{orderId}/forgive',
  },
  getDeliverySettings: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/delivery' },
  setDeliverySettings: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/delivery' },
  tryDelivery: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/delivery/try' },
  listSuburbs: { method: 'GET', path: '/v2/staff/suburbs' },
  changeSuburb: { method: 'PUT', path: '/v2/staff/suburbs' },
  removeSuburb: { method: 'POST', path: '/v2/staff/suburbs/remove' },
  importSuburbs: { method: 'POST', path: '/v2/staff/suburbs/import' },
  listStaffRestaurants: { method: 'GET', path: '/v2/staff/restaurants' },
  addRestaurant: { method: 'POST', path: '/v2/staff/restaurants' },
  setRestaurantDetails: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/details' },
  setRestaurantOpen: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/open' },
  getRestaurantHours: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/hours' },
  setRestaurantHours: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/hours' },
  getRestaurantTimes: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/times' },
  setRestaurantTimes: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/times' },
  getRestaurantFees: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/fees' },
  setRestaurantFees: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/fees' },
  getTaxes: { method: 'GET', path: '/v2/staff/taxes' },
  setTaxes: { method: 'PUT', path: '/v2/staff/taxes' },
  getConfigDraft: { method: 'GET', path: '/v2/staff/config/draft' },
  changeConfigDraft: { method: 'PATCH', path: '/v2/staff/config/draft' },
  discardConfigDraft: { method: 'DELETE', path: '/v2/staff/config/draft' },
  publishConfig: { method: 'POST', path: '/v2/staff/config/publish' },
  listConfigVersions: { method: 'GET', path: '/v2/staff/config/versions' },
  getConfigVersion: { method: 'GET', path: '/v2/staff/config/versions/{version}' },
  listConfigSchedules: { method: 'GET', path: '/v2/staff/config/schedules' },
  cancelConfigSchedule: { method: 'DELETE', path: '/v2/staff/config/schedules/{scheduleId}' },
  createConfigPreview: { method: 'POST', path: '/v2/staff/config/previews' },
  reportPresence: { method: 'GET', path: '/v2/staff/config/editing' },
  getConfigLocks: { method: 'GET', path: '/v2/staff/config/locks' },
  setConfigLocks: { method: 'PUT', path: '/v2/staff/config/locks' },
  uploadPicture: { method: 'POST', path: '/v2/staff/pictures' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/**
 * The orders of some days as a CSV file, asked for with the same session as getStaffDay:
 * `?restaurant_id=&from=&to=`. It stands beside the table, for a file has no reply to describe.
 */
export const staffOrdersFilePath = '/v2/staff/orders.csv';
/** Days that one such file may hold. */
export const mostDaysOfFile = 92;
