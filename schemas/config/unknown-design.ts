import { isRecord } from '../is-record.ts';
import { sectionSchemas } from './further-sections.ts';
import { basePaths, homeKinds } from './home-kinds.ts';
import { footerSchema } from './sections/footer.ts';
import { topOfferBannerSchema } from './sections/top-offer-banner.ts';

type Json = Record<string, unknown>;

/** Beside a section's `variant`: the name of the design that this program does not know. */
const key = 'unknownVariant';

const schemas = { ...sectionSchemas, footer: footerSchema, topOfferBanner: topOfferBannerSchema };

/** Designs of each kind of section; the first is what an unknown one is drawn by. */
const designs = new Map<string, readonly string[]>(
  Object.entries(schemas).map(([kind, { shape }]) => [kind, shape.variant.unwrap().options]),
);

/** Where sections stand that every document has, and their kinds. */
const places: readonly [kind: string, path: readonly string[]][] = [
  ...Object.entries(basePaths).map(([kind, path]): [string, string[]] => [kind, path.split('.')]),
  ['footer', ['footer']],
  ['topOfferBanner', ['topOfferBanner']],
];

/**
 * The name of a section's design that is not known here, so that the usual one is drawn; null
 * where it is known, or another one was chosen since.
 */
export function unknownDesign(section: unknown): string | null {
  if (!isRecord(section) || section['variant'] === undefined) return null;
  const { [key]: name, variant } = section;
  const isUsual = [...designs.values()].some(([usual]) => usual === variant);
  return typeof name === 'string' && isUsual ? name : null;
}

/** Whoever chooses a design, be it the usual one, wants no other any more. */
export const forgetUnknownDesign = (section: unknown): boolean =>
  isRecord(section) && Reflect.deleteProperty(section, key);

/** Whether a place of a document is such a name. */
export const isUnknownDesign = (step: unknown): boolean => step === key;

/**
 * Puts names of designs that only a later program knows aside, and puts back those that this one
 * knows: they survive an older program byte for byte until the owner chooses another design
 * (decisions 012).
 */
export function setDesignsAside(document: Json): {
  document: Json;
  moved: { path: string; name: string }[];
} {
  const moved: { path: string; name: string }[] = [];
  const read = (section: unknown, kind: unknown, path: string): unknown => {
    const known = designs.get(String(kind));
    if (!isRecord(section) || !known) return section;
    const { variant, [key]: name, ...rest } = section;
    if (typeof variant === 'string' && variant !== '' && !known.includes(variant)) {
      moved.push({ path: `${path}.variant`, name: variant });
      return { ...rest, variant: known[0], [key]: variant };
    }
    if (name === undefined) return section;
    const isChosen = variant !== undefined && variant !== known[0];
    if (isChosen) return { ...rest, variant };
    return known.some((one) => one === name) ? { ...rest, variant: name } : section;
  };
  let present: unknown = document;
  for (const [kind, path] of places) {
    present = changedAt(present, path, (section) => read(section, kind, path.join('.')));
  }
  present = changedAt(present, ['sections'], (sections) => {
    if (!isRecord(sections)) return sections;
    const all = Object.entries(sections).map(([id, section]) => {
      const isOurs = isRecord(section) && homeKinds.some((kind) => kind === section['type']);
      return [id, isOurs ? read(section, section['type'], `sections.${id}`) : section];
    });
    return sameOr(sections, Object.fromEntries(all));
  });
  return { document: isRecord(present) ? present : document, moved };
}

/** A document with one place changed; itself where nothing is. */
function changedAt(
  holder: unknown,
  [step, ...rest]: readonly string[],
  act: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return act(holder);
  if (!isRecord(holder) || !Object.hasOwn(holder, step)) return holder;
  const after = changedAt(holder[step], rest, act);
  return after === holder[step] ? holder : { ...holder, [step]: after };
}

const sameOr = (before: Json, after: Json): Json =>
  Object.entries(after).every(([name, value]) => before[name] === value) ? before : after;
