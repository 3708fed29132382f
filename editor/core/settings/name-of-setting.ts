import { positioned } from '#schemas/config/changes.ts';
import { type ChangePath } from '#schemas/config/content-at.ts';
import { basePaths, isBaseSection, sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { isUnknownDesign } from '#schemas/config/unknown-design.ts';
import { describeFields, type FieldDescription } from './describe-fields.ts';
import { describeSection, kindNames } from './describe-section.ts';
import { numberedItem } from './item-text.ts';
import { valueAt } from './value-at.ts';

/** A setting's name for people, and the way to its field. */
export type SettingName = {
  /** Dotted path of its group, which the editor opens: `hero`, `sections.gallery2`, `colors`. */
  group: string;
  /** 'Hero', or a further section's own title. */
  groupLabel: string;
  /** 'Title'; inside lists with the item's place: 'Point 2 › Title'. Empty: the group itself. */
  label: string;
  /** The field that it is edited by; undefined where it has none. */
  field: FieldDescription | undefined;
};

const groups = describeFields(siteConfigSchema);

/** What a place of the document is called in the editor. */
export function nameOfSetting(config: SiteConfig, path: ChangePath): SettingName {
  const entry = path[1] === 'home' && path[0] === 'layout' ? homeEntryAt(config, path) : null;
  if (entry) return entry;
  const picture = path[0] === 'media' ? pictureName(config, path) : null;
  if (picture) return picture;
  const translation = path[0] === 'translations' ? translationName(config, path) : null;
  if (translation) return translation;
  const { group, own } = groupOf(config, path);
  const steps = path.slice(group.length);
  const found = descend(own?.fields ?? [], group.length, path, []);
  return {
    group: group.join('.'),
    groupLabel: titleOf(config, group) ?? own?.label ?? inWords(group.at(-1) ?? ''),
    label: found.words.length > 0 ? found.words.join(' › ') : unnamed(steps),
    field: steps.length === 0 ? own : found.field,
  };
}

/** What no field is there for. */
const unnamed = (steps: ChangePath): string =>
  isUnknownDesign(steps.at(-1)) ? 'Design not known here' : steps.map(inWords).join(' › ');

/** What is kept beside a setting and has no field of its own. */
const besides: Readonly<Record<string, string>> = {
  type: 'Kind',
  tenantId: 'Tenant',
  focusX: 'Focus',
  focusY: 'Focus',
  alt: 'Description',
};

/** A key that no field is described by, such as one of a later program: 'Some new setting'. */
function inWords(key: string | number): string {
  if (typeof key === 'number') return String(key + 1);
  const words = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_.]/g, ' ');
  return besides[key] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What is known of a picture is told where the picture is (schemas/config/media-key.ts). */
function pictureName(config: SiteConfig, [, key, ...inside]: ChangePath): SettingName | null {
  if (typeof key !== 'string') return null;
  const name = nameOfSetting(config, positioned(config, key.split('.')));
  return { ...name, label: [name.label, ...inside.map(inWords)].join(' › ') };
}

/** A translation is told where its original is (schemas/translations/translation-of.ts). */
function translationName(config: SiteConfig, [, language, key]: ChangePath): SettingName | null {
  if (typeof key !== 'string') return null;
  const [place = ''] = key.split('@');
  const { label, ...name } = nameOfSetting(config, positioned(config, place.split('.')));
  return { ...name, label: `${label} (${language})`, field: undefined };
}

/** A place in the order of the home page goes by its section's name. */
function homeEntryAt(config: SiteConfig, path: ChangePath): SettingName | null {
  const [, , index, key] = path;
  const id = typeof index === 'number' ? config.layout.home[index]?.id : undefined;
  const kind = id === undefined ? undefined : kindOfSection(config, id);
  if (id === undefined || kind === undefined || key === undefined) return null;
  const group = sectionPath(id).split('.');
  return {
    group: group.join('.'),
    groupLabel: titleOf(config, group) ?? kindNames[kind],
    label: key === 'when' ? 'When it is shown' : 'On the home page',
    field: undefined,
  };
}

/** The group that a place stands in, with its description. */
function groupOf(config: SiteConfig, path: ChangePath) {
  const [first, second] = path.map(String);
  if (first === 'sections' && second !== undefined) {
    const kind = kindOfSection(config, second);
    const group = ['sections', second];
    return { group, own: kind && describeSection(kind, group.join('.')) };
  }
  const base = Object.values(basePaths).find((place) => place === `${first}.${second}`);
  const group = base?.split('.') ?? [first ?? ''];
  const top = groups.find((field) => field.path[0] === first);
  const own = base ? top?.fields.find((field) => field.path[1] === second) : top;
  return { group, own };
}

/** The title that an owner gave a further section, or the name of its kind. */
function titleOf(config: SiteConfig, [first, id]: readonly string[]): string | null {
  if (first !== 'sections' || id === undefined || isBaseSection(id)) return null;
  const kind = kindOfSection(config, id);
  const title = valueAt(config, ['sections', id, 'title']);
  return typeof title === 'string' && title !== '' ? title : kind ? kindNames[kind] : id;
}

/**
 * Down through groups and lists; an item's fields are described from the item on.
 * @param depth steps of the path that are behind
 */
function descend(
  fields: readonly FieldDescription[],
  depth: number,
  path: ChangePath,
  words: readonly string[],
  start = 0,
): { words: readonly string[]; field: FieldDescription | undefined } {
  const step = path[depth];
  if (step === undefined) return { words, field: undefined };
  const field = fields.find((one) => one.path[depth - start] === String(step));
  if (!field) return { words, field: undefined };
  const named = [...words, field.label];
  const index = path[depth + 1];
  if (index === undefined) return { words: named, field };
  if (field.kind !== 'list') return descend(field.fields, depth + 1, path, named, start);
  if (typeof index !== 'number') return { words: named, field };
  const placed = [...words, numberedItem(field, index)];
  if (path.length === depth + 2) return { words: placed, field };
  const inner = descend(field.fields, depth + 2, path, placed, depth + 2);
  return inner.field ? inner : { words: inner.words, field };
}
