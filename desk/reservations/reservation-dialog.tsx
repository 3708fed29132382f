import { telHref } from '#schemas/fields/tel-href.ts';
import { useState, type ReactNode } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { toMinor } from '#schemas/money.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import {
  useMoveReservation,
  type DayPlan,
  type ReservationStep,
} from '#desk/api/staff-reservations.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { SelectField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import list from '../shared/value-list.module.css';
import { minutesBetween, misfitOf, nextAt, stayOf, tabAt } from './day-times.ts';
import { PartyTab } from './party-tab.tsx';
import css from './reservations.module.css';
import { useReservationLabels } from './use-reservation-labels.ts';

type ReservationDialogProps = {
  reservation: StaffReservation;
  day: DayPlan;
  now: number;
  onEdit(): void;
  onMove(tableIds: number[]): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Where staff can move a reservation: on, then the one step back. */
const steps: Record<StaffReservation['state'], readonly ReservationStep[]> = {
  held: [],
  confirmed: ['seated', 'no_show', 'cancelled'],
  seated: ['finished', 'confirmed'],
  finished: ['seated'],
  no_show: ['confirmed'],
  cancelled: ['confirmed'],
};

/** A reservation with all that is known of it and what can be done. */
export function ReservationDialog({
  reservation,
  day,
  now,
  onEdit,
  onMove,
  ...modal
}: ReservationDialogProps) {
  const words = useDeskMessages().deskReservations;
  const format = useFormat();
  const { nameOf, span, stateOf, tablesOf, clock } = useReservationLabels(day);
  const move = useMoveReservation();
  const [asked, setAsked] = useState<ReservationStep | null>(null);
  const [doubted, setDoubted] = useState<ReservationStep | null>(null);
  const { state, party, phone, email, wishes, note } = reservation;
  const tab = tabAt(day, reservation.table_ids);
  const canChange = state === 'confirmed' || state === 'seated';
  const next = canChange ? nextAt(day, reservation) : null;
  const noticeOf = (to: ReservationStep): string | null => {
    if (!tab) return null;
    const table = tablesOf([tab.table_id]);
    if (to === 'seated' && state === 'confirmed') return words.tab.taken(table);
    if (to !== 'finished' || tab.unpaid === 0) return null;
    return words.tab.unpaid(table, format.money(toMinor(tab.unpaid, tab.currency)));
  };
  const notice = doubted === null ? null : noticeOf(doubted);
  const send = (to: ReservationStep) => {
    if (move.isPending) return;
    // What is in the way is said first; the same press again does it all the same.
    const isDoubtful = noticeOf(to) !== null && doubted !== to;
    setDoubted(isDoubtful ? to : null);
    if (isDoubtful) return;
    setAsked(to);
    move.mutate({ id: reservation.id, to }, { onSuccess: () => setAsked(null) });
  };
  const isBack = (to: ReservationStep) =>
    to === 'confirmed' || (to === 'seated' && state === 'finished');
  return (
    <Modal
      {...modal}
      isWide
      title={nameOf(reservation)}
      text={words.dialogText(words.people(party), span(reservation), stateOf(reservation))}
      closeLabel={words.close}
    >
      <div className={css.details}>
        <dl className={list.values}>
          {row(words.tables, tablesOf(reservation.table_ids))}
          {phone !== '' &&
            row(
              words.phone,
              <a className={css.phone} href={telHref(phone)}>
                {phone}
              </a>,
            )}
          {email !== '' && row(words.email, email)}
          {wishes !== '' && row(words.wishes, wishes)}
          {note !== '' && row(words.note, note)}
          {reservation.high_chairs > 0 && row(words.highChairs, reservation.high_chairs)}
          {reservation.has_wheelchair && row(words.wheelchair, words.yes)}
          {state === 'seated' &&
            reservation.seated_at !== null &&
            row(
              words.seated,
              words.seatedFor(minutesBetween(Date.parse(reservation.seated_at), now)),
            )}
          {next &&
            row(
              words.next,
              words.nextParty(
                format.time(next.starts.time),
                nameOf(next),
                minutesBetween(now, Date.parse(next.starts.instant)),
              ),
            )}
          {row(words.number, `${reservation.number} · ${words.sources[reservation.source]}`)}
          {state === 'held' &&
            reservation.held_until !== null &&
            row(words.heldUntil, clock(Date.parse(reservation.held_until)))}
        </dl>
        <div className={css.actions}>
          {steps[state].map((to, place) => (
            <ActionButton
              key={to}
              {...(place > 0 || isBack(to) ? { look: 'outline' as const } : {})}
              aria-disabled={move.isPending}
              onClick={() => send(to)}
            >
              {move.isPending && asked === to
                ? words.saving
                : notice !== null && doubted === to
                  ? words.anyway
                  : isBack(to)
                    ? words.back[to === 'seated' ? 'seated' : 'confirmed']
                    : words.steps[to]}
            </ActionButton>
          ))}
          {state === 'seated' && <PartyTab reservation={reservation} hasTab={tab !== undefined} />}
          {canChange && (
            <ActionButton look="outline" onClick={onEdit}>
              {words.edit}
            </ActionButton>
          )}
        </div>
        <p role="alert" className={css.problem}>
          {notice}
        </p>
        {canChange && <MoveTo reservation={reservation} day={day} now={now} onMove={onMove} />}
        <p role="alert" className={css.problem}>
          {asked !== null && failureSentence(move.error, words.notSaved)}
        </p>
      </div>
    </Modal>
  );
}

const row = (label: string, value: ReactNode) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

type MoveToProps = Pick<ReservationDialogProps, 'reservation' | 'day' | 'now' | 'onMove'>;

/** Another table, by the keyboard as by dragging; what does not fit is said beside it. */
function MoveTo({ reservation, day, now, onMove }: MoveToProps) {
  const words = useDeskMessages().deskReservations;
  const [chosen, setChosen] = useState('');
  const [only] = reservation.table_ids;
  const asked = { party: reservation.party, stay: stayOf(reservation, now), now };
  const options = day.tables
    .filter(({ id }) => reservation.table_ids.length > 1 || id !== only)
    .map((table) => {
      const misfit = misfitOf(day, table, { ...asked, without: reservation.id });
      const name = words.tableOption(table.name, table.min_party, table.max_party);
      return {
        value: String(table.id),
        label: misfit === null ? name : `${name} – ${words.misfits[misfit]}`,
      };
    });
  if (options.length === 0) return null;
  return (
    <div className={css.moveTo}>
      <SelectField
        label={words.moveTo}
        value={chosen}
        options={[{ value: '', label: words.chooseTable }, ...options]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <ActionButton
        look="outline"
        aria-disabled={chosen === ''}
        onClick={() => chosen !== '' && onMove([Number(chosen)])}
      >
        {words.moveThere}
      </ActionButton>
    </div>
  );
}
