import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { staffMember } from './staff.ts';
import { everyRole } from './staff-role.ts';
import {
  assertion,
  creationOptions,
  passkey,
  passkeyName,
  registration,
  requestOptions,
} from './webauthn.ts';
import { dataOf, id } from './wire.ts';

const ofOneself = { security: ['staff'], roles: everyRole, atDevice: 'never' } as const;

const beginPasskey = endpoint(routes.beginPasskey, {
  summary: 'Gives what a browser needs to make a passkey, for one’s password.',
  ...ofOneself,
  withoutSecondFactor: true,
  // Nothing is there before addPasskey.
  audit: 'none',
  body: z.object({ password: z.string().min(1).max(200) }),
  status: 201,
  reply: dataOf(creationOptions),
});

const addPasskey = endpoint(routes.addPasskey, {
  summary:
    'Adds a passkey; the first second factor signs other browsers out and gives recovery codes, once.',
  ...ofOneself,
  withoutSecondFactor: true,
  body: z.object({ name: passkeyName, credential: registration }),
  status: 201,
  reply: dataOf(
    z.object({
      passkey,
      /** None where the person has some already. */
      recovery_codes: z.array(z.string()),
    }),
  ),
});

const ofPasskey = z.object({ passkeyId: z.uuid() });

const renamePasskey = endpoint(routes.renamePasskey, {
  summary: 'Gives a passkey of one’s own another name.',
  ...ofOneself,
  params: ofPasskey,
  body: z.object({ name: passkeyName }),
  reply: dataOf(passkey),
});

const removePasskey = endpoint(routes.removePasskey, {
  summary:
    'Removes a passkey of one’s own, for one’s password; the last factor stays where one is required.',
  ...ofOneself,
  params: ofPasskey,
  body: z.object({ password: z.string().min(1).max(200) }),
  reply: dataOf(z.object({})),
});

const beginPasskeySignIn = endpoint(routes.beginPasskeySignIn, {
  summary: 'Gives what a browser needs to ask for a passkey; the same whoever asks.',
  security: [],
  whileSuspended: true,
  body: z.object({ tenant_id: id.optional() }),
  status: 201,
  reply: dataOf(requestOptions),
});

const passkeySignIn = endpoint(routes.passkeySignIn, {
  summary: 'Signs staff in by a passkey, which needs no password and no code besides.',
  security: [],
  audit: 'named',
  whileSuspended: true,
  body: z.object({ tenant_id: id.optional(), credential: assertion }),
  status: 201,
  reply: dataOf(staffMember),
});

/** All of them, for the contract. */
export const passkeyEndpoints = {
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  passkeySignIn,
};
