import { persen } from '#kit/rules/quantity.ts';
import { cicilanMaster } from '#areas/cicilan/contract/cicilan.master.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { tunai } from '#tests/kit/tukar.ts';

/** One who pays over months, and tells who she is. */
export const MIRA = {
  nama: 'Ibu Mira',
  alamat: 'Jl. Kenanga 8',
  no_hp: '0813 9900 1122',
  no_ktp: '3201234567890017',
};

/** A shop that sells in instalments: over 3, 10 and 12 months, the ten at 10 % more. */
export async function bukaCicilan(shop: Shop): Promise<void> {
  await shop.modulOn('CICILAN_MODULE');
  const [known] = await shop.rows('select 1 from parameter_cicilan limit 1');
  if (known) return;
  const offered = [
    [3, 400],
    [10, 1000],
    [12, 1250],
  ] as const;
  for (const [bulan, per] of offered)
    await shop.as('OWN').call(cicilanMaster.endpoints.create, {
      body: { bulan, persen: persen(per) },
    } as never);
}

/** What a contract of these pieces is sent with: ten months, the first payment in cash. */
export const cicilan = (codes: readonly string[], dp = 2_000_000, more: object = {}) => ({
  kode_sales: 'S01',
  customer: MIRA,
  bulan: 10,
  barang: codes.map((kode_barcode) => ({ kode_barcode })),
  pembayaran: tunai(dp),
  ...more,
});

export type Kontrak = {
  no_cicilan: string;
  no_faktur_jual: string | null;
  status: string;
  harga_jual: number;
  jadwal: { ke: number; jatuh_tempo: string; jumlah: number; sisa: number }[];
};

/** P1 of the worked postings in ten instalments: Rp 7,813,000, of which Rp 2,000,000 at once. */
export async function cicilP1(shop: Shop, more: object = {}, who: Who = 'KASIR'): Promise<Kontrak> {
  const codes = await tambahPotong(shop, ['P1']);
  return (await done(shop, who, 'cicilan', cicilan(codes, 2_000_000, more))) as Kontrak;
}

/** Pays in cash; the whole rest hands over, to the customer herself. */
export const bayar = (shop: Shop, no: string, jumlah: number, more: object = {}) =>
  done(shop, 'KASIR', `cicilan/${no}/bayar`, {
    pembayaran: tunai(jumlah),
    diambil_oleh: MIRA.nama,
    no_ktp: MIRA.no_ktp,
    ...more,
  });

/** Its instalments were due long ago, and its customer was warned: it may be auctioned. */
export async function lewatkanCicilan(shop: Shop, no: string): Promise<void> {
  await shop.rows('alter table cicilan_jadwal disable trigger cicilan_jadwal_tetap');
  await shop.rows(
    `update cicilan_jadwal set jatuh_tempo = jatuh_tempo - 90 where kode_toko = 'KJ1' and no_cicilan = $1`,
    [no],
  );
  await shop.rows('alter table cicilan_jadwal enable trigger cicilan_jadwal_tetap');
  await tegur(shop, no);
}

/** The customer is warned now: his goods are auctioned a day later at the earliest. */
export const tegurKini = (shop: Shop, no: string) =>
  done(shop, 'SPV', `cicilan/${no}/peringatan`, { cara: 'TELEPON', keterangan: 'Dihubungi' });

/** The customer was warned a day ago: the goods may be auctioned once the days of grace are over. */
export async function tegur(shop: Shop, no: string) {
  const row = await tegurKini(shop, no);
  await shop.rows(
    `update cicilan_peringatan set input_date = input_date - interval '1 day' where no_cicilan = $1`,
    [no],
  );
  return row;
}
