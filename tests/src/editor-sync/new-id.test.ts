import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#src/editor-host/ports/new-id.ts';

test('an id is a UUID as the contract wants it, and a new one each time', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
