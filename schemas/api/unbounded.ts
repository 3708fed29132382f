import { z } from 'zod';

/**
 * The same shape without its bounds: lengths, ranges and what is said of several values together.
 * For replies that hold what was stored before the bounds were drawn, or by a way that has none; a
 * page that could not be read at all would be the worse answer. What is sent keeps its bounds.
 */
export function unbounded<T extends z.ZodType>(schema: T): T {
  const { def } = schema;
  // Whether a number is whole is part of its type.
  const checks = def.checks?.filter((check) => check instanceof z.core.$ZodCheckNumberFormat) ?? [];
  return schema.clone(Object.assign({}, def, { checks }, partsOf(schema)));
}

function partsOf(schema: z.ZodType): object {
  if (schema instanceof z.ZodObject) {
    const parts: [string, unknown][] = Object.entries(schema.shape);
    return { shape: Object.fromEntries(parts.map(([key, part]) => [key, unboundedPart(part)])) };
  }
  if (schema instanceof z.ZodArray) return { element: unboundedPart(schema.element) };
  if (schema instanceof z.ZodRecord) return { valueType: unboundedPart(schema.valueType) };
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodOptional;
  return isWrapped ? { innerType: unboundedPart(schema.def.innerType) } : {};
}

const unboundedPart = (part: unknown): unknown =>
  part instanceof z.ZodType ? unbounded(part) : part;
