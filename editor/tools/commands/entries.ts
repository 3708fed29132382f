import { homeKinds, sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { describeFields, type FieldDescription } from '../../core/settings/describe-fields.ts';
import { describeSection, kindNames } from '../../core/settings/describe-section.ts';
import { addSection, hideSection } from '../../core/sections/section-actions.ts';
import { isHiddenSection } from '../../core/sections/section-changes.ts';
import { sectionNames } from '../../core/sections/section-names.ts';
import { looksPath } from '../../core/settings/looks-path.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import type { CommandScene } from './command.ts';
import { commands } from './commands.ts';
import type { Keys } from './keys.ts';

/** Something that the palette finds. */
export type Entry = {
  id: string;
  label: string;
  /** What it is found under. */
  part: 'Actions' | 'Go to' | 'Settings';
  /** Where it stands or what it is: 'Hero', 'Section'. */
  note: string;
  /** What a setting says now, to be found by (ATAG A.3.5.1). */
  text?: string;
  keys?: Keys;
  run(scene: CommandScene): void;
};

const groups = describeFields(siteConfigSchema);

/** All that can be gone to or done now: commands, sections, and every field of every group. */
export function entriesOf(scene: CommandScene): Entry[] {
  const config = scene.editor.document.get();
  const own = commands
    .filter(({ id, isAvailable }) => id !== 'palette' && (isAvailable?.(scene) ?? true))
    .map(({ id, label, group, keys, run }) => {
      const first = keys?.[0];
      const part: Entry['part'] = group === 'Go to' ? group : 'Actions';
      return { id, label, part, note: group, run, ...(first && { keys: first }) };
    });
  const sections = sectionNames(config);
  const added = homeKinds.map((kind): Entry => ({
    id: `add-${kind}`,
    label: `Add a section: ${kindNames[kind]}`,
    part: 'Actions',
    note: 'Section',
    run: ({ editor }) => void addSection(editor, kind, null),
  }));
  return [
    ...own,
    group(looksPath, 'Finished looks', 'Look'),
    ...sections.flatMap(({ id, name }) => sectionEntries(config, id, name)),
    ...groups.filter(isPanel).flatMap((field) => groupEntries(field, config)),
    ...formEntries(scene),
    ...added,
  ];
}

const group = (path: string, label: string, note: string): Entry => ({
  id: `group-${path}`,
  label,
  part: 'Go to',
  note,
  run: ({ editor }) => editor.open({ name: 'group', path }),
});

/** Hours and addresses, which a pointer presses on the page. */
function formEntries({ ports: { forms, siteData } }: CommandScene): Entry[] {
  if (!forms) return [];
  return siteData.get().restaurants.flatMap(({ id, name }): Entry[] =>
    (['hours', 'restaurant'] as const).map((kind) => ({
      id: `${kind}-${id}`,
      label: kind === 'hours' ? `Opening hours: ${name}` : `Address and details: ${name}`,
      part: 'Go to',
      note: 'Restaurant',
      run: () => forms.open({ kind, id }),
    })),
  );
}

function sectionEntries(config: SiteConfig, id: string, name: string): Entry[] {
  const path = sectionPath(id);
  const kind = kindOfSection(config, id);
  const hidden = isHiddenSection(config, id);
  return [
    group(path, name, 'Section'),
    {
      id: `hide-${id}`,
      label: `${hidden ? 'Show' : 'Hide'} ${name}`,
      part: 'Actions',
      note: 'Section',
      run: ({ editor }) => hideSection(editor, id, !hidden),
    },
    ...(kind ? fieldEntries(describeSection(kind, path), path, name, config) : []),
  ];
}

/** Sections have their own entries, and the order of the page is the list of sections. */
const isPanel = ({ path, kind }: FieldDescription) =>
  kind === 'group' && !['hero', 'features', 'categories', 'menu', 'layout'].includes(path[0] ?? '');

function groupEntries(field: FieldDescription, config: SiteConfig): Entry[] {
  const path = field.path.join('.');
  return [group(path, field.label, 'Settings'), ...fieldEntries(field, path, field.label, config)];
}

/** The fields below one, those of designs only where the design is in use. */
function fieldEntries(
  { fields, path: own }: FieldDescription,
  place: string,
  note: string,
  config: SiteConfig,
): Entry[] {
  const design = valueAt(config, [...own, 'variant']);
  return fields.flatMap((field): Entry[] => {
    if (field.kind === 'byVariant') {
      const used = field.fields.find(({ path }) => path.at(-1) === design);
      return used ? fieldEntries(used, place, note, config) : [];
    }
    const path = field.path.join('.');
    if (path === sectionPath('appPromotion')) return [];
    if (field.kind === 'group')
      return fieldEntries(field, place, `${note} › ${field.label}`, config);
    const select = ({ editor }: CommandScene) =>
      editor.select({ group: place, field: path, by: 'panel' });
    const text = wordsIn(valueAt(config, field.path));
    return [{ id: `field-${path}`, label: field.label, part: 'Settings', note, text, run: select }];
  });
}

/** Every word of a value, also those of a list's entries; no addresses of pictures. */
const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value.startsWith('/media/')
      ? ''
      : value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(wordsIn).filter(Boolean).join(' · ')
      : '';
