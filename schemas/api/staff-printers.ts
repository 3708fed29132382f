import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { count, dataOf, deliveryMethod, id, idText, instant, plainLine } from './wire.ts';

/** How a printer fetches its jobs: Star CloudPRNT, or Epson Server Direct Print. */
export const printerProtocol = z.enum(['star', 'epson']);
export type PrinterProtocol = z.output<typeof printerProtocol>;

/** What a printer last reported; `unknown` until it has reported anything. */
export const printerStatus = z.enum([
  'unknown',
  'ready',
  'paper_low',
  'paper_out',
  'cover_open',
  'error',
]);
export type PrinterStatus = z.output<typeof printerStatus>;

const printerSettings = z.object({
  name: plainLine.min(1).max(60),
  protocol: printerProtocol,
  /** Characters of a line: 32 on paper of 58 mm, 42 or 48 on 80 mm. */
  columns: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  /** Orders of these types are printed here. */
  order_types: z.array(deliveryMethod).min(1).max(3),
  copies: z.number().int().min(1).max(5),
});

const printer = printerSettings.extend({
  id: z.uuid(),
  restaurant_id: id,
  created_at: instant,
  /** When it last asked for work; null: never. */
  last_seen_at: instant.nullable(),
  status: printerStatus,
  /** Tickets that it has not printed yet, and that were given up within the last day. */
  waiting: count,
  failed: count,
});
export type Printer = z.output<typeof printer>;
export type PrinterSettings = z.output<typeof printerSettings>;

/** The address to type into the printer. It holds a secret and is shown this once. */
const withAddress = dataOf(z.object({ printer, url: z.string() }));

const printerId = z.object({ printerId: z.uuid() });

const listPrinters = endpoint(routes.listPrinters, {
  summary: 'Printers of the staff member’s restaurants, and how each is.',
  security: ['staff'],
  roles: everyRole,
  query: z.object({ restaurant_id: idText.optional() }),
  reply: dataOf(z.array(printer)),
});

const addPrinter = endpoint(routes.addPrinter, {
  summary: 'Adds a printer; the same id again changes nothing but its address.',
  security: ['staff'],
  params: printerId,
  body: printerSettings.extend({ restaurant_id: id }),
  reply: withAddress,
});

const changePrinter = endpoint(routes.changePrinter, {
  summary: 'Changes a printer’s settings; its address stays.',
  security: ['staff'],
  params: printerId,
  body: printerSettings,
  reply: dataOf(printer),
});

const removePrinter = endpoint(routes.removePrinter, {
  summary: 'Removes a printer with what it has not printed.',
  security: ['staff'],
  params: printerId,
  reply: dataOf(z.object({})),
});

const renewPrinterAddress = endpoint(routes.renewPrinterAddress, {
  summary: 'Gives a printer another address; the one before works no more.',
  security: ['staff'],
  params: printerId,
  body: z.object({}),
  reply: withAddress,
});

/** Made up by whoever asks: the same one again prints nothing more. */
const requestId = z.uuid();

const printTest = endpoint(routes.printTest, {
  summary: 'Prints a test.',
  security: ['staff'],
  params: printerId,
  body: z.object({ request_id: requestId }),
  reply: dataOf(z.object({})),
});

const printOrder = endpoint(routes.printOrder, {
  summary: 'Prints an order’s ticket once more, at every printer of its type.',
  security: ['staff'],
  roles: everyRole,
  params: z.object({ orderId: z.uuid() }),
  body: z.object({ request_id: requestId }),
  /** At how many printers; 0: the restaurant has none for this type of order. */
  reply: dataOf(z.object({ printers: count })),
});

/** The rows of the contract. */
export const printerEndpoints = {
  listPrinters,
  addPrinter,
  changePrinter,
  removePrinter,
  renewPrinterAddress,
  printTest,
  printOrder,
};
