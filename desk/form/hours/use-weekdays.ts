import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** The days of the week with their names, Monday first (ISO, 1 is Monday). */
export function useWeekdays(): { weekday: number; name: string }[] {
  const { day1, day2, day3, day4, day5, day6, day7 } = useDeskMessages().deskHours.weekdays;
  return [day1, day2, day3, day4, day5, day6, day7].map((name, index) => ({
    weekday: index + 1,
    name,
  }));
}
