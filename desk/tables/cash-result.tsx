import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type CashResultProps = {
  /** Minor units; null: what is chosen is not whole yet. */
  part: { amount: number; tip: number; toPay: number } | null;
  /** What was given, in minor units; null: nothing was written. */
  given: number | null;
  labels: TabLabels;
};

/** What cash comes to, and the change. */
export function CashResult({ part, given, labels }: CashResultProps) {
  const { cash: words } = useDeskMessages().deskTabs;
  if (part === null) return <output className={css.result}>{words.result}: –</output>;
  const { amount, tip, toPay } = part;
  const change = given === null ? null : given - toPay;
  return (
    <output className={css.result}>
      <span>{words.result}</span>
      <b>{labels.minor(toPay)}</b>
      {tip > 0 && (
        <span className={css.muted}>{words.ofBill(labels.minor(amount), labels.minor(tip))}</span>
      )}
      {amount + tip !== toPay && (
        <span className={css.muted}>{words.rounded(labels.minor(amount + tip))}</span>
      )}
      {change !== null && (
        <b data-change data-trouble={change < 0 || undefined}>
          {change < 0 ? words.tooLittle(labels.minor(-change)) : words.change(labels.minor(change))}
        </b>
      )}
    </output>
  );
}
