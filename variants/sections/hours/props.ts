import type { HoursConfig } from '#schemas/config/sections/hours.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

/** One day, or neighbouring days that are alike, in the restaurant's own time and in words. */
export type DayHours = {
  /** 'Monday', 'Mon – Fri', 'Thu 26 Nov'. */
  day: string;
  /** '11:30 am – 9 pm', one a range; none: closed. */
  times: readonly string[];
  isToday: boolean;
  /** Why the day differs from other weeks, or ''. */
  note: string;
};

export type Place = {
  id: number;
  name: string;
  /** Street, then postcode and city, on a line each. */
  address: readonly string[];
  phone: string;
  /** The restaurant's own; null where its owner gave none. */
  picture: Picture | null;
  /** Opens the way to the place in the visitor's own map; '' where the place is not known. */
  mapHref: string;
  /** Monday to Sunday; a day of the coming seven that differs stands as it will be. */
  week: readonly DayHours[];
  /** The usual week with equal neighbours as one, for where there is little room. */
  groups: readonly DayHours[];
  /** Days of the coming fortnight that differ, by date; `isInWeek`: `week` has it already. */
  exceptions: readonly (DayHours & { isInWeek: boolean })[];
  /** 'Open until 9 pm', 'Opens tomorrow at 11:30 am'; null where no hours are known. */
  now: { isOpen: boolean; words: string } | null;
};

export type HoursProps = SectionBase<HoursConfig> & { places: readonly Place[] };
