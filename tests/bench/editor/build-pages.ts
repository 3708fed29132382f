import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Scripts for the inside of a page, by what they do. */
export type PageScript = 'probe' | 'count-renders';

/** Builds Puck's page and the scripts that measure, for production, into `dist/bench-editor`. */
export async function buildPages(dist: string): Promise<Record<PageScript, string>> {
  const outDir = join(dist, 'bench-editor');
  const shared = { configFile: false, logLevel: 'warn', publicDir: false } as const;
  await build({
    ...shared,
    root: here,
    base: '/',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsDir: 'puck/assets',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(here, 'puck/index.html') },
    },
  });
  const scriptOf = async (name: PageScript) => {
    await build({
      ...shared,
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry: join(here, `${name}.ts`), formats: ['iife'], name: 'bench', fileName: name },
      },
    });
    return join(outDir, `${name}.iife.js`);
  };
  return { probe: await scriptOf('probe'), 'count-renders': await scriptOf('count-renders') };
}
