import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What stories are built with: the site's own vite.config.ts has two builds and a page. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // Found before the first story: a package met later would load React a second time.
  optimizeDeps: { entries: ['{src,desk,ui,variants,editor,stories}/**/*.{ts,tsx}'] },
});
