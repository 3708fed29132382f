import { formatMoney, toMinor } from '#schemas/money.ts';
import type { BulkPlan } from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import type { PriceLine } from '#schemas/rules/menu-editing/price-changes.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './bulk.module.css';

type BulkSumsProps = { plan: BulkPlan; currency: string };

/** How many dishes a bulk change would change, and what they cost together, before and after. */
export function BulkSums({ plan, currency }: BulkSumsProps) {
  const words = useDeskMessages().deskMenuBulk;
  const { locale } = useStorefront();
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const sumOf = (what: 'online' | 'counter') => {
    const lines = plan.changed.flatMap(({ lines: all }) =>
      all.flatMap((line) => (line.what === what ? [line] : [])),
    );
    const cents = (pick: (line: PriceLine) => number) =>
      lines.reduce((sum, line) => sum + Math.round(pick(line) * 1000), 0) / 1000;
    const [before, after] = [cents((line) => line.before), cents((line) => line.after)];
    return before === 0 ? null : { before, after, by: percent.format(after / before - 1) };
  };
  const [online, counter] = [sumOf('online'), sumOf('counter')];
  return (
    <output className={css.sums}>
      <b>{words.summary(plan.changed.length, plan.unchanged.length, plan.refused.length)}</b>
      {online && <span>{words.sum(money(online.before), money(online.after), online.by)}</span>}
      {counter && (
        <span>{words.counterSum(money(counter.before), money(counter.after), counter.by)}</span>
      )}
    </output>
  );
}
