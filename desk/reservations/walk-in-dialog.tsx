import { useId, useState } from 'react';
import {
  useAddReservation,
  warningsOf,
  type AddReservationBody,
  type DayPlan,
} from '#desk/api/staff-reservations.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup, TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { freeNow, minutesBetween, usualStay } from './day-times.ts';
import css from './reservations.module.css';
import { useReservationLabels } from './use-reservation-labels.ts';
import { WarningsPart } from './warnings-part.tsx';

type WalkInDialogProps = {
  restaurantId: number;
  day: DayPlan;
  now: number;
  onDone(sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** More are one too many to choose from while a party waits. */
const mostShown = 6;

/** Seats a party that stands there: how many they are, and the tables that are free, the best first. */
export function WalkInDialog({ restaurantId, day, now, onDone, ...modal }: WalkInDialogProps) {
  const words = useDeskMessages().deskReservations;
  const { clock, tablesOf } = useReservationLabels(day);
  const id = useId();
  const [party, setParty] = useState(2);
  const [chosen, setChosen] = useState<number | null>(null);
  const [name, setName] = useState('');
  const add = useAddReservation(restaurantId);
  const { keyOf, noteFailure } = useRequestKey();
  const isParty = Number.isInteger(party) && party > 0;
  const free = isParty ? freeNow(day, party, now).slice(0, mostShown) : [];
  const selected = free.find(({ table }) => table.id === chosen) ?? free[0];
  const warnings = warningsOf(add.error);
  const send = () => {
    if (!selected || add.isPending) return;
    const usual = usualStay(day, party);
    const left = selected.until === null ? usual : minutesBetween(now, selected.until);
    const body: AddReservationBody = {
      source: 'walk_in',
      party,
      instant: new Date(now).toISOString(),
      table_ids: [selected.table.id],
      // It goes before those who come next: the minute that this took is theirs.
      stay_minutes: left < usual ? Math.max(15, left - 1) : null,
      accepts: warnings ?? [],
      name: name.trim(),
    };
    const { accepts: _accepts, instant: _instant, stay_minutes: _stay, ...meant } = body;
    add.mutate(
      { body, key: keyOf(meant) },
      {
        onSuccess: (reservation) => {
          onDone(words.walkIn.done(words.people(party), tablesOf(reservation.table_ids)));
          modal.onClose();
        },
        onError: noteFailure,
      },
    );
  };
  return (
    <Modal
      {...modal}
      isWide
      title={words.walkIn.title}
      text={words.walkIn.text}
      closeLabel={words.close}
      footer={
        <>
          <ActionButton type="submit" form={id} aria-disabled={add.isPending || !selected}>
            {add.isPending ? words.saving : warnings ? words.anyway : words.walkIn.seat}
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
        <TextField
          label={words.partySize}
          isShort
          type="number"
          inputMode="numeric"
          min={1}
          value={Number.isNaN(party) ? '' : String(party)}
          onChange={({ target }) => {
            setParty(target.valueAsNumber);
            setChosen(null);
          }}
        />
        <FieldGroup legend={words.walkIn.tables}>
          {free.length === 0 && <output>{words.walkIn.full}</output>}
          {free.map(({ table, until }) => (
            <Choice
              key={table.id}
              type="radio"
              label={words.tableOption(table.name, table.min_party, table.max_party)}
              hint={
                until === null
                  ? words.walkIn.freeAllDay
                  : words.walkIn.freeUntil(
                      clock(Math.floor(until / minuteMs) * minuteMs),
                      minutesBetween(now, until),
                    )
              }
              isChecked={table.id === selected?.table.id}
              onChange={() => setChosen(table.id)}
            />
          ))}
        </FieldGroup>
        <TextField
          label={words.name}
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <WarningsPart error={add.error} />
      </form>
    </Modal>
  );
}
