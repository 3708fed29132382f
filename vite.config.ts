import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { chunkGroups } from './vite.chunks.ts';
import { furtherLanguages, inLanguage, isForBrowsers, namedPage } from './vite.language.ts';
import { shakeRouter, shakeZod } from './vite.shake.ts';

/**
 * Writes down which modules each chunk holds, so that the bundle budget can tell what a page loads.
 */
const listModules: Plugin = {
  name: 'servery:list-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.moduleIds] as const] : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules)),
    });
  },
};

/** The only ways into the editor: from the storefront, and from the desk (tests/editor-budget.ts). */
const editorDoors = /\/src\/editor-host\/(?:editor|look)-panel\.tsx$/;

/** The only ways into what is for staff: the desk, its orders by telephone, its forms on the page. */
const deskDoors =
  /\/(?:src\/app\/desk|desk\/(?:phone-order\/phone-order-bar|on-page\/\w+-on-page))\.tsx$/;

/**
 * Three style sheets instead of one for each chunk: the page's, so that no lazy part waits for
 * another request before its first paint, the desk's, and the editor's, of which no customer loads
 * a byte. They are put together in the order in which the chunks are imported; what desk and editor
 * both draw stands in both of theirs.
 */
const threeSheets: Plugin = {
  name: 'servery:three-sheets',
  enforce: 'pre',
  applyToEnvironment: isForBrowsers,
  generateBundle(_options, bundle) {
    const chunkAt = (name: string) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file : undefined;
    };
    const named = Object.keys(bundle);
    const behind = (doors: RegExp) =>
      named.filter((name) => chunkAt(name)?.moduleIds.some((id) => doors.test(id)));
    const entries = named.filter((name) => chunkAt(name)?.isEntry);
    const [desk, editor] = [behind(deskDoors), behind(editorDoors)];
    const doors = new Set([...desk, ...editor]);

    const reach = (names: readonly string[], into: Set<string>): Set<string> => {
      const lazy: string[] = [];
      const load = (name: string) => {
        const chunk = chunkAt(name);
        if (!chunk || into.has(name)) return;
        // What a chunk imports comes before it, and what it asks for later after all of them.
        for (const imported of chunk.imports) load(imported);
        into.add(name);
        lazy.push(...chunk.dynamicImports.filter((one) => !doors.has(one)));
      };
      for (const name of names) load(name);
      return lazy.some((name) => !into.has(name)) ? reach(lazy, into) : into;
    };
    const page = reach(entries, new Set());
    const beyondPage = (names: readonly string[]) =>
      [...reach(names, new Set(page))].filter((name) => !page.has(name));

    const sheets = [
      { name: 'style.css', chunks: [...page], loadedBy: entries },
      { name: 'desk.css', chunks: beyondPage(desk), loadedBy: desk },
      { name: 'editor.css', chunks: beyondPage(editor), loadedBy: editor },
    ].map(({ name, chunks, loadedBy }) => {
      const sources = chunks.flatMap((chunk) =>
        [...(chunkAt(chunk)?.viteMetadata?.importedCss ?? [])].map((css) => {
          const file = bundle[css];
          if (file?.type !== 'asset') throw new Error(`The style sheet ${css} is missing.`);
          return String(file.source);
        }),
      );
      return { name, chunks, source: sources.join(''), loadedBy };
    });
    for (const name of sheets.flatMap(({ chunks }) => chunks)) {
      const importedCss = chunkAt(name)?.viteMetadata?.importedCss;
      for (const css of importedCss ?? []) Reflect.deleteProperty(bundle, css);
      importedCss?.clear();
    }
    for (const { name, source, loadedBy } of sheets) {
      // Of what is for staff further languages have nothing.
      if (loadedBy.length === 0) continue;
      const address = this.getFileName(this.emitFile({ type: 'asset', name, source }));
      for (const door of loadedBy) chunkAt(door)?.viteMetadata?.importedCss.add(address);
    }
  },
};

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/**
 * Puts `.br` and `.gz` beside each script and style sheet: the server never packs one of them. What
 * a build in another language has made already is the same, as its name has the hash of it.
 */
const precompress: Plugin = {
  name: 'servery:precompress',
  applyToEnvironment: isForBrowsers,
  async writeBundle({ dir = '' }, bundle) {
    const paths = Object.keys(bundle)
      .filter((name) => /^assets\/.+\.(?:js|css|svg)$/.test(name))
      .map((name) => join(dir, name))
      .filter((path) => !existsSync(`${path}.gz`));
    await Promise.all(paths.map(pack));
  },
};

const output = () => ({
  codeSplitting: { groups: chunkGroups() },
  // The bundler's own name of a group's part lists every screen that shares it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
});

/**
 * Entered by staff: `desk-<hash>.js`, what stands beside the menu while they take an order, and the
 * editor.
 */
const staffEntries =
  /assets\/(?:desk|phone-order-bar|preview-bar|editor-panel|look-panel|own-changes)-[\w-]{8}\.js$/;

/**
 * What a lazy part needs is named where it is asked for, so that it comes in one step: names that
 * customers load with their first page. Those of staff are left out, and come in two.
 */
const preloaded = (file: string, needed: string[]): string[] =>
  staffEntries.test(file) ? needed.filter((name) => name.endsWith('.css')) : needed;

/** What browsers load; of a further language into the same folder, beside what English has. */
const forBrowsers = (language: string | null): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: language === null,
    manifest: language === null || `.vite/manifest.${language}.json`,
    target: 'es2022',
    // Every browser that the target names loads modules ahead by itself.
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: { input: 'index.html', output: output() },
  },
});

/** What the server runs, in English with itself. */
const forServer = (language: string | null): EnvironmentOptions => ({
  build: {
    outDir: 'dist/server',
    emptyOutDir: language === null,
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        ...(language === null && {
          main: 'server/main.ts',
          'menu-reader-worker': 'server/import/menu-reader-worker.ts',
        }),
        [language === null ? 'entry-server' : `entry-server.${language}`]:
          'src/entries/entry-server.tsx',
      },
    },
  },
});

/** In no language, and by itself, for it runs by itself: one file, with a name that never changes. */
const serviceWorker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/worker',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
};

/**
 * Two builds in one for each language: what browsers load, and what the server draws with. English
 * comes first, with the server itself; the service worker last.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    inLanguage(),
    react(),
    shakeRouter(),
    shakeZod(),
    threeSheets,
    listModules,
    namedPage(),
    precompress,
  ],
  publicDir: false,
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
    },
  },
  environments: {
    client: forBrowsers(null),
    ssr: forServer(null),
    // While developing there is one language (vite.language.ts), and no worker.
    ...(command === 'build' && {
      ...Object.fromEntries(
        furtherLanguages.flatMap((language) => [
          [`client_${language}`, forBrowsers(language)],
          [`ssr_${language}`, forServer(language)],
        ]),
      ),
      worker: serviceWorker,
    }),
  },
}));
