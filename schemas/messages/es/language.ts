import type { Language } from '../../languages/languages.ts';

/** The language of these sentences: in a build of the storefront, the one that it is in. */
export const language: Language = 'es';

/** What stands between the parts of a line or a short list. */
export const comma = ', ';
