import { useRef } from 'react';
import type { LoyaltyAccount } from '#schemas/api/loyalty.ts';
import { loyaltyPoints as words } from '#schemas/messages/en/loyalty-points.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { paths } from '#ui/paths.ts';
import css from './loyalty-points.module.css';

type Entry = LoyaltyAccount['entries'][number];

type PointsLedgerProps = {
  /** Newest first. */
  entries: readonly Entry[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  hasFailed: boolean;
  /** Settles once they are there, or are not. */
  onOlder(): Promise<unknown>;
};

/** What happened to one's points, each with the way to its order. */
export function PointsLedger(props: PointsLedgerProps) {
  const { entries, hasOlder, isLoadingOlder, hasFailed, onOlder } = props;
  const list = useRef<HTMLUListElement>(null);
  const showOlder = async () => {
    const shown = entries.length;
    await onOlder();
    // The button moves down or goes: the focus goes to the first one that came.
    focusWhenDrawn(() => list.current?.querySelectorAll('li')[shown]);
  };
  return (
    <section className={css.ledger} aria-labelledby="points-ledger">
      <h2 id="points-ledger">{words.ledger}</h2>
      {entries.length === 0 && <p className={css.quiet}>{words.ledgerEmptyText}</p>}
      <ul className={css.entries} ref={list}>
        {entries.map((entry) => (
          <LedgerEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasFailed && <p role="alert">{words.olderFailed}</p>}
      {hasOlder && (
        <div className={css.actions}>
          <ActionButton
            look="outline"
            aria-disabled={isLoadingOlder}
            onClick={() => isLoadingOlder || void showOlder()}
          >
            {isLoadingOlder ? words.loadingOlder : words.older}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

function LedgerEntry({ entry }: { entry: Entry }) {
  const { locale, timeZone } = useStorefront();
  const { kind, points, at, order_id: orderId, order_number: number } = entry;
  const what = words.kinds[kind];
  const day = new Date(at).toLocaleDateString(locale, {
    ...(timeZone !== undefined && { timeZone }),
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <li className={css.entry} tabIndex={-1}>
      <span className={css.what}>
        {orderId !== null && number !== null ? (
          <a
            className={css.link}
            href={paths.orderConfirmation(orderId)}
            aria-label={words.linkOf(what, number)}
          >
            {what}
            {comma}
            {words.ofOrder(number)}
          </a>
        ) : (
          <span className={css.plain}>{what}</span>
        )}
        <time className={css.quiet} dateTime={at}>
          {day}
        </time>
      </span>
      <span className={css.change} data-gain={points > 0 || undefined}>
        <span aria-hidden="true">{words.change(points)}</span>
        <VisuallyHidden>{words.changeSpoken(points)}</VisuallyHidden>
      </span>
    </li>
  );
}
