import { afterEach, expect, test } from 'vitest';
import { languages, type Language } from '#schemas/languages/languages.ts';
import { sentencesOf } from '../../schemas/messages/catalogue-gaps.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../schemas/messages/*/*.ts');

/** Desk and editor are read on larger screens, and in English. */
const isOfStaff = /\/(?:desk|proposals|offer-preview|offer-sentences|ticket)[^/]*\.ts$/;

/** What is left of 320 px between the gutters of a page, and within the padding of a button. */
const places = [
  {
    name: 'a heading',
    of: /(?:heading|title)[^.]*$/i,
    style: 'width:288px;font:600 30px sans-serif',
  },
  { name: 'a button', of: /./, style: 'width:240px;font:600 16px sans-serif' },
];

/** Texts, and what functions say of a word and of numbers that take several plural forms. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  return ['Ana', 1, 3, 1000].flatMap((argument) => {
    try {
      const text: unknown = value(argument, argument, argument, argument);
      return typeof text === 'string' ? [text] : [];
    } catch {
      return [];
    }
  });
}

afterEach(() => document.body.replaceChildren());

const all: Language[] = ['en', 'es', 'ar'];

test.each(all)('no sentence of %s has a word that 320 px would cut', async (language) => {
  const own = Object.entries(files).filter(
    ([path]) => path.includes(`/messages/${language}/`) && !isOfStaff.test(path),
  );
  expect(own.length).toBeGreaterThan(20);
  const catalogues = await Promise.all(own.map(([, load]) => load()));
  const sentences = catalogues.flatMap((catalogue) => sentencesOf(catalogue));
  const box = document.body.appendChild(document.createElement('div'));
  box.lang = language;
  box.dir = languages[language].direction;
  const lines = places.flatMap(({ name, of, style }) =>
    sentences
      .filter(({ place }) => of.test(place))
      .flatMap(({ place, value }) =>
        said(value).map((text) => {
          const line = box.appendChild(document.createElement('p'));
          line.style.cssText = `${style};overflow:hidden;overflow-wrap:normal`;
          line.textContent = text;
          return { line, what: `${place} in ${name}: ${text}` };
        }),
      ),
  );
  expect(lines.length).toBeGreaterThan(1000);
  const cut = lines.filter(({ line }) => line.scrollWidth > line.clientWidth);
  expect(cut.map(({ what }) => what)).toEqual([]);
});
