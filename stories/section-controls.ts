import type { InputType } from 'storybook/internal/types';
import { describeFields, type FieldDescription } from '#editor/core/settings/describe-fields.ts';
import { valueAt } from '#editor/core/settings/value-at.ts';
import type { SectionKind } from '#variants/sections/registry.ts';
import { sampleProps } from './samples/sample-props.ts';
import { sectionSchemas } from './section-schemas.ts';
import type { Texts } from './samples/stretch.ts';

/** What a story of a section takes: the settings by dotted path, and how much they say. */
export type SectionArgs = { variant: string; texts: Texts } & Record<string, unknown>;

/** Fields as they are set one by one; of what only one design has, those of this design. */
function settingsOf(fields: readonly FieldDescription[], variant: string): FieldDescription[] {
  return fields.flatMap((field) =>
    field.kind === 'group'
      ? settingsOf(field.fields, variant)
      : field.kind === 'byVariant'
        ? settingsOf(
            field.fields.filter(({ path }) => path.at(-1) === variant),
            variant,
          )
        : [field],
  );
}

const settings = (kind: SectionKind, variant: string) =>
  settingsOf(describeFields(sectionSchemas[kind]), variant);

/** What a story's controls show at first: the section as the site has it. */
export function sectionArgs(
  kind: SectionKind,
  variant: string,
  { site, texts }: { site: string; texts: Texts },
): SectionArgs {
  const { props } = sampleProps(site, kind, texts);
  const own = settings(kind, variant).map(({ path }) => [
    path.join('.'),
    valueAt(props.config, path),
  ]);
  return { ...Object.fromEntries(own), variant, texts };
}

/** The controls of a design, from the same schema as the editor's panel. */
export function sectionArgTypes(kind: SectionKind, variant: string): Record<string, InputType> {
  const fields = settings(kind, variant).map((field) => [field.path.join('.'), controlOf(field)]);
  return {
    ...Object.fromEntries(fields),
    texts: { name: 'Texts', control: 'inline-radio', options: ['own', 'long', 'empty'] },
  };
}

/** What the editor calls a design, under its name on the section's page. */
export function designDocs(kind: SectionKind, variant: string) {
  const designs = settings(kind, variant).find(({ path }) => path.join('.') === 'variant');
  const label = designs?.options.find(({ value }) => value === variant)?.label;
  return { docs: { description: { story: label && `In the editor: ${label}.` } } };
}

/** Storybook reads descriptions as Markdown: '#menu' would be a heading. */
const plain = (text: string) => text.replaceAll(/[#*_`[\]<>]/g, '\\$&');

function controlOf(field: FieldDescription): InputType {
  const { kind, label, help, limits, options, step, group } = field;
  const words = Object.fromEntries(options.map((option) => [option.value, option.label]));
  const table = { category: group, disable: false };
  const shown = { name: label, ...(help !== undefined && { description: plain(help) }), table };
  switch (kind) {
    case 'number':
      return { ...shown, control: { type: 'number', ...limits, ...(step && { step }) } };
    case 'switch':
      return { ...shown, control: 'boolean' };
    case 'choice':
    case 'icon':
      return { ...shown, options: Object.keys(words), control: { type: 'select', labels: words } };
    case 'color':
      return { ...shown, control: 'color' };
    case 'list':
      return { ...shown, control: 'object' };
    default:
      return { ...shown, control: { type: 'text', maxLength: limits.max } };
  }
}
