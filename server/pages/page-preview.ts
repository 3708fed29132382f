import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePath } from '#schemas/languages/language-path.ts';
import { previewEnd, previewQuery } from '#schemas/page.ts';
import type { Preview, Previews } from '../previews/previews.ts';
import { setPageCsp } from '../security/security-headers.ts';
import { addressLanguage, errorPageTexts } from '../http/error-page-texts.ts';
import { errorPage, errorStyleHash } from '../http/error-page.ts';
import { readPageCookies } from './page-cookies.ts';

/** What a request for a page has to do with previews, and whether it is answered by that alone. */
export type PagePreview =
  | { kind: 'published' }
  | { kind: 'preview'; preview: Preview }
  | { kind: 'answered'; reply: FastifyReply };

/**
 * Whether a page shows a draft: by its link, or by the cookie that the link left for the visit.
 * Leaving drops the cookie; a link or cookie that shows nothing any more is reported, once.
 */
export async function previewOfPage(
  previews: Previews,
  tenantId: number,
  { pathname, searchParams }: URL,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<PagePreview> {
  const asked = searchParams.get(previewQuery);
  if (asked === previewEnd) {
    setPreviewCookie(request, reply, null);
    return { kind: 'answered', reply: reply.redirect(pathname, 303) };
  }
  const token = asked ?? readPageCookies(request.headers.cookie).preview;
  if (token === null) return { kind: 'published' };
  const preview = await previews.byToken(tenantId, token);
  if (!preview) {
    setPreviewCookie(request, reply, null);
    return { kind: 'answered', reply: replyEnded(request, reply) };
  }
  if (asked !== null) setPreviewCookie(request, reply, token);
  return { kind: 'preview', preview };
}

/**
 * A host-only cookie for the visit; null drops it. Lax, for links are opened from mails and chats;
 * `Secure` wherever the page itself is.
 */
function setPreviewCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  const parts = [
    `${previewQuery}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(request.protocol === 'https' ? ['Secure'] : []),
    ...(token === null ? ['Max-Age=0'] : []),
  ];
  reply.headers({ 'set-cookie': parts.join('; '), 'cache-control': 'no-store' });
}

function replyEnded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = addressLanguage(request);
  const { previewEnded, toHome } = errorPageTexts[language];
  setPageCsp(reply, { styleHashes: [errorStyleHash] });
  return reply
    .code(404)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      errorPage(404, {
        language,
        sentence: previewEnded,
        action: { label: toHome, href: languagePath(language, '/') },
      }),
    );
}
