import type { OrderDifference } from '#schemas/api/order-differences.ts';
import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import { toMinor } from '#schemas/money.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { keyed } from '#variants/primitives/keyed.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './change-items.module.css';

type ChangeSummaryProps = {
  preview: OrderChangePreview;
  currency: string;
  /** It is of before the last change. */
  isBusy: boolean;
};

/** What a change comes to, in the server's figures: what differs, and what that means for the money. */
export function ChangeSummary({ preview, currency, isBusy }: ChangeSummaryProps) {
  const { deskChanges: words } = useDeskMessages();
  const { cartContents } = useMessages();
  const format = useFormat();
  const money = (major: number) => format.money(toMinor(major, currency));
  const { changes, differences, notices, problems, total, total_was, refund } = preview;
  const { collect, collect_was } = preview;
  const more = toMinor(collect, currency) - toMinor(collect_was, currency);
  const billText = (one: OrderDifference): string | null => {
    if (one.kind !== 'bill') return null;
    const amount = (value: number | null) => (value === null ? words.none : money(value));
    return words.bill(cartContents.bill[one.line](one.name), amount(one.was), amount(one.now));
  };
  return (
    <div className={css.summary} aria-live="polite" data-busy={isBusy || undefined}>
      <ul className={css.differences}>
        {keyed(changes, (one) => `${one.kind} ${one.name}`).map(({ key, thing }) => (
          <li key={key}>{lineChangeText(thing, words.line)}</li>
        ))}
        {keyed(
          differences.flatMap((one) => billText(one) ?? []),
          (text) => text,
        ).map(({ key, thing }) => (
          <li key={key}>{thing}</li>
        ))}
      </ul>
      {keyed([...notices, ...problems], ({ message }) => message).map(({ key, thing }) => (
        <p key={key} className={css.error}>
          {thing.message}
        </p>
      ))}
      <p className={css.total}>
        {total === total_was
          ? words.sameTotal(money(total))
          : words.total(money(total_was), money(total))}
      </p>
      {refund > 0 && <p className={css.total}>{words.back(money(refund))}</p>}
      {more > 0 && <p className={css.total}>{words.collectMore(format.money(more))}</p>}
      {more < 0 && <p className={css.total}>{words.collectLess(format.money(-more))}</p>}
      {collect > 0 && more !== 0 && <p>{words.collect(money(collect))}</p>}
      {refund === 0 && more === 0 && changes.length > 0 && <p>{words.same}</p>}
    </div>
  );
}
