import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { tooManyBytes, unknownFile } from '../ports/images/picture-refusals.ts';

/**
 * Lets the calls of one scope take a file as it is, of any picture's type or none; what it is, its
 * bytes alone will tell. What is too large is refused by its length, before anything of it is kept.
 */
export function readFileBodies(scope: FastifyInstance, { mostBytes = 0 }: Endpoint): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    /^(?:image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  scope.addContentTypeParser('*', (_request, _payload, done) => done(unknownFile()));
  // Fastify would hang up on whoever still sends, and a browser would report a lost connection.
  scope.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > mostBytes) throw tooManyBytes(mostBytes);
  });
  scope.setErrorHandler((error) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooManyBytes(mostBytes) : error;
  });
}
