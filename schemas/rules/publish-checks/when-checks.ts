import type { HomeEntry } from '../../config/layout.ts';
import type { SiteConfig } from '../../config/site.ts';
import { deviceKinds, type When } from '../../config/when.ts';
import { isShownAt, isTimed, type WallDateTime } from '../shown-when/is-shown-at.ts';
import { warning, type Check, type CheckContext } from './check.ts';

/** Rules by which a section is never seen, or the whole home page is empty for somebody. */
export function whenChecks({ layout }: SiteConfig, { today = '' }: CheckContext): Check[] {
  const shown = layout.home.flatMap((entry, index) => (entry.hidden ? [] : [{ entry, index }]));
  return [
    ...shown.flatMap(({ entry, index }) => sectionCheck(entry, `layout.home.${index}.when`, today)),
    ...emptyPageCheck(
      shown.map(({ entry }) => entry),
      today,
    ),
  ];
}

function sectionCheck({ when }: HomeEntry, path: string, today: string): Check[] {
  if (!when || !isTimed(when)) return [];
  if (when.until !== '' && when.until < today) {
    const words = `Its last day, ${formatDay(when.until)}, is over, so this section does not appear.`;
    return [warning(path, 'rule_passed', words)];
  }
  if (turningTimes([when], when.from || today).some((time) => isShownAt(when, time))) return [];
  const words = 'By its days and times this section never appears.';
  return [warning(path, 'never_shown', words)];
}

/** Somebody comes at a time at which every section is for others, or for later. */
function emptyPageCheck(home: readonly HomeEntry[], today: string): Check[] {
  if (home.length === 0 || home.some(({ when }) => isForAll(when))) return [];
  const rules = home.flatMap(({ when }) => when ?? []);
  // Days on which something begins, and those after something has ended.
  const days = [today, ...rules.flatMap(({ from, until }) => [from, until && dayAfter(until, 1)])];
  const starts = [...new Set(days)].filter((day) => day >= today || day === '');
  for (const time of starts.flatMap((day) => turningTimes(rules, day))) {
    const now = home.filter(({ when }) => isShownAt(when, time));
    const missed = audiences.filter(
      ([device, type]) => !now.some((one) => isFor(one, device, type)),
    );
    if (missed.length > 0) {
      const words = `The home page shows no section at all ${formatTimeAndAudience(time, missed)}.`;
      return [warning('layout.home', 'empty_page', words)];
    }
  }
  return [];
}

const isForAll = (when: When | undefined): boolean =>
  !isTimed(when) && !when?.devices.length && !when?.orderTypes.length;

const orderTypes = ['pickup', 'delivery', 'dine_in'] as const;
type Audience = readonly [device: (typeof deviceKinds)[number], type: (typeof orderTypes)[number]];
const audiences: readonly Audience[] = deviceKinds.flatMap((device) =>
  orderTypes.map((type): Audience => [device, type]),
);

const isFor = ({ when }: HomeEntry, ...[device, type]: Audience): boolean =>
  (!when?.devices.length || when.devices.includes(device)) &&
  (!when?.orderTypes.length || when.orderTypes.includes(type));

/** The times of a week at which one of the rules may begin or end, from a day on (any, where it is ''). */
function turningTimes(rules: readonly When[], firstDay: string): WallDateTime[] {
  const first = firstDay || anyDay;
  const clocks = rules.flatMap(({ times }) => times.flatMap(({ from, to }) => [from, to]));
  const all = [...new Set(['00:00', ...clocks])].toSorted();
  return Array.from({ length: 8 }, (_, days) => dayAfter(first, days)).flatMap((date) =>
    all.map((time) => ({ date, time, weekday: weekdayOf(date) })),
  );
}

const anyDay = '2026-01-05';

function dayAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  // The thirty-first of a short month is no day.
  if (Number.isNaN(noon.getTime())) return day;
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

function formatDay(day: string): string {
  const at = Date.parse(day);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return Number.isNaN(at) ? day : format.format(at);
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const deviceWords = { phone: 'phones', tablet: 'tablets', computer: 'computers' };
const orderWords = { pickup: 'pickup', delivery: 'delivery', dine_in: 'dine-in' };

/** 'on Mondays at 15:00 on phones': the first time that was found, and who is missed then. */
function formatTimeAndAudience(
  { weekday, time }: WallDateTime,
  missed: readonly Audience[],
): string {
  const [devices, types] = [0, 1].map((place) => new Set(missed.map((one) => one[place])));
  const [device, type] = missed[0] ?? (['phone', 'pickup'] as const);
  return [
    `on ${weekdays[weekday - 1] ?? 'Sundays'} at ${time}`,
    devices?.size === deviceKinds.length ? '' : ` on ${deviceWords[device]}`,
    types?.size === orderTypes.length ? '' : ` for ${orderWords[type]}`,
  ].join('');
}
