import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes down which modules each chunk holds, so that the bundle budget can tell what a page loads. */
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

/** Two builds in one: what browsers load, and what the server runs (with the storefront's server entry). */
export default defineConfig({
  plugins: [react(), listModules],
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
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: { input: 'index.html' },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            'entry-server': 'src/entry-server.tsx',
          },
        },
      },
    },
  },
});
