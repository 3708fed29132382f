import { ICalCalendar } from 'ical-generator';

type CalendarEntry = {
  id: string;
  /** Grows with each change, so that a later file replaces an earlier one. */
  revision: number;
  /** ISO 8601 UTC. */
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
};

/** An appointment as a calendar's file (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const { id, revision, start, end, summary, description, location } = entry;
  const calendar = new ICalCalendar();
  calendar.createEvent({
    id,
    sequence: revision,
    start: new Date(start),
    end: new Date(end),
    summary,
    description,
    ...(location !== '' && { location }),
  });
  return calendar.toString();
}
