import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { looks } from '../../stories/samples/looks.ts';
import { sectionSchemas } from '../../stories/section-schemas.ts';
import { variantIndexer } from '../../.storybook/variant-stories.ts';

const folder = 'stories/sections';
const files = readdirSync(folder);
const storiesOf = async (name: string) =>
  variantIndexer.createIndex(`./${folder}/${name}.stories.tsx`, {
    makeTitle: (title) => title ?? '',
  });

describe('stories made of the schemas', () => {
  test('every section has a story file', () => {
    expect(files).toHaveLength(Object.keys(sectionSchemas).length);
  });

  test.each(files)(
    '%s has one story per design and look, each under a name of its own',
    async (file) => {
      const stories = await storiesOf(file.replace('.stories.tsx', ''));
      const names = stories.map(({ exportName }) => exportName);
      expect(names.length).toBeGreaterThan(looks.length);
      expect(names.length % looks.length).toBe(0);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test('a design is called by its name and look', async () => {
    const names = (await storiesOf('app-promotion')).map(({ name }) => name);
    expect(names).toContain('phone frame');
    expect(names).toContain('qr card');
  });

  test('a story file of no section is an error', async () => {
    await expect(async () => storiesOf('casino')).rejects.toThrow("no section 'casino'");
  });
});
