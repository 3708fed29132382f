import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { ApiError } from '../errors/api-error.ts';
import { readForm } from './sent-form.ts';
import { tooManyBytes, unknownFile } from '../ports/images/picture-refusals.ts';

/** What refuses a file by its type or its length, before anything of it is looked at. */
const refusals = {
  picture: { unknownFile, tooManyBytes },
  menu: {
    unknownFile: () =>
      new ApiError(
        415,
        'not_a_menu',
        'This file is not a menu that we can read. Choose a table, or what another system exports.',
      ),
    tooManyBytes: (mostBytes: number) =>
      new ApiError(
        413,
        'body_too_large',
        `This file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB, which no menu is. Save it without pictures and choose it again.`,
      ),
  },
} as const;

/**
 * Lets the calls of one scope take a file as it is, of any picture's type or none; what it is, its
 * bytes alone will tell. A call whose contract has a body takes that beside the file, as a form. What is too large is refused by its length, before anything of it is kept.
 */
export function readFileBodies(
  scope: FastifyInstance,
  { mostBytes = 0, fileKind = 'picture', body }: Endpoint,
): void {
  const refuse = refusals[fileKind];
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    /^(?:image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  if (body) {
    scope.addContentTypeParser<Buffer>(
      /^multipart\/form-data/,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, bytes: Buffer) =>
        readForm(bytes, request.headers['content-type'] ?? ''),
    );
  }
  scope.addContentTypeParser('*', (_request, _payload, done) => done(refuse.unknownFile()));
  // Fastify would hang up on whoever still sends, and a browser would report a lost connection.
  scope.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > mostBytes) throw refuse.tooManyBytes(mostBytes);
  });
  scope.setErrorHandler((error) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? refuse.tooManyBytes(mostBytes) : error;
  });
}
