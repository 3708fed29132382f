import { leadingRoles } from '#schemas/api/staff-role.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './disputes.module.css';
import { useDisputeLabels } from './use-dispute-labels.ts';

/** What a bank disputes of an order: how much, why, until when, and what that means for refunds. */
export function DisputeList({ order, now }: { order: StaffOrder; now: number }) {
  const { deskDisputes: words } = useDeskMessages();
  const { member } = useDesk();
  const format = useFormat();
  const labels = useDisputeLabels(order.time_zone, now);
  const mayAnswer = leadingRoles.some((role) => role === member.role);
  if (order.disputes.length === 0) return null;
  return (
    <section>
      <h3 className={css.label}>{words.heading}</h3>
      <ul className={css.list}>
        {order.disputes.map((dispute) => {
          const { text, isUrgent } = labels.deadline(dispute);
          const { status, link, is_refundable: isAsked } = dispute;
          const isOpen = status === 'needs_response' || status === 'under_review';
          return (
            <li key={dispute.id}>
              <p className={css.state}>
                {words.state[status](format.money(toMinor(dispute.amount, order.currency)))}
              </p>
              <p>{labels.reason(dispute.reason)}</p>
              {text !== '' && (
                <p className={css.until} data-urgent={isUrgent || undefined}>
                  {text}
                </p>
              )}
              {isOpen && <p className={css.hint}>{isAsked ? words.asked : words.taken}</p>}
              {isOpen && mayAnswer && link !== null && (
                <a className={css.link} href={link} target="_blank" rel="noreferrer">
                  {words.answer}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
