import type { PrinterStatus } from '#schemas/api/staff-printers.ts';

/**
 * What a status code of CloudPRNT says ('200%20OK', '410', 'OK'): 2xx is online, 21x with a warning
 * about paper, 41x without paper, 42x with its cover open; whatever else is an error.
 */
export function starStatus(code: string): PrinterStatus {
  if (code.startsWith('21')) return 'paper_low';
  if (code.startsWith('2') || code.startsWith('OK')) return 'ready';
  if (code.startsWith('41')) return 'paper_out';
  if (code.startsWith('42')) return 'cover_open';
  return 'error';
}

/** Whether a printer with such a status prints. */
export const prints = (status: PrinterStatus): boolean =>
  status === 'ready' || status === 'paper_low';

/** Whether a code says that the printer cannot print these bytes at all, now or later. */
export const isUnprintable = (code: string): boolean => code.startsWith('51') || code === '521';
