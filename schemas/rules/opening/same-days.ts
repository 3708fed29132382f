import type { OpeningHours } from '../../api/restaurants.ts';

type Range = { opens: string; closes: string };

/** Weekdays one after the other (ISO, 1 is Monday) that have the same hours. */
export type SameDays = { first: number; last: number; ranges: readonly Range[] };

const clock = ({ opens, closes }: Range) => `${opens}-${closes}`;

/** A week from Monday on with equal neighbours as one: Monday to Friday, Saturday, Sunday. */
export function sameDays(week: OpeningHours['week']): SameDays[] {
  const groups: SameDays[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const ranges = week
      .filter((one) => one.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    const last = groups.at(-1);
    const isSame = last && last.ranges.map(clock).join() === ranges.map(clock).join();
    if (isSame) last.last = weekday;
    else groups.push({ first: weekday, last: weekday, ranges });
  }
  return groups;
}
