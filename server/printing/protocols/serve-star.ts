import { z } from 'zod';
import { paperLines } from '#schemas/ticket/paper-lines.ts';
import {
  findOpenPrintJob,
  findSentPrintJob,
  nextPrintJob,
  offerPrintJobAgain,
  settlePrintJob,
  takePrintJob,
  type PrintJob,
} from '../../db/queries/print-jobs.ts';
import { notePrinterSeen, type PrinterRow } from '../../db/queries/printers.ts';
import { plainText } from '../paper/plain-text.ts';
import { canDrawText, ticketPng } from '../paper/ticket-picture.ts';
import { rowsOfJob } from '../rows-of-job.ts';
import { emptyReply, type PrintDeps, type PrinterCall, type PrinterReply } from './printer-call.ts';
import { isUnprintable, prints, starStatus } from './star-status.ts';

/** Of all that a printer sends with every question. */
const poll = z.object({
  statusCode: z.string().max(300),
  printingInProgress: z.boolean().nullish(),
});

/**
 * Star CloudPRNT over HTTP (decision 042): the printer asks with POST whether there is work, fetches
 * it with GET and confirms with DELETE.
 */
export function serveStar(deps: PrintDeps, call: PrinterCall): Promise<PrinterReply> {
  if (call.method === 'POST') return answerPoll(deps, call);
  return call.method === 'GET' ? sendJob(deps, call) : confirm(deps, call);
}

async function answerPoll(deps: PrintDeps, { printer, body }: PrinterCall): Promise<PrinterReply> {
  const { db, clock } = deps;
  const asked = poll.safeParse(parseJson(body));
  if (!asked.success) return emptyReply(400);
  const now = clock();
  const status = starStatus(decoded(asked.data.statusCode));
  await notePrinterSeen(db, printer, { now, status });
  if (asked.data.printingInProgress) return noWork;
  // It has fetched one and prints no more: its confirmation is lost, or it failed.
  const sent = await findSentPrintJob(db, printer);
  if (sent) await offerPrintJobAgain(db, printer, { id: sent.id, now });
  if (!prints(status)) return noWork;
  const job = await nextPrintJob(db, printer, now);
  if (!job) return noWork;
  return json({ jobReady: true, mediaTypes: [await mediaType()], jobToken: String(job.id) });
}

async function sendJob(deps: PrintDeps, { printer, query }: PrinterCall): Promise<PrinterReply> {
  const { db, clock } = deps;
  const now = clock();
  const type = await mediaType();
  const asked = query.get('type');
  if (asked !== null && asked.split(';')[0] !== type) return emptyReply(415);
  const named = await namedJob(deps, printer, query);
  const job = named ?? (query.has('token') ? null : await nextPrintJob(db, printer, now));
  const taken = job && (await takePrintJob(db, printer, { id: job.id, now }));
  if (!taken) return emptyReply(404);
  const rows = await rowsOfJob(deps, printer, taken);
  const { columns } = printer;
  const isPicture = type === 'image/png';
  return {
    status: 200,
    type,
    body: isPicture
      ? await ticketPng(paperLines(rows, columns), columns)
      : plainText(rows, columns),
  };
}

async function confirm(deps: PrintDeps, { printer, query }: PrinterCall): Promise<PrinterReply> {
  const { db, clock } = deps;
  const now = clock();
  const code = query.get('code') ?? '';
  const status = starStatus(code);
  // What it could not do with the bytes says nothing of its paper.
  const isOwn = !code.startsWith('5');
  await notePrinterSeen(db, printer, { now, status: isOwn ? status : null });
  const job = query.has('token')
    ? await namedJob(deps, printer, query)
    : await findSentPrintJob(db, printer);
  if (job) {
    const state = prints(status) ? 'printed' : isUnprintable(code) ? 'failed' : 'waiting';
    if (state === 'waiting' && !isOwn) await offerPrintJobAgain(db, printer, { id: job.id, now });
    else await settlePrintJob(db, printer, { id: job.id, state, now });
  }
  return emptyReply(200);
}

async function namedJob(
  { db }: PrintDeps,
  printer: PrinterRow,
  query: URLSearchParams,
): Promise<PrintJob | null> {
  const token = query.get('token') ?? '';
  return /^[1-9]\d{0,14}$/.test(token) ? findOpenPrintJob(db, printer, Number(token)) : null;
}

const mediaType = async () => ((await canDrawText()) ? 'image/png' : 'text/plain');

const json = (body: object): PrinterReply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});

const noWork = json({ jobReady: false });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes are URL-encoded within the JSON too. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
