import { PortFailure, type StaffPort, type StaffState } from '#editor/core/ports.ts';
import { ApiFailure, isTokenRefused, type Api } from '#ui/api/client.ts';
import { readableStore } from '../state/readable-store.ts';
import { orPortFailure, toPortFailure } from './port-failure.ts';

type Needs = {
  api: Api;
  tenantId: number;
  /** Staff have a session in this browser, by its XSRF cookie; it may be over. */
  hasSession(): boolean;
  onSignedIn(member: Extract<StaffState, { status: 'signedIn' }>['member']): void;
  /** Before the session ends, and once it has. */
  beforeSignOut(): Promise<void>;
  onSignedOut(): Promise<void>;
};

export type Staff = StaffPort & {
  /** Asks the server who is signed in. */
  ask(): Promise<void>;
  /** The server says that the session is over. */
  expire(): void;
};

const nobody: StaffState = { status: 'signedOut' };

/**
 * Who of the staff edits (requirements, Identity): a session of the server's, kept in no storage.
 */
export function createStaffPort(needs: Needs): Staff {
  const state = readableStore<StaffState>({ status: 'unknown' });
  const welcome = (member: Parameters<Needs['onSignedIn']>[0]) => {
    state.set({ status: 'signedIn', member });
    needs.onSignedIn(member);
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    async ask() {
      if (state.get().status === 'signedIn') return;
      if (!needs.hasSession()) return state.set(nobody);
      try {
        const { data } = await needs.api.call('getStaffSession', {});
        welcome(data);
      } catch (failure) {
        // Without an answer it stays unknown, and is asked again when the network is back.
        const isAnswer = failure instanceof ApiFailure && failure.status > 0;
        if (isAnswer) state.set(nobody);
      }
    },
    async signIn(email, password, code) {
      const account = { tenant_id: needs.tenantId, email, password };
      const body = { ...account, ...(code !== undefined && { code }) };
      const { data } = await orPortFailure(needs.api.call('staffSignIn', { body }));
      welcome(data);
    },
    async signInByPasskey() {
      // Only for whoever has one; a page without a connection says so by itself.
      const passkeys = await orPortFailure(import('#ui/api/ask-passkey.ts'));
      try {
        welcome(await passkeys.signInByPasskey(needs.api, needs.tenantId));
      } catch (failure) {
        if (!(failure instanceof passkeys.PasskeyFailure)) throw toPortFailure(failure);
        throw new PortFailure(`passkey_${failure.reason}`, failure.message);
      }
    },
    async signOut() {
      await needs.beforeSignOut();
      try {
        await needs.api.call('staffSignOut', {});
      } catch (failure) {
        if (!isTokenRefused(failure)) throw toPortFailure(failure);
      }
      await needs.onSignedOut();
      state.set(nobody);
    },
    expire: () => state.set(nobody),
  };
}
