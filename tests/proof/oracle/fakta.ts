import type { Shop } from '#tests/kit/shop.ts';

/** A row of a table, as the database keeps it: money in rupiah, weights in milligrams, rates in hundredths. */
export type Baris = Readonly<Record<string, any>>;

const TABEL = [
  'penjualan',
  'penjualan_barang',
  'penjualan_titipan',
  'pembelian',
  'pembelian_barang',
  'pembelian_stock',
  'hancur_pembelian',
  'titipan',
  'titipan_barang',
  'titipan_bayar',
  'pembayaran',
  'kas',
  'kode_transaksi',
  'buku_set',
  'buku',
  'barang',
  'barang_kejadian',
  'gudang',
  'baki',
  'kadar',
  'jenis',
  'ongkos',
  'harga_emas',
  'riwayat_harga',
  'parameter_toko',
  'hari_toko',
  'otorisasi',
  'hancur',
  'hancur_isi',
  'timbang',
  'opname',
  'opname_hasil',
  'opname_lot_hasil',
  'penerimaan',
  'penerimaan_lot',
  'penerimaan_label',
  'retur_supplier',
  'retur_supplier_isi',
  'rugi_nota',
  'hitung_kas',
  'toko',
  'tutup_toko',
  'opname_global',
  'aksesoris',
  'aksesoris_gerak',
  'aksesoris_isi',
  'supplier_barang',
  'sales',
  'rekening',
  'users',
  'audit',
  'group_barang',
  'tukar',
  'non_cash',
  'validasi_non_cash',
  'validasi_non_cash_baris',
  'lapor_transaksi',
  'ubah_massal',
  'ubah_massal_isi',
  'pindah',
  'pindah_isi',
  'retag_pembelian',
  'customer',
  'mutasi_uang',
  'faktur_dilihat',
  'periksa_terakhir',
  'penjualan_dibeli',
  'modul_toko',
  'bonus_sales',
  'fee_penjualan',
  'potongan_kategori',
  'kupon',
  'kupon_pakai',
  'bank',
  'marketplace',
  'penjualan_online',
  'pesanan',
  'pesanan_barang',
  'pesanan_bayar',
  'pesanan_kunci',
  'service',
  'service_barang',
  'service_bayar',
  'cicilan',
  'cicilan_barang',
  'cicilan_bayar',
  'barang_manual_gerak',
  'manual_masuk',
  'manual_masuk_isi',
  'manual_pindah',
  'manual_retur',
  'berlian',
  'berlian_terima',
  'berlian_retur',
  'berlian_retur_isi',
  'berlian_pasang',
  'berlian_pasang_isi',
  'supplier_berlian',
  'tukang_kembali',
  'tukang_kembali_barang',
  'akuns',
  'akun_transaksi',
  'hutang',
  'hutang_barang',
  'hutang_bunga',
  'hutang_lunas',
  'hutang_remaja',
  'hutang_lelang',
  'hutang_lelang_barang',
  'hutang_kelebihan',
] as const;
type Tabel = (typeof TABEL)[number];

/** Everything that the shop wrote down, table by table, and nothing worked out of it. */
export type Fakta = Readonly<Record<Tabel, readonly Baris[]>>;

/** A telephone number as papers show it (D-51.4): 0813 5555 0123. */
const tertulis = (row: Baris): Baris => {
  const [, own] = /^\+62(\d+)$/.exec((row.no_hp as string | null | undefined) ?? '') ?? [];
  if (!own) return row;
  return { ...row, no_hp: `0${own.slice(0, 3)} ${own.slice(3, 7)} ${own.slice(7)}` };
};

export async function readFakta(shop: Shop, kode_toko = 'KJ1'): Promise<Fakta> {
  const read = async (tabel: Tabel) =>
    [
      tabel,
      (await shop.rows(`select * from ${tabel} where kode_toko = '${kode_toko}'`)).map(tertulis),
    ] as const;
  return Object.fromEntries(await Promise.all(TABEL.map(read))) as unknown as Fakta;
}

export type Saring = Readonly<Record<string, string>>;
/** The day that is open, the moment of the question, what each branch wrote down and what head office did. */
export type Kini = {
  readonly hari: string;
  readonly waktu: string;
  readonly cabang: readonly Fakta[];
  readonly pusat: Fakta;
};
/** One report, worked out of the facts by loops; written from reports.md and never from its SQL. */
export type Naif = (fakta: Fakta, saring: Saring, kini: Kini) => Baris[];

export const jumlah = (rows: readonly Baris[], nama: string): number =>
  rows.reduce((all, row) => all + ((row[nama] as number | null) ?? 0), 0);

/** `a × kali ÷ b`, half away from nothing; '-' is null (reports.md Part I §4). */
export function bagi(a: number, b: number, kali = 1): number | null {
  if (b === 0) return null;
  const [atas, bawah] = [BigInt(a) * BigInt(kali) * 2n, BigInt(b)];
  const tanda = atas < 0n === bawah < 0n ? 1n : -1n;
  const [m, n] = [atas < 0n ? -atas : atas, bawah < 0n ? -bawah : bawah];
  const hasil = Number(tanda * ((m + n) / (n * 2n)));
  return hasil === 0 ? 0 : hasil;
}

/** Fine gold of a row: gold alone, by the true percent (D-1.2). */
export const murni = (berat_asli: number, persen: number): number =>
  bagi(berat_asli, 10_000, persen)!;

export const dalam = (tgl: string | null, { tgl_from, tgl_to }: Saring): boolean =>
  tgl !== null && tgl_from! <= tgl && tgl <= tgl_to!;

/** Whether a row is what each filter asks for; SEMUA asks for nothing. */
export const cocok = (saring: Saring, nilai: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(nilai).every(
    ([nama, ada]) => [undefined, 'ALL'].includes(saring[nama]) || saring[nama] === ada,
  );

/** The value of a parameter, or a price, in force at a moment: the newest that has begun. */
export const berlaku = (rows: readonly Baris[], waktu: string): Baris | undefined =>
  rows
    .filter((row) => row.berlaku_dari <= waktu)
    .toSorted((a, b) => (a.berlaku_dari < b.berlaku_dari ? -1 : 1) || a.id - b.id)
    .at(-1);

/**
 * What a gram of this gold is sold at: a group of one kadar by its own row, any other by the dearer of its row and the
 * kadar's (D-51.16).
 */
export function hargaJualGram(
  fakta: Fakta,
  { kode_group, kode_kadar }: Baris,
  waktu: string,
): number | null {
  const baris = (kolom: string, kode: unknown): number | null =>
    (berlaku(
      fakta.harga_emas.filter((row) => row.jenis === 'JUAL' && row[kolom] === kode),
      waktu,
    )?.harga_per_gram as number | undefined) ?? null;
  const [group, kadar] = [baris('kode_group', kode_group), baris('kode_kadar', kode_kadar)];
  if (group === null || kadar === null) return group ?? kadar;
  const berkadar = fakta.group_barang.find((one) => one.kode_group === kode_group)?.kode_kadar;
  return berkadar ? group : Math.max(group, kadar);
}

/** The global price of pure gold on a day: as it was when the day closed. */
export function emasHari(
  fakta: Fakta,
  tgl: string,
  kini: Kini,
  key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE',
): number | null {
  const hari = fakta.hari_toko.find((row) => row.tgl_system === tgl);
  return emasPada(fakta.parameter_toko, (hari?.ditutup_at as string | null) ?? kini.waktu, key);
}
export const emasPada = (
  parameter: readonly Baris[],
  waktu: string,
  key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE',
): number | null =>
  (berlaku(
    parameter.filter((row) => row.key === key),
    waktu,
  )?.value as number | undefined) ?? null;

/** The date in the shop's own zone (WIB). */
export const tanggal = (waktu: string): string =>
  new Date(Date.parse(waktu) + 7 * 3_600_000).toISOString().slice(0, 10);

export const selisihHari = (dari: string, sampai: string): number =>
  (Date.parse(sampai) - Date.parse(dari)) / 86_400_000;

/** Who agreed to the act that wrote a set of the book. */
export const yangSetuju = ({ buku_set, otorisasi }: Fakta, no_bukti: string): string | null => {
  const op = buku_set.find((row) => row.no_bukti === no_bukti)?.op as string | undefined;
  return (otorisasi.find((row) => op && row.op_pakai === op)?.disetujui_by as string) ?? null;
};

/** Shares of a hundred percent by weight; the largest takes what rounding leaves. */
export function bagianPersen(berat: readonly number[]): number[] {
  const semua = berat.reduce((all, one) => all + one, 0);
  const bagian = berat.map((one) => bagi(one, semua, 10_000) ?? 0);
  const terbesar = berat.indexOf(Math.max(...berat));
  if (terbesar >= 0) bagian[terbesar]! += 10_000 - bagian.reduce((all, one) => all + one, 0);
  return bagian;
}
