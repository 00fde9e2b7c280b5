import { createHash } from 'node:crypto';
import type { Shop } from '#tests/kit/shop.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { acak } from '#tests/kit/uji/naik.ts';

/** A document of made-up wishes, of one of the kinds that ride. */
export type Dokumen = {
  readonly key: string;
  readonly path: string;
  /** The place of its person among those of a shop: of one kind each writes once in a round. */
  readonly orang: number;
  readonly pieces: number;
  /** Its piece was sold before: it comes back by its nota. */
  readonly terjual?: true;
  body(codes: readonly string[]): object;
};
/** So many of each kind, each of another person, are one round. */
export const ORANG = 6;

const pilihan = (at: number) => {
  const bytes = createHash('sha256').update(`jenis ${at}`).digest();
  return <T>(ke: number, of: readonly T[]): T => of[bytes[ke]! % of.length]!;
};

/** More than any drawer of the shop holds, in whichever order the documents of a round are saved. */
const TERLALU = 90_000_000_000;
const kas = (at: number, kode_transaksi: readonly string[], banyak: number) => {
  const pilih = pilihan(at);
  return {
    kode_transaksi: pilih(0, kode_transaksi),
    jumlah: pilih(1, [25_000, 125_000, 1_000, 3_500_000, 40_000, banyak]),
    keterangan: pilih(2, ['Makan siang', 'Kertas "struk" \\ dan tinta', 'x']),
  };
};
const pindah = (at: number, barang: readonly string[]) => {
  const pilih = pilihan(at);
  const kode_baki = pilih(0, ['A-01', 'C-01', 'D-01', 'D-02', 'B-02', 'Z-99']);
  return { barang, kode_gudang: 'TK', kode_baki, keterangan: pilih(1, [null, 'Etalase "depan"']) };
};
/** Gold without a nota. */
export const ROSOK = {
  asal_nota: 'ROSOK',
  nama_barang: 'Rosok campur',
  kode_dept: 'CC',
  kode_group: 'T',
  kadar: 74.8,
  berat: 2,
};
const beli = (at: number, [kode_barcode]: readonly string[]) => {
  const pilih = pilihan(at);
  const nota = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual: null, kode_barcode, berat: 1.2 };
  return {
    kode_sales: pilih(0, ['S01', 'S01', 'S01', 'S99']),
    customer: pilih(1, [PENJUAL, { nama: 'Ibu Sari', no_ktp: PENJUAL.no_ktp }, { nama: '' }]),
    barang: [
      kode_barcode !== undefined
        ? nota
        : {
            ...ROSOK,
            kode_dept: pilih(2, ['CC', 'AT', 'ZZ']),
            kadar: pilih(3, [74.8, 37.5]),
            berat: pilih(4, [0.5, 1.25, 2]),
          },
    ],
  };
};

/** A sale that waits for its validation is saved without money. */
const tanpaBayar = (body: object): object => ({ ...body, pembayaran: [] });

/** The same documents in every run: sales, cash in and out, moves, buy-backs, so many of each; `nama` is the round's. */
export function acakJenis(banyak: number, nama: string, { tunggu = false } = {}): Dokumen[] {
  const jual = acak(banyak);
  return Array.from({ length: banyak }, (_, at): Dokumen[] => {
    const of = (path: string, pieces: number, body: Dokumen['body']): Dokumen => ({
      key: `naik-${nama}-${path.replace('/', '-')}-${at}`,
      path,
      orang: at % ORANG,
      pieces,
      body,
    });
    const { pieces, body } = jual[at]!;
    return [
      of('penjualan', pieces, (codes) => (tunggu ? tanpaBayar(body(codes)) : body(codes))),
      of('cash/masuk', 0, () => kas(at, ['MODAL_KAS', 'MODAL_KAS', 'TIDAK_ADA'], 700_000_000)),
      of('cash/keluar', 0, () => ({
        masa_pajak: null,
        ...kas(at + banyak, ['LISTRIK', 'LISTRIK', 'MODAL_KAS'], TERLALU),
      })),
      of('pindah-barang', 1 + (at % 2), (codes) => pindah(at, codes.slice(0, 1 + (at % 2)))),
      at % 3 === 0
        ? { ...of('pembelian', 1, (codes) => beli(at, codes)), terjual: true }
        : of('pembelian', 0, () => beli(at, [])),
    ];
  }).flat();
}

/** What only the order of the writes decides, words that are drawn, and the version of a shop's settings. */
const URUTAN = [
  'urut_audit',
  'hash',
  'hash_lalu',
  'sidik',
  'id',
  '_id',
  'kode_nota',
  'kode_kartu',
  'versi',
];
const URUT_SENDIRI = new Set(['audit', 'uang_keluar']);
/** Who sat where, and how far the chain is: no document is in them. */
const LAIN = new Set(['sesi', 'audit_kepala', 'migrasi']);

/**
 * Every row of every table, sorted: documents, balances, numbers, baskets, all of them. Numbers, acts and barcodes are
 * named by the key and the place that they stand for, so that two shops which wrote the same can be compared.
 */
export async function semuaBaris(
  shop: Shop,
  codes: readonly string[],
): Promise<Record<string, string[]>> {
  const acts = await shop.rows<{ kunci: string; op: string; no: string | null }>(
    `select kunci, op, coalesce(d ->> 'no_faktur_jual', d ->> 'no_kas', d ->> 'no_pindah', d ->> 'no_faktur_beli') as no
       from (select kunci, op, case when jawaban is json then jawaban::jsonb -> 'data' end as d from idempotensi) i`,
  );
  const names = new Map<string, string>([
    ...acts
      .filter(({ kunci }) => kunci.startsWith('naik-'))
      .flatMap(({ kunci, op, no }): [string, string][] => [
        [op, `op ${kunci}`],
        ...(no ? [[no, `no ${kunci}`] as [string, string]] : []),
      ]),
    ...codes.map((code, at) => [code, `barang ${at}`] as const),
  ]);
  // The keys under which pieces were taken in count on from shop to shop; a seal has a word that is drawn.
  const named = (text: string): string =>
    text
      .replaceAll(/potong-\d+-/g, 'potong-')
      .replaceAll(/k1:[\w-]+/g, 'k1:')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z0-9]{14}|[A-Z0-9]{8}/g, (one) =>
        /^[0-9a-f]{8}-/.test(one) ? (names.get(one) ?? 'op') : (names.get(one) ?? one),
      );
  const tables = await shop.rows<{ nama: string }>(
    `select relname as nama from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { nama } of tables.filter((one) => !LAIN.has(one.nama))) {
    const order = URUT_SENDIRI.has(nama) ? [...URUTAN, 'urut'] : URUTAN;
    const rows = await shop.rows<{ isi: string }>(
      `select (to_jsonb(t) - $1::text[])::text as isi from ${nama} t`,
      [order],
    );
    if (rows.length > 0) found[nama] = rows.map(({ isi }) => named(isi)).toSorted();
  }
  return found;
}
