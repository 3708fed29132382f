import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { looks, type Look } from '../stories/samples/looks.ts';

const sectionFile = /stories\/sections\/[\w-]+\.stories\.tsx$/;
const sectionOf = (file: string) => basename(file, '.stories.tsx');

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const words = (name: string) => name.replaceAll('-', ' ');

/** Names of a section's designs, in the order of its registry. */
async function variantsOf(section: string): Promise<string[]> {
  const registry = new URL(`../variants/sections/${section}/index.ts`, import.meta.url);
  const source = await readFile(registry, 'utf8');
  return [...source.matchAll(/import\('\.\/([\w-]+)\.tsx'\)/g)].map(([, name = '']) => name);
}

async function storiesOf(file: string) {
  const variants = await variantsOf(sectionOf(file));
  return variants.flatMap((variant) =>
    looks.map((look) => ({
      exportName: pascal(variant) + pascal(look.name),
      name: [variant, look.name].filter(Boolean).map(words).join(', '),
      variant,
      look,
    })),
  );
}

/** One story as the text of a module; its section's settings are read where it runs. */
function storyText(section: string, name: string, variant: string, { texts, site, globals }: Look) {
  const kind = JSON.stringify(camel(section));
  const args = `sectionArgs(${kind}, ${JSON.stringify(variant)}, ${JSON.stringify({ site, texts })})`;
  return `{
    name: ${JSON.stringify(name)},
    globals: ${JSON.stringify(globals)},
    args: ${args},
    argTypes: sectionArgTypes(${kind}, ${JSON.stringify(variant)}),
  }`;
}

/** Writes one story per registered design and look into a section's story file. */
export function variantStories(): Plugin {
  return {
    name: 'variant-stories',
    enforce: 'pre',
    async transform(code, id) {
      const [file = id] = id.split('?');
      if (!sectionFile.test(file)) return null;
      const section = sectionOf(file);
      this.addWatchFile(
        new URL(`../variants/sections/${section}/index.ts`, import.meta.url).pathname,
      );
      const stories = (await storiesOf(file)).map(
        ({ exportName, name, variant, look }) =>
          `export const ${exportName} = ${storyText(section, name, variant, look)};`,
      );
      const imports = `import { sectionArgs, sectionArgTypes } from '../section-controls.ts';`;
      return { code: [imports, code, ...stories].join('\n'), map: null };
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
