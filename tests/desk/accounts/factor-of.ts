import type { Passkey } from '#schemas/api/webauthn.ts';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';

/** What is known of one's own second factor: nothing yet, but what is changed. */
export function factorOf(change: Partial<SecondFactor> = {}): SecondFactor {
  const factor = {
    has_app: false,
    passkeys: [],
    is_required: false,
    recovery_codes_left: 0,
    ...change,
  };
  return { is_on: factor.has_app || factor.passkeys.length > 0, ...factor };
}

/** A passkey of this address. */
export const passkeyOf = (name: string, change: Partial<Passkey> = {}): Passkey => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  name,
  host: 'newtown.example',
  works_here: true,
  is_synced: false,
  is_blocked: false,
  added_at: '2026-11-20T02:00:00.000Z',
  last_used_at: null,
  ...change,
});
