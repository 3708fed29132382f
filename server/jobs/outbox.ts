import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import { plainText } from '../logging/plain-message.ts';
import type { Deps } from '../dependencies/deps.ts';
import { sendContactAnswer } from './send-contact-answer.ts';
import { sendContactMail } from './send-contact-mail.ts';
import { sendDisputeMail } from './send-dispute-mail.ts';
import { sendGiftCardMail } from './send-gift-card-mail.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { sendNewsletterMail } from './send-newsletter-mail.ts';
import { sendOrderMail } from './send-order-mail.ts';
import { sendOwnerNotice } from './send-owner-notice.ts';
import { sendPasswordMail } from './send-password-mail.ts';
import { sendProposalMail } from './send-proposal-mail.ts';
import { sendReservationMail } from './send-reservation-mail.ts';
import { sendRestaurantMail } from './send-restaurant-mail.ts';
import { sendSecondFactorMail } from './send-second-factor-mail.ts';
import { sendUserCode } from './send-user-code.ts';
import { sendUserMail } from './send-user-mail.ts';
import { sendSignInMail } from './send-sign-in-mail.ts';
import { sendWebhookMail } from './send-webhook-mail.ts';

type Task = (payload: unknown) => Promise<void>;

/** What the queue does with each kind of job. */
export const outboxTasks = (deps: Deps): TaskList =>
  traced(deps, {
    order_mail: (payload) => sendOrderMail(deps, payload),
    restaurant_mail: (payload) => sendRestaurantMail(deps, payload),
    dispute_mail: (payload) => sendDisputeMail(deps, payload),
    newsletter_mail: (payload) => sendNewsletterMail(deps, payload),
    contact_mail: (payload) => sendContactMail(deps, payload),
    contact_answer_mail: (payload) => sendContactAnswer(deps, payload),
    reservation_mail: (payload) => sendReservationMail(deps, payload),
    gift_card_mail: (payload) => sendGiftCardMail(deps, payload),
    invitation_mail: (payload) => sendInvitationMail(deps, payload),
    password_mail: (payload) => sendPasswordMail(deps, payload),
    second_factor_mail: (payload) => sendSecondFactorMail(deps, payload),
    owner_notice_mail: (payload) => sendOwnerNotice(deps, payload),
    proposal_mail: (payload) => sendProposalMail(deps, payload),
    user_code_mail: (payload) => sendUserCode(deps, payload),
    user_code_sms: (payload) => sendUserCode(deps, payload),
    user_mail: (payload) => sendUserMail(deps, payload),
    webhook_mail: (payload) => sendWebhookMail(deps, payload),
    sign_in_mail: (payload) => sendSignInMail(deps, payload),
  });

function traced({ tracing }: Deps, tasks: Record<string, Task>): TaskList {
  if (!tracing) return tasks;
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => tracing.job(name, () => task(payload)),
    ]),
  );
}

/** A mail lets calls go first for so long, in ms. */
const mostPatience = 500;

/**
 * Delivers what stands in the outbox until it is stopped; every instance takes its share. While calls
 * are answered mails wait in the database, and follow when it is quiet: drawing one takes as long as
 * placing an order.
 */
export async function startOutbox(deps: Deps): Promise<Runner> {
  return run({
    pgPool: deps.pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: workerLogger(deps),
    taskList: outboxTasks(deps),
    // Asked before each job is taken, so that none is held by a process that may end meanwhile.
    forbiddenFlags: async () => {
      await deps.callsUnderWay.whenNone(mostPatience);
      return null;
    },
  });
}

/** What fails is seen, without what it was about: a job may hold an address or a token. */
export const workerLogger = ({ log }: Pick<Deps, 'log'>): Logger =>
  new Logger(() => (level, message, meta) => {
    // The worker's own sentences hold those of errors, and what it hands over is the whole job.
    if (meta && 'failure' in meta) log.error(detailsOf(meta.error, meta.job), 'a job failed');
    else if (level === 'error') log.error(causeOf(meta), 'the job queue met an error');
    else if (level === 'warning') log.warn(causeOf(meta), plainText(message));
  });

const causeOf = (meta: Readonly<Record<string, unknown>> | undefined) =>
  detailsOf(meta?.['error'] ?? meta?.['fatalError'] ?? meta?.['releaseError'], meta?.['job']);

const detailsOf = (error: unknown, job: unknown) => ({
  err: error,
  ...jobDetails.safeParse(job).data,
});

const jobDetails = z.object({
  id: z.string(),
  task_identifier: z.string(),
  attempts: z.number(),
  max_attempts: z.number(),
});
