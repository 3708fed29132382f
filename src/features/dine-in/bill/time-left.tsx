import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { useSecondsUntil } from '#ui/elements/use-seconds-until.ts';
import css from './bill.module.css';

const words = tabBill.card;

/**
 * How long a part stays held for its payer, in whole minutes, and what happens then. The clock of a
 * phone may be wrong: the server alone decides, and nothing is barred here.
 */
export function TimeLeft({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until));
  if (seconds === 0) return <p className={css.quiet}>{words.heldOver}</p>;
  const minutes = Math.round(seconds / 60);
  return (
    <p className={css.quiet}>
      {minutes === 0 ? words.heldBriefly : words.held(minutes)} {words.ends}
    </p>
  );
}
