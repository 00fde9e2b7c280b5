import { kept } from '#kit/rules/lists.ts';
import { rp, sum, type Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { bagiDibayar } from '#areas/pembelian/rules/retur-online.ts';
import type { SiapBeli } from '#areas/pembelian/server/beli.ts';
import { lockNota, readDasarBeli } from '#areas/pembelian/server/dasar-beli.query.ts';
import { cekFoto, type BodyBeli } from '#areas/pembelian/server/foto-beli.ts';
import { cekDibeli } from '#areas/pembelian/server/gudang/masuk-beli.ts';
import { kenaliNota } from '#areas/pembelian/server/kenali-nota.ts';
import {
  SELURUHNYA,
  semuaBatuNota,
  siapkanBatu,
} from '#areas/pembelian/server/batu/siapkan-batu.ts';
import { SEADANYA, susunBarang } from '#areas/pembelian/server/siapkan-pembelian.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Jual = Omit<HeldOf<typeof penjualanDocument.spec>, 'status'>;
type Isi = {
  readonly ditimbang: readonly { readonly kode_barcode: string; readonly berat: Miligram }[];
  readonly alasan: string;
  readonly foto: readonly string[] | null;
};
export type Retur = { readonly body: BodyBeli; readonly siap: SiapBeli };

/**
 * The buy-back of a returned parcel: each piece as it was weighed now, at what its buyer paid for it, its share of tax,
 * charges and rounding of the order included. The seller is the buyer of the sale, as the sale names him.
 */
export async function susunRetur(
  tx: Tx,
  jual: Jual,
  { ditimbang, alasan, foto }: Isi,
  ctx: Ctx,
): Promise<Retur> {
  tx.guards.add('fineness').add('weight');
  const { no_faktur_jual: no, kode_sales, kode_customer } = jual;
  const { nama_customer: nama, alamat_customer: alamat, no_hp, jenis_customer: jenis } = jual;
  const dibayar = bagiDibayar(jual);
  const body: BodyBeli = {
    kode_sales,
    customer: { kode_customer, nama, alamat, no_hp, no_ktp: null, foto: null, setuju_promo: null },
    barang: ditimbang.map(({ kode_barcode, berat }) => ({
      ...SEADANYA,
      no_faktur_jual: no,
      kode_barcode,
      berat,
      kondisi: null,
      harga: kept(dibayar, kode_barcode),
    })),
    foto: foto ? [...foto] : null,
    pembayaran: null,
    keterangan: alasan,
  };
  const tanpa = await kenaliNota(tx, ctx.kode_toko, body.barang, lockNota);
  // Each comes back with the stones that it left with, at all that was paid for them (D-45.7).
  const dikenal = { ...tanpa, barang: await semuaBatuNota(tx, tanpa.barang, tanpa.nota) };
  await cekDibeli(tx, dikenal);
  const dasar = await readDasarBeli(tx, ctx.kode_toko);
  // What was paid is paid back, whatever gold costs today: the lines keep no price of the day.
  const customer = { kode_customer, nama, alamat, no_hp, jenis };
  const { baris, batu } = await siapkanBatu(tx, dikenal, customer, ctx, SELURUHNYA);
  const lines = susunBarang({ dasar, dikenal, batu: baris, tukar: false }, ctx).map((line) => ({
    ...line,
    harga_nota: line.harga,
    harga_per_gram: line.harga_hari,
    potongan: rp(0),
    harga_tawar: line.harga,
    harga_wajar: null,
  }));
  // The person who sends it back is not at the counter to object: what came out of the parcel is photographed.
  const difoto = await cekFoto(tx, body, [], ctx, true);
  return {
    body,
    siap: {
      lines,
      batu,
      sisa: [],
      total: sum(lines.map((one) => one.harga)),
      customer,
      nota: dikenal.nota,
      no_ktp: null,
      ktp_tunjuk: null,
      refusals: difoto.refusals,
      penjual: [],
      save: async () => {
        await difoto.save();
        return customer;
      },
    },
  };
}
