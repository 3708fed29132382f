import { z } from 'zod';
import { siteConfigSchema } from '#schemas/config/site.ts';

/**
 * The JSON Schema by which fastify compiles a reply's serializer: fields that the contract does not
 * name are left out. The site configuration alone goes as it is, for unknown keys in it belong to
 * the tenant and are kept (requirements, Configuration).
 */
export function replySchema(reply: z.ZodType): object {
  const known = written.get(reply);
  if (known) return known;
  const schema = writeSchema(reply);
  written.set(reply, schema);
  return schema;
}

/** Written once in a process: calls that answer alike share it, and so do the servers of the tests. */
const written = new WeakMap<z.ZodType, object>();

function writeSchema(reply: z.ZodType): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === siteConfigSchema) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      }
    },
  });
  markNullable(schema);
  return schema;
}

/**
 * Writes 'this or null' as `nullable`, which the serializer knows by itself: every `anyOf` it has
 * to try out on the value, and a cart has dozens of them.
 */
function markNullable(schema: object): void {
  for (const part of Object.values(schema)) {
    if (typeof part === 'object' && part !== null) markNullable(part);
  }
  const choices: unknown = Reflect.get(schema, 'anyOf');
  if (!Array.isArray(choices) || choices.length !== 2) return;
  const [value, nothing]: unknown[] = choices;
  if (typeof value !== 'object' || value === null || !isNull(nothing)) return;
  // A union has no type of its own, and stays one of several to try out.
  if (typeof Reflect.get(value, 'type') !== 'string') return;
  Reflect.deleteProperty(schema, 'anyOf');
  Object.assign(schema, value, { nullable: true });
}

const isNull = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Reflect.get(schema, 'type') === 'null';
