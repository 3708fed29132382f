import { useRef, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { TicketRow } from '#schemas/ticket/ticket-row.ts';
import { ticketRows } from '#schemas/ticket/ticket-rows.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { printSheet } from './print-sheet.ts';
import css from './ticket-sheet.module.css';

type TicketSheetProps = {
  order: StaffOrder;
  /** The browser's dialog is over, whatever was chosen in it. */
  onDone(): void;
};

/** An order's ticket, which only paper sees; it opens the browser's dialog for printing. */
export function TicketSheet({ order, onDone }: TicketSheetProps) {
  const { ticket: texts } = useDeskMessages();
  const { locale } = useStorefront();
  const sheet = useRef<HTMLDivElement>(null);
  // As it was at first: a change that comes meanwhile opens no second dialog.
  const done = useRef(onDone);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    return printSheet(sheet.current, () => done.current());
  }, []);
  const rows = ticketRows(order, { texts, locale, isChanged: true });
  return createPortal(
    <div ref={sheet} className={css.sheet} aria-hidden="true">
      <TicketRows rows={rows} />
    </div>,
    document.body,
  );
}

/** Of a row's indent, in mm: whatever its letters, rows that belong together begin at one line. */
const indentWidth = 2.4;

const signatureOf = (row: TicketRow): string =>
  row.kind === 'rule' ? 'rule' : `${row.kind} ${row.text}`;

/** The rows of a ticket as they stand on paper. */
export function TicketRows({ rows }: { rows: readonly TicketRow[] }) {
  return keyed(rows, signatureOf).map(({ key, thing: row }) => {
    if (row.kind === 'rule') return <hr key={key} className={css.rule} />;
    if (row.kind === 'banner') {
      return (
        <p key={key} className={css.banner}>
          {row.text}
        </p>
      );
    }
    const { text, size, isBold, indent, lead } = row;
    return (
      <p
        key={key}
        // Each by its own letters: names and notes come in any script.
        dir="auto"
        className={css.row}
        data-size={size}
        data-bold={isBold || undefined}
        data-first={indent === 0 || undefined}
        style={{ paddingInlineStart: `${indent * indentWidth}mm` }}
      >
        {lead !== '' && <span className={css.lead}>{lead}</span>}
        {/* A half stays with what it is a half of. */}
        <span>{text.replaceAll('½ ', '½\u00a0')}</span>
      </p>
    );
  });
}
