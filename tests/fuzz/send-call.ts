import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { DrawnCall } from './draw-calls.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** What a long answer is packed by, where a call asked for that. */
const unpack: Record<string, () => NodeJS.ReadWriteStream> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
};

/** Sends calls over HTTP as they are written: clients and helpers mend what is odd. */
export function createSender(origin: () => string) {
  const agent = new Agent({ keepAlive: true });
  /** null where the connection ended without an answer. */
  const send = (call: DrawnCall, proof: Record<string, string>): Promise<Answer | null> =>
    new Promise((resolve) => {
      const { method, path, body } = call;
      const { hostname, port } = new URL(origin());
      const headers = {
        ...proof,
        ...call.headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request({ agent, hostname, port, method, path, headers }, (reply) => {
        // What answers HEAD names the packing of a body that it leaves out.
        const packing = method === 'HEAD' ? '' : (reply.headers['content-encoding'] ?? '');
        const unpacked = unpack[packing]?.();
        text(unpacked ? reply.pipe(unpacked) : reply).then(
          (sent) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: sent }),
          () => resolve(null),
        );
      });
      // The server may close a connection that was kept at the moment it is used again: clients
      // then take a new one.
      const wasClosed = (error: Error) =>
        sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      sent.on('error', (error) => resolve(wasClosed(error) ? send(call, proof) : null)).end(body);
    });
  return { send, close: () => agent.destroy() };
}
