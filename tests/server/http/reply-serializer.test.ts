import { expect, test } from 'vitest';
import { z } from 'zod';
import { replySchema } from '#server/http/reply-schema.ts';
import { serializerOf } from '#server/http/reply-serializer.ts';

const route = { method: 'GET', url: '/' } as const;

test('replies of one schema share a serializer, and leave out what it does not name', () => {
  const reply = z.object({ name: z.string() });
  const serialize = serializerOf({ ...route, schema: replySchema(reply) });
  expect(serializerOf({ ...route, schema: replySchema(reply) })).toBe(serialize);
  expect(serialize({ name: 'Basil', password: 'x' })).toBe('{"name":"Basil"}');
});

test('replies of other schemas have serializers of their own', () => {
  const serialize = (reply: z.ZodType) => serializerOf({ ...route, schema: replySchema(reply) });
  const value = { name: 'Basil', age: 7 };
  expect(serialize(z.object({ name: z.string() }))(value)).toBe('{"name":"Basil"}');
  expect(serialize(z.object({ age: z.int() }))(value)).toBe('{"age":7}');
});
