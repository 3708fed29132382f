import type { FastifyInstance } from 'fastify';

/**
 * The API takes JSON and nothing else; another type is answered 415. An empty body counts as
 * none, for many clients name JSON as the type of a DELETE that sends nothing.
 */
export function readJsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text.trim() === '') done(null, undefined);
      else void parse(request, text, done);
    },
  );
}
