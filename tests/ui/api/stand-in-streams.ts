import type { Order } from '#schemas/api/orders.ts';

type Connection = {
  request: Request;
  sendText(text: string): void;
  sendData(data: string, id?: string): void;
  send(order: Order): void;
  sendEnd(): void;
  /** The connection breaks. */
  lose(): void;
};

/** The other end of event streams, as the server answers them. */
export class StandInStreams {
  readonly opened: Connection[] = [];

  readonly follow = (request = new Request(window.location.href)): Response => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        const sendText = (text: string) => controller.enqueue(encoder.encode(text));
        const sendData = (data: string, id?: string) =>
          sendText(`${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
        sendText('retry: 2000\n\n');
        this.opened.push({
          request,
          sendText,
          sendData,
          send: (order) => sendData(JSON.stringify(order), idOf(order)),
          sendEnd: () => sendText('event: end\ndata: {}\n\n'),
          lose: () => controller.error(new TypeError('network error')),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };

  /** The connection opened last. */
  get last(): Connection {
    const connection = this.opened.at(-1);
    if (!connection) throw new Error('Nobody follows.');
    return connection;
  }
}

/** An open reply that never sends anything: a proxy that buffers. */
export const silentStream = (): Response =>
  new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

/** The reply with a body that breaks off where its request is aborted, as fetch's does. */
export function abortable({ body, status, headers }: Response, signal: AbortSignal): Response {
  return new Response(body && body.pipeThrough(new TransformStream(), { signal }), {
    status,
    headers,
  });
}

export const idOf = (order: Order): string =>
  `${order.events.at(-1)?.id ?? 0}-${order.payment_status}`;
