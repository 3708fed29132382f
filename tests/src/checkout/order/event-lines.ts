import type { Order } from '#schemas/api/orders.ts';

type Line = {
  request: Request;
  send(order: Order): void;
  sendEnd(): void;
  /** The connection breaks. */
  lose(): void;
};

/** The other end of an order's event streams, as server/streams/order-streams.ts answers them. */
export class EventLines {
  readonly opened: Line[] = [];

  readonly follow = (request: Request): Response => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        write('retry: 2000\n\n');
        this.opened.push({
          request,
          send: (order) => write(`id: ${idOf(order)}\ndata: ${JSON.stringify(order)}\n\n`),
          sendEnd: () => write('event: end\ndata: {}\n\n'),
          lose: () => controller.error(new TypeError('network error')),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };

  /** The line opened last. */
  get last(): Line {
    const line = this.opened.at(-1);
    if (!line) throw new Error('Nobody follows.');
    return line;
  }
}

/** An open reply that never says anything: a proxy that gathers. */
export const silentStream = (): Response =>
  new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

export const idOf = (order: Order): string =>
  `${order.events.at(-1)?.id ?? 0}-${order.payment_status}`;
