import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
/** A package of its own, with Puck and its React. */
const thirdParty = join(here, '../third-party');

/** Files of the scripts that measure from inside a page. */
export type Scripts = { probe: string; countRenders: string };

/** Builds Puck's page and the scripts that measure, for production, into `dist/bench-editor`. */
export async function buildPages(dist: string): Promise<Scripts> {
  const outDir = join(dist, 'bench-editor');
  const shared = { configFile: false, logLevel: 'warn', publicDir: false } as const;
  await build({
    ...shared,
    root: thirdParty,
    base: '/',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsDir: 'puck/assets',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(thirdParty, 'puck/index.html') },
    },
  });
  const scriptOf = async (name: string) => {
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
  return { probe: await scriptOf('probe'), countRenders: await scriptOf('count-renders') };
}
