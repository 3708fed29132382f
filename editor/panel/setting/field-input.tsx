import { useId } from 'react';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { fieldInputs } from '../../fields/field-inputs.ts';
import { PlaceBadge } from './place-badge.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';

type FieldInputProps = {
  field: FieldDescription;
  /** Where the described schema's value stands in the configuration. */
  base?: Path;
};

const root: Path = [];

/** The input for a field's kind, bound to its value in the configuration. */
export function FieldInput({ field, base = root }: FieldInputProps) {
  const { edit, endGesture } = useEditor();
  const id = useId();
  const path = [...base, ...field.path];
  // A list and a group follow their own fields, not every key that is typed in one of them.
  const isLeaf = field.kind !== 'list' && field.kind !== 'group';
  const value = useConfigPart((config) => (isLeaf ? valueAt(config, path) : undefined));
  const isFree = useMayChange(path);
  if (field.kind === 'hidden' || field.kind === 'byVariant') return null;
  const Input = fieldInputs[field.kind];
  const input = (
    <Input
      id={id}
      field={field}
      place={path}
      value={value}
      onChange={(value) => edit(path, field.label, value)}
      onSettled={endGesture}
      renderFields={(item = root) => (
        <FieldInputs fields={field.fields} base={field.item ? [...path, ...item] : base} />
      )}
    />
  );
  return (
    // What is chosen on the page finds its field by this.
    <div data-field={path.join('.')}>
      {isFree ? input : <fieldset disabled>{input}</fieldset>}
      {field.kind !== 'group' && <PlaceBadge place={path} label={field.label} />}
    </div>
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
