import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { looks } from '../stories/samples/looks.ts';
import { sites } from '../stories/samples/sites.ts';

const homeFile = /stories\/screens\/homes\.stories\.tsx$/;
const generated = /stories\/(?:sections\/[\w-]+|screens\/homes)\.stories\.tsx$/;
const sectionOf = (file: string) => basename(file, '.stories.tsx');

/** 'app-promotion' as 'App promotion'. */
const title = (name: string) => `${name.slice(0, 1).toUpperCase()}${words(name.slice(1))}`;
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

type Story = { exportName: string; name: string; tags: string[]; text: string };

async function sectionStoriesOf(file: string): Promise<Story[]> {
  const kind = JSON.stringify(camel(sectionOf(file)));
  const variants = await variantsOf(sectionOf(file));
  return variants.flatMap((variant) =>
    looks.map(({ name: look, site, texts, globals }) => {
      const name = [variant, look].filter(Boolean).map(words).join(', ');
      const design = JSON.stringify(variant);
      // The section's page of documentation shows each design once.
      const tags = look === '' ? ['autodocs'] : [];
      const text = `{
        name: ${JSON.stringify(name)},
        tags: ${JSON.stringify(tags)},
        globals: ${JSON.stringify(globals)},
        parameters: designDocs(${kind}, ${design}),
        args: sectionArgs(${kind}, ${design}, ${JSON.stringify({ site, texts })}),
        argTypes: sectionArgTypes(${kind}, ${design}),
      }`;
      return { exportName: pascal(variant) + pascal(look), name, tags, text };
    }),
  );
}

/** The home page of each sample site. */
const homeStories = sites.map(({ name, label }): Story => {
  const text = JSON.stringify({ name: label, globals: { site: name } });
  return { exportName: pascal(name), name: label, tags: [], text };
});

const storiesOf = (file: string) =>
  homeFile.test(file) ? Promise.resolve(homeStories) : sectionStoriesOf(file);

/** Writes one story per registered design and look into a section's story file. */
export function variantStories(): Plugin {
  return {
    name: 'variant-stories',
    enforce: 'pre',
    async transform(code, id) {
      const [file = id] = id.split('?');
      if (!generated.test(file)) return null;
      const isHome = homeFile.test(file);
      if (!isHome) {
        const registry = `../variants/sections/${sectionOf(file)}/index.ts`;
        this.addWatchFile(new URL(registry, import.meta.url).pathname);
      }
      const stories = (await storiesOf(file)).map(
        ({ exportName, text }) => `export const ${exportName} = ${text};`,
      );
      const controls = `import { designDocs, sectionArgs, sectionArgTypes } from '../section-controls.ts';`;
      return { code: [...(isHome ? [] : [controls]), code, ...stories].join('\n'), map: null };
    },
  };
}

/** Tells Storybook's sidebar about the same stories. */
export const variantIndexer: Indexer = {
  test: generated,
  createIndex: async (file, { makeTitle }) =>
    (await storiesOf(file)).map(({ exportName, name, tags }) => ({
      type: 'story',
      importPath: file,
      exportName,
      name,
      tags,
      title: makeTitle(homeFile.test(file) ? 'Home' : `Sections/${title(sectionOf(file))}`),
    })),
};
