import type { PrinterStatus } from '#schemas/api/staff-printers.ts';

/** What a printer says of a job; `jobId` is null of firmware that does not name it. */
export type EpsonResult = {
  jobId: number | null;
  isPrinted: boolean;
  /** The document itself is refused: it would be the next time, too. */
  isUnprintable: boolean;
  status: PrinterStatus;
};

const bits = { coverOpen: 0x20, paperLow: 0x20000, paperOut: 0x80000, offline: 0x8 };

/** Of a result's `code`; others are errors. */
const statusOfCode: Record<string, PrinterStatus> = {
  EPTR_REC_EMPTY: 'paper_out',
  EPTR_COVER_OPEN: 'cover_open',
};

/**
 * The result of a job, as a printer sends it by Server Direct Print. The examples of the manual nest
 * its elements wrongly, so they are looked for and not parsed; null where there is none.
 */
export function epsonResult(file: string): EpsonResult | null {
  const response = /<response\b[^>]*>/.exec(file)?.[0];
  if (!response) return null;
  const attribute = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(response)?.[1] ?? '';
  const jobId = /<printjobid>\s*([1-9]\d{0,14})\s*<\/printjobid>/.exec(file)?.[1];
  const isPrinted = attribute('success') === 'true' || attribute('success') === '1';
  const code = attribute('code');
  const reported = epsonStatus(Number(attribute('status')) || 0);
  return {
    jobId: jobId === undefined ? null : Number(jobId),
    isPrinted,
    isUnprintable: code === 'SchemaError' || code === 'RequestEntityTooLarge',
    status: isPrinted || reported !== 'ready' ? reported : (statusOfCode[code] ?? 'error'),
  };
}

/** What the bits of a printer's status say. */
export function epsonStatus(status: number): PrinterStatus {
  const has = (bit: number) => (status & bit) !== 0;
  if (has(bits.paperOut)) return 'paper_out';
  if (has(bits.coverOpen)) return 'cover_open';
  if (has(bits.offline)) return 'error';
  return has(bits.paperLow) ? 'paper_low' : 'ready';
}

/** The status of the printer itself in a status notification; null: it is not in there. */
export function epsonNotification(status: string): PrinterStatus | null {
  const own = /devicename\s*=\s*"local_printer"\s+asbstatus\s*=\s*"(0x[\da-f]{1,8})"/i.exec(status);
  return own?.[1] === undefined ? null : epsonStatus(Number(own[1]));
}
