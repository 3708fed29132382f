import { Button } from '@chakra-ui/react/button';
import { useFormat, useMessages } from '#src/app/messages.tsx';
import { useStores } from '#src/stores/stores.tsx';
import { firstSlot } from './chosen-time.ts';
import css from './time-picker.module.css';
import { TimePicker } from './time-picker.tsx';
import { useNameTime } from './use-name-time.ts';
import type { useTimeCheck } from './use-time-check.ts';

type TimeSectionProps = {
  times: ReturnType<typeof useTimeCheck>;
  /** The button was pressed without a time. */
  isMissing: boolean;
};

/** The times, or why there are none, and the next possible day by name when today is over. */
export function TimeSection(props: TimeSectionProps) {
  return (
    // Links lead here ('Choose another time'), whatever stands in it.
    <div id="time" tabIndex={-1} className={css.place}>
      <Times {...props} />
    </div>
  );
}

function Times({ times, isMissing }: TimeSectionProps) {
  const { time: words } = useMessages().checkout;
  const nameTime = useNameTime();
  const format = useFormat();
  const { checkout } = useStores();
  const { query, slots, chosen, offersAsap, passed, today } = times;
  if (!slots && query.isError) {
    return (
      <div role="alert" className={css.failed}>
        <h2 className={css.legend}>{words.heading}</h2>
        <p>{words.failed}</p>
        <Button variant="outline" onClick={() => void query.refetch()}>
          {words.again}
        </Button>
      </div>
    );
  }
  if (!slots) return <TimeSkeleton />;
  const next = firstSlot(slots);
  const isOverToday = next !== null && next.date !== today;
  const error = passed ? words.passed(format.time(passed)) : isMissing ? words.missing : null;
  return (
    <TimePicker
      {...{ slots, today, offersAsap, chosen, error }}
      notice={isOverToday ? words.closedToday(nameTime(next.date, next.time, today)) : null}
      onChoose={(time) => checkout.getState().update(time)}
    />
  );
}

function TimeSkeleton() {
  const { time: words } = useMessages().checkout;
  return (
    <output aria-label={words.loading}>
      <h2 className={css.legend}>{words.heading}</h2>
      <div className={css.skeleton} />
      <div className={css.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={css.ghost} />
        ))}
      </div>
    </output>
  );
}
