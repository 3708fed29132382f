import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { readLanguage } from '#schemas/languages/language-path.ts';
import { languages, type Language } from '#schemas/languages/languages.ts';
import { addressLanguage } from './error-page-texts.ts';

/** English first: it is what `*` comes to. */
const offered = Object.keys(languages);

/** Characters; a browser with many languages sends some 100. */
const longestHeader = 500;

/**
 * The language that a header asks for by its weights (RFC 9110, 12.5.4); English where it asks for
 * none of ours, or cannot be read. A region is left out, for no catalogue has one.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const header = (acceptLanguage ?? '').slice(0, longestHeader).toLowerCase();
  const plain = header.replaceAll(/([a-z]{2,3})(?:-[a-z\d]+)+/g, '$1');
  return readLanguage(negotiate(plain, offered) ?? '') ?? 'en';
}

/** Calls by which staff and operators work: desk and editor are in English. */
const isByStaff = (url: string): boolean => /^\/api\/v2\/(?:staff|operator)(?:[/?]|$)/.test(url);

/** Everything but the API is read by people. */
export const isCall = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/api(?:[/?]|$)/.test(url);

/** The language in which a request is answered. */
export function requestLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  if (!isCall(request)) return addressLanguage(request);
  return isByStaff(request.url) ? 'en' : languageOf(request.headers['accept-language']);
}
