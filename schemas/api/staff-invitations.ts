import { z } from 'zod';
import { mailboxText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { staffMember } from './staff.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, instant, plainLine } from './wire.ts';

/** Lower-cased, so that one mailbox has one account however it is written. */
export const staffMailbox = mailboxText();

/** A password that somebody chooses: length is what keeps it from being guessed (NIST SP 800-63B). */
export const newPassword = z.string().min(10, 'A password has at least 10 characters').max(200);

/** The name that somebody is seen by. */
export const staffName = plainLine.min(1, 'Write a name').max(80);

/** What a link of a mail carries; shape and signature are the server's to judge. */
export const linkToken = z.string().min(1).max(200);

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(everyRole),
  /** The one they are to work for; null: all of the tenant. */
  restaurant_id: id.nullable(),
  /** null: the operator of the program. */
  invited_by: z.string().nullable(),
  sent_at: instant,
  expires_at: instant,
  /** Its link has run out; sent again it has another one. */
  is_expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** What an owner invites somebody to; only an owner works for all restaurants. */
export const invitationBody = z
  .object({
    email: staffMailbox,
    role: z.enum(everyRole),
    restaurant_id: id.nullable(),
  })
  .refine(({ role, restaurant_id }) => (role === 'owner') === (restaurant_id === null), {
    path: ['restaurant_id'],
    error: 'Owners work for all restaurants, everybody else for one',
  });

export const listInvitations = endpoint(routes.listInvitations, {
  summary: 'The invitations that nobody has accepted yet, the newest first.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(z.array(invitation)),
});

export const inviteStaff = endpoint(routes.inviteStaff, {
  summary:
    'Invites somebody by a mail whose link ends after 7 days and works once; again to the same changes nothing.',
  security: ['staff'],
  roles: ['owner'],
  confirmation: 'of_owners',
  body: invitationBody,
  status: 201,
  reply: dataOf(invitation),
});

const invitationId = z.object({ invitationId: z.uuid() });

export const resendInvitation = endpoint(routes.resendInvitation, {
  summary: 'Sends an invitation again, with a new link and 7 more days; the old link is over.',
  security: ['staff'],
  roles: ['owner'],
  params: invitationId,
  reply: dataOf(invitation),
});

export const revokeInvitation = endpoint(routes.revokeInvitation, {
  summary: 'Takes an invitation back: its link opens nothing any more.',
  security: ['staff'],
  roles: ['owner'],
  params: invitationId,
  reply: dataOf(z.object({})),
});

/** What whoever holds the link is shown. */
const shownInvitation = z.object({
  email: z.string(),
  role: z.enum(everyRole),
  /** Of the tenant. */
  place: z.string(),
  /** null: all of the tenant's. */
  restaurant: z.string().nullable(),
  invited_by: z.string().nullable(),
  expires_at: instant,
});
export type ShownInvitation = z.output<typeof shownInvitation>;

/** By POST, so that the token stands in no address that is logged. */
export const showInvitation = endpoint(routes.showInvitation, {
  summary: 'What an invitation is to, by the token of its mail: 404 or 409 where it opens nothing.',
  security: [],
  body: z.object({ token: linkToken }),
  reply: dataOf(shownInvitation),
});

export const acceptInvitation = endpoint(routes.acceptInvitation, {
  summary: 'Accepts an invitation with a name and a password, and signs the browser in.',
  security: [],
  audit: 'named',
  body: z.object({ token: linkToken, name: staffName, password: newPassword }),
  status: 201,
  reply: dataOf(
    staffMember.extend({
      /** The site is not open yet: its set-up is where the new owner begins. */
      needs_setup: z.literal(true).optional(),
    }),
  ),
});
