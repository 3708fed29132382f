import type { Deps } from '../../dependencies/deps.ts';
import type { PrinterRow } from '../../db/queries/printers.ts';

/** What the printers' protocols need. */
export type PrintDeps = Pick<Deps, 'db' | 'clock' | 'secretKey'>;

/** What came from a printer: its method, what stands behind the question mark, and its body. */
export type PrinterCall = {
  printer: PrinterRow;
  method: 'GET' | 'POST' | 'DELETE';
  query: URLSearchParams;
  body: string;
};

/** What it is answered. */
export type PrinterReply = { status: number; type: string; body: string | Buffer };

export const emptyReply = (status: number, type = 'text/plain'): PrinterReply => ({
  status,
  type,
  body: '',
});
