import type { HoursConfig } from '#schemas/config/sections/hours.ts';
import type { SectionBase } from '../../section-base.ts';

/** Doors of one weekday in the restaurant's own time, as words: '11:30 – 21:00'. */
export type DayHours = { day: string; times: readonly string[]; isToday: boolean };

export type Place = {
  id: number;
  name: string;
  /** Street, city and postcode on a line each. */
  address: readonly string[];
  phone: string;
  /** Opens the place in the visitor's own map. */
  mapHref: string;
  week: readonly DayHours[];
  /** 'Open until 21:00', 'Opens tomorrow at 11:30'; null where nothing is known. */
  now: { isOpen: boolean; words: string } | null;
};

export type HoursProps = SectionBase<HoursConfig> & { places: readonly Place[] };
