import { firstLetters } from '#kit/rules/format.ts';
import { mg, rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import { periksaKadar } from '#areas/barang/rules/kadar.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import type { BarangPesanan, JadiDiminta } from '#areas/service/server/pesanan/pegang.ts';
import { findGudangToko } from '#areas/service/server/pesanan/pesanan.table.ts';
import type { PotongStock } from '#areas/service/server/pesanan/potong-stock.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { hitungBeratLabel } from '#areas/stock/rules/barang.ts';
import { periksaIsi, periksaKode, type MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { insertBarang, readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { ongkosRendah } from '#areas/stock/server/jaga/ongkos-label.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A finished line as it came off the scale. */
type Ditimbang = {
  readonly asked: JadiDiminta;
  readonly line: BarangPesanan;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
};

/** A new piece of stock that waits for its customer. */
export type PotongBaru = {
  readonly urut: number;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
};

const PANJANG_NAMA = 100;

/**
 * Makes the pieces of an order, each with a barcode: it begins its life at `titip`, where its customer finds it. They
 * are made here and not beside the book, because the document names their barcodes; a quote makes none.
 */
export async function buatPotong(
  tx: Tx,
  no_pesanan: string,
  plan: readonly Ditimbang[],
  { quoted }: { readonly quoted: boolean },
  ctx: Ctx,
): Promise<PotongBaru[]> {
  if (plan.length === 0) return [];
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const named = plan.map((one) => ({ ...one, codes: codesOf(one), nama_barang: namaOf(one) }));
  if (!quoted)
    refuseIf(
      named.flatMap((one, index) =>
        periksaPotong(one, master, ctx).map((no) => at(no, 'barang', index)),
      ),
    );
  const told = named.map(({ asked, line, berat, murni, harga_modal, nama_barang }) => ({
    urut: asked.urut,
    nama_barang,
    kadar: line.kadar,
    berat,
    murni,
    harga_modal,
  }));
  if (tx.looks) return told.map((one) => ({ ...one, kode_barcode: '' }));
  const gudang = orRefuse(
    await findGudangToko(tx, ctx.kode_toko),
    TIDAK_PESANAN.GUDANG_TOKO_KOSONG,
  );
  const rows = await Promise.all(
    named.map(async (one) => ({
      ...one.codes,
      barcode_asal: null,
      kode_intern: null,
      nama_barang: one.nama_barang,
      deskripsi: one.line.deskripsi,
      size: null,
      kondisi: null,
      tag_id: null,
      kode_supplier: null,
      kadar: one.line.kadar,
      persen: one.line.kadar,
      berat: one.berat,
      berat_asli: one.berat,
      berat_atribut: mg(0),
      berat_label: beratLabel(ctx),
      murni: one.murni,
      atribut: null,
      harga_jual: rp(0),
      ongkos: one.line.ongkos,
      harga_atribut: rp(0),
      harga_modal: one.harga_modal,
      kode_gudang: gudang.kode_gudang,
      kode_baki: null,
      dokumen_perolehan: 'TIDAK_ADA',
      tgl_terima: ctx.hari,
      gambar: await findGambar(ctx.kode_toko, one.asked.foto ? [one.asked.foto] : []),
      berlian: [],
      tempat: TITIP,
    })),
  );
  const codes = await labeli(tx, no_pesanan, rows, ctx);
  return zip(codes, told).map(([kode_barcode, one]) => ({ ...one, kode_barcode }));
}

/** The order keeps what was agreed; a label that its customer leaves behind is sold with the usual labour. */
async function labeli(
  tx: Tx,
  no_bukti: string,
  rows: Parameters<typeof insertBarang>[1],
  ctx: Ctx,
): Promise<string[]> {
  const rendah = new Map((await ongkosRendah(tx, rows, ctx)).map((one) => [one.piece, one.biasa]));
  const labels = rows.map((one) => ({ ...one, ongkos: rendah.get(one) ?? one.ongkos }));
  return insertBarang(tx, labels, { jenis: 'PESANAN', no_bukti }, ctx);
}

const beratLabel = ({ param }: Ctx): Miligram =>
  hitungBeratLabel(param(stockParam.BERAT_LABEL_DEFAULT), param(stockParam.BERAT_PLASTIK_DEFAULT));

const codesOf = ({ asked, line }: Ditimbang) => ({
  kode_kategori: asked.kode_kategori ?? '',
  kode_dept: line.kode_dept,
  kode_group: asked.kode_group ?? line.kode_group ?? '',
  kode_kadar: line.kode_kadar,
  kategori_harga: null,
  kode_bandrol: null,
});

const namaOf = ({ asked, line }: Ditimbang): string =>
  asked.nama_barang ??
  firstLetters(line.deskripsi.replaceAll(/\s+/g, ' ').trim(), PANJANG_NAMA).trim();

const periksaPotong = (
  {
    codes,
    line,
    berat,
    nama_barang,
  }: Ditimbang & { codes: ReturnType<typeof codesOf>; nama_barang: string },
  master: MasterBarang,
  ctx: Ctx,
) => [
  ...periksaIsi({
    nama_barang,
    deskripsi: line.deskripsi,
    kadar: line.kadar,
    berat,
    berat_atribut: mg(0),
    berat_label: beratLabel(ctx),
    berat_asli: null,
  }),
  ...periksaKode(codes, master),
  ...periksaKadar({ ...codes, kadar: null }, master),
];

type Ditaruh = {
  readonly pieces: readonly PotongBaru[];
  readonly stock: readonly PotongStock[];
  readonly no: string;
};

/** All pieces of the order are held by it. */
export const taruhPotong = (
  tx: Tx,
  no_pesanan: string,
  { pieces, stock, no }: Ditaruh,
  ctx: Ctx,
): Promise<void> =>
  moveBarang(
    tx,
    [...pieces, ...stock].map(({ kode_barcode }) => ({
      kode_barcode,
      dari_status: 'READY' as const,
      ke_status: 'TITIP' as const,
      jenis: 'PESANAN_JADI',
      no_bukti: no,
      no_pegang: no_pesanan,
      ke: { akun: TITIP },
    })),
    ctx,
  );
