import { z } from 'zod';
import type { DescribedSchema, FieldGroup, FieldKind } from '#schemas/config/fields/field.ts';

/** Bounds that a schema sets: characters of a text, size of a number, items of a list. */
export type FieldLimits = { min?: number; max?: number };

export type FieldOption = { value: string; label: string };

/** One input of a form, read off its schema. */
export type FieldDescription = {
  /** Where its value stands in what was described; an item's fields start at the item. */
  path: readonly string[];
  kind: FieldKind;
  label: string;
  help?: string;
  group: FieldGroup;
  unit?: string;
  step?: number;
  clamp?: readonly [least: number, most: number];
  /** Customers read a text of the host's while it is empty. */
  hasDefaultText?: boolean;
  limits: FieldLimits;
  /** What a choice or an icon is chosen from. */
  options: readonly FieldOption[];
  /** What a value has to satisfy. */
  schema: DescribedSchema;
  /** Fields of a group, or of one item of a list. */
  fields: readonly FieldDescription[];
  /** What one item of a list is called within a sentence: 'point'. */
  one?: string;
  /** Schema of a list's item, which makes a new one. */
  item?: DescribedSchema;
};

/**
 * The fields of an object schema in its own order; groups hold theirs. What carries no label and
 * kind, or is 'hidden' (ids, versions, marks), is not for editing and left out.
 */
export function describeFields(
  schema: DescribedSchema,
  path: readonly string[] = [],
): FieldDescription[] {
  const object = unwrapped(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape).flatMap(([key, child]) =>
    describeField(child, [...path, key]),
  );
}

function describeField(schema: z.core.$ZodType, path: readonly string[]): FieldDescription[] {
  const meta = metaOf(schema);
  if (meta?.label === undefined || meta.field === undefined || meta.field === 'hidden') return [];
  const inner = unwrapped(schema);
  const isList = inner instanceof z.ZodArray;
  const { help, unit, step, clamp, one, hasDefaultText } = meta;
  return [
    {
      path,
      kind: meta.field,
      label: meta.label,
      group: meta.group ?? 'content',
      ...(help !== undefined && { help }),
      ...(unit !== undefined && { unit }),
      ...(step !== undefined && { step }),
      ...(clamp !== undefined && { clamp }),
      ...(one !== undefined && { one }),
      ...(hasDefaultText !== undefined && { hasDefaultText }),
      limits: limitsOf(inner),
      options: optionsOf(isList ? unwrapped(inner.element) : inner, meta.options),
      schema,
      fields: isList ? describeFields(inner.element) : describeFields(inner, path),
      ...(isList && { item: inner.element }),
    },
  ];
}

/** The schema and what it wraps, from outside in: default, prefault, optional, … */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly;
  return isWrapper ? [schema, ...layersOf(schema.def.innerType)] : [schema];
}

const unwrapped = (schema: z.core.$ZodType) => layersOf(schema).at(-1) ?? schema;

/** Metadata stands on the outermost schema; zod shows none of it through a wrapper put on later. */
function metaOf(schema: z.core.$ZodType) {
  return layersOf(schema)
    .map((layer) => z.globalRegistry.get(layer))
    .find((meta) => meta?.label !== undefined);
}

/** Asked of the checks themselves: JSON Schema would say the same, and is much to load and to run. */
function limitsOf(schema: z.core.$ZodType): FieldLimits {
  if (schema instanceof z.ZodString) return limits(schema.minLength, schema.maxLength);
  if (schema instanceof z.ZodNumber) return limits(schema.minValue, schema.maxValue);
  if (!(schema instanceof z.ZodArray)) return {};
  const checks = schema.def.checks ?? [];
  const least = checks.find((check) => check instanceof z.core.$ZodCheckMinLength);
  const most = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return limits(least?.['_zod'].def.minimum, most?.['_zod'].def.maximum);
}

const limits = (min: number | null | undefined, max: number | null | undefined): FieldLimits => ({
  ...(isLimit(min) && { min }),
  ...(isLimit(max) && { max }),
});

/** An integer's own bounds are no limit that anyone needs to see. */
const isLimit = (bound: number | null | undefined): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function optionsOf(
  schema: z.core.$ZodType,
  words: Record<string, string> | undefined,
): FieldOption[] {
  if (!(schema instanceof z.ZodEnum)) return [];
  return schema.options.map((option) => {
    const value = String(option);
    return { value, label: words?.[value] ?? inWords(value) };
  });
}

/** 'side-index' → 'Side index': a new design needs no words to be chosen. */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
