import { useId } from 'react';
import type { FieldDescription } from './describe-fields.ts';
import { useEditor } from './editor-context.tsx';
import { fieldInputs } from './fields/field-inputs.ts';
import { valueAt, type Path } from './value-at.ts';

type FieldInputProps = {
  field: FieldDescription;
  /** Where the described schema's value stands in the configuration. */
  base?: Path;
};

const root: Path = [];

/** The input for a field's kind, bound to its value in the configuration. */
export function FieldInput({ field, base = root }: FieldInputProps) {
  const { config, edit, settle } = useEditor();
  const id = useId();
  const path = [...base, ...field.path];
  if (field.kind === 'hidden' || field.kind === 'byVariant') return null;
  const Input = fieldInputs[field.kind];
  return (
    <Input
      id={id}
      field={field}
      value={valueAt(config, path)}
      onChange={(value) => edit(path, field.label, value)}
      onSettled={settle}
      renderFields={(item = root) => (
        <FieldInputs fields={field.fields} base={field.item ? [...path, ...item] : base} />
      )}
    />
  );
}

/** Several fields in a row. */
export function FieldInputs({
  fields,
  base = root,
}: {
  fields: readonly FieldDescription[];
  base?: Path;
}) {
  return fields.map((field) => <FieldInput key={field.path.join('.')} field={field} base={base} />);
}
