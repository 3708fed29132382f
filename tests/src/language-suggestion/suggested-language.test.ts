import { expect, test } from 'vitest';
import type { Language } from '#schemas/languages/languages.ts';
import { suggestedLanguage } from '#src/features/language-suggestion/suggested-language.ts';

const cases: [
  name: string,
  preferred: string[],
  offered: Language[],
  shown: Language,
  suggested: Language | null,
][] = [
  ['the language of the browser, whatever its region', ['es-MX', 'en'], ['en', 'es'], 'en', 'es'],
  ['a tag in capitals', ['AR'], ['en', 'ar'], 'en', 'ar'],
  ['English, on a page of another language', ['en-AU'], ['en', 'es'], 'es', 'en'],
  ['the first that is offered', ['fr', 'ar', 'es'], ['en', 'es', 'ar'], 'en', 'ar'],
  ['none, where the page is in it', ['es', 'ar'], ['en', 'es', 'ar'], 'es', null],
  [
    'none, where the page is in the first that is offered',
    ['fr', 'en', 'es'],
    ['en', 'es'],
    'en',
    null,
  ],
  ['none, where the site has no such pages', ['es'], ['en', 'ar'], 'en', null],
  ['none, where the browser names none', [], ['en', 'es'], 'en', null],
  ['none by a word that every object has', ['constructor'], ['en', 'es'], 'es', null],
];

test.each(cases)('it suggests %s', (_name, preferred, offered, shown, suggested) => {
  expect(suggestedLanguage({ preferred, offered, shown })).toBe(suggested);
});
