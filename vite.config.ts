import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS, CSS, helpersInPlace } from './tools/web-chunks.ts';
import { valuesInPlace } from './tools/web-values.ts';
import { catalogues } from './tools/web-words.ts';

// A test run that builds must not ship the development build of React.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

/** Paths stay relative: the base path of a shop comes at run time, from window.KILAU. */
export default defineConfig({
  base: './',
  publicDir: 'src/app/web/public',
  plugins: [react(), valuesInPlace, helpersInPlace, catalogues()],
  css: CSS,
  build: {
    outDir: '.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What a screen imports and the frame loads when it is needed stays out of the entry: that is meant.
      checks: { ineffectiveDynamicImport: false },
      // Of six thousand icons that one file hands on, those that no screen shows are not even read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
