import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds in one: what browsers load, and what the server runs (with the storefront's server entry). */
export default defineConfig({
  plugins: [react()],
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
