import { mark } from '#kit/web/base/text.ts';
import type { Entry } from '#app/web/entry.ts';

/** The headings of groups with many entries, and the entries under each of them, in their order. */
const PARTS: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  'Data Master': [
    [
      mark('Barang'),
      [
        'master-kategori',
        'master-jenis',
        'master-group',
        'master-parameter-jenis-group',
        'master-kadar',
        'master-kadar-eod',
        'master-bandrol',
        'master-gudang',
        'master-baki',
        'master-kondisi-barang',
        'supplier-barang',
      ],
    ],
    [
      mark('Harga'),
      [
        'master-parameter-harga-emas',
        'parameter-harga-global',
        'parameter-harga-beli',
        'parameter-harga-emas-pembelian',
        'kelompok-harga',
        'parameter-ongkos',
      ],
    ],
    [
      mark('Penjualan'),
      [
        'potongan-penjualan',
        'parameter-fee-penjualan',
        'bonus-sales',
        'master-keterangan-penjualan',
        'master-parameter-keterangan-nota',
        'master-marketplace',
        'master-parameter-point',
        'master-data-hadiah',
        'parameter-cicilan',
      ],
    ],
    [
      mark('Pembelian dan hutang'),
      [
        'master-kondisi-pembelian',
        'master-parameter-rugi-nota',
        'master-kondisi-pinjaman',
        'parameter-jumlah-hutang-pokok',
        'parameter-bunga-hutang',
        'plafond-hutang',
      ],
    ],
    [mark('Orang'), ['master-sales', 'master-tukang', 'parameter-deskripsi-service']],
    [
      mark('Uang dan akuntansi'),
      ['master-kode-transaksi', 'master-bank', 'master-rekening', 'parameter-akun'],
    ],
  ],
};

export type MenuPart = { readonly label?: string; readonly entries: readonly Entry[] };

/** The entries under their headings; those without a heading come at the end. */
export function partsOf(name: string, entries: readonly Entry[]): MenuPart[] {
  const parts = PARTS[name];
  if (!parts) return [{ entries }];
  const known = new Set(parts.flatMap(([, paths]) => paths));
  const rest = entries.filter(({ path }) => !known.has(path));
  return [
    ...parts.map(([label, paths]) => ({
      label,
      entries: paths.flatMap((path) => entries.filter((entry) => entry.path === path)),
    })),
    ...(rest.length > 0 ? [{ label: mark('Lainnya'), entries: rest }] : []),
  ].filter((part) => part.entries.length > 0);
}
