import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';

type Schema = z.core.$ZodType;

/** A field of a request, where it stands in it, and all schemas inside of it. */
export type RequestField = { path: string; name: string; schema: Schema };

/** What a schema is made of: what it wraps, and of an object its fields by name. */
function partsOf(schema: Schema): { inner: readonly Schema[]; fields: Record<string, Schema> } {
  if (schema instanceof z.ZodObject) return { inner: [], fields: schema.shape };
  if (schema instanceof z.ZodArray) return { inner: [schema.element], fields: {} };
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return { inner: [schema.unwrap()], fields: {} };
  }
  if (schema instanceof z.ZodUnion) return { inner: schema.options, fields: {} };
  if (schema instanceof z.ZodPipe) return { inner: [schema.in, schema.out], fields: {} };
  if (schema instanceof z.ZodRecord) return { inner: [schema.valueType], fields: {} };
  return { inner: [], fields: {} };
}

/** A schema and all that it is made of. */
export function schemasIn(schema: Schema): Schema[] {
  const { inner, fields } = partsOf(schema);
  return [schema, ...[...inner, ...Object.values(fields)].flatMap(schemasIn)];
}

/** Fields of objects anywhere in a schema. */
export function fieldsIn(schema: Schema, path: string): RequestField[] {
  const { inner, fields } = partsOf(schema);
  return [
    ...inner.flatMap((one) => fieldsIn(one, path)),
    ...Object.entries(fields).flatMap(([name, one]) => [
      { path: `${path}.${name}`, name, schema: one },
      ...fieldsIn(one, `${path}.${name}`),
    ]),
  ];
}

/** Schemas of what a call sends, by its name in the contract. */
export const requests: readonly { call: string; endpoint: Endpoint; schema: Schema }[] =
  Object.entries<Endpoint>(contract).flatMap(([call, endpoint]) =>
    [endpoint.body, endpoint.query].flatMap((schema) =>
      schema ? [{ call, endpoint, schema }] : [],
    ),
  );

export const requestFields: readonly RequestField[] = requests.flatMap(({ call, schema }) =>
  fieldsIn(schema, call),
);

/** Whether a field takes texts at all: some of these names are also those of a choice. */
export const isTextField = ({ schema }: RequestField): boolean =>
  schemasIn(schema).some((one) => one instanceof z.ZodString);
