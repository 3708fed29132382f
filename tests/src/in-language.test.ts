import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { inLanguage } from '../../vite.language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = 'virtual:entry';

/** Bundles a few lines in an environment of the build, and gives the code of all of it. */
async function codeIn(environment: string, lines: string): Promise<string> {
  const builder = await createBuilder({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      inLanguage(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${root}entry.js` : null),
        load: (id) => (id === `${root}entry.js` ? lines : null),
      },
    ],
    environments: {
      [environment]: {
        consumer: 'client',
        build: { write: false, minify: false, rolldownOptions: { input: entry } },
      },
    },
  });
  const built = builder.environments[environment];
  if (!built) throw new Error(`There is no ${environment}.`);
  const output = await builder.build(built);
  if (!('output' in output)) throw new Error('Nothing was built.');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const saying = `import { language } from '#schemas/messages/en/language.ts'; console.log(language);`;

test.each([
  ['client', 'en'],
  ['client_es', 'es'],
  ['ssr_ar', 'ar'],
  ['worker', 'en'],
])('%s says its sentences in %s, and holds no other language', async (environment, language) => {
  const code = await codeIn(environment, saying);
  expect(code.match(/(?<=")(?:en|es|ar)(?=")/g)).toEqual([language]);
});

test('a further language has no editor, and the links of its pages stay in it', async () => {
  const lines = `
    import { EditorHost } from '#src/editor-host/editor-host.tsx';
    import { jsx } from 'react/jsx-runtime';
    console.log(EditorHost, jsx);`;
  const english = await codeIn('client', lines);
  const spanish = await codeIn('client_es', lines);
  expect(english).toContain('The editor could not be loaded');
  expect(spanish).not.toContain('The editor could not be loaded');
  // What is no page, and so has no language.
  expect(english).not.toContain('api|assets|media');
  expect(spanish).toContain('api|assets|media');
});
