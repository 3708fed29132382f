import { z } from 'zod';
import { isRecord } from '../../is-record.ts';
import type { DescribedSchema } from './field.ts';

/** A schema and what it wraps, from the outermost in: a default, what may be missing, the kind itself. */
export function layersOf(schema: DescribedSchema): DescribedSchema[] {
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable;
  return isWrapper ? [schema, ...layersOf(schema.def.innerType)] : [schema];
}

/** Of a section's `byVariant`, the settings of the chosen design alone, in their place. */
export function designInUse({
  variant,
  byVariant,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const design = String(variant);
  const holds = isRecord(byVariant) && Object.hasOwn(byVariant, design);
  return holds ? { [design]: byVariant[design] } : {};
}
