import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Drawn when it is first opened, not before. */
const LATE =
  /(dialog-frame|confirm-dialog|progress-dialog|shortcuts-sheet|summary-band|total-plate|price-strip|panel|drawer)\.tsx|\.css$/;
const START =
  /preload-helper|src\/(kit\/web\/(base\/(prefs|text|config|language-select)\.|api\/(problem|query-client|session)\.)|kit\/rules\/(sentence|gate)\.|app\/(contract\/|web\/(menu|pages|screens)\.)|areas\/[\w-]+\/(contract\/[\w-]+\.menu|web\/[\w-]+\.web)\.)/;
const KIT =
  /src\/kit\/(contract|rules|web\/(base|api|feedback|frame|mark|theme))\/|src\/app\/web\/(frame|guarded|visits|shell\/(?!palette|finders)|pages\/(failed|not-found|not-allowed)\.)|src\/areas\/akses\/(contract|web\/(sesi|with-person|lock|otorisasi))\.|node_modules\/zod\/|@mantine\/core\/esm\/core\//;
const MANTINE =
  /node_modules\/(@mantine\/(core|hooks)|@floating-ui|react-number-format|react-remove-scroll|tabbable)/;
const MODAL =
  /@mantine\/core\/esm\/components\/(Modal|ModalBase|Overlay|Paper|NativeScrollArea)\/|node_modules\/(react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/;
/** What the counters agree on with the server, and the rules that both sides work out sums by. */
const WORDS =
  /src\/areas\/(barang|stock|uang|customer|penjualan|buku|toko)\/(contract\/[\w-]+\.(master|api|fields)|contract\/(baris|pembayaran)|rules\/)/;
/** The sale counter itself; its faces come when they are opened. */
const TILL =
  /src\/areas\/penjualan\/web\/(transaksi-penjualan|(kasir|bayar)\/(?!muka-|selesai|non-tunai|ubah-baris))[\w.-]*\.tsx?$|src\/kit\/web\/(counter\/(sound|use-scan|scan-burst)|mark\/(price-strip|total-plate))\.tsx?$|stock\/web\/gambar-barang\.tsx$/;

/**
 * A few files instead of hundreds: what never changes between two releases, what the first paint
 * needs, what every screen needs. Tables, forms and the calendar are a file each; so is a screen.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!react-virtual|virtual)/, priority: 8 },
  { name: 'start', test: START, priority: 7 },
  { name: 'kit', test: (id: string) => KIT.test(id) && !LATE.test(id), priority: 6 },
  { name: 'mantine', test: (id: string) => MANTINE.test(id) && !MODAL.test(id), priority: 5 },
  { name: 'dialog', test: MODAL, priority: 4 },
  { name: 'write', test: /src\/kit\/web\/write\/(?!transaction).*\.tsx?$/, priority: 5 },
  { name: 'form', test: /src\/kit\/web\/(input\/(?!day-input)|write\/).*\.tsx?$/, priority: 4 },
  { name: 'words', test: WORDS, priority: 3 },
  { name: 'till', test: TILL, priority: 3 },
  { name: 'grid', test: /src\/kit\/web\/grid\/.*\.tsx?$|@tanstack\/(react-)?virtual/, priority: 3 },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 6 },
];

// A test run that builds must not ship the development build of React.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/config.js': 'http://localhost:8080',
      '/socket.io': { target: 'http://localhost:8080', ws: true },
    },
  },
});
