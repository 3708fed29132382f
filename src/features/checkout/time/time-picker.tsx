import { useId, useState } from 'react';
import type { Slots } from '#schemas/api/slots.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { type ChosenTime, chooseSlot, isChosenSlot } from './chosen-time.ts';
import { DayTabs } from './day-tabs.tsx';
import { DayTimes } from './day-times.tsx';
import { TimeNotices } from './time-notices.tsx';
import css from './time-picker.module.css';

type TimePickerProps = {
  slots: Slots;
  /** The date at the restaurant. */
  today: string;
  offersAsap: boolean;
  chosen: ChosenTime;
  onChoose(chosen: ChosenTime): void;
  /** What is wrong with the chosen time, in words. */
  problem: string | null;
  /** It is painted as an error. */
  hasTried: boolean;
};

/**
 * Days as tabs, times as chips by the part of the day, as soon as possible first (design,
 * Checkout).
 */
export function TimePicker(props: TimePickerProps) {
  const { slots, today, offersAsap, chosen, onChoose, problem, hasTried } = props;
  const { time: words } = useMessages().checkout;
  const format = useFormat();
  const id = useId();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const first = slots.days[0];
  if (!first) return <NoTimes slots={slots} today={today} />;
  const day =
    slots.days.find(({ date }) => date === openDay) ??
    slots.days.find(({ date }) => date === chosen.pickupDate && !chosen.isAsap) ??
    first;
  const asap = offersAsap ? slots.asap : null;

  return (
    <fieldset className={css.picker} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={css.legend}>{words.heading}</legend>
      <TimeNotices slots={slots} today={today} />
      {asap && (
        <label className={css.asap}>
          <input
            type="radio"
            // Of the same name, Tab would skip the times below while this one is chosen.
            name={`${id}-asap`}
            checked={chosen.isAsap}
            onChange={() => onChoose(chooseSlot(asap, true))}
          />
          <span>{words.asap}</span>
          <span className={css.about}>{words.about(format.time(asap.time))}</span>
        </label>
      )}
      <DayTabs
        days={slots.days.map(({ date }) => date)}
        today={today}
        open={day.date}
        panelId={`${id}-times`}
        onOpen={setOpenDay}
      />
      <div id={`${id}-times`} role="tabpanel" aria-label={words.times}>
        <DayTimes
          key={day.date}
          slots={day.slots}
          isChosen={(slot) => !chosen.isAsap && isChosenSlot(chosen, slot)}
          onChoose={(slot) => onChoose(chooseSlot(slot, false))}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.problem} data-tried={hasTried || undefined}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function NoTimes(props: Pick<TimePickerProps, 'slots' | 'today'>) {
  const { time: words } = useMessages().checkout;
  return (
    <div>
      <h2 className={css.legend}>{words.heading}</h2>
      {props.slots.paused ? <TimeNotices {...props} /> : <p>{words.none}</p>}
    </div>
  );
}
