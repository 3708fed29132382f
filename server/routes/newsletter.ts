import { formatLocale } from '#schemas/format-locale.ts';
import { randomUUID } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  askForNewsletter,
  confirmSubscriber,
  findSubscriber,
  setConfirmationHash,
  unsubscribe,
} from '../db/queries/newsletter.ts';
import type { Deps } from '../dependencies/deps.ts';
import {
  confirmableFor,
  confirmationToken,
  readConfirmationToken,
  readLeaveToken,
} from '../identity/newsletter-links.ts';
import { hashToken } from '../identity/token.ts';
import { queueNewsletterMail } from '../mails/queue-mail.ts';
import { createMailLimit } from '../rate-limits/mail-limit.ts';

type Names = 'subscribeToNewsletter' | 'confirmNewsletter' | 'leaveNewsletter';

/** The newsletter's sign-up: nobody is subscribed before the address itself says yes. */
export function newsletterRoutes(deps: Deps): Handlers<Names> {
  const { clock, pool } = deps;
  const mails = createMailLimit(deps);
  return {
    // The same work whether the address is known or not, so that not even the time reveals it.
    subscribeToNewsletter: async ({ tenant, body, language: read }) => {
      if (!(await mails.allows(tenant.id, body.email))) return { data: {} };
      const now = clock();
      const storedSince = new Date(now.getTime() - confirmableFor / 2);
      const { email, language = formatLocale(read, tenant.locale) } = body;
      await inTransaction(pool, async (tx) => {
        const asked = await askForNewsletter(tx, tenant.id, { email, language, now, storedSince });
        const tokenHash = hashToken(confirmationToken(deps, asked));
        await setConfirmationHash(tx, tenant.id, asked.id, tokenHash);
        await queueNewsletterMail(tx, mailTo(tenant.id, asked.id, 'asked'));
      });
      return { data: {} };
    },

    confirmNewsletter: async ({ tenant, body }) => {
      const link = readConfirmationToken(deps, tenant.id, body.token);
      if (!link) throw unknownLink();
      const { id, endsAt, hashes } = link;
      const now = clock();
      if (endsAt <= now) throw expired();
      await inTransaction(pool, async (tx) => {
        if (await confirmSubscriber(tx, tenant.id, { id, hashes, now })) {
          await queueNewsletterMail(tx, mailTo(tenant.id, id, 'welcome'));
          return;
        }
        // Pressed twice, it is as true as the first time; after leaving, it is not.
        const known = await findSubscriber(tx, tenant.id, id);
        if (known?.state !== 'confirmed' || !hashes.includes(known.tokenHash ?? '')) throw used();
      });
      return { data: {} };
    },

    leaveNewsletter: async ({ tenant, body }) => {
      await leaveBy(deps, tenant.id, body.token);
      return { data: {} };
    },
  };
}

const mailTo = (tenantId: number, subscriberId: string, cause: 'asked' | 'welcome') => ({
  tenantId,
  subscriberId,
  cause,
  mailId: randomUUID(),
});

/**
 * Ends the subscription that a link names; ended before, it stays so.
 * @throws ApiError 404 for a link that is none of this tenant's.
 */
export async function leaveBy(deps: Deps, tenantId: number, token: string): Promise<void> {
  const id = readLeaveToken(deps, tenantId, token);
  if (id === null) throw unknownLink();
  await unsubscribe(deps.db, tenantId, { id, now: deps.clock() });
}

const unknownLink = () =>
  new ApiError(404, 'unknown_link', ({ account }) => account.link.incomplete);
const expired = () => new ApiError(409, 'link_expired', ({ account }) => account.link.over);
const used = () => new ApiError(409, 'link_used', ({ account }) => account.link.used);
