import { z } from 'zod';
import { siteConfigSchema } from '#schemas/config/site.ts';

type Schema = z.core.JSONSchema.BaseSchema;
export type Leaf = { path: string; schema: Schema };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every leaf of the document by its path, read from its JSON Schema. */
function leavesOf(schema: Schema, path = ''): Leaf[] {
  // Rich text is one value to whoever edits it, however deep its tree.
  if (schema['field'] === 'richText') return [{ path, schema }];
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(isSchema);
  const inner: [string, unknown][] = [
    ...Object.entries(schema.properties ?? {}).map(([key, child]): [string, unknown] => [
      path ? `${path}.${key}` : key,
      child,
    ]),
    ...(schema.type === 'array' ? [[`${path}[]`, schema.items] satisfies [string, unknown]] : []),
    ...(isSchema(schema.additionalProperties)
      ? [[`${path}.*`, schema.additionalProperties] satisfies [string, unknown]]
      : []),
  ];
  const leaves = [
    ...inner.flatMap(([place, child]) => (isSchema(child) ? leavesOf(child, place) : [])),
    ...(isLeafUnion(branches) ? [] : branches.flatMap((branch) => leavesOf(branch, path))),
  ];
  return leaves.length > 0 ? leaves : [{ path, schema }];
}

/** 'An email address or nothing' is one leaf. */
const isLeafUnion = (branches: readonly Schema[]) =>
  branches.every(({ properties }) => properties === undefined);

/** Every leaf of the site configuration. */
export const configLeaves: readonly Leaf[] = leavesOf(
  z.toJSONSchema(siteConfigSchema, { io: 'input' }),
);
