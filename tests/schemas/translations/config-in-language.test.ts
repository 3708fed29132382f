import { describe, expect, test } from 'vitest';
import type { RichText } from '#schemas/config/rich-text.ts';
import { isLocked, withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { configInLanguage } from '#schemas/translations/config-in-language.ts';
import { translationKey, translationOf } from '#schemas/translations/translation-of.ts';

const of = (key: string, source: string | RichText) => translationKey({ key, source });
const terms = parseRichText('Be **kind**.');
const config = siteConfigSchema.parse({
  hero: { title: 'Soup', subtitle: 'Every day' },
  legal: { terms },
  translations: {
    es: {
      [of('hero.title', 'Soup')]: 'Sopa',
      [of('hero.subtitle', 'Each day')]: 'Cada día',
      [of('legal.terms', terms)]: parseRichText('Sé **amable**.'),
      [of('sections.gone.title', 'Gone')]: 'Se fue',
    },
  },
});

test('a text is read as it is translated, and every other one as it was written', () => {
  const spanish = configInLanguage(config, 'es');
  expect(spanish.hero.title).toBe('Sopa');
  expect(spanish.legal.terms).toEqual(parseRichText('Sé **amable**.'));
  expect(spanish.hero.ctaText).toBe(config.hero.ctaText);
  expect(configInLanguage(config, 'ar').hero.title).toBe('Soup');
  expect(configInLanguage(config, 'en').hero.title).toBe('Soup');
});

test('a translation of an original that has changed since is not read', () => {
  expect(configInLanguage(config, 'es').hero.subtitle).toBe('Every day');
  const stateOf = (key: string, source: string) =>
    translationOf(config.translations.es, { key, source }).state;
  expect(stateOf('hero.title', 'Soup')).toBe('translated');
  expect(stateOf('hero.subtitle', 'Every day')).toBe('outdated');
  expect(stateOf('hero.ctaText', 'See the menu')).toBe('missing');
  expect(stateOf('hero.subtitle', 'Each day')).toBe('translated');
});

test('one that was emptied is missing, whatever there was before', () => {
  const text = { key: 'hero.title', source: 'Soup' };
  const texts = { [of('hero.title', 'Broth')]: 'Caldo', [translationKey(text)]: '' };
  expect(translationOf(texts, text)).toEqual({ state: 'missing', translation: null });
});

test('a text in the place of a rich text is not read', () => {
  const odd = {
    ...config,
    translations: { ...config.translations, es: { [of('legal.terms', terms)]: 'Sé' } },
  };
  expect(configInLanguage(siteConfigSchema.parse(odd), 'es').legal.terms).toEqual(terms);
});

test('no page has the translations, and the document keeps them', () => {
  for (const language of ['en', 'es', 'ar'] as const) {
    expect(configInLanguage(config, language).translations).toEqual({ es: {}, ar: {} });
  }
  expect(Object.keys(config.translations.es)).toHaveLength(4);
});

describe('a stored document', () => {
  test('of before there were translations has none', () => {
    const { config: read, problems } = readSiteConfig({ hero: { title: 'Soup' } });
    expect([read.translations, problems]).toEqual([{ es: {}, ar: {} }, []]);
  });

  test('keeps translations to a language that only another program knows', () => {
    const stored = { translations: { fr: { 'hero.title@1': 'Soupe' } } };
    const { config: read, problems } = readSiteConfig(stored);
    expect(read.translations).toMatchObject(stored.translations);
    expect(problems).toEqual([]);
  });

  test('loses one that is too long, and nothing else', () => {
    const { config: read, problems } = readSiteConfig({
      hero: { title: 'Soup' },
      translations: { es: { 'hero.title@1': 'x'.repeat(5001), 'menu.title@1': 'Carta' } },
    });
    expect([read.hero.title, read.translations.es]).toEqual(['Soup', { 'menu.title@1': 'Carta' }]);
    expect(problems.map(({ path }) => path)).toEqual(['translations.es.hero.title@1']);
  });

  test('loses what is no translation, and says in which language and of which text', () => {
    const { config: read, problems } = readSiteConfig({
      translations: { es: { 'hero.title@1': 5, 'hero.subtitle@1': 'Cada día' } },
    });
    expect(Object.keys(read.translations.es)).toEqual(['hero.subtitle@1']);
    expect(problems).toMatchObject([{ path: 'translations.es.hero.title@1', value: 5 }]);
  });
});

test('a restaurant reads its own text, and not the translation of the site’s', () => {
  const { config: own } = withOverrides(config, { 'hero/title': 'Closed for Easter' });
  expect(configInLanguage(own, 'es').hero.title).toBe('Closed for Easter');
});

test('a translation is locked with its original', () => {
  expect(isLocked(['hero/title'], 'translations/es/hero.title@1x')).toBe(true);
  expect(isLocked(['hero'], 'translations/es/hero.title@1x')).toBe(true);
  expect(isLocked(['features/items'], 'translations/ar/features.items.soup.title@1x')).toBe(true);
  expect(isLocked(['hero/title'], 'translations/es/hero.subtitle@1x')).toBe(false);
  expect(isLocked(['colors'], 'translations/es/hero.title@1x')).toBe(false);
});
