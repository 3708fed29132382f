import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import { small } from '#tests/fixtures/small-menu.ts';

const credential = { id: 'theirs', rawId: 'theirs', type: 'public-key' } as const;
const tenant_id = small.otherTenant;
const email = 'ana@example.com';
const password = 'salt and pepper';
const answered = { request_id: randomUUID(), code: '123456' };
const address = {
  formattedAddress: '1 Station Street',
  city: 'Melbourne',
  postcode: '3057',
  suburb: 'Brunswick East',
};
const ofAddress = { params: { addressId: randomUUID() } };
const ofPasskey = { params: { passkeyId: randomUUID() } };

/** Calls about accounts of customers, each with ids of nobody, or with the other tenant's. */
export const foreignUserCalls = {
  signUp: { payload: { tenant_id, name: 'Ana', email, password } },
  verifySignUp: { payload: { tenant_id, ...answered } },
  signIn: { payload: { tenant_id, email, password } },
  requestSignInCode: { payload: { tenant_id, email } },
  signInByCode: { payload: { tenant_id, ...answered } },
  beginUserPasskeySignIn: { payload: { tenant_id } },
  userPasskeySignIn: {
    payload: {
      tenant_id,
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  },
  listOpenIdProviders: { query: { tenant_id: String(tenant_id) } },
  startOpenIdSignIn: { payload: { tenant_id, provider_id: randomUUID() } },
  finishOpenIdSignIn: { payload: { tenant_id, state: 'theirs', code: 'theirs' } },
  confirmOpenIdSignIn: { payload: { tenant_id, ...answered } },
  signOut: {},
  requestEmailCode: { payload: { email, tenant_id } },
  confirmEmail: { payload: { tenant_id, ...answered } },
  requestPasswordCode: { payload: { tenant_id, email } },
  setPasswordByCode: { payload: { tenant_id, ...answered, password } },
  getProfile: {},
  changeProfile: { payload: { name: 'Ana' } },
  requestOwnCode: { payload: {} },
  requestContactCode: { payload: { email, proof: { password } } },
  changeContact: { payload: answered },
  changeUserPassword: { payload: { proof: { password }, password } },
  setPreferences: { payload: { language: null, newsletter: false } },
  listUserAddresses: {},
  addUserAddress: { payload: address },
  changeUserAddress: { ...ofAddress, payload: address },
  removeUserAddress: ofAddress,
  makeAddressDefault: { ...ofAddress, payload: {} },
  listUserSessions: {},
  endUserSession: { params: { sessionId: randomUUID() } },
  endUserSessions: {},
  listUserPasskeys: {},
  beginUserPasskey: { payload: { proof: { password } } },
  addUserPasskey: {
    payload: {
      name: 'Phone',
      credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  },
  renameUserPasskey: { ...ofPasskey, payload: { name: 'Phone' } },
  removeUserPasskey: { ...ofPasskey, payload: { proof: { password } } },
  listConnectedSignIns: {},
  removeConnectedSignIn: {
    params: { connectionId: randomUUID() },
    payload: { proof: { password } },
  },
  claimOrders: { payload: {} },
  exportOwnData: {},
  deleteAccount: { payload: { proof: { password } } },
};

/** Guests are told to sign in, whatever the call is about. */
export const isForUsersAlone = (name: RouteName): boolean => {
  const { security }: Endpoint = contract[name];
  return security.includes('user') && !security.includes('guest');
};
