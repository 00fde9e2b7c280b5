import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Paths stay relative: the base path of a shop comes at run time, from window.KILAU. */
export default defineConfig({
  base: './',
  publicDir: 'src/app/web/public',
  plugins: [react()],
  build: {
    outDir: '.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/socket.io': { target: 'http://localhost:8080', ws: true },
      '/config.js': 'http://localhost:8080',
    },
  },
});
