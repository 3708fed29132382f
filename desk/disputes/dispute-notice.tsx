import type { OpenDispute } from '#schemas/api/staff-refunds.ts';
import { leadingRoles } from '#schemas/api/staff-role.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useOpenDisputes } from '#desk/api/staff-disputes.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '#ui/paths.ts';
import type { Desk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './disputes.module.css';
import { useDisputeLabels } from './use-dispute-labels.ts';

/** So many are named on every page; the figures of the day list all. */
const most = 3;

type DisputeNoticeProps = Pick<Desk, 'member' | 'restaurants' | 'restaurantId'> & { now: number };

/** Payments that a bank disputes and that wait for an answer, on every page of the desk. */
export function DisputeNotice({ member, restaurants, restaurantId, now }: DisputeNoticeProps) {
  const { deskDisputes: words } = useDeskMessages();
  const { data = [] } = useOpenDisputes();
  const waiting = data.filter(
    ({ status, restaurant }) =>
      status === 'needs_response' && (restaurantId === null || restaurant.id === restaurantId),
  );
  const mayAnswer = leadingRoles.some((role) => role === member.role);
  const isNamed = restaurantId === null && restaurants.length > 1;
  return (
    <output className={css.notices}>
      {waiting.slice(0, most).map((dispute) => (
        <OneNotice
          key={dispute.id}
          dispute={dispute}
          now={now}
          isNamed={isNamed}
          mayAnswer={mayAnswer}
        />
      ))}
      {waiting.length > most && (
        <span className={css.notice}>{words.more(waiting.length - most)}</span>
      )}
    </output>
  );
}

type OneNoticeProps = {
  dispute: OpenDispute;
  now: number;
  /** It is not clear which restaurant is meant. */
  isNamed: boolean;
  mayAnswer: boolean;
};

function OneNotice({ dispute, now, isNamed, mayAnswer }: OneNoticeProps) {
  const { deskDisputes: words } = useDeskMessages();
  const { locale } = useStorefront();
  const { restaurant, currency, order_number: number, link } = dispute;
  const labels = useDisputeLabels(restaurant.time_zone, now);
  const amount = formatMoney(toMinor(dispute.amount, currency), currency, locale);
  const { text, isUrgent } = labels.deadline(dispute);
  const what = dispute.is_refundable ? words.asks : words.notice;
  const sentence = what(number, labels.day(dispute.placed_at), amount);
  return (
    <span className={css.notice} data-urgent={isUrgent || undefined}>
      <span>
        {isNamed ? words.at(restaurant.name, sentence) : sentence} {text}
      </span>
      <a className={css.link} href={`${paths.desk}?order=${dispute.order_id}`}>
        {words.order}
      </a>
      {mayAnswer && link !== null && (
        <a className={css.link} href={link} target="_blank" rel="noreferrer">
          {words.answer}
        </a>
      )}
    </span>
  );
}
