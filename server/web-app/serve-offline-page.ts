import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languagePath } from '#schemas/languages/language-path.ts';
import { allLanguages, offeredLanguages } from '#schemas/offered-languages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { errorStyleHash, plainPage } from '../http/error-page.ts';
import { knownSite } from '../http/known-site.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { setPageCsp } from '../security/security-headers.ts';
import { webAppTexts } from './web-app-texts.ts';

/** Seconds after which the page in its place is asked for again. */
const refreshAfter = 15;

/**
 * The page that the service worker shows in place of one that does not come, in each language that
 * the site offers.
 */
export function serveOfflinePage(app: FastifyInstance, deps: Deps): void {
  for (const language of allLanguages) {
    const { title, text, toMenu } = webAppTexts[language].webApp.offline;
    app.get(languagePath(language, '/offline.html'), async (request: FastifyRequest, reply) => {
      const tenant = await resolveTenant(deps, { host: request.headers.host });
      const { config } = await deps.settings.get(tenant.id);
      if (!offeredLanguages(config).includes(language)) return reply.callNotFound();
      setPageCsp(reply, { styleHashes: [errorStyleHash] });
      return reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(
          plainPage({
            language,
            title,
            sentence: text,
            action: { label: toMenu, href: languagePath(language, '/menu') },
            refreshAfter,
            site: knownSite(deps, request),
          }),
        );
    });
  }
}
