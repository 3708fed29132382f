import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** The states each design is shown in; the words follow the design's name. */
const looks = {
  '': { sample: 'default' },
  OtherTenant: { sample: 'other' },
  Long: { sample: 'long' },
  Empty: { sample: 'empty' },
} as const;

const sectionFile = /stories\/sections\/[\w-]+\.stories\.tsx$/;
const sectionOf = (file: string) => basename(file, '.stories.tsx');

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'OtherTenant' → 'other tenant'. */
const words = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, ' $&').toLowerCase();

/** Names of a section's designs, in the order of its registry. */
async function variantsOf(section: string): Promise<string[]> {
  const registry = new URL(`../variants/sections/${section}/index.ts`, import.meta.url);
  const source = await readFile(registry, 'utf8');
  return [...source.matchAll(/import\('\.\/([\w-]+)\.tsx'\)/g)].map(([, name = '']) => name);
}

async function storiesOf(file: string) {
  const variants = await variantsOf(sectionOf(file));
  return variants.flatMap((variant) =>
    Object.entries(looks).map(([look, { sample }]) => ({
      exportName: pascal(variant) + look,
      name: [variant.replaceAll('-', ' '), words(look)].filter(Boolean).join(', '),
      args: { variant, sample },
    })),
  );
}

/** Writes one story per registered design and state into a section's story file. */
export function variantStories(): Plugin {
  return {
    name: 'variant-stories',
    enforce: 'pre',
    async transform(code, id) {
      const [file = id] = id.split('?');
      if (!sectionFile.test(file)) return null;
      this.addWatchFile(
        new URL(`../variants/sections/${sectionOf(file)}/index.ts`, import.meta.url).pathname,
      );
      const stories = (await storiesOf(file)).map(
        ({ exportName, name, args }) =>
          `export const ${exportName} = { name: ${JSON.stringify(name)}, args: ${JSON.stringify(args)} };`,
      );
      return { code: [code, ...stories].join('\n'), map: null };
    },
  };
}

/** Tells Storybook's sidebar about the same stories. */
export const variantIndexer: Indexer = {
  test: sectionFile,
  createIndex: async (file, { makeTitle }) =>
    (await storiesOf(file)).map(({ exportName, name }) => ({
      type: 'story',
      importPath: file,
      exportName,
      name,
      title: makeTitle(`Sections/${pascal(sectionOf(file))}`),
    })),
};
