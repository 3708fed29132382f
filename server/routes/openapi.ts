import type { FastifyInstance } from 'fastify';
import { describeApi } from '../http/describe-api.ts';

/** The contract as an OpenAPI document, made once at the start. */
export function serveOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(describeApi());
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
