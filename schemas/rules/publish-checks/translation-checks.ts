import type { SiteConfig } from '../../config/site.ts';
import {
  languagesToTranslate,
  type FurtherLanguage,
} from '../../translations/further-languages.ts';
import { translationOf } from '../../translations/translation-of.ts';
import { shownTexts } from './shown-texts.ts';
import { warning, type Check, type CheckContext, type Untranslated } from './check.ts';

const nothing: Untranslated = { missing: 0, outdated: 0 };

/** What of a language that is offered its customers read in English, one sentence a language. */
export function translationChecks(config: SiteConfig, known: CheckContext): Check[] {
  if (!known.hasTranslations) return [];
  return languagesToTranslate(config).flatMap((language) => {
    const site = untranslatedTexts(config, language);
    const menu = known.untranslatedMenu?.[language] ?? nothing;
    const [ofSite, ofMenu] = [countOf(site), countOf(menu)];
    if (ofSite + ofMenu === 0) return [];
    const verb = ofSite + ofMenu === 1 ? 'is' : 'are';
    const words = `${names[language]}: ${placesOf(ofSite, ofMenu)} ${verb} ${stateOf(site, menu)}. Customers read English there.`;
    return [warning(`translations.${language}`, 'untranslated', words)];
  });
}

/** As English sentences say it: owners read them. */
const names: Record<FurtherLanguage, string> = { es: 'Spanish', ar: 'Arabic' };

const countOf = ({ missing, outdated }: Untranslated): number => missing + outdated;

const texts = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);

function placesOf(ofSite: number, ofMenu: number): string {
  if (ofMenu === 0) return `${texts(ofSite)} of the site`;
  if (ofSite === 0) return `${texts(ofMenu)} of the menu`;
  return `${texts(ofSite)} of the site and ${ofMenu} of the menu`;
}

function stateOf(...parts: readonly Untranslated[]): string {
  const isAnyMissing = parts.some(({ missing }) => missing > 0);
  const isAnyOutdated = parts.some(({ outdated }) => outdated > 0);
  if (!isAnyMissing) return 'out of date';
  return isAnyOutdated ? 'not translated, or out of date' : 'not translated';
}

function untranslatedTexts(config: SiteConfig, language: FurtherLanguage): Untranslated {
  const states = shownTexts(config).map(
    (text) => translationOf(config.translations[language], text).state,
  );
  const inState = (state: keyof Untranslated) => states.filter((one) => one === state).length;
  return { missing: inState('missing'), outdated: inState('outdated') };
}
