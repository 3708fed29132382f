import type { AuditEntry } from '#schemas/api/audit-log.ts';
import { isLoggedCall } from '#schemas/api/logged-calls.ts';
import { deskActivity } from '#schemas/messages/en/desk-activity.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { textCell } from './orders-csv.ts';

const { columns, acts, roles, key, nobody } = deskActivity;

const line = (cells: readonly string[]) => `${cells.map(textCell).join(',')}\r\n`;

/** What the file begins with: a mark by which Excel reads accents, and the columns in words. */
export const auditCsvHead = `\uFEFF${line([
  columns.at,
  columns.name,
  columns.role,
  columns.act,
  columns.order,
  columns.about,
  columns.restaurant,
  columns.device,
])}`;

/** One entry of the audit log; its time by the clock of the zone, to the minute. */
export function auditCsvLine(entry: AuditEntry, timeZone: string): string {
  const { date, time } = localDateTime(Date.parse(entry.at), timeZone);
  return line([
    `${date} ${time}`,
    entry.person_id === null && !entry.is_key ? nobody : entry.name,
    entry.role === null ? (entry.is_key ? key : '') : roles[entry.role],
    isLoggedCall(entry.call) ? acts[entry.call] : entry.call,
    entry.order ?? '',
    entry.about ?? '',
    entry.restaurant ?? '',
    entry.device ?? '',
  ]);
}
