import { z } from 'zod';
import { mailboxText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, id } from './wire.ts';

/** Lower-cased, so that one mailbox is one subscriber however it is written. */
const mailbox = mailboxText();

/** What a link of a mail carries; shape and signature are the server's to judge. */
const token = z.string().min(1).max(200);

/** The same answer whether the address is known or not: nobody learns who reads the newsletter. */
const subscribeToNewsletter = endpoint(routes.subscribeToNewsletter, {
  summary: 'Asks for the newsletter; the address has to say yes by a mail first (double opt-in).',
  security: [],
  body: z.object({
    email: mailbox,
    /** BCP 47, of the page; the tenant's own where it is left out. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'This must be a language such as en-AU')
      .optional(),
    tenant_id: id.optional(),
  }),
  reply: dataOf(z.object({})),
});

const confirmNewsletter = endpoint(routes.confirmNewsletter, {
  summary: 'Says yes with the token of the mail: 404 for no such link, 409 for one that is over.',
  security: [],
  body: z.object({ token }),
  reply: dataOf(z.object({})),
});

export const leaveNewsletter = endpoint(routes.leaveNewsletter, {
  summary: 'Ends a subscription with the token of any of its mails; again is no fault.',
  security: [],
  whileSuspended: true,
  body: z.object({ token }),
  reply: dataOf(z.object({})),
});

export const newsletterEndpoints = { subscribeToNewsletter, confirmNewsletter, leaveNewsletter };
