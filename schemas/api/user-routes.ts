import type { Route } from './customer-routes.ts';

/**
 * Method and path of every call about a customer's account. They stand apart from customer-routes.ts
 * so that the pages of the account alone load them.
 */
export const userRoutes = {
  signUp: { method: 'POST', path: '/v2/users' },
  verifySignUp: { method: 'POST', path: '/v2/users/verification' },
  signIn: { method: 'POST', path: '/v2/users/session' },
  requestSignInCode: { method: 'POST', path: '/v2/users/session/codes' },
  signInByCode: { method: 'POST', path: '/v2/users/session/code' },
  beginUserPasskeySignIn: { method: 'POST', path: '/v2/users/session/passkey-options' },
  userPasskeySignIn: { method: 'POST', path: '/v2/users/session/passkey' },
  signOut: { method: 'DELETE', path: '/v2/users/session' },
  requestPasswordCode: { method: 'POST', path: '/v2/users/password-codes' },
  setPasswordByCode: { method: 'POST', path: '/v2/users/password' },
  getProfile: { method: 'GET', path: '/v2/users/me' },
  changeProfile: { method: 'PATCH', path: '/v2/users/me' },
  requestOwnCode: { method: 'POST', path: '/v2/users/me/codes' },
  requestContactCode: { method: 'POST', path: '/v2/users/me/contact/codes' },
  changeContact: { method: 'PUT', path: '/v2/users/me/contact' },
  changeUserPassword: { method: 'PUT', path: '/v2/users/me/password' },
  setPreferences: { method: 'PUT', path: '/v2/users/me/preferences' },
  listUserAddresses: { method: 'GET', path: '/v2/users/me/addresses' },
  addUserAddress: { method: 'POST', path: '/v2/users/me/addresses' },
  changeUserAddress: { method: 'PUT', path: '/v2/users/me/addresses/{addressId}' },
  removeUserAddress: { method: 'DELETE', path: '/v2/users/me/addresses/{addressId}' },
  makeAddressDefault: { method: 'POST', path: '/v2/users/me/addresses/{addressId}/default' },
  listUserSessions: { method: 'GET', path: '/v2/users/me/sessions' },
  endUserSession: { method: 'DELETE', path: '/v2/users/me/sessions/{sessionId}' },
  endUserSessions: { method: 'DELETE', path: '/v2/users/me/sessions' },
  listUserPasskeys: { method: 'GET', path: '/v2/users/me/passkeys' },
  beginUserPasskey: { method: 'POST', path: '/v2/users/me/passkeys/options' },
  addUserPasskey: { method: 'POST', path: '/v2/users/me/passkeys' },
  renameUserPasskey: { method: 'PATCH', path: '/v2/users/me/passkeys/{passkeyId}' },
  removeUserPasskey: { method: 'POST', path: '/v2/users/me/passkeys/{passkeyId}/removal' },
  claimOrders: { method: 'POST', path: '/v2/users/me/order-claims' },
  exportOwnData: { method: 'GET', path: '/v2/users/me/export' },
  deleteAccount: { method: 'POST', path: '/v2/users/me/deletion' },
} as const satisfies Record<string, Route>;
