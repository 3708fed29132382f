import type { Socket } from 'node:net';
import type { ErrorReply } from '#schemas/api/wire.ts';

/**
 * Answers what is not even HTTP, in the common shape; fastify has made no request of it. A caller
 * that is gone is not answered.
 */
export function replyToBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, body]: [string, ErrorReply] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [
          '431 Request Header Fields Too Large',
          { error: 'The headers of this request are too long.', code: 'headers_too_large' },
        ]
      : ['400 Bad Request', { error: 'This request is not HTTP.', code: 'invalid_http' }];
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}
