import { z } from 'zod';
import { siteConfigSchema } from '#schemas/config/site.ts';

/**
 * The JSON Schema by which fastify compiles a reply's serializer: fields that the contract does
 * not name are left out. The site configuration alone goes as it is, for unknown keys in it
 * belong to the tenant and are kept (decisions.md, Configuration).
 */
export function replySchema(reply: z.ZodType): object {
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
  return schema;
}
