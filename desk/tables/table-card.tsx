import Banknote from 'lucide-react/icons/banknote';
import Hand from 'lucide-react/icons/hand';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { TableCallKind } from '#schemas/api/tabs.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { isAsking, isFree } from './table-states.ts';
import css from './table-card.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type TableCardProps = {
  table: StaffTable;
  /** Where it is, where that does not stand above; else ''. */
  area: string;
  labels: TabLabels;
  /** The call that is just being answered. */
  answering: string | null;
  onAnswer(callId: string): void;
  onOpen(): void;
};

const icons: Record<TableCallKind, typeof Hand> = { waiter: Hand, bill: ReceiptText };

/** A table with what its guests want and how their bill stands; a press on it opens it. */
export function TableCard(props: TableCardProps) {
  const { table, area, labels, answering, onAnswer, onOpen } = props;
  const words = useDeskMessages().deskTabs;
  const { tab, calls, seated } = table;
  return (
    <li
      className={css.card}
      data-asking={isAsking(table) || undefined}
      data-free={isFree(table) || undefined}
    >
      <div className={css.head}>
        <h4 className={css.name}>
          <button type="button" className={css.open} onClick={onOpen}>
            {words.tableIn(table.name, area)}
          </button>
        </h4>
        <span className={css.muted}>{words.seats(table.seats)}</span>
      </div>
      {calls.map(({ id, kind, at }) => {
        const Icon = icons[kind];
        return (
          <div key={id} className={css.call}>
            <p className={css.wanted}>
              <Icon aria-hidden="true" size={20} />
              <span>
                <strong>{words.calls[kind]}</strong> {labels.since(at)}
              </span>
            </p>
            <button
              type="button"
              className={css.answer}
              aria-label={words.answerFor(table.name, words.calls[kind])}
              aria-disabled={answering !== null}
              onClick={() => onAnswer(id)}
            >
              {answering === id ? words.answering : words.answer}
            </button>
          </div>
        );
      })}
      {tab ? (
        <>
          {tab.cash_waiting > 0 && (
            <p className={css.wanted}>
              <Banknote aria-hidden="true" size={20} />
              <strong>{words.cashWaits(labels.money(tab.cash_waiting))}</strong>
            </p>
          )}
          <p className={css.guests}>
            {tab.guests.length > 0 ? words.guests(tab.guests) : words.noGuests}
          </p>
          <p className={css.muted}>
            {words.openSince(labels.clock(tab.opened_at))}
            <br />
            {words.rounds(tab.rounds, tab.under_way)}
          </p>
          <p className={css.money}>
            <b>{labels.money(tab.total)}</b>
            {tab.total > 0 && (
              <span data-unpaid={tab.unpaid > 0 || undefined}>
                {tab.unpaid > 0 ? words.unpaid(labels.money(tab.unpaid)) : words.allPaid}
              </span>
            )}
          </p>
        </>
      ) : (
        <>
          <p className={seated ? css.guests : css.muted}>
            {seated ? words.seated(seated.name, seated.party) : words.free}
          </p>
          {seated && <p className={css.muted}>{words.noTab}</p>}
        </>
      )}
    </li>
  );
}
