import type { ConnectedSignIn } from '#schemas/api/connected-sign-in.ts';
import type { CallOf } from '#schemas/api/contract.ts';
import type { OwnProof, SentCode } from '#schemas/api/one-time-codes.ts';
import type { OwnData, Profile, UserSession } from '#schemas/api/user-profile.ts';
import type { Passkey } from '#schemas/api/webauthn.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { addUserPasskey } from '#ui/api/ask-passkey.ts';
import type { Api } from '#ui/api/client.ts';
import { ignoring, useOwn, useOwnChange } from './own-data.ts';

/** Browsers in which one is signed in. */
export const useUserSessions = () =>
  useOwn<UserSession[]>('sessions', (api, signal) => api.call('listUserSessions', {}, { signal }));

/** One's passkeys. */
export const useUserPasskeys = () =>
  useOwn<Passkey[]>('passkeys', (api, signal) => api.call('listUserPasskeys', {}, { signal }));

/** Accounts at providers by which one signs in. */
export const useConnectedSignIns = () =>
  useOwn<ConnectedSignIn[]>('connections', (api, signal) =>
    api.call('listConnectedSignIns', {}, { signal }),
  );

/** What the storefront keeps of a user is that of the profile. */
function useProfileChange<T>(
  name: string,
  change: (api: Api, input: T) => Promise<{ data: Profile }>,
) {
  const { account } = useStores();
  return useOwnChange<T, Profile>(name, 'profile', async (api, input) => {
    const { data } = await change(api, input);
    const { id, email, phone_no } = data;
    account.getState().setUser({ id, name: data.name, email, phone_no });
    return data;
  });
}

/** Changes name and telephone number. */
export const useChangeProfile = () =>
  useProfileChange('changeProfile', (api, body: CallOf<'changeProfile'>['body']) =>
    api.call('changeProfile', { body }),
  );

/** Sets whether the newsletter comes. */
export const useSetPreferences = () =>
  useProfileChange('setPreferences', (api, body: CallOf<'setPreferences'>['body']) =>
    api.call('setPreferences', { body }),
  );

/** Takes the address that a code was sent to. */
export const useChangeContact = () =>
  useProfileChange('changeContact', (api, body: CallOf<'changeContact'>['body']) =>
    api.call('changeContact', { body }),
  );

/** Sends a code to a new address. */
export const useRequestContactCode = () =>
  useOwnChange<{ email: string; proof: OwnProof }, SentCode>(
    'requestContactCode',
    'profile',
    async (api, body) => (await api.call('requestContactCode', { body })).data,
  );

/** Mails a code by which one proves oneself without a password. */
export const useRequestOwnCode = () =>
  useOwnChange<void, SentCode>(
    'requestOwnCode',
    'profile',
    async (api) => (await api.call('requestOwnCode', { body: {} })).data,
  );

/** Changes one's password, or chooses the first one. */
export const useChangeUserPassword = () =>
  useOwnChange(
    'changeUserPassword',
    'profile',
    (api, body: { proof: OwnProof; password: string }) => api.call('changeUserPassword', { body }),
  );

/** Signs one of one's browsers out; one that is gone already is as good. */
export const useEndUserSession = () =>
  useOwnChange<string, void>('endUserSession', 'sessions', (api, sessionId) =>
    ignoring('unknown_session', api.call('endUserSession', { params: { sessionId } })),
  );

/** Adds a passkey: the browser asks where it is to be. */
export const useAddUserPasskey = () => useOwnChange('addUserPasskey', 'passkeys', addUserPasskey);

/** Removes a passkey; one that is gone already is as good. */
export const useRemoveUserPasskey = () =>
  useOwnChange<{ passkeyId: string; proof: OwnProof }, void>(
    'removeUserPasskey',
    'passkeys',
    (api, { passkeyId, proof }) =>
      ignoring(
        'unknown_passkey',
        api.call('removeUserPasskey', { params: { passkeyId }, body: { proof } }),
      ),
  );

/** Removes a connected sign-in; one that is gone already is as good. */
export const useRemoveConnectedSignIn = () =>
  useOwnChange<{ connectionId: string; proof: OwnProof }, void>(
    'removeConnectedSignIn',
    'connections',
    (api, { connectionId, proof }) =>
      ignoring(
        'unknown_connected_sign_in',
        api.call('removeConnectedSignIn', { params: { connectionId }, body: { proof } }),
      ),
  );

/** Reads all of one's own data (rule R94). */
export const useExportOwnData = () =>
  useOwnChange<void, OwnData>(
    'exportOwnData',
    'profile',
    async (api) => (await api.call('exportOwnData', {})).data,
  );

/**
 * Deletes one's account for good (rule R94); this browser knows nothing of it any more.
 *
 * @param deleted what a toast says then: the page that asked for it is gone
 */
export function useDeleteAccount(deleted: string) {
  const { account } = useStores();
  return useOwnChange<OwnProof, void>('deleteAccount', 'profile', async (api, proof) => {
    await api.call('deleteAccount', { body: { proof } });
    toast.success({ title: deleted });
    account.getState().clearAuth();
  });
}
