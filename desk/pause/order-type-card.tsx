import { useId, useRef, useState } from 'react';
import type { RestaurantOrderTaking } from '#schemas/api/staff-order-taking.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { usePauseRestaurant } from '#desk/api/staff-kitchen.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useLocalClock } from '../shared/local-clock.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import css from './pause-page.module.css';

const pauses = [15, 30, 60] as const;
const extras: readonly number[] = [0, 10, 20, 30];

type OrderTypeCardProps = {
  state: RestaurantOrderTaking;
  type: RestaurantOrderTaking['order_types'][number];
};

/** One order type: it takes orders or is paused, and how busy it is. */
export function OrderTypeCard({ state, type }: OrderTypeCardProps) {
  const words = useDeskMessages().deskPause;
  const { now } = useStores();
  const clock = useLocalClock(state.time_zone, useMinute());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order_type, paused, busy_minutes, lead_minutes } = type;
  const [reason, setReason] = useState(paused?.reason ?? '');
  const { mutate } = usePauseRestaurant(state.restaurant_id);
  const name = words.types[order_type];
  const send = (change: Parameters<typeof mutate>[0]) =>
    mutate(
      { order_types: [order_type], ...change },
      {
        onError: (failure) =>
          toast.error({
            title: words.notChanged.title,
            description:
              failure instanceof ApiFailure && failure.status > 0
                ? failure.message
                : words.notChanged.network,
          }),
      },
    );
  const pause = (until: string) => send({ until, reason: reason.trim() });
  const open = () => {
    // The button goes, and focus must not go with it.
    heading.current?.focus();
    send({ until: null });
  };
  const offered = [...extras, busy_minutes]
    .filter((minutes, index, all) => all.indexOf(minutes) === index)
    .toSorted((a, b) => a - b);
  return (
    <section className={css.card} aria-labelledby={id} data-paused={paused !== null || undefined}>
      <h2 ref={heading} id={id} className={css.heading} tabIndex={-1}>
        {name}
      </h2>
      <output className={css.state}>
        {paused === null
          ? words.taking
          : paused.until === null
            ? words.pausedOpen
            : words.pausedUntil(clock(paused.until))}
      </output>
      {paused && (
        <>
          <ActionButton aria-label={words.openOf(name)} onClick={open}>
            {words.open}
          </ActionButton>
          <p className={css.read}>
            {words.customersRead}: <q>{paused.shown_as}</q>
          </p>
        </>
      )}
      <label className={css.label} htmlFor={`${id}-reason`}>
        {words.reason}
      </label>
      <input
        id={`${id}-reason`}
        className={css.input}
        maxLength={200}
        placeholder={words.reasonHint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <fieldset className={css.buttons}>
        <legend className={css.label}>{words.pauseOf(name)}</legend>
        {pauses.map((minutes) => (
          <ActionButton
            key={minutes}
            look="outline"
            onClick={() => pause(new Date(now() + minutes * minuteMs).toISOString())}
          >
            {words.minutes(minutes)}
          </ActionButton>
        ))}
        <ActionButton look="outline" onClick={() => pause(state.day_ends_at)}>
          {words.restOfDay(clock(state.day_ends_at))}
        </ActionButton>
        <ActionButton look="outline" onClick={() => pause('reopened')}>
          {words.byHand}
        </ActionButton>
      </fieldset>
      <p className={css.read}>{words.byHandHint}</p>
      <fieldset className={css.buttons}>
        <legend className={css.label}>{words.busy(name)}</legend>
        {offered.map((minutes) => (
          <label key={minutes} className={css.extra}>
            <input
              type="radio"
              name={`${id}-busy`}
              checked={busy_minutes === minutes}
              onChange={() => send({ busy_minutes: minutes })}
            />
            {words.extra(minutes)}
          </label>
        ))}
      </fieldset>
      <p className={css.read}>{words.wait(lead_minutes + busy_minutes)}</p>
    </section>
  );
}
