import { useId, useState } from 'react';
import type { SlotLoads } from '#schemas/api/staff-order-taking.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useSlotLoads } from '#desk/api/staff-kitchen.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import css from './slot-load-list.module.css';

/** How many orders each time of a day holds, of how many (rule R21). */
export function SlotLoadList({ restaurantId }: { restaurantId: number }) {
  const { loads: words, failed, loading, retry } = useDeskMessages().deskPause;
  const id = useId();
  const [date, setDate] = useState('');
  const query = useSlotLoads(restaurantId, date === '' ? null : date);
  const { data, refetch } = query;
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {words.heading}
        </h2>
        <label className={css.day}>
          {words.date}
          <input
            type="date"
            className={css.input}
            value={date === '' ? (data?.date ?? '') : date}
            onChange={({ target }) => setDate(target.value)}
          />
        </label>
      </div>
      {data ? (
        <Loads loads={data} />
      ) : hasFailed(query) ? (
        <div role="alert" className={css.note}>
          <p>{failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {retry}
          </ActionButton>
        </div>
      ) : (
        <output className={css.note}>{loading}</output>
      )}
    </section>
  );
}

function Loads({ loads }: { loads: SlotLoads }) {
  const { loads: words } = useDeskMessages().deskPause;
  const format = useFormat();
  const now = useMinute();
  const { slots, capacity_orders: orders, capacity_units: units, window_minutes: minutes } = loads;
  const limits = [
    orders === null ? [] : [words.orders(orders)],
    units === null ? [] : [words.units(units)],
  ].flat();
  // What is over is of no use any more; a time stays in view for as long as the limits' window.
  const left = slots.filter(({ instant }) => Date.parse(instant) + minutes * minuteMs > now);
  const most = Math.max(1, ...slots.map((slot) => slot.orders));
  return (
    <>
      <p className={css.note}>
        {slots.length === 0
          ? words.closed
          : left.length === 0
            ? words.over
            : limits.length === 0
              ? words.noLimits
              : words.limits(limits.join(', '), minutes)}
      </p>
      <ol className={css.slots}>
        {left.map((slot) => (
          <li key={slot.instant} className={css.slot} data-full={slot.is_full || undefined}>
            <span className={css.time}>{format.time(slot.time)}</span>
            <span className={css.bar} aria-hidden="true">
              <span
                className={css.fill}
                style={{ inlineSize: `${100 * Math.min(1, shareOf(slot, loads, most))}%` }}
              />
            </span>
            <span className={css.held}>
              {[
                orders === null
                  ? words.orders(slot.orders)
                  : words.of(slot.orders, words.orders(orders)),
                units === null || slot.units === null
                  ? null
                  : words.of(slot.units, words.units(units)),
                slot.is_full ? words.full : null,
              ]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** How full a time is, from 0 to 1; without limits beside the fullest of the day. */
function shareOf(
  { orders, units }: SlotLoads['slots'][number],
  { capacity_orders, capacity_units }: SlotLoads,
  most: number,
): number {
  if (capacity_orders === null && capacity_units === null) return orders / most;
  return Math.max(
    capacity_orders === null ? 0 : orders / Math.max(1, capacity_orders),
    capacity_units === null ? 0 : (units ?? 0) / Math.max(1, capacity_units),
  );
}
