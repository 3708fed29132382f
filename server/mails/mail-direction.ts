import { languages, type Language } from '#schemas/languages/languages.ts';

/**
 * Where a line of a mail begins and ends. Mail programs know no logical properties, so what is
 * mirrored is written out.
 */
export const sidesOf = (language: Language = 'en') =>
  languages[language].direction === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);
