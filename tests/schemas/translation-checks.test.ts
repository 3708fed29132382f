import { expect, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import type { CheckContext } from '#schemas/rules/publish-checks/check.ts';
import { shownTexts } from '#schemas/rules/publish-checks/shown-texts.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { translationKey } from '#schemas/translations/translation-of.ts';

const { general } = tenant139.config;
const site: SiteConfig = {
  ...tenant139.config,
  general: { ...general, languages: { es: true, ar: false } },
};

/** The site with each of its texts said to be translated, but so many. */
function translatedBut(left: number, config = site): SiteConfig {
  const es = shownTexts(config)
    .slice(left)
    .map((text) => [translationKey(text), text.source]);
  return { ...config, translations: { es: Object.fromEntries(es), ar: {} } };
}

const found = (config: SiteConfig, known: CheckContext = {}) =>
  checkForPublishing(config, { hasTranslations: true, ...known })
    .filter(({ code }) => code === 'untranslated')
    .map(({ level, path, message }) => `${level} ${path}: ${message}`);

const ofSpanish = (words: string) => [
  `warning translations.es: Spanish: ${words}. Customers read English there.`,
];

test('what customers of a language read in English is said once, with its count', () => {
  const all = shownTexts(site).length;
  expect(all).toBeGreaterThan(20);
  expect(found(translatedBut(all))).toEqual(
    ofSpanish(`${all} texts of the site are not translated`),
  );
  expect(found(translatedBut(1))).toEqual(ofSpanish('1 text of the site is not translated'));
  expect(found(translatedBut(0))).toEqual([]);
});

test('a translation of an earlier original is out of date', () => {
  const config = translatedBut(0);
  const changed = { ...config, hero: { ...config.hero, title: 'Another title' } };
  expect(found(changed)).toEqual(ofSpanish('1 text of the site is out of date'));
});

test('the menu counts too, where it is known', () => {
  const untranslatedMenu = { es: { missing: 3, outdated: 1 }, ar: { missing: 9, outdated: 0 } };
  expect(found(translatedBut(2), { untranslatedMenu })).toEqual(
    ofSpanish('2 texts of the site and 4 of the menu are not translated, or out of date'),
  );
  expect(found(translatedBut(0), { untranslatedMenu })).toEqual(
    ofSpanish('4 texts of the menu are not translated, or out of date'),
  );
});

test('nothing is said of languages that are not offered, nor of a document without its translations', () => {
  const english = siteConfigSchema.parse({ hero: { title: 'Soup' } });
  expect(found(english)).toEqual([]);
  expect(found(site, { hasTranslations: false })).toEqual([]);
  expect(found(site)).toHaveLength(1);
});

test('texts of a section that nobody sees are not counted', () => {
  const home = site.layout.home.map((entry) =>
    entry.id === 'hero' ? { ...entry, hidden: true } : entry,
  );
  const hidden = { ...site, layout: { ...site.layout, home } };
  const paths = shownTexts(hidden).map(({ path }) => path[0]);
  expect(paths).not.toContain('hero');
  expect(shownTexts(site).map(({ path }) => path[0])).toContain('hero');
});
