import { useId, useRef, useState } from 'react';
import type { StaffMember, StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { useMenu } from '#ui/api/menu.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useChangeOrderLines, useOrderChangePreview } from '#desk/api/staff-order-changes.ts';
import { LineDialog } from '#ui/dish/line-dialog.tsx';
import { targetOf, type LineTarget } from '#ui/menu-model/line-target.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AddDish } from './add-dish.tsx';
import {
  changeInput,
  emptyDraft,
  hasChange,
  isAboutGoneLine,
  isLess,
  pricedInput,
  quantityIn,
} from './change-draft.ts';
import css from './change-items.module.css';
import { ChangeCause } from './change-cause.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { ChangedLineRow } from './changed-line-row.tsx';
import { chosenLine } from './chosen-line.ts';

type ChangeItemsProps = {
  order: StaffOrder;
  role: StaffMember['role'];
  onDone(): void;
  onBack(): void;
};

/** What is open above the list: a dish to add, or a line (by its id) to choose anew. */
type Choosing = { target: LineTarget; lineId: number | null };

/**
 * Changes what an accepted order holds: how many of each line, its choices and notes, further dishes.
 * The server says what it comes to before anybody confirms it.
 */
export function ChangeItems({ order, role, onDone, onBack }: ChangeItemsProps) {
  const { deskChanges: words, desk } = useDeskMessages();
  const format = useFormat();
  const id = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const [reason, setReason] = useState('');
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [seenVersion] = useState(order.changes.length);
  const sent = useRef({ text: '', key: '' });
  const nextKey = useRef(0);
  const { data: menu, isError: isMenuMissing } = useMenu(order.restaurant.id);
  const preview = useOrderChangePreview(order.id, pricedInput(draft, order));
  const { mutate, isPending, error } = useChangeOrderLines(order.id);
  const input = changeInput(draft, order);
  const { data: found } = preview;
  const isCurrent = found !== undefined && !preview.isFetching && !preview.isError;
  const allowed = order.refundable?.staff_left ?? 0;
  const isAboveLimit = role === 'staff' && found !== undefined && found.refund > allowed;
  const needsCause = isLess(draft, order);
  const lacksCause = needsCause && draft.cause === null;
  const isSound =
    isCurrent &&
    hasChange(input) &&
    !lacksCause &&
    found.problems.length === 0 &&
    !isAboveLimit &&
    !isPending;
  const send = () => {
    if (!isSound) return;
    const { total, refund, collect } = found;
    const body = { ...input, seen: { total, refund, collect }, reason: reason.trim() };
    // The same change sent again is made once; another one is another one.
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    mutate(
      { body, key: sent.current.key },
      { onSuccess: onDone, onError: () => void preview.refetch() },
    );
  };
  const lineOf = (lineId: number | null) => found?.lines.find(({ line_id }) => line_id === lineId);
  const added = found?.lines.filter(({ line_id }) => line_id === null) ?? [];
  const chosen = choosing?.lineId ? lineOf(choosing.lineId) : undefined;
  const latest = order.events.find(({ id: eventId }) => eventId === order.changes.at(-1)?.event_id);
  const money = (major: number) => format.money(toMinor(major, order.currency));
  const isProposed = (text: string) => text === '' || text === words.cause.reason;
  const failure = error ?? preview.error;
  return (
    <div className={css.form}>
      <h3 className={css.label}>{words.heading}</h3>
      <output className={css.notices}>
        {order.changes.length !== seenVersion && (
          <span className={css.notice}>{words.changedMeanwhile(latest?.by ?? words.somebody)}</span>
        )}
        {isAboutGoneLine(draft, order) && <span className={css.notice}>{words.gone}</span>}
      </output>
      <ul className={css.lines}>
        {order.items.map((line) => {
          const row = lineOf(line.id);
          const shown = row ?? line;
          const target = row?.chosen && menu ? targetOf(row.chosen, menu) : null;
          return (
            <ChangedLineRow
              key={line.id}
              line={shown}
              currency={order.currency}
              quantity={quantityIn(draft, line)}
              note={draft.notes[line.id] ?? line.notes}
              isFixed={row?.is_refunded ?? false}
              onQuantity={(quantity) =>
                setDraft({ ...draft, quantities: { ...draft.quantities, [line.id]: quantity } })
              }
              onNote={(note) => setDraft({ ...draft, notes: { ...draft.notes, [line.id]: note } })}
              onEdit={target && (() => setChoosing({ target, lineId: line.id }))}
            />
          );
        })}
        {draft.added.map(({ key, body }, index) => {
          const row = added[index];
          if (!row) return null;
          const change = (quantity: number) =>
            setDraft({
              ...draft,
              added: draft.added.flatMap((one) =>
                one.key !== key ? one : quantity === 0 ? [] : { key, body: { ...body, quantity } },
              ),
            });
          return (
            <ChangedLineRow
              key={`added-${key}`}
              line={row}
              currency={order.currency}
              quantity={body.quantity}
              note={null}
              isFixed={false}
              onQuantity={change}
              onEdit={null}
            />
          );
        })}
      </ul>
      {isAdding && menu ? (
        <AddDish menu={menu} onChoose={(target) => setChoosing({ target, lineId: null })} />
      ) : (
        <ActionButton look="outline" disabled={isMenuMissing} onClick={() => setIsAdding(true)}>
          {isMenuMissing ? words.noMenu : words.add}
        </ActionButton>
      )}
      {choosing && menu && (
        <LineDialog
          menu={menu}
          target={choosing.target}
          initial={chosen && chosenLine(chosen)}
          onExited={() => setChoosing(null)}
          onChoose={(body) => {
            const { lineId } = choosing;
            setIsAdding(false);
            if (lineId === null) {
              nextKey.current += 1;
              setDraft({ ...draft, added: [...draft.added, { key: nextKey.current, body }] });
              return;
            }
            setDraft({
              ...draft,
              items: { ...draft.items, [lineId]: body },
              quantities: { ...draft.quantities, [lineId]: body.quantity },
              notes: { ...draft.notes, [lineId]: body.notes ?? '' },
            });
          }}
        />
      )}
      {needsCause && (
        <ChangeCause
          value={draft.cause}
          onChange={(cause) => {
            setDraft({ ...draft, cause });
            // The customer reads it; what was typed stays.
            if (isProposed(reason)) setReason(cause === 'run_out' ? words.cause.reason : '');
          }}
        />
      )}
      {found && <ChangeSummary preview={found} currency={order.currency} isBusy={!isCurrent} />}
      {isAboveLimit && <p className={css.error}>{words.limit(money(allowed))}</p>}
      {failure && (
        <div role="alert" className={css.error}>
          <p>
            {failure instanceof ApiFailure && failure.status !== 0
              ? failure.message
              : desk.failed.network}
          </p>
          {preview.isError && (
            <ActionButton look="outline" onClick={() => void preview.refetch()}>
              {words.retry}
            </ActionButton>
          )}
        </div>
      )}
      <label className={css.label} htmlFor={`${id}-why`}>
        {words.why}
      </label>
      <textarea
        id={`${id}-why`}
        className={css.field}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={css.actions}>
        <ActionButton disabled={!isSound} aria-disabled={isPending} onClick={send}>
          {isPending ? desk.sending : confirmLabel()}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.close}
        </ActionButton>
      </div>
    </div>
  );

  function confirmLabel(): string {
    if (!hasChange(input)) return words.choose;
    if (lacksCause) return words.cause.choose;
    if (!found || !isCurrent) return preview.isError ? words.confirm.same : words.checking;
    const more =
      toMinor(found.collect, order.currency) - toMinor(found.collect_was, order.currency);
    if (found.refund > 0) return words.confirm.back(money(found.refund));
    if (more === 0) return words.confirm.same;
    return words.confirm[more > 0 ? 'more' : 'less'](format.money(Math.abs(more)));
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
