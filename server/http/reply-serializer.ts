import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

const compiled = new WeakMap<object, Serializer>();

/**
 * Compiles the serializer of a reply by its schema (`replySchema`), once in a process: calls that
 * answer alike share it, and so do the many servers that the tests build.
 */
export const serializerOf: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = compiled.get(schema);
  if (known) return known;
  const serializer = fastJsonStringify(schema);
  compiled.set(schema, serializer);
  return serializer;
};
