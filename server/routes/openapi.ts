import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { describeApi } from '../http/describe-api.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { staffCookie } from '../identity/staff-session.ts';

/** By the name of the session's cookie: the contract is the same for every server of a process. */
const texts = new Map<string, string>();

function describe(sessionCookie: string): string {
  const known = texts.get(sessionCookie);
  if (known !== undefined) return known;
  const text = JSON.stringify(describeApi(sessionCookie));
  texts.set(sessionCookie, text);
  return text;
}

/** The contract as an OpenAPI document, made once at the start. */
export function serveOpenApi(app: FastifyInstance, { options }: Pick<Deps, 'options'>): void {
  const text = describe(cookieName(options, staffCookie));
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
