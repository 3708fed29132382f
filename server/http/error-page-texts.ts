import type { FastifyRequest } from 'fastify';
import { splitLanguagePath } from '#schemas/languages/language-path.ts';
import type { Catalogue } from '#schemas/messages/catalogue.ts';
import { errorPage as ar } from '#schemas/messages/ar/error-page.ts';
import { errorPage as en } from '#schemas/messages/en/error-page.ts';
import { errorPage as es } from '#schemas/messages/es/error-page.ts';
import type { Language } from '#schemas/languages/languages.ts';

/** What the server's own pages say, by language. */
export const errorPageTexts: Record<Language, Catalogue<typeof en>> = { en, es, ar };

/** The language that a page's address names, as far as it can be read at all; else English. */
export function addressLanguage({ url }: Pick<FastifyRequest, 'url'>): Language {
  const [pathname = ''] = url.split('?');
  return splitLanguagePath(pathname).named ?? 'en';
}
