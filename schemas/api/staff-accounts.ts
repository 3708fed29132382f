import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { linkToken, newPassword, staffMailbox } from './staff-invitations.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, instant } from './wire.ts';

const session = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  person: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
  /** What the browser calls itself; empty where it does not. */
  user_agent: z.string(),
  /** The address, or the household's network, that it was begun from. */
  network: z.string(),
  is_same_network: z.boolean(),
  started_at: instant,
  last_used_at: instant,
});
export type StaffBrowserSession = z.output<typeof session>;

export const listSessions = endpoint(routes.listSessions, {
  summary: 'Browsers that are signed in by password: an owner’s list has everybody’s.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'never',
  reply: dataOf(z.array(session)),
});

export const endSession = endpoint(routes.endSession, {
  summary: 'Signs one browser out: one’s own, or to an owner anybody’s.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'never',
  params: z.object({ sessionId: z.uuid() }),
  reply: dataOf(z.object({})),
});

export const endSessions = endpoint(routes.endSessions, {
  summary:
    'Signs all of a person’s browsers out but the one that asks: one’s own, or to an owner anybody’s.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'never',
  query: z.object({ person_id: z.uuid().optional() }),
  reply: dataOf(z.object({})),
});

export const removePerson = endpoint(routes.removePerson, {
  summary:
    'Removes a person for good: signed out everywhere, email, password and PIN forgotten. Their name stays in what they did.',
  security: ['staff'],
  confirmation: 'of_owners',
  params: z.object({ personId: z.uuid() }),
  reply: dataOf(z.object({})),
});

export const changeOwnPassword = endpoint(routes.changeOwnPassword, {
  summary: 'Changes one’s own password, and signs one’s other browsers out.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'never',
  body: z.object({ current: z.string().min(1).max(200), password: newPassword }),
  reply: dataOf(z.object({})),
});

/** The same answer whether the address has an account or not. */
export const requestPasswordLink = endpoint(routes.requestPasswordLink, {
  summary: 'Mails a link by which a forgotten password is replaced: it ends after an hour.',
  security: [],
  body: z.object({ tenant_id: id.optional(), email: staffMailbox }),
  reply: dataOf(z.object({})),
});

export const setPasswordByLink = endpoint(routes.setPasswordByLink, {
  summary: 'Replaces a password by the token of the mail, once, and signs all browsers out.',
  security: [],
  audit: 'named',
  body: z.object({ token: linkToken, password: newPassword }),
  reply: dataOf(z.object({})),
});
