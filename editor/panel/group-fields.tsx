import type { FieldDescription } from '../core/settings/describe-fields.ts';
import { DesignPicker } from './designs/design-picker.tsx';
import { FieldInputs } from './setting/field-input.tsx';
import { lazyView } from '../parts/lazy-view.tsx';
import { sectionIdAt } from '../core/settings/section-paths.ts';

const ColourFields = lazyView<FieldsProps>(
  'colours',
  async () => (await import('./theme/colour-fields.tsx')).ColourFields,
);
const ThemeFields = lazyView<FieldsProps>(
  'theme',
  async () => (await import('./theme/theme-fields.tsx')).ThemeFields,
);

type FieldsProps = { fields: readonly FieldDescription[] };

type GroupFieldsProps = {
  /** Dotted path of the group. */
  path: string;
  fields: readonly FieldDescription[];
};

/** The fields of a part of a group; the look of the site has panels of its own. */
export function GroupFields({ path, fields }: GroupFieldsProps) {
  if (path === 'colors') return <ColourFields fields={fields} />;
  if (path === 'theme') return <ThemeFields fields={fields} />;
  return <SectionFields path={path} fields={fields} />;
}

/** A section's design is chosen by looking. */
function SectionFields({ path, fields }: GroupFieldsProps) {
  const section = sectionIdAt(path);
  const isDesign = ({ path }: FieldDescription) =>
    section !== undefined && path.at(-1) === 'variant' && !path.includes('byVariant');
  const design = fields.find(isDesign);
  return (
    <>
      {design && section !== undefined && <DesignPicker field={design} section={section} />}
      <FieldInputs fields={fields.filter((field) => field !== design)} />
    </>
  );
}
