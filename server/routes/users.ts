import type { userRoutes as calls } from '#schemas/api/user-routes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';

type Names = keyof typeof calls;

const notYet = () =>
  Promise.reject(new ApiError(501, 'not_offered_yet', 'Accounts are not offered yet.'));

/** The contract stands; the accounts of customers come with the next steps. */
export const userRoutes = (): Handlers<Names> => ({
  signUp: notYet,
  verifySignUp: notYet,
  signIn: notYet,
  requestSignInCode: notYet,
  signInByCode: notYet,
  beginUserPasskeySignIn: notYet,
  userPasskeySignIn: notYet,
  signOut: notYet,
  requestPasswordCode: notYet,
  setPasswordByCode: notYet,
  getProfile: notYet,
  changeProfile: notYet,
  requestOwnCode: notYet,
  requestContactCode: notYet,
  changeContact: notYet,
  changeUserPassword: notYet,
  setPreferences: notYet,
  listUserAddresses: notYet,
  addUserAddress: notYet,
  changeUserAddress: notYet,
  removeUserAddress: notYet,
  makeAddressDefault: notYet,
  listUserSessions: notYet,
  endUserSession: notYet,
  endUserSessions: notYet,
  listUserPasskeys: notYet,
  beginUserPasskey: notYet,
  addUserPasskey: notYet,
  renameUserPasskey: notYet,
  removeUserPasskey: notYet,
  claimOrders: notYet,
  exportOwnData: notYet,
  deleteAccount: notYet,
});
