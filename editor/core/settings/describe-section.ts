import { sectionSchemas } from '#schemas/config/further-sections.ts';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { describeFields, type FieldDescription } from './describe-fields.ts';

/** What a kind of section is called where it has no place of its own in the document. */
export const kindNames: Record<HomeKind, string> = {
  hero: 'Hero',
  features: 'Features',
  categories: 'Categories',
  menu: 'Menu',
  appPromotion: 'App promotion',
  spotlight: 'Dishes',
  gallery: 'Gallery',
  reviews: 'Reviews',
  hours: 'Hours and place',
  about: 'About us',
};

/** Reading a schema takes milliseconds, and names of settings are asked for with every key. */
const described = new Map<string, FieldDescription>();

/** The fields of a section, wherever it stands, as those of a group; always the same object. */
export function describeSection(kind: HomeKind, path: string): FieldDescription {
  const key = `${kind} ${path}`;
  const known = described.get(key) ?? describe(kind, path);
  described.set(key, known);
  return known;
}

function describe(kind: HomeKind, path: string): FieldDescription {
  const steps = path.split('.');
  return {
    path: steps,
    kind: 'group',
    label: kindNames[kind],
    group: 'content',
    limits: {},
    options: [],
    schema: sectionSchemas[kind],
    fields: describeFields(sectionSchemas[kind], steps),
  };
}
