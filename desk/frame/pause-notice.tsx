import type { RestaurantOrderTaking } from '#schemas/api/staff-order-taking.ts';
import { useOrderTaking } from '#desk/api/staff-kitchen.ts';
import { paths } from '#ui/paths.ts';
import type { Desk } from '../shared/desk-context.ts';
import { useLocalClock } from '../shared/local-clock.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './pause-notice.module.css';

type PauseNoticeProps = Pick<Desk, 'restaurants' | 'restaurantId'> & { now: number };

/** What is paused or busy, on every page of the desk: nobody wonders why no orders come. */
export function PauseNotice({ restaurants, restaurantId, now }: PauseNoticeProps) {
  const { data = [] } = useOrderTaking();
  const shown = data.filter((one) => restaurantId === null || one.restaurant_id === restaurantId);
  return (
    <output className={css.notices}>
      {shown.map((one) => (
        <OfRestaurant
          key={one.restaurant_id}
          state={one}
          now={now}
          name={
            restaurantId === null && restaurants.length > 1
              ? (restaurants.find(({ id }) => id === one.restaurant_id)?.name ?? null)
              : null
          }
        />
      ))}
    </output>
  );
}

type OfRestaurantProps = {
  state: RestaurantOrderTaking;
  /** null: it is clear which one is meant. */
  name: string | null;
  now: number;
};

function OfRestaurant({ state, name, now }: OfRestaurantProps) {
  const { deskPause } = useDeskMessages();
  const { notice, types } = deskPause;
  const clock = useLocalClock(state.time_zone, now);
  const sentences = state.order_types.flatMap(({ order_type, paused, busy_minutes }) => {
    const type = types[order_type];
    if (paused) {
      const { until } = paused;
      return [until === null ? notice.open(type) : notice.until(type, clock(until))];
    }
    return busy_minutes > 0 ? [notice.busy(type, busy_minutes)] : [];
  });
  if (sentences.length === 0) return null;
  const isPaused = state.order_types.some(({ paused }) => paused);
  const sentence = sentences.join(' ');
  return (
    <span className={css.notice} data-paused={isPaused || undefined}>
      {name === null ? sentence : notice.at(name, sentence)}
      <a className={css.change} href={paths.deskPage('pause')}>
        {notice.change}
      </a>
    </span>
  );
}
