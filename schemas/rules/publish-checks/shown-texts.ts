import { basePaths, sectionPath } from '../../config/home-kinds.ts';
import type { SiteConfig } from '../../config/site.ts';
import { translatableTexts, type TranslatableText } from '../../translations/translatable-texts.ts';
import { shownSections } from './shown-sections.ts';

/** Those of sections that are not on the home page are left out: nobody reads them. */
export function shownTexts(config: SiteConfig): TranslatableText[] {
  const shown = new Set(shownSections(config).map(({ path }) => path));
  return translatableTexts(config).filter(({ path }) => {
    const section = sectionOf(path);
    return section === null || shown.has(section);
  });
}

const basePlaces = Object.values(basePaths);

/** The section that a place stands in, as its path with dots; null: in none. */
function sectionOf([first, second]: TranslatableText['path']): string | null {
  if (first === 'sections') return sectionPath(String(second));
  return basePlaces.find((place) => place === first || place === `${first}.${second}`) ?? null;
}
