import type { FieldDescription } from './describe-fields.ts';
import { DesignPicker } from './designs/design-picker.tsx';
import { FieldInputs } from './field-input.tsx';
import { sectionIdAt } from './section-paths.ts';

type GroupFieldsProps = {
  /** Dotted path of the group. */
  path: string;
  fields: readonly FieldDescription[];
};

/** The fields of a part of a group; a section's design is chosen by looking. */
export function GroupFields({ path, fields }: GroupFieldsProps) {
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
