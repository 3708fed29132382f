import type { FastifyRequest } from 'fastify';
import { languagePath } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import { pageCookies, type PageRequirements } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isByStaff } from './opening-soon.ts';

type Asked = {
  tenantId: number;
  address: URL;
  /** Without the language in front. */
  path: string;
  /** The language in front of it, or null. */
  named: Language | null;
  /** The one that was read last. */
  cookie: Language | null;
  needs: PageRequirements;
  isPreview: boolean;
  /** The only one that there is, while developing. */
  only: Language | null;
};

/** In which language a page is drawn, or where it is instead; null: in one that nobody offers. */
export type PageLanguage =
  | { kind: 'drawn'; language: Language }
  | { kind: 'elsewhere'; href: string; chosen: Language | null }
  | { kind: 'missing' };

/**
 * The language of an address: `/es/menu` is Spanish where the tenant offers that, one without a
 * language English. Whoever has read another language before is led there from addresses that name
 * none, but never by what their browser prefers: that would hide the English page from them. What is
 * for staff, and what they see to, is in English alone.
 */
export async function pageLanguage(
  deps: Pick<Deps, 'settings' | 'options'>,
  asked: Asked,
  request: FastifyRequest,
): Promise<PageLanguage> {
  const { address, path, named, cookie, needs, only } = asked;
  const to = (language: Language, chosen: Language | null): PageLanguage => ({
    kind: 'elsewhere',
    href: languagePath(language, path + address.search),
    chosen,
  });
  if (needs.isForStaff) return named ? to('en', null) : { kind: 'drawn', language: 'en' };
  if (only) return (named ?? 'en') === only ? { kind: 'drawn', language: only } : to(only, null);
  if (named === 'en') return to('en', 'en');
  if (named) {
    const isOffered = await offers(deps, asked.tenantId, named);
    return isOffered ? { kind: 'drawn', language: named } : { kind: 'missing' };
  }
  const isLed =
    cookie !== null &&
    cookie !== 'en' &&
    needs.path !== null &&
    !asked.isPreview &&
    !isByStaff(deps, address, request) &&
    (await offers(deps, asked.tenantId, cookie));
  return isLed ? to(cookie, null) : { kind: 'drawn', language: 'en' };
}

/** Languages are the whole site's: no restaurant has others. */
async function offers(
  { settings }: Pick<Deps, 'settings'>,
  tenantId: number,
  language: Language,
): Promise<boolean> {
  const { config } = await settings.get(tenantId, null);
  return offeredLanguages(config).includes(language);
}

/** Seconds that a browser remembers the language for: a year. */
const rememberedFor = 31_536_000;

/** The header that keeps a language for addresses that name none. */
export const languageCookie = (language: Language, { protocol }: FastifyRequest): string =>
  [
    `${pageCookies.language}=${language}`,
    'Path=/',
    `Max-Age=${rememberedFor}`,
    'SameSite=Lax',
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ');
