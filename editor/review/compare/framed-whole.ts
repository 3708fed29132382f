import type { SiteConfig } from '#schemas/config/site.ts';
import type { Difference } from '../differences/difference.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import type { ComparedPart } from './compared-part.ts';

/** Both pictures are there, so that what differs between them is framed. */
const isDrawnTwice = ({ kind, standing: { before, after } }: ComparedPart): boolean =>
  kind === 'drawn' && before === after && before !== 'absent';

/** The other design of a part: no words of it differ, so the whole of it is framed. */
export const otherDesign = (part: ComparedPart): Difference | undefined =>
  isDrawnTwice(part) ? part.differences.find(isOfDesign) : undefined;

/** A design draws its own words and icons: where nothing else differs, they are no differences. */
export function framedIn(part: ComparedPart): 'parts' | 'whole' | 'all' {
  if (!otherDesign(part)) return 'parts';
  return part.differences.length > 1 ? 'all' : 'whole';
}

const isOfDesign = ({ place }: Difference): boolean =>
  place.kind === 'setting' && place.path.at(-1) === 'variant';

/** What is framed in a part's pictures that is not words and not a picture, a sentence for each. */
export function framedText(part: ComparedPart, config: SiteConfig): string[] {
  const design = otherDesign(part);
  const hasIcons = isDrawnTwice(part) && part.differences.some((one) => isOfIcon(one, config));
  return [
    ...(design ? [`${designs(design)} The whole section is framed.`] : []),
    ...(hasIcons ? ['Another icon is framed where the design draws it.'] : []),
  ];
}

function designs({ view }: Difference): string {
  if (view.kind !== 'words' || view.before === '' || view.after === '') return 'Another design.';
  return `Another design: “${view.after}” instead of “${view.before}”.`;
}

/** An icon by itself, or that of an item in a list which is described as a whole. */
function isOfIcon({ place, view }: Difference, config: SiteConfig): boolean {
  if (place.kind !== 'setting') return false;
  const { field } = nameOfSetting(config, place.path);
  if (view.kind !== 'list') return field?.kind === 'icon';
  const icons = field?.fields.filter(({ kind }) => kind === 'icon').map(({ label }) => label) ?? [];
  return view.lines.some(({ settings }) => settings.some((label) => icons.includes(label)));
}
