import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownProof } from './one-time-codes.ts';
import { routes } from './routes.ts';
import { creationOptions, passkey, passkeyName, registration } from './webauthn.ts';
import { dataOf } from './wire.ts';

const ofOneself = { security: ['user'] } as const;
const ofPasskey = z.object({ passkeyId: z.uuid() });

const listUserPasskeys = endpoint(routes.listUserPasskeys, {
  summary: 'One’s passkeys, the oldest first.',
  ...ofOneself,
  reply: dataOf(z.array(passkey)),
});

const beginUserPasskey = endpoint(routes.beginUserPasskey, {
  summary: 'Gives what a browser needs to make a passkey, once one has proved oneself.',
  ...ofOneself,
  body: z.object({ proof: ownProof }),
  status: 201,
  reply: dataOf(creationOptions),
});

const addUserPasskey = endpoint(routes.addUserPasskey, {
  summary: 'Adds a passkey; a mail says so.',
  ...ofOneself,
  body: z.object({ name: passkeyName, credential: registration }),
  status: 201,
  reply: dataOf(passkey),
});

const renameUserPasskey = endpoint(routes.renameUserPasskey, {
  summary: 'Gives a passkey of one’s own another name.',
  ...ofOneself,
  params: ofPasskey,
  body: z.object({ name: passkeyName }),
  reply: dataOf(passkey),
});

const removeUserPasskey = endpoint(routes.removeUserPasskey, {
  summary: 'Removes a passkey of one’s own.',
  ...ofOneself,
  params: ofPasskey,
  body: z.object({ proof: ownProof }),
  reply: dataOf(z.object({})),
});

/** One's passkeys, for the contract. */
export const userPasskeyEndpoints = {
  listUserPasskeys,
  beginUserPasskey,
  addUserPasskey,
  renameUserPasskey,
  removeUserPasskey,
};
