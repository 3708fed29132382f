import { languagePath } from '#schemas/languages/language-path.ts';
import { language } from '#schemas/messages/en/language.ts';
import type { PageBoot } from '#schemas/page.ts';

/** The address of a page of the site, in the language that it is drawn in. */
export const pageUrl = (path: string, { canonicalOrigin }: Pick<PageBoot, 'canonicalOrigin'>) =>
  canonicalOrigin + languagePath(language, path);
