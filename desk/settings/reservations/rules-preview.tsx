import { useState } from 'react';
import {
  reservationSettingsBody,
  type ReservationSettingsBody,
} from '#schemas/api/reservation-settings.ts';
import { dayMinutes } from '#schemas/rules/time/span-minutes.ts';
import { useFormat } from '#ui/messages.tsx';
import { SelectField } from '../../form/fields.tsx';
import { useWeekdays } from '../../form/hours/use-weekdays.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './reservation-settings.module.css';
import { clockOf, startsOfDay, stayMinutes } from './starts-of-day.ts';

const friday = 5;
const usualParty = 4;

/** What the rules as they are written mean for a party on a weekday, in a sentence. */
export function RulesPreview({ values }: { values: ReservationSettingsBody }) {
  const words = useDeskMessages().deskReservationSettings.preview;
  const format = useFormat();
  const weekdays = useWeekdays();
  const [party, setParty] = useState(usualParty);
  const [weekday, setWeekday] = useState(friday);
  const parsed = reservationSettingsBody.safeParse(values);
  const largest = Number.isInteger(values.largest_party) ? values.largest_party : 1;
  const sizes = Array.from({ length: Math.min(Math.max(largest, 1), 20) }, (_, index) => index + 1);
  const shown = Math.min(party, sizes.length);
  return (
    <section className={css.preview} aria-label={words.label}>
      <div className={css.choices}>
        <SelectField
          label={words.party}
          value={String(shown)}
          options={sizes.map((size) => ({ value: String(size), label: words.size(size) }))}
          onChange={({ target }) => setParty(Number(target.value))}
        />
        <SelectField
          label={words.day}
          value={String(weekday)}
          options={weekdays.map((one) => ({ value: String(one.weekday), label: one.name }))}
          onChange={({ target }) => setWeekday(Number(target.value))}
        />
      </div>
      <output className={css.sentence}>{sentence()}</output>
    </section>
  );

  function sentence(): string {
    if (!parsed.success) return words.incomplete;
    const rules = parsed.data;
    const day = weekdays.find((one) => one.weekday === weekday)?.name ?? '';
    const time = (minute: number) => {
      const clock = format.time(clockOf(minute));
      return minute >= dayMinutes ? words.nextDay(clock) : clock;
    };
    const spans = startsOfDay(rules, shown, weekday).map(({ first, last }) =>
      first === last ? words.at(time(first)) : words.between(time(first), time(last)),
    );
    if (spans.length === 0) return words.never(words.size(shown), day);
    return words.sentence({
      party: words.size(shown),
      day,
      spans: spans.join(words.and),
      grid: rules.slot_minutes,
      stay: words.minutes(stayMinutes(rules, shown)),
      isOn: rules.is_on,
    });
  }
}
