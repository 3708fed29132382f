import { z } from 'zod';
import { isRecord } from '../../is-record.ts';
import type { DescribedSchema, FieldKind } from '../../config/fields/field.ts';
import { designInUse, layersOf } from '../../config/fields/schema-layers.ts';

/** A value with its place; the steps of a list are numbers. */
export type PlacedValue = { path: readonly (string | number)[]; value: unknown };

/** The value at a place of the document; undefined where there is none. */
export const placeOf = (root: unknown, path: PlacedValue['path']): unknown =>
  path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined,
    root,
  );

/**
 * Every value of one kind of field (`link`, `image`, …) in a part of the document, by its schema's
 * metadata. Settings of designs that are not in use are left out.
 */
export function valuesOfKind(
  schema: DescribedSchema,
  value: unknown,
  kind: FieldKind,
  path: PlacedValue['path'] = [],
): PlacedValue[] {
  const layers = layersOf(schema);
  const meta = layers
    .map((layer) => z.globalRegistry.get(layer))
    .find((found) => found?.field !== undefined);
  if (meta?.field === kind) return [{ path, value }];
  const inner = layers.at(-1);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      valuesOfKind(inner.element, item, kind, [...path, index]),
    );
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return [];
  return Object.entries(inner.shape).flatMap(([key, child]) => {
    const own = key === 'byVariant' ? designInUse(value) : value[key];
    return valuesOfKind(child, own, kind, [...path, key]);
  });
}
