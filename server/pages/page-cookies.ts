import { pageCookies, previewQuery } from '#schemas/page.ts';

export type PageCookies = {
  restaurantId: number | null;
  dismissedBanner: string | null;
  language: string | null;
  /** Of a preview's link (server/previews/preview-token.ts). */
  preview: string | null;
};

/** Languages with a catalogue of messages; any other cookie counts as none. */
const languages = new Set(['en', 'en-AU']);

/** Reads the mirrored cookies. They come from anyone: each is checked, none is an error. */
export function readPageCookies(header: string | undefined): PageCookies {
  const sent = new Map(
    (header ?? '').split(/;\s*/).map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  const restaurant = sent.get(pageCookies.restaurant) ?? '';
  const language = sent.get(pageCookies.language) ?? '';
  return {
    restaurantId: /^[1-9]\d{0,14}$/.test(restaurant) ? Number(restaurant) : null,
    dismissedBanner: sent.get(pageCookies.dismissedBanner) ?? null,
    language: languages.has(language) ? language : null,
    preview: sent.get(previewQuery) || null,
  };
}
