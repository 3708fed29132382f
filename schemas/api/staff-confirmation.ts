import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { secondFactorCode } from './staff-second-factor.ts';
import { assertion } from './webauthn.ts';
import { dataOf, instant } from './wire.ts';

/** Proof that it is still the same person: any one of what signs them in. */
const confirmationProof = z.union([
  z.object({ password: z.string().min(1).max(200) }),
  z.object({ code: secondFactorCode }),
  /** The answer to `beginPasskeySignIn`. */
  z.object({ credential: assertion }),
]);

export const confirmIdentity = endpoint(routes.confirmIdentity, {
  summary:
    'Confirms that it is still the one who signed in, for ten minutes: by password, by a code of their app, or by a passkey.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'never',
  body: confirmationProof,
  reply: dataOf(z.object({ confirmed_until: instant })),
});

/** Whether a call with this body wants a confirmation (endpoint.ts). */
export function wantsConfirmation({ confirmation }: Endpoint, body: unknown): boolean {
  if (confirmation === undefined) return false;
  return confirmation === 'always' || makesOwner.safeParse(body).success;
}

const makesOwner = z.object({ role: z.literal('owner') });
