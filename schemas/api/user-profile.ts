import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answeredCode, ownProof, sentCode } from './one-time-codes.ts';
import { guestDetails, order } from './orders.ts';
import { loyaltyAccount } from './loyalty.ts';
import { routes } from './routes.ts';
import { newPassword } from './staff-invitations.ts';
import { connectedSignIn } from './connected-sign-in.ts';
import { user, userLanguage, userMailbox } from './user-accounts.ts';
import { userAddress } from './user-addresses.ts';
import { passkey } from './webauthn.ts';
import { reservation } from './reservations.ts';
import { wishlistItem } from './wishlist.ts';
import { ownContactMessage } from './contact-messages.ts';
import { ownGiftCard } from './gift-cards.ts';
import { count, dataOf, instant } from './wire.ts';

const ofOneself = { security: ['user'] } as const;
const nothing = dataOf(z.object({}));

const profile = user.extend({
  /** A code sent there came back. */
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  /** Without one they sign in by a code or a passkey, and prove themselves by `requestOwnCode`. */
  has_password: z.boolean(),
  /** Of their mails, BCP 47; null: the restaurant's own. */
  language: z.string().nullable(),
  /** They get the newsletter at their address. */
  newsletter: z.boolean(),
  /** Codes can be had by SMS here, and a telephone number be verified. */
  offers_sms: z.boolean(),
  /** Orders that were placed as a guest with their verified address, to be claimed. */
  claimable_orders: count,
  /** The same of reservations. */
  claimable_reservations: count,
  created_at: instant,
});
export type Profile = z.output<typeof profile>;

const getProfile = endpoint(routes.getProfile, {
  summary: 'Who is signed in, with what they have set.',
  ...ofOneself,
  reply: dataOf(profile),
});

const changeProfile = endpoint(routes.changeProfile, {
  summary:
    'Changes what needs no proof: the name, and a telephone number, which is unverified then; empty removes it.',
  ...ofOneself,
  body: z.object({
    name: guestDetails.shape.name.optional(),
    phone_no: z.union([guestDetails.shape.phone_no, z.literal('')]).optional(),
  }),
  reply: dataOf(profile),
});

const requestOwnCode = endpoint(routes.requestOwnCode, {
  summary: 'Mails a code to one’s own address, which proves oneself where there is no password.',
  ...ofOneself,
  body: z.object({}),
  status: 201,
  reply: sentCode,
});

const requestContactCode = endpoint(routes.requestContactCode, {
  summary:
    'Sends a code to a new address, or to a telephone number; `changeContact` makes it one’s own. The same answer for an address that somebody has.',
  ...ofOneself,
  body: z.union([
    z.object({ email: userMailbox, proof: ownProof }),
    z.object({ phone_no: guestDetails.shape.phone_no }),
  ]),
  status: 201,
  reply: sentCode,
});

const changeContact = endpoint(routes.changeContact, {
  summary:
    'Takes the address or the number that the code was sent to; the old address is told of it.',
  ...ofOneself,
  body: z.object(answeredCode),
  reply: dataOf(profile),
});

const changeUserPassword = endpoint(routes.changeUserPassword, {
  summary: 'Changes one’s password, or chooses the first one, and signs other browsers out.',
  ...ofOneself,
  body: z.object({ proof: ownProof, password: newPassword }),
  reply: nothing,
});

const setPreferences = endpoint(routes.setPreferences, {
  summary:
    'Sets the language of mails, and whether the newsletter comes, which needs no mail to confirm it.',
  ...ofOneself,
  body: z.object({ language: userLanguage.nullable(), newsletter: z.boolean() }),
  reply: dataOf(profile),
});

const session = z.object({
  id: z.uuid(),
  /** The one that asks. */
  is_current: z.boolean(),
  /** Browser and system in words; empty where it does not say. */
  browser: z.string(),
  started_at: instant,
  last_used_at: instant,
});
export type UserSession = z.output<typeof session>;

const listUserSessions = endpoint(routes.listUserSessions, {
  summary: 'Browsers in which one is signed in, the one that asks first.',
  ...ofOneself,
  reply: dataOf(z.array(session)),
});

const endUserSession = endpoint(routes.endUserSession, {
  summary: 'Signs one of one’s browsers out.',
  ...ofOneself,
  params: z.object({ sessionId: z.uuid() }),
  reply: nothing,
});

const endUserSessions = endpoint(routes.endUserSessions, {
  summary: 'Signs all of one’s browsers out, the one that asks too.',
  ...ofOneself,
  reply: nothing,
});

const claimOrders = endpoint(routes.claimOrders, {
  summary:
    'Takes what was ordered and booked as a guest with one’s verified address; again changes nothing.',
  ...ofOneself,
  body: z.object({}),
  reply: dataOf(z.object({ claimed: count, claimed_reservations: count })),
});

const exported = z.object({
  exported_at: instant,
  profile,
  addresses: z.array(userAddress),
  sessions: z.array(session),
  passkeys: z.array(passkey),
  connected_sign_ins: z.array(connectedSignIn),
  favourites: z.array(wishlistItem),
  /** Of one's own, without what they are spent by. */
  gift_cards: z.array(ownGiftCard.omit({ handle: true })),
  /** Points with their ledger; null: there never were any here. */
  loyalty: loyaltyAccount.nullable(),
  /** What one wrote to the business, signed in or by one's verified address; the newest first. */
  contact_messages: z.array(ownContactMessage),
  /** Of tables: coming ones first, then past ones, the newest first. */
  reservations: z.array(reservation),
  /** The newest first. */
  orders: z.array(order),
  /** Of more orders than one export holds, the older ones; 0 of nearly everybody. */
  orders_left_out: count,
});
export type OwnData = z.output<typeof exported>;

const exportOwnData = endpoint(routes.exportOwnData, {
  summary: 'All of one’s own data (rule R94).',
  ...ofOneself,
  reply: dataOf(exported),
});

const deleteAccount = endpoint(routes.deleteAccount, {
  summary:
    'Deletes one’s account for good: orders are kept for tax without who placed them (rule R94).',
  ...ofOneself,
  body: z.object({ proof: ownProof }),
  reply: nothing,
});

/** One's own account, for the contract. */
export const userProfileEndpoints = {
  getProfile,
  changeProfile,
  requestOwnCode,
  requestContactCode,
  changeContact,
  changeUserPassword,
  setPreferences,
  listUserSessions,
  endUserSession,
  endUserSessions,
  claimOrders,
  exportOwnData,
  deleteAccount,
};
