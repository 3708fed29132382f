import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answeredCode, presentPassword, sentCode } from './one-time-codes.ts';
import { guestDetails } from './orders.ts';
import { routes } from './routes.ts';
import { newPassword, staffMailbox } from './staff-invitations.ts';
import { assertion, requestOptions } from './webauthn.ts';
import { dataOf, id } from './wire.ts';

/** Lower-cased, so that one mailbox has one account however it is written. */
export const userMailbox = staffMailbox;

/** '' where none is given. */
export const userPhone = z.union([guestDetails.shape.phone_no, z.literal('')]);

/** BCP 47, of the mails. */
export const userLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'This must be a language such as en-AU');

/** Who is signed in (specification §3, Account state). */
export const user = z.object({
  /** The specification's `user_id`. */
  id,
  name: z.string(),
  email: z.string(),
  /** '' where there is none. */
  phone_no: z.string(),
});
export type User = z.output<typeof user>;

/**
 * The guest's token may come along as the bearer: the guest's carts are the user's from then on
 * (rule R49), and the guest's token is over for ordering.
 */
export const takesGuest = { security: [], recognises: ['guest'] } as const;

export const signedInUser = z.object({
  /** To be sent as `Authorization: Bearer …`; 30 days. */
  token: z.string(),
  user,
  /** The carts of the guest who came along are merged into the user's. */
  has_merged_cart: z.boolean(),
  /** This call made the account; who has given no name yet is asked for it then. */
  is_new: z.boolean(),
});
export type SignedIn = z.output<typeof signedInUser>;
const signedIn = dataOf(signedInUser);

const tenant_id = id.optional();

const signUp = endpoint(routes.signUp, {
  summary:
    'Asks for an account: a code by mail makes it. The same answer and work for addresses that have one, into which the code signs in.',
  security: [],
  body: z.object({
    tenant_id,
    name: guestDetails.shape.name,
    email: userMailbox,
    phone_no: userPhone.default(''),
    password: newPassword,
    language: userLanguage.optional(),
  }),
  status: 201,
  reply: sentCode,
});

const verifySignUp = endpoint(routes.verifySignUp, {
  summary:
    'Makes the account by the code of the mail, and signs in; where the address has one, signs in to that, as it is.',
  ...takesGuest,
  body: z.object({ tenant_id, ...answeredCode }),
  status: 201,
  reply: signedIn,
});

const signIn = endpoint(routes.signIn, {
  summary: 'Signs in by email and password.',
  ...takesGuest,
  body: z.object({ tenant_id, email: userMailbox, password: presentPassword }),
  status: 201,
  reply: signedIn,
});

const requestSignInCode = endpoint(routes.requestSignInCode, {
  summary:
    'Sends a one-time code to sign in by: by mail, or by SMS to a number that its user has verified. The same answer and mail for addresses without an account, which the code makes one.',
  security: [],
  body: z.union([
    z.object({ tenant_id, email: userMailbox }),
    z.object({ tenant_id, phone_no: guestDetails.shape.phone_no }),
  ]),
  status: 201,
  reply: sentCode,
});

const signInByCode = endpoint(routes.signInByCode, {
  summary:
    'Signs in by the code that was sent; one that was mailed makes the account where the address has none, without a name.',
  ...takesGuest,
  body: z.object({ tenant_id, ...answeredCode }),
  status: 201,
  reply: signedIn,
});

const beginUserPasskeySignIn = endpoint(routes.beginUserPasskeySignIn, {
  summary: 'Gives what a browser needs to ask a customer for a passkey; the same whoever asks.',
  security: [],
  body: z.object({ tenant_id }),
  status: 201,
  reply: dataOf(requestOptions),
});

const userPasskeySignIn = endpoint(routes.userPasskeySignIn, {
  summary: 'Signs a customer in by a passkey.',
  ...takesGuest,
  body: z.object({ tenant_id, credential: assertion }),
  status: 201,
  reply: signedIn,
});

const signOut = endpoint(routes.signOut, {
  summary: 'Ends the session of the token.',
  security: ['user'],
  reply: dataOf(z.object({})),
});

const requestPasswordCode = endpoint(routes.requestPasswordCode, {
  summary:
    'Mails a code by which a forgotten password is replaced. The same answer and mail for addresses without an account, which the code makes one.',
  security: [],
  body: z.object({ tenant_id, email: userMailbox }),
  status: 201,
  reply: sentCode,
});

const setPasswordByCode = endpoint(routes.setPasswordByCode, {
  summary: 'Replaces a password by the code of the mail, signs out everywhere, and signs in here.',
  ...takesGuest,
  body: z.object({ tenant_id, ...answeredCode, password: newPassword }),
  status: 201,
  reply: signedIn,
});

/** Getting an account and getting into it, for the contract. */
export const userAccountEndpoints = {
  signUp,
  verifySignUp,
  signIn,
  requestSignInCode,
  signInByCode,
  beginUserPasskeySignIn,
  userPasskeySignIn,
  signOut,
  requestPasswordCode,
  setPasswordByCode,
};
