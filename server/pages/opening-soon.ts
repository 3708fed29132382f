import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { errorPageTexts } from '../http/error-page-texts.ts';
import { errorStyleHash, plainPage } from '../http/error-page.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { staffCookie } from '../identity/staff-session.ts';
import { setPageCsp } from '../security/security-headers.ts';
import type { PageMaterial } from './gather-boot.ts';

/** Whether a page is for ordering, and its site is not open yet or has no restaurant to order from. */
export const isBeforeOpening = ({ tenant, needs, restaurants, preview }: PageMaterial): boolean =>
  needs.isForOrdering && !preview && (tenant.openedAt === null || hasNone(restaurants));

const hasNone = ({ failed, list }: PageMaterial['restaurants']): boolean =>
  !failed && list.length === 0;

/**
 * Whether the owner sees to the site: by `?edit`, or signed in. Nobody's session is looked at, for
 * the page behind it holds nothing that a visitor may not see.
 */
export function isByStaff(
  deps: Pick<Deps, 'options'>,
  { searchParams }: URL,
  { headers }: FastifyRequest,
): boolean {
  const name = cookieName(deps.options, staffCookie);
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  return searchParams.has('edit') || cookies.some((cookie) => cookie.startsWith(`${name}=`));
}

/** A page in plain words in place of a shop without a restaurant; 404 where there is none either. */
export function sendOpeningSoon(
  reply: FastifyReply,
  { tenant, language, needs }: PageMaterial,
): FastifyReply {
  const { title, sentence } = errorPageTexts[language].openingSoon;
  setPageCsp(reply, { styleHashes: [errorStyleHash] });
  return reply
    .code(needs.path === null ? 404 : 200)
    .headers({
      'cache-control': 'private, no-cache',
      vary: 'cookie',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        language,
        title,
        sentence: sentence(tenant.name),
        // What is for staff is in English.
        action: { label: 'Sign in as staff', href: '/desk' },
      }),
    );
}
