import type { FurtherLanguage } from '../../translations/further-languages.ts';

const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

/** What a menu is called in other languages, in the hands of its restaurant. */
export const deskTranslations = {
  title: 'Translations',
  intro:
    'What customers read of the menu in the other languages of your site. What is not translated stays as you wrote it.',
  languages: { es: 'Spanish', ar: 'Arabic' } satisfies Record<FurtherLanguage, string>,
  englishAlone:
    'Your site is in English alone. The editor’s “Business” part says which languages it offers besides.',
  progress: (
    language: string,
    { all, missing, outdated }: Record<'all' | 'missing' | 'outdated', number>,
  ) =>
    missing + outdated === 0
      ? `${language}: all ${texts(all)} translated`
      : [
          ...(missing > 0 ? [`${language}: ${missing} of ${all} missing`] : [`${language}:`]),
          ...(outdated > 0 ? [`${outdated} out of date`] : []),
        ].join(missing > 0 ? ', ' : ' '),
  onlyLeft: 'Only what is left to do',
  allDone: 'Nothing is left to do.',
  empty: 'There is nothing on this menu yet.',
  kinds: {
    categories: 'Categories',
    dishes: 'Dishes',
    groups: 'Choices',
    combos: 'Combos',
    half_sets: 'Halves',
  },
  done: 'Translated',
  left: (language: string, count: number) => `${language}: ${count} to do`,
  back: 'Back to the translations',
  gone: 'This is not on the menu of this restaurant any more.',
  saved: 'Saved. Open menus show it at once.',
  field: { name: 'Name', description: 'Description' },
  parts: { choices: 'Choice', values: 'Value', options: 'Option', steps: 'Step' },
  /** Of what a text is a part: 'Value of Size'. */
  partOf: (part: string, names: readonly string[]) =>
    names.length === 0 ? part : `${part} of ${names.join(', ')}`,
  original: (text: string) => `Original: ${text}`,
  outdated: 'The original has changed since, so customers read that.',
  stillRight: 'It is still right',
  legend: 'In other languages',
  further: 'Translate its choices too',
  sharedLocked:
    'Other restaurants sell this dish too, so only the owner changes what it is called.',
};
