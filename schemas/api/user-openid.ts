import { z } from 'zod';
import { ownPath } from '../fields/own-path.ts';
import { connectedSignIn } from './connected-sign-in.ts';
import { endpoint } from './endpoint.ts';
import { answeredCode, ownProof, presentPassword, sentCode } from './one-time-codes.ts';
import { signedInUser, takesGuest, userLanguage } from './user-accounts.ts';
import { userRoutes as routes } from './user-routes.ts';
import { dataOf, id } from './wire.ts';

const tenant_id = id.optional();
const ofOneself = { security: ['user'] } as const;

const openIdProvider = z.object({ id: z.uuid(), name: z.string() });

const listOpenIdProviders = endpoint(routes.listOpenIdProviders, {
  summary: 'Providers of OpenID Connect by which customers sign in here, for the sign-in page.',
  security: [],
  reply: dataOf(z.array(openIdProvider)),
});

const startOpenIdSignIn = endpoint(routes.startOpenIdSignIn, {
  summary:
    'Begins a sign-in by a provider: the page leads the browser to the address. It counts for 10 minutes, in this browser alone.',
  security: [],
  body: z.object({
    tenant_id,
    provider_id: z.uuid(),
    /** The page of this site that the sign-in leads to; left out: the account. */
    next: z
      .string()
      .max(1000)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'This must be a page of this site')
      .refine((text) => ownPath(text) !== null, 'This must be a page of this site')
      .optional(),
  }),
  status: 201,
  reply: dataOf(z.object({ url: z.string() })),
});

/** What the provider sends a browser back with; the callback's address takes the same. */
export const openIdAnswer = {
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4096).optional(),
  iss: z.string().max(1000).optional(),
  /** Why the provider signs nobody in, by its own code. */
  error: z.string().min(1).max(200).optional(),
};

const finished = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed_in'), signed_in: signedInUser }),
  z.object({
    kind: z.literal('code_sent'),
    provider: z.string(),
    /** Where the code went: the address that the provider gave. */
    email: z.string(),
    /**
     * Why: an account has the address and has to prove itself before the two are connected, or the
     * provider does not say that the address is verified, and then not whether an account has it.
     */
    because: z.enum(['account_exists', 'email_unverified']),
    sent: sentCode.shape.data,
  }),
]);
export type FinishedOpenIdSignIn = z.output<typeof finished>;

const finishOpenIdSignIn = endpoint(routes.finishOpenIdSignIn, {
  summary:
    'Signs in with what the provider sent the browser back with; or mails a code, which `confirmOpenIdSignIn` takes.',
  ...takesGuest,
  body: z.object({ tenant_id, ...openIdAnswer, language: userLanguage.optional() }),
  status: 201,
  reply: dataOf(finished),
});

const confirmOpenIdSignIn = endpoint(routes.confirmOpenIdSignIn, {
  summary:
    'Connects the provider’s account by the code that was mailed, or by the password of the account with that address, and signs in.',
  ...takesGuest,
  body: z.union([
    z.object({ tenant_id, ...answeredCode }),
    z.object({ tenant_id, request_id: answeredCode.request_id, password: presentPassword }),
  ]),
  status: 201,
  reply: dataOf(signedInUser),
});

const listConnectedSignIns = endpoint(routes.listConnectedSignIns, {
  summary: 'Accounts at providers by which one signs in, the oldest first.',
  ...ofOneself,
  reply: dataOf(z.array(connectedSignIn)),
});

const removeConnectedSignIn = endpoint(routes.removeConnectedSignIn, {
  summary:
    'Removes one of them. The proof it takes is another way in, so nobody loses the last one.',
  ...ofOneself,
  params: z.object({ connectionId: z.uuid() }),
  body: z.object({ proof: ownProof }),
  reply: dataOf(z.object({})),
});

/** Customers' sign-in by OpenID Connect, for the contract (decision 079). */
export const userOpenIdEndpoints = {
  listOpenIdProviders,
  startOpenIdSignIn,
  finishOpenIdSignIn,
  confirmOpenIdSignIn,
  listConnectedSignIns,
  removeConnectedSignIn,
};
