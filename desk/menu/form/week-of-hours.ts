import type { EditedCategory } from '#schemas/api/menu-document.ts';
import type { WeekdaySpan } from '../../form/hours/week-spans.ts';

type Hours = EditedCategory['hours'];

/** Hours of the menu's document as the editor of a week has them. */
export const weekOfHours = (hours: Hours): WeekdaySpan[] =>
  hours.map(({ weekday, from, to }) => ({ weekday, opens: from, closes: to }));

/** A week as the document has it. */
export const hoursOfWeek = (week: readonly WeekdaySpan[]): Hours =>
  week.map(({ weekday, opens, closes }) => ({ weekday, from: opens, to: closes }));
