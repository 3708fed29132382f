import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { regionalLanguage } from '#schemas/format-locale.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import { languages } from '#schemas/languages/languages.ts';
import { allLanguages, offeredLanguages } from '#schemas/offered-languages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { manifestOf } from './manifest-of.ts';
import { findSiteIcon, iconVersion } from './site-icon.ts';
import { webAppTexts } from './web-app-texts.ts';

/**
 * Serves the host's own web manifest in each language that the site offers, asked again each time
 * and answered by its hash.
 */
export function serveManifest(app: FastifyInstance, deps: Deps): void {
  for (const language of allLanguages) {
    app.get(
      languagePath(language, '/manifest.webmanifest'),
      async (request: FastifyRequest, reply) => {
        const tenant = await resolveTenant(deps, { host: request.headers.host });
        const { config } = await deps.settings.get(tenant.id);
        if (!offeredLanguages(config).includes(language)) return reply.callNotFound();
        const icon = await findSiteIcon(deps.images, { tenant, config });
        const manifest = manifestOf({
          tenant,
          config,
          pathTo: (path) => languagePath(language, path),
          language: regionalLanguage(language, tenant.locale),
          direction: languages[language].direction,
          messages: webAppTexts[language],
          iconVersion: iconVersion(icon),
        });
        const text = JSON.stringify(manifest);
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
        reply.headers({ etag, 'cache-control': 'no-cache' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('application/manifest+json; charset=utf-8').send(text);
      },
    );
  }
}
