import { readLanguage } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';

type Asked = {
  /** Tags of BCP 47, as the browser lists them: what is preferred most comes first. */
  preferred: readonly string[];
  /** The languages that the site has pages in. */
  offered: readonly Language[];
  /** The one of this page. */
  shown: Language;
};

/**
 * The language that a visitor would rather read than the page's: of those that their browser names,
 * the first that the site offers; null where that is the page's, or where there is none.
 */
export function suggestedLanguage({ preferred, offered, shown }: Asked): Language | null {
  for (const tag of preferred) {
    const language = readLanguage(tag.toLowerCase().split('-')[0] ?? '');
    if (language === null || !offered.includes(language)) continue;
    return language === shown ? null : language;
  }
  return null;
}
