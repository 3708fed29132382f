import { readLanguage } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { pageCookies, previewQuery } from '#schemas/page.ts';

export type PageCookies = {
  restaurantId: number | null;
  dismissedBanner: string | null;
  /** The one that was read last; any that there is none of counts as none. */
  language: Language | null;
  /** Of a preview's link (server/previews/preview-token.ts). */
  preview: string | null;
};

/** Reads the mirrored cookies. They come from anyone: each is checked, none is an error. */
export function readPageCookies(header: string | undefined): PageCookies {
  const sent = new Map(
    (header ?? '').split(/;\s*/).map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  const restaurant = sent.get(pageCookies.restaurant) ?? '';
  return {
    restaurantId: /^[1-9]\d{0,14}$/.test(restaurant) ? Number(restaurant) : null,
    dismissedBanner: sent.get(pageCookies.dismissedBanner) ?? null,
    language: readLanguage(sent.get(pageCookies.language) ?? ''),
    preview: sent.get(previewQuery) || null,
  };
}
