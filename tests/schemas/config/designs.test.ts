import { expect, test } from 'vitest';
import { z } from 'zod';
import { designs } from '#schemas/config/fields/designs.ts';

const { variant, byVariant } = designs('How it looks.', {
  plain: 'Plain',
  'with-side': {
    label: 'With a side',
    settings: z.object({ side: z.enum(['start', 'end']).default('end') }),
  },
});

test('the first design is the default, and only named ones are taken', () => {
  expect(variant.parse(undefined)).toBe('plain');
  expect(variant.parse('with-side')).toBe('with-side');
  expect(variant.safeParse('other').success).toBe(false);
});

test('designs with settings of their own have them by name, with their defaults', () => {
  expect(byVariant.parse(undefined)).toEqual({ 'with-side': { side: 'end' } });
  expect(byVariant.parse({ 'with-side': { side: 'start' } })).toEqual({
    'with-side': { side: 'start' },
  });
});

test('the editor finds each label at the choice and at the settings', () => {
  expect(variant.meta()).toMatchObject({
    field: 'choice',
    help: 'How it looks.',
    options: { plain: 'Plain', 'with-side': 'With a side' },
  });
  expect(byVariant.meta()).toMatchObject({ field: 'byVariant' });
  expect(byVariant.unwrap().shape['with-side'].meta()).toMatchObject({
    field: 'group',
    label: 'With a side',
  });
});
