import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { describeApi } from '../http/describe-api.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { staffCookie } from '../identity/staff-session.ts';

/** The contract as an OpenAPI document, made once at the start. */
export function serveOpenApi(app: FastifyInstance, { options }: Pick<Deps, 'options'>): void {
  const text = JSON.stringify(describeApi(cookieName(options, staffCookie)));
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
