import type { Socket } from 'node:net';
import type { ErrorReply } from '#schemas/api/wire.ts';

/**
 * Answers what is not even HTTP, or does not arrive, in the common shape; fastify does not answer
 * it. A caller that is gone is not answered.
 */
export function replyToBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, body] = answers[error.code ?? ''] ?? notHttp;
  const text = JSON.stringify(body);
  const reply = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    text,
  ].join('\r\n');
  // What the caller still sends is not read.
  socket.end(reply, () => socket.destroySoon());
}

type Answer = [status: string, body: ErrorReply];

const notHttp: Answer = [
  '400 Bad Request',
  { error: 'This request is not HTTP.', code: 'invalid_http' },
];
const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { error: 'The headers of this request are too long.', code: 'headers_too_large' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { error: 'This took too long to arrive. Please try again.', code: 'request_too_slow' },
  ],
};
