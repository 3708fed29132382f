import type { OpeningHours } from '../../api/restaurants.ts';

type Range = { opens: string; closes: string };

/** One local date with its ranges; `note` says why it differs from its weekday. */
export type OpeningDay = {
  date: string;
  /** ISO weekday, 1 is Monday. */
  weekday: number;
  ranges: readonly Range[];
  isException: boolean;
  note: string;
};

/** Some local days from a date on, each by its exception or else its weekday (rule R17). */
export function openingDays(
  { week, exceptions }: Pick<OpeningHours, 'week' | 'exceptions'>,
  firstDate: string,
  days: number,
): OpeningDay[] {
  return Array.from({ length: days }, (_, index) => {
    const noon = new Date(`${firstDate}T12:00:00Z`);
    noon.setUTCDate(noon.getUTCDate() + index);
    const date = noon.toISOString().slice(0, 10);
    const weekday = noon.getUTCDay() || 7;
    const exception = exceptions.find((one) => one.date === date);
    const ranges = exception?.ranges ?? week.filter((one) => one.weekday === weekday);
    return {
      date,
      weekday,
      ranges: ranges.toSorted((a, b) => a.opens.localeCompare(b.opens)),
      isException: exception !== undefined,
      note: exception?.note ?? '',
    };
  });
}
