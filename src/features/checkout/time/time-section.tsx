import { Button } from '@chakra-ui/react/button';
import { useMessages } from '#ui/messages.tsx';
import { useStores } from '#ui/stores/stores.tsx';
import css from './time-picker.module.css';
import { TimePicker } from './time-picker.tsx';
import { useUnavailableTimeText } from './use-unavailable-time-text.ts';
import type { useTimeCheck } from './use-time-check.ts';

type TimeSectionProps = {
  times: ReturnType<typeof useTimeCheck>;
  /** No time is chosen. */
  isMissing: boolean;
  /** The button was pressed: what is wrong with the time may be painted as an error. */
  hasTried: boolean;
};

/** The times, or why there are none. */
export function TimeSection(props: TimeSectionProps) {
  return (
    // Links lead here ('Choose another time'), whatever stands in it.
    <div id="time" tabIndex={-1} className={css.place}>
      <Times {...props} />
    </div>
  );
}

function Times({ times, isMissing, hasTried }: TimeSectionProps) {
  const { time: words } = useMessages().checkout;
  const { checkout } = useStores();
  const { query, slots, chosen, offersAsap, gone, today } = times;
  const goneSentence = useUnavailableTimeText(gone);
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
  const problem = goneSentence ?? (isMissing && hasTried ? words.missing : null);
  return (
    <TimePicker
      {...{ slots, today, offersAsap, chosen, problem, hasTried }}
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
