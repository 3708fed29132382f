import { languagePath } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';

/** The full address of a page of a tenant's site in the language that a customer reads. */
export const customerLink = (
  { primaryOrigin }: { primaryOrigin: string },
  language: Language,
  path: string,
): string => primaryOrigin + languagePath(language, path);
