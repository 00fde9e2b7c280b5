import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { call } from '#kit/web/api/client.ts';
import { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { berlianEndpoint, type BatuDijual } from '#areas/berlian/contract/berlian.api.ts';
import { teksBatu, TIDAK_BERLIAN } from '#areas/berlian/rules/batu.ts';
import type { Bagian, BatuDiMeja } from '#areas/penjualan/web/batu/batu.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';

/** A loose stone, or so much of a parcel, with its price of now. */
export async function lihatBatu(
  kode_berlian: string,
  { carat, butir }: Bagian,
): Promise<BatuDiMeja> {
  const query = { carat: carat ?? undefined, butir: butir ?? undefined };
  const batu = await call(berlianEndpoint, { params: { kode_berlian }, query });
  return { batu, barang: barangBatu(batu) };
}

/** What a stone that is not free says, as the server would at the sale. */
export function tidakLepas(keadaan: string, kode_berlian: string): Problem {
  const { code, message } = fill(TIDAK_BERLIAN.BERLIAN_TIDAK_LEPAS, { kode_berlian, keadaan });
  return new Problem({ status: 409, code, message: t(message) });
}

/** '0.520 ct', and of a parcel how many stones. */
export const ukuranBatu = ({ carat, butir }: Pick<BatuDijual, 'carat' | 'butir'>): string =>
  butir > 1
    ? t('{butir} butir, {carat} ct', { butir: formatInt(butir), carat: formatGram(carat) })
    : `${formatGram(carat)} ct`;

/** A stone in the place of a piece on the counter: at a fixed price, without gold. */
const barangBatu = (batu: BatuDijual): Barang & Pick<BatuDijual, 'harga_patokan'> => ({
  kode_barcode: batu.kode_berlian,
  barcode_asal: null,
  kode_toko: batu.kode_berlian.slice(0, 3),
  nama_barang: t('Berlian {batu}', { batu: teksBatu(batu) }),
  kode_kategori: '-',
  kode_dept: batu.kode_dept,
  kode_group: '-',
  kode_kadar: '-',
  kadar: persen(0),
  berat: mg(0),
  berat_atribut: null,
  berat_asli: null,
  berat_label: null,
  murni: mg(0),
  atribut: null,
  size: null,
  kondisi: null,
  deskripsi: null,
  kode_intern: null,
  tag_id: null,
  kode_supplier: batu.kode_supplier,
  kategori_harga: 'POTONG',
  kode_bandrol: null,
  harga_jual: batu.harga,
  ongkos: rp(0),
  ongkos_sendiri: rp(0),
  harga_atribut: null,
  harga_batu: null,
  batu_tanpa_harga: null,
  harga_per_gram: null,
  harga_hari_ini: batu.harga,
  harga_patokan: batu.harga_patokan,
  dokumen_perolehan: null,
  kode_gudang: batu.kode_gudang ?? '-',
  kode_baki: null,
  tgl_terima: batu.tgl_terima,
  status: 'READY',
  label_ke: 0,
  keranjang: null,
  gambar: [],
  berlian: [batu],
});
