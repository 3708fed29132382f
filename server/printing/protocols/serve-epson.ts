import { paperLines } from '#schemas/ticket/paper-lines.ts';
import {
  findSentPrintJob,
  nextPrintJob,
  offerPrintJobAgain,
  settlePrintJob,
  takePrintJob,
} from '../../db/queries/print-jobs.ts';
import { notePrinterSeen } from '../../db/queries/printers.ts';
import { eposPicture, eposText, printRequest } from '../paper/epos-print.ts';
import { plainLines } from '../paper/plain-text.ts';
import { canDrawText, ticketRaster } from '../paper/ticket-picture.ts';
import { rowsOfJob } from '../rows-of-job.ts';
import { epsonNotification, epsonResult } from './epson-result.ts';
import { emptyReply, type PrintDeps, type PrinterCall, type PrinterReply } from './printer-call.ts';

const xmlType = 'text/xml; charset=utf-8';
const nothing = emptyReply(200, xmlType);

/**
 * A printer reports within its timeout of a minute how a job went; where it has said nothing for so
 * long (ms), nobody will.
 */
const silence = 75_000;

/**
 * Epson Server Direct Print (decision 042): the printer asks with a form for work, is answered with
 * it, and sends the result with another form.
 */
export async function serveEpson(deps: PrintDeps, call: PrinterCall): Promise<PrinterReply> {
  if (call.method !== 'POST') return emptyReply(405);
  const form = new URLSearchParams(call.body);
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return sendNext(deps, call);
    case 'SetResponse':
      return noteResult(deps, call, form.get('ResponseFile') ?? '');
    case 'SetStatus': {
      const status = epsonNotification(form.get('Status') ?? '');
      await notePrinterSeen(deps.db, call.printer, { now: deps.clock(), status });
      return nothing;
    }
    default:
      return emptyReply(400);
  }
}

async function sendNext(deps: PrintDeps, { printer }: PrinterCall): Promise<PrinterReply> {
  const { db, clock } = deps;
  const now = clock();
  await notePrinterSeen(db, printer, { now, status: null });
  const silentSince = new Date(now.getTime() - silence);
  const sent = await findSentPrintJob(db, printer);
  if (sent) await offerPrintJobAgain(db, printer, { id: sent.id, now, silentSince });
  const job = await nextPrintJob(db, printer, now);
  // Null where it is being printed, or another question of the same printer was quicker.
  const taken = job && (await takePrintJob(db, printer, { id: job.id, now, silentSince }));
  if (!taken) return nothing;
  const rows = await rowsOfJob(deps, printer, taken);
  const { columns } = printer;
  const document = (await canDrawText())
    ? eposPicture(await ticketRaster(paperLines(rows, columns), columns))
    : eposText(plainLines(rows, columns), columns);
  return { status: 200, type: xmlType, body: printRequest(String(taken.id), document) };
}

async function noteResult(
  { db, clock }: PrintDeps,
  { printer }: PrinterCall,
  file: string,
): Promise<PrinterReply> {
  const now = clock();
  const result = epsonResult(file);
  await notePrinterSeen(db, printer, { now, status: result?.status ?? null });
  const id = result?.jobId ?? (await findSentPrintJob(db, printer))?.id;
  if (result && id !== undefined) {
    const state = result.isPrinted ? 'printed' : result.isUnprintable ? 'failed' : 'waiting';
    await settlePrintJob(db, printer, { id, state, now });
  }
  return nothing;
}
