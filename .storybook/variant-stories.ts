import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { looks } from '../stories/samples/looks.ts';
import { leanLooks } from '../tests/lean-tier.ts';
import { designsOf } from '../stories/section-schemas.ts';
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

type Story = { exportName: string; name: string; tags: string[]; text: string };

function sectionStoriesOf(file: string): Story[] {
  const section = camel(sectionOf(file));
  const kind = JSON.stringify(section);
  return designsOf(section).flatMap((variant) =>
    looks.map(({ name: look, site, texts, globals }) => {
      const name = [variant, look].filter(Boolean).map(words).join(', ');
      const design = JSON.stringify(variant);
      // The section's page of documentation shows each design once; the lean tier, three looks of it.
      const tags = look === '' ? ['autodocs'] : leanLooks.includes(look) ? [] : ['every-look'];
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

const storiesOf = (file: string) => (homeFile.test(file) ? homeStories : sectionStoriesOf(file));

/**
 * Writes one story per design and look into a section's story file. The designs come from the
 * section's schema as it was when Storybook started: a new one needs a restart.
 */
export function variantStories(): Plugin {
  return {
    name: 'variant-stories',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!generated.test(file)) return null;
      const isHome = homeFile.test(file);
      const stories = storiesOf(file).map(
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
  createIndex: (file, { makeTitle }) =>
    Promise.resolve(
      storiesOf(file).map(({ exportName, name, tags }) => ({
        type: 'story',
        importPath: file,
        exportName,
        name,
        tags,
        title: makeTitle(homeFile.test(file) ? 'Home' : `Sections/${title(sectionOf(file))}`),
      })),
    ),
};
