import type { SiteConfig } from '#schemas/config/site.ts';
import { nameOfSetting } from '../settings/name-of-setting.ts';
import { pathOf } from '../settings/path-of.ts';
import type { Edit } from './edit.ts';

/** What a step was done to, and what it did. */
type WordsOfStep = {
  /** 'Features'. Empty where it is not known. */
  where: string;
  /** 'Point 3 › Title', or a step's own label. */
  what: string;
};

/** One setting is changed at its dotted path; what changes several has its label for a place. */
const isSetting = (place: string) => place.includes('.') && !place.includes(' ');

/** A step in the words that settings have everywhere. */
export function describeStep(
  { label, place, changes }: Pick<Edit, 'label' | 'place' | 'changes'>,
  document: SiteConfig,
): WordsOfStep {
  // What is known of a picture is described where the picture is.
  const path = isSetting(place) ? pathOf(place.replace(/^media\./, '')) : changes[0]?.path;
  if (!path) return { where: '', what: label };
  const name = nameOfSetting(document, path);
  return {
    where: name.groupLabel === 'Layout' ? 'Home page' : name.groupLabel,
    what: isSetting(place) && name.label.endsWith(label) ? name.label : label,
  };
}

/** A step in one line: 'Features › Point 3 › Title'. */
export function stepText(
  step: Pick<Edit, 'label' | 'place' | 'changes'>,
  document: SiteConfig,
): string {
  const { where, what } = describeStep(step, document);
  return isSetting(step.place) && where !== '' ? `${where} › ${what}` : what;
}
