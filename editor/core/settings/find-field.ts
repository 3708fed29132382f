import type { FieldDescription } from './describe-fields.ts';

/** The description at a dotted path, at whatever depth of groups. */
export function findField(
  fields: readonly FieldDescription[],
  path: string,
): FieldDescription | undefined {
  for (const field of fields) {
    if (field.path.join('.') === path) return field;
    const inner = field.kind === 'group' ? findField(field.fields, path) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
