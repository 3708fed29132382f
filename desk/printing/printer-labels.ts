import type { Printer, PrinterStatus } from '#schemas/api/staff-printers.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';

/** A printer asks every few seconds; after so long without a question (ms) it is lost. */
const silence = 2 * minuteMs;

/** Whether a printer has not asked for work for 2 minutes; a new one has as long to begin. */
export const isSilent = (
  { last_seen_at: seen, created_at: created }: Printer,
  now: number,
): boolean => now - Date.parse(seen ?? created) > silence;

/** Whether somebody has to go to it: there is no paper, its cover is open, or it has an error. */
export const needsHelp = (status: PrinterStatus): status is 'paper_out' | 'cover_open' | 'error' =>
  status === 'paper_out' || status === 'cover_open' || status === 'error';

/** 'never' or '2 minutes ago'. */
export function seenLabel(
  { last_seen_at: seen }: Printer,
  { now, locale, words }: { now: number; locale: string; words: DeskMessages['deskPrinting'] },
): string {
  if (seen === null) return words.seen.never;
  const seconds = Math.max(0, Math.round((now - Date.parse(seen)) / 1000));
  // It is written down every 20 s only.
  if (seconds < 60) return words.seen.now;
  const format = new Intl.RelativeTimeFormat(locale);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return words.seen.at(format.format(-minutes, 'minute'));
  const hours = Math.round(minutes / 60);
  return words.seen.at(
    hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day'),
  );
}

/** How a printer is; one that is silent is not what it said last. */
export const statusLabel = (
  printer: Printer,
  { now, words }: { now: number; words: DeskMessages['deskPrinting'] },
): string =>
  printer.last_seen_at !== null && isSilent(printer, now)
    ? words.isSilent
    : words.status[printer.status];
