import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readSources } from '#tools/source.ts';

/**
 * How what is typed behind a key reaches the field that it opens:
 * here: the field is on the screen already, or the key changes nothing under the hand;
 * late: its code may be on the way, the router keeps the keys for it (`focusLate`, `focusSoon`);
 * dialog: a dialog takes them, opened by `keysToDialog` or drawn at once (`DialogFrame`);
 * act: a document is saved, what is typed meanwhile belongs to the next one (`useWrite` with `kept`, `keysAfter`);
 * screen: another side takes the place of this one (`keysToScreen`, `focusNextScan`).
 */
type Way = 'here' | 'late' | 'dialog' | 'act' | 'screen';
const KEYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  'akhir-hari/web/bekukan.tsx': { F9: 'here' },
  'akhir-hari/web/hitung-laci.tsx': { F8: 'here' },
  'akhir-hari/web/sudah-tutup.tsx': { F9: 'here' },

  'berlian/web/buku-berlian.screen.tsx': { F6: 'screen' },
  'cicilan/web/baru/cicilan-side.tsx': { F3: 'here', F4: 'here', F9: 'act' },
  'cicilan/web/dokumen-cicilan.tsx': { F9: 'dialog' },
  'cicilan/web/lelang-cicilan.screen.tsx': { F6: 'screen' },
  'cicilan/web/transaksi-cicilan.screen.tsx': { F6: 'screen' },
  'dokumen/web/act/act-frame.tsx': { F8: 'dialog', F9: 'here' },
  'dokumen/web/cancel-side.tsx': { F9: 'here' },
  'dokumen/web/history/step-acts.tsx': { F9: 'dialog' },
  'hutang/web/baru/hutang-baru.tsx': { F4: 'late', 'Shift+F4': 'dialog' },
  'hutang/web/baru/hutang-side.tsx': { F3: 'here', F9: 'act' },
  'hutang/web/dokumen-hutang.tsx': { F8: 'dialog', F9: 'dialog', F10: 'dialog' },
  'hutang/web/lelang-hutang.screen.tsx': { F6: 'screen' },
  'hutang/web/pay-hutang.tsx': { F8: 'here' },
  'hutang/web/stock-opname-hutang.screen.tsx': { F9: 'dialog' },
  'hutang/web/transaksi-hutang.screen.tsx': { F6: 'screen' },
  'kirim/web/terima/terima-kiriman.tsx': { F9: 'here' },
  'opname/web/opname/opname.screen.tsx': { F6: 'screen' },
  'manual/web/barang-manual.screen.tsx': { F6: 'screen' },
  'manual/web/dagang/meja-manual.tsx': { F4: 'late' },
  'manual/web/dagang/sisi-beli.tsx': { F3: 'here' },
  'manual/web/dagang/sisi-jual.tsx': { F3: 'here' },
  'manual/web/dagang/transaksi-pembelian-manual.screen.tsx': { F6: 'screen' },
  'manual/web/dagang/transaksi-penjualan-manual.screen.tsx': { F6: 'screen' },
  'opname/web/hitung/bilah-selesai.tsx': { F9: 'here' },
  'pembelian/web/batal-pembelian.screen.tsx': { F9: 'dialog' },
  'pembelian/web/beli/sisi-beli.tsx': { F3: 'here', F9: 'act' },
  'pembelian/web/transaksi-pembelian.screen.tsx': { F4: 'late', F10: 'here' },
  'akses/web/tempat/tempat-dialog.tsx': { F9: 'here' },
  'penjualan/web/grosir/grosir-side.tsx': { F3: 'here', F4: 'here', F9: 'act' },
  'penjualan/web/kasir/pembeli.tsx': { 'Shift+F3': 'here', 'Shift+F6': 'dialog' },
  'penjualan/web/kasir/scan-barang.tsx': { F2: 'here' },
  'penjualan/web/kasir/sisi.tsx': { F7: 'here' },
  'penjualan/web/titipan/tombol-titip.tsx': { 'Shift+F9': 'act' },
  'penjualan/web/titipan/tombol-titipan.tsx': { F8: 'dialog', F9: 'dialog' },
  'penjualan/web/transaksi-penjualan.screen.tsx': {
    F3: 'late',
    F4: 'act',
    F6: 'screen',
    F8: 'late',
    F10: 'dialog',
  },
  'pre-order/web/baru-dialog.tsx': { F9: 'here' },
  'pre-order/web/pre-order.screen.tsx': { F4: 'dialog' },
  'pre-order/web/proses-dialog.tsx': { F9: 'here' },
  'service/web/baru/promise-side.tsx': { F3: 'here', F9: 'act' },
  'service/web/kerja/emas-rows.tsx': { F4: 'late' },
  'service/web/lihat-pesanan.screen.tsx': { F6: 'screen' },
  'service/web/lihat-services.screen.tsx': { F6: 'screen' },
  'service/web/pesanan/kerja/contoh-dialog.tsx': { F9: 'here' },
  'service/web/transaksi-pesanan.screen.tsx': { F4: 'late', F6: 'late' },
  'service/web/transaksi-services.screen.tsx': { F4: 'late' },
  'service/web/work-acts.tsx': { F8: 'dialog', F9: 'dialog', F10: 'dialog' },
  'stock/web/label/cetak-barcode.screen.tsx': { F9: 'here' },
  'stock/web/pindai/gather-and-do.tsx': { F9: 'here' },
  'terima/web/form-terima.tsx': { F9: 'here' },
  'terima/web/retur/retur-supplier.screen.tsx': { F6: 'screen' },
  'tukar/web/kasir/tukar-kasir.tsx': {
    F3: 'late',
    F4: 'late',
    F6: 'screen',
    F8: 'late',
    F10: 'dialog',
  },
  'penjualan/web/online/online-baru.tsx': { F3: 'here', F9: 'act' },
  'uang/web/non-cash/cair-marketplace.tsx': { F9: 'here' },
  'uang/web/bayar/tender-form.tsx': { F7: 'here' },
  'uang/web/non-cash/form-cair.tsx': { F9: 'here' },
};

const web = readSources(['src/areas/**/web/**/*.{ts,tsx}', 'src/kit/web/**/*.{ts,tsx}']).filter(
  ({ path }) => !path.includes('.test.'),
);
const HEARD = /useHotkey\(\s*'((?:Shift\+)?F\d+)'|^\s+'(F6)',$/gm;
const heardIn = (text: string): string[] =>
  [...new Set([...text.matchAll(HEARD)].map(([, key, next]) => key ?? next ?? ''))].toSorted();

test('every screen with function keys is listed, with the way in which what is typed behind each arrives', () => {
  const heard = web
    .filter(({ path }) => path.startsWith('src/areas/'))
    .map(({ path, text }) => [path.replace('src/areas/', ''), heardIn(text)] as const)
    .filter(([, keys]) => keys.length > 0);
  assert.deepEqual(
    Object.fromEntries(heard),
    Object.fromEntries(
      Object.entries(KEYS).map(([path, keys]) => [path, Object.keys(keys).toSorted()]),
    ),
  );
});

/** Dialogs that no key press opens: progress, approvals in the middle of an act, the dialogs themselves. */
const UNASKED = ['feedback/dialogs.ts', 'feedback/progress.ts', 'akses/web/otorisasi.ts'];

test('a dialog whose code is loaded at the press goes through the router', () => {
  const lost = web.filter(
    ({ path, text }) =>
      text.includes('openDialog') &&
      /import\(|\bload\(\)/.test(text) &&
      !text.includes('keysToDialog') &&
      !UNASKED.some((end) => path.endsWith(end)),
  );
  assert.deepEqual(
    lost.map(({ path }) => path),
    [],
  );
});
