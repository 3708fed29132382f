import { z } from 'zod';

/** What values are drawn from, of a JSON Schema in the API's document. */
export type JsonSchema = {
  $ref?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
};

const jsonSchema: z.ZodType<JsonSchema> = z.object({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: jsonSchema,
});

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.unknown())),
        parameters: z.array(parameter),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: jsonSchema.optional() })) })
          .optional(),
      }),
    ),
  ),
});

export type Operation = {
  name: string;
  method: string;
  /** With its parameters in braces, under the API's base. */
  path: string;
  /** Who may make it: `guest`, `staff` …; nobody in particular where it is empty. */
  callers: string[];
  parameters: z.output<typeof parameter>[];
  /** null: none; `file`: bytes of any kind. */
  body: JsonSchema | 'file' | null;
};

/** Every call that the API's own document (`/api/openapi.json`) describes. */
export function readOperations(openApi: unknown): Operation[] {
  return Object.entries(document.parse(openApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      callers: security.flatMap((scheme) => Object.keys(scheme)),
      parameters,
      body: requestBody ? (requestBody.content['application/json']?.schema ?? 'file') : null,
    })),
  );
}
