import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { alamatSurat } from '#areas/penjualan/server/alamat-nota.ts';
import type { Kunci, KunciHarga } from '#areas/service/rules/pesanan/harga.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { CONTOH, listKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const KATA_KUNCI: Readonly<Record<KunciHarga, string>> = {
  KUNCI_SEMUA: 'Harga per gram tetap sampai barang diambil, berapa pun berat jadinya.',
  KUNCI_SEBESAR_DP:
    'DP mengunci gram emas menurut harga harinya. Sisanya dihitung dengan harga hari pengambilan.',
  IKUT_HARI_AMBIL: 'Harga emas dihitung dengan harga hari pengambilan.',
};

/** What was locked, payment by payment. */
const kunciOnPaper = (kunci: readonly (Kunci & { readonly no_bayar: string })[]): string[] =>
  kunci.map(
    ({ no_bayar, urut, berat, harga_per_gram }) =>
      `${no_bayar}: barang ${urut}, ${formatGram(berat)} g terkunci di ${formatRupiahUtuh(harga_per_gram)} per gram`,
  );

/** What both sides agree to: how the price is locked, what was locked, what happens when it is ended. */
export function syaratPesanan(
  { kunci_harga, batal_persen: kept }: Pick<Pesanan, 'kunci_harga' | 'batal_persen'>,
  kunci: Parameters<typeof kunciOnPaper>[0],
  contoh: number,
): string[] {
  return [
    KATA_KUNCI[kunci_harga],
    ...kunciOnPaper(kunci),
    'Berat jadi dapat berbeda dari pesanan; harga mengikuti timbangan.',
    kept > 0 ? `Batal: DP dikembalikan dikurangi ${percentText(kept)}.` : 'Batal: DP dikembalikan.',
    ...(contoh > 0 ? ['Barang contoh tetap milik customer dan dapat diambil kapan saja.'] : []),
  ];
}

/** What the slip of an order says beside its sums: pieces, samples, locked grams, what both sides agree to. */
export async function suratPesanan(on: Sql, held: Pesanan, ctx: Ctx): Promise<BuktiMore> {
  const { no_pesanan, status, barang } = held;
  const contoh = await CONTOH.read(on, ctx.kode_toko, no_pesanan);
  const kunci = await listKunci(on, ctx.kode_toko, no_pesanan);
  // The word on the slip lets its holder fetch: a slip of an ended order, one that waits for its DP, and a copy that a
  // cashier draws on a later day are no such thing.
  const alamat = ['OPEN', 'CANC'].includes(status) ? null : await alamatSurat(on, no_pesanan, ctx);
  return {
    ...(status === 'OPEN' && { tanda: 'BELUM VALIDASI' }),
    barang: [
      ...barang.map((one): [string, string] => [
        one.deskripsi,
        [
          `${formatGram(one.berat)} g`,
          `kadar ${percentText(one.kadar)}`,
          `${formatRupiahUtuh(one.harga_per_gram)} per gram`,
          `ongkos ${formatRupiahUtuh(one.ongkos)}`,
          ...(one.ppn_persen > 0 ? [`PPN ${percentText(one.ppn_persen)}`] : []),
          formatRupiahUtuh(one.harga),
        ].join(', '),
      ]),
      ...contoh.map((one): [string, string] => [
        `Contoh: ${one.nama_barang}`,
        `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}`,
      ]),
    ],
    syarat: syaratPesanan(held, kunci, contoh.length),
    ...(alamat && { alamat }),
  };
}
