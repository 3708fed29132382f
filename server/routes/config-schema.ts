import type { FastifyInstance } from 'fastify';
import { describeSiteConfig } from '#schemas/config/describe-site-config.ts';

/** The same for every server of a process. */
let text: string | undefined;

/** The site configuration's JSON Schema, made once at the start, for whoever writes one by hand. */
export function serveConfigSchema(app: FastifyInstance): void {
  text ??= JSON.stringify(describeSiteConfig());
  app.get('/config-schema.json', (_request, reply) =>
    reply
      .type('application/schema+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text),
  );
}
