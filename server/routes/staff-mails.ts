import { randomUUID } from 'node:crypto';
import type { FailedMail, MailKind } from '#schemas/api/staff-mails.ts';
import {
  dropFailedMail,
  listFailedMails,
  retryFailedMail,
  type StoredFailedMail,
} from '../db/queries/failed-mails.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { mailProblemOf } from '../mails/mail-problem.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { sendTest } from '../mail-sending/send-test.ts';
import { testMail } from '../mails/test-mail.ts';
import { createStaffMailLimits } from '../rate-limits/staff-mail-limits.ts';

type Names = 'getMails' | 'sendTestMail' | 'retryMail' | 'giveUpMail';

const kinds: ReadonlyMap<string, MailKind> = new Map(
  (
    [
      'order_mail',
      'restaurant_mail',
      'dispute_mail',
      'newsletter_mail',
      'invitation_mail',
      'password_mail',
      'second_factor_mail',
      'owner_notice_mail',
      'sign_in_mail',
      'proposal_mail',
      'gift_card_mail',
      'contact_mail',
      'contact_answer_mail',
      'reservation_mail',
    ] as const
  ).map((kind) => [kind, kind]),
);

/** Whether mails leave, and what became of those that did not; for owners. */
export function staffMailRoutes(deps: Deps): Handlers<Names> {
  const { db, options, settings, mailer } = deps;
  const limits = createStaffMailLimits(deps);
  return {
    getMails: async ({ tenant }) => {
      const { mails, total } = await listFailedMails(db, tenant.id);
      return {
        data: {
          from: options.mailFrom,
          is_delivered: mailer.isFolder !== true,
          failed_count: total,
          failed: mails.flatMap(show),
        },
      };
    },

    sendTestMail: async (call) => {
      const { tenant } = call;
      const staff = requireStaff(call);
      const { config } = await settings.get(tenant.id);
      const href = `${tenant.primaryOrigin}/desk/settings/mails`;
      const content = testMail({ tenant, config, href });
      return {
        data: await sendTest(deps, limits, {
          tenant,
          staff,
          subject: content.subject,
          text: noticeMailAsText(content),
          html: noticeMailAsHtml(content),
          id: `test-${randomUUID()}`,
        }),
      };
    },

    retryMail: async ({ tenant, params }) => {
      if (!(await retryFailedMail(db, tenant.id, params.mailId))) throw unknownMail();
      return { data: {} };
    },

    giveUpMail: async ({ tenant, params }) => {
      const done = await dropFailedMail(db, tenant.id, params.mailId);
      if (done === 'unknown') throw unknownMail();
      if (done === 'busy') throw busy();
      return { data: {} };
    },
  };
}

function show(mail: StoredFailedMail): FailedMail[] {
  const kind = kinds.get(mail.kind);
  if (kind === undefined) return [];
  return [
    {
      id: mail.id,
      kind,
      to: mail.to,
      order_number: mail.orderNumber,
      queued_at: mail.queuedAt.toISOString(),
      attempts: mail.attempts,
      problem: mailProblemOf(mail.error),
      next_at: mail.nextAt?.toISOString() ?? null,
    },
  ];
}

const unknownMail = () =>
  new ApiError(404, 'unknown_mail', 'This mail was sent or given up meanwhile.');
const busy = () =>
  new ApiError(409, 'mail_on_its_way', 'This mail is being sent at this moment. Look again soon.');
