import { useId, useState } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import {
  useAddReservation,
  useChangeReservation,
  warningsOf,
  type DayPlan,
} from '#desk/api/staff-reservations.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, SelectField, TextField } from '../form/fields.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { bookingDraft, type BookingDraft } from './booking-draft.ts';
import { misfitOf, usualStay } from './day-times.ts';
import css from './reservations.module.css';
import { WarningsPart } from './warnings-part.tsx';
import { changedBody } from './whole-body.ts';

type BookingDialogProps = {
  restaurantId: number;
  day: DayPlan;
  now: number;
  /** null: a new one, for somebody who calls. */
  reservation: StaffReservation | null;
  onDone(sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Notes a reservation for somebody who calls, or changes one. What was not saved stays written. */
export function BookingDialog(props: BookingDialogProps) {
  const { restaurantId, day, now, reservation: begun, onDone, ...modal } = props;
  const words = useDeskMessages().deskReservations;
  const format = useFormat();
  const id = useId();
  const [draft, setDraft] = useState(() => bookingDraft(day, begun, now));
  const put = (change: Partial<BookingDraft>) => setDraft({ ...draft, ...change });
  const add = useAddReservation(restaurantId);
  const change = useChangeReservation();
  const { keyOf, noteFailure } = useRequestKey();
  // Somebody else may have changed it while this was open: saved is what stands here now.
  const present = day.reservations.find((one) => one.id === begun?.id) ?? begun;
  const { error, isPending } = begun ? change : add;
  const warnings = warningsOf(error);
  const isTimed = draft.date !== '' && draft.time !== '';
  const instant = isTimed ? instantOf(`${draft.date}T${draft.time}`, day.time_zone) : Number.NaN;
  const isComplete =
    !Number.isNaN(instant) &&
    Number.isInteger(draft.party) &&
    draft.party > 0 &&
    draft.party <= 100;
  const [isTried, setIsTried] = useState(false);
  const isSeated = present?.state === 'seated';
  const tables = day.tables.map((table) => {
    const name = words.tableOption(table.name, table.min_party, table.max_party);
    const isThisDay = localDateTime(instant || now, day.time_zone).date === day.date;
    const stay = { from: instant, until: instant + usualStay(day, draft.party) * minuteMs };
    const misfit =
      isComplete && isThisDay
        ? misfitOf(day, table, { party: draft.party, stay, without: begun?.id ?? null, now })
        : null;
    return {
      value: String(table.id),
      label: misfit === null ? name : `${name} – ${words.misfits[misfit]}`,
    };
  });
  const own = begun && begun.table_ids.length > 1 ? begun.table_ids.join('+') : null;
  const options = [
    { value: '', label: words.booking.bestTable },
    ...(own === null ? [] : [{ value: own, label: words.booking.ownTables }]),
    ...tables,
  ];
  const send = () => {
    setIsTried(true);
    if (isPending || !isComplete) return;
    const body = {
      party: draft.party,
      instant: new Date(instant).toISOString(),
      table_ids: draft.tables === '' ? [] : draft.tables.split('+').map(Number),
      accepts: warnings ?? [],
      name: draft.name.trim(),
      phone: draft.phone.trim(),
      email: draft.email.trim(),
      wishes: draft.wishes,
      note: draft.note,
      high_chairs: draft.highChairs,
      has_wheelchair: draft.hasWheelchair,
    };
    const onSuccess = (saved: StaffReservation) => {
      const { date, time } = saved.starts;
      onDone(words.booking.done(draft.name.trim(), format.date(date), format.time(time)));
      modal.onClose();
    };
    if (present) {
      const same = isSeated ? { instant: present.starts.instant } : {};
      const whole = changedBody(present, { ...body, ...same });
      change.mutate({ reservation: present, body: whole }, { onSuccess });
    } else {
      const { accepts: _accepts, ...meant } = body;
      const sent = { body: { ...body, source: 'phone' as const }, key: keyOf(meant) };
      add.mutate(sent, { onSuccess, onError: noteFailure });
    }
  };
  return (
    <Modal
      {...modal}
      isWide
      ignoresOutside
      title={begun ? words.booking.editTitle : words.booking.title}
      text={begun ? '' : words.booking.text}
      closeLabel={words.close}
      footer={
        <>
          <ActionButton type="submit" form={id} aria-disabled={isPending}>
            {isPending ? words.saving : warnings ? words.anyway : words.booking.save}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={css.fields}>
          {!isSeated && (
            <>
              <TextField
                label={words.date}
                type="date"
                value={draft.date}
                problem={isTried && draft.date === '' ? words.booking.dateMissing : undefined}
                onChange={({ target }) => put({ date: target.value })}
              />
              <TextField
                label={words.time}
                type="time"
                step={60 * day.slot_minutes}
                value={draft.time}
                problem={isTried && draft.time === '' ? words.booking.timeMissing : undefined}
                onChange={({ target }) => put({ time: target.value })}
              />
            </>
          )}
          <TextField
            label={words.partySize}
            type="number"
            inputMode="numeric"
            min={1}
            value={Number.isNaN(draft.party) ? '' : String(draft.party)}
            problem={isTried && !(draft.party > 0) ? words.booking.partyMissing : undefined}
            onChange={({ target }) => put({ party: target.valueAsNumber })}
          />
          <SelectField
            label={words.booking.table}
            value={draft.tables}
            options={options}
            onChange={({ target }) => put({ tables: target.value })}
          />
          <TextField
            label={words.name}
            maxLength={120}
            value={draft.name}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            label={words.phone}
            type="tel"
            inputMode="tel"
            maxLength={40}
            value={draft.phone}
            onChange={({ target }) => put({ phone: target.value })}
          />
          <TextField
            label={words.email}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={draft.email}
            onChange={({ target }) => put({ email: target.value })}
          />
          <TextField
            label={words.highChairs}
            type="number"
            inputMode="numeric"
            min={0}
            max={20}
            value={String(draft.highChairs)}
            onChange={({ target }) =>
              put({ highChairs: Math.min(20, Math.max(0, Math.trunc(Number(target.value)))) })
            }
          />
        </div>
        <Choice
          type="checkbox"
          label={words.wheelchair}
          isChecked={draft.hasWheelchair}
          onChange={(hasWheelchair) => put({ hasWheelchair })}
        />
        <TextAreaField
          label={words.wishes}
          rows={2}
          maxLength={500}
          value={draft.wishes}
          onChange={({ target }) => put({ wishes: target.value })}
        />
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          rows={2}
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => put({ note: target.value })}
        />
        <WarningsPart error={error} />
      </form>
    </Modal>
  );
}
