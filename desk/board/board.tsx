import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useActionQueue, useActions } from '../queue/desk-queue.ts';
import { UndoBar } from '../queue/undo-bar.tsx';
import { boardOf, columns, isFound, type Column, type NextStep } from './board-columns.ts';
import css from './board.module.css';
import { useLinkedOrder } from './use-linked-order.ts';
import { cardId, OrderCard } from './order-card.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';

/** What is done is of use for a while: of the many of a day so many are drawn at first. */
const doneAtOnce = 24;

/** The orders of a restaurant by what is to be done with them, as they come and change. */
export function Board() {
  const words = useDeskMessages().desk;
  const id = useId();
  const { orders } = useDesk();
  const [text, setText] = useState('');
  const [mostDone, setMostDone] = useState(doneAtOnce);
  const [shown, setShown] = useState<Column>('new');
  const [openId, setOpenId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // What a card says changes with the minute; drawn anew more often, all of them would be.
  const now = Math.floor(useMinute() / minuteMs) * minuteMs;
  const queue = useActionQueue();
  const { waiting } = useActions(queue);
  const focusCard = useFocusMoved();
  const found = (orders ?? []).filter((order) => isFound(order, text));
  const board = boardOf(found, now);
  const linked = useLinkedOrder();
  const shownId = openId ?? linked.id;
  const open =
    orders?.find(({ id }) => id === shownId) ??
    (linked.order?.id === shownId ? linked.order : undefined);
  const showDetails = useCallback((id: string) => {
    setOpenId(id);
    setIsOpen(true);
  }, []);
  const takeStep = useCallback(
    (order: StaffOrder, step: NextStep) => {
      queue.add(order, { to: step });
      focusCard(order.id);
    },
    [focusCard, queue],
  );
  return (
    <div className={css.board}>
      <label className={css.hidden} htmlFor={`${id}-search`}>
        {words.search}
      </label>
      <div className={css.find}>
        <input
          id={`${id}-search`}
          className={css.search}
          type="search"
          placeholder={words.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && (
          <a
            className={css.past}
            href={`${paths.deskPage('past')}?${new URLSearchParams({ text: text.trim() })}`}
          >
            {words.searchPast}
          </a>
        )}
      </div>
      {linked.isUnknown && (
        <div role="alert" className={css.unknown}>
          <p>{words.unknownLink}</p>
          <ActionButton look="outline" onClick={linked.leave}>
            {words.leaveLink}
          </ActionButton>
        </div>
      )}
      {/* On a phone one column at a time. */}
      <div className={css.tabs}>
        {columns.map((column) => (
          <button
            key={column}
            type="button"
            className={css.tab}
            aria-pressed={shown === column}
            onClick={() => setShown(column)}
          >
            {words.columns[column]} <span className={css.count}>{board[column].length}</span>
          </button>
        ))}
      </div>
      <div className={css.columns} aria-busy={orders === undefined}>
        {columns.map((column) => (
          <section
            key={column}
            className={css.column}
            data-column={column}
            data-shown={shown === column || undefined}
            aria-label={words.columns[column]}
          >
            <h2 className={css.columnHead}>
              {words.columns[column]} <span className={css.count}>{board[column].length}</span>
            </h2>
            {board[column].length === 0 && orders !== undefined && (
              <p className={css.empty}>{text === '' ? words.empty[column] : words.empty.found}</p>
            )}
            <ul className={css.cards}>
              {board[column].slice(0, column === 'done' ? mostDone : undefined).map((order) => (
                <li key={order.id}>
                  <OrderCard
                    order={order}
                    waiting={waiting.get(order.id)}
                    now={now}
                    onStep={takeStep}
                    onDetails={showDetails}
                  />
                </li>
              ))}
            </ul>
            {column === 'done' && board.done.length > mostDone && (
              <div>
                <ActionButton look="outline" onClick={() => setMostDone(mostDone + doneAtOnce)}>
                  {words.more(Math.min(doneAtOnce, board.done.length - mostDone))}
                </ActionButton>
              </div>
            )}
          </section>
        ))}
      </div>
      <UndoBar onUndone={focusCard} />
      {open && (
        <OrderDialog
          key={open.id}
          order={open}
          waiting={waiting.get(open.id)}
          now={now}
          isOpen={openId === null ? linked.isOpen : isOpen}
          onClose={() => (openId === null ? linked.close() : setIsOpen(false))}
          onExited={() => (openId === null ? linked.leave() : setOpenId(null))}
        />
      )}
    </div>
  );
}

/** Focuses the card of an order that moves to another column, where the focus would be lost with it. */
function useFocusMoved(): (orderId: string) => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const orderId = moved.current;
    moved.current = null;
    if (orderId === null || document.activeElement !== document.body) return;
    document.getElementById(cardId(orderId))?.focus({ preventScroll: true });
  });
  return useCallback((orderId) => {
    moved.current = orderId;
  }, []);
}
