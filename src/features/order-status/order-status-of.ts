import type { OrderTaking, RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { orderStatus as words } from '#schemas/messages/en/order-status.ts';
import { openingAt, type Opening } from '#schemas/rules/opening/opening-at.ts';
import { orderTakingAt } from '#schemas/rules/opening/order-taking-at.ts';
import { openStateAt, nextTimeOf } from '../restaurants/open-state-at.ts';
import { localTimeFormat } from '../restaurants/local-time-format.ts';

/** As wide windows read it, and as phones do. */
export type Wording = { long: string; short: string };

export type OrderStatusText = {
  /** 'waiting': it is open, and takes no order of this type at the moment. */
  tone: 'open' | 'waiting' | 'closed';
  /** Open until when, or closed until when. */
  doors: Wording;
  /** How long an order takes, or why there is none; null: the doors have said it. */
  ready: Wording | null;
  /** Minutes until an order is there; null: none is taken now. */
  minutes: number | null;
};

export type OnlineType = 'pickup' | 'delivery';
type Setting = { hours: Messages['home']['hours']; locale: string };

const both = (text: string): Wording => ({ long: text, short: text });

/**
 * How a restaurant takes orders of a type at an instant (epoch ms), in words.
 * @param road minutes on the road to an address; null: it is not known, or nobody drives
 */
export function orderStatusOf(
  { restaurant, hours, order_taking }: RestaurantWithImages,
  type: OnlineType,
  setting: Setting,
  now: number,
  road: number | null,
): OrderStatusText {
  const taking = order_taking.find(({ order_type }) => order_type === type);
  const say = createWords(restaurant.time_zone, setting, now);
  if (!taking) return { ...say.doors(hours.openings), ready: null, minutes: null };
  const state = orderTakingAt(taking, hours.openings, now);
  if (state.kind === 'now') {
    const minutes = road === null ? state.minutes : taking.kitchen_minutes + road;
    const ready = { long: words.ready[type](minutes), short: words.minutes(minutes) };
    return { ...say.doors(taking.openings ?? hours.openings), ready, minutes };
  }
  if (state.kind === 'later' && !openingAt(hours.openings, now).isOpen) {
    return { ...say.doors(ownOpenings(taking, hours.openings)), ready: null, minutes: null };
  }
  const why =
    state.kind === 'paused' ? pauseIn(type, state.until, say) : laterIn(type, state.opens, say);
  return { ...say.doors(hours.openings), tone: 'waiting', ready: both(why), minutes: null };
}

/** What is said of a restaurant that takes no orders from the page. */
export function withoutOrders(
  { restaurant, hours }: RestaurantWithImages,
  setting: Setting,
  now: number,
): OrderStatusText {
  const say = createWords(restaurant.time_zone, setting, now);
  return { ...say.doors(hours.openings), ready: both(words.noOrders), minutes: null };
}

const ownOpenings = ({ openings }: OrderTaking, usual: readonly Opening[]) => openings ?? usual;

type Words = ReturnType<typeof createWords>;

function createWords(timeZone: string, { hours: hoursWords, locale }: Setting, now: number) {
  const say = localTimeFormat(locale);
  const when = (instant: number): string => {
    const next = nextTimeOf(instant, { say, timeZone }, now);
    return next.day === 'later'
      ? words.when.later(next.weekday, next.time)
      : words.when[next.day](next.time);
  };
  const doors = (openings: readonly Opening[]): Pick<OrderStatusText, 'tone' | 'doors'> => {
    const { isOpen, words: long } = openStateAt(
      openings,
      { words: hoursWords, say, timeZone },
      now,
    );
    const state = openingAt(openings, now);
    if (state.isOpen) return { tone: 'open', doors: { long, short: words.open } };
    const short = state.opens === null ? words.closed : words.closedUntil(when(state.opens));
    return { tone: isOpen ? 'open' : 'closed', doors: { long, short } };
  };
  return { when, doors };
}

const pauseIn = (type: OnlineType, until: number | null, { when }: Words): string =>
  until === null ? words.paused[type] : words.pausedUntil[type](when(until));

const laterIn = (type: OnlineType, opens: number | null, { when }: Words): string =>
  opens === null ? words.none[type] : words.from[type](when(opens));
