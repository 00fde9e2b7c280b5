import { plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { bulatkanHarga } from '#areas/barang/rules/harga-barang.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import { findCustomer } from '#areas/customer/server/customer.table.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { hitungPenjualan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { hitungPajak, kelasBarang } from '#areas/penjualan/rules/pajak.ts';
import { ECER } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import { pastikanSales, simpanJual, type SiapJual } from '#areas/penjualan/server/jual.ts';
import { readTaxRules, prepareTax } from '#areas/penjualan/server/pajak/pajak.ts';
import type { Online } from '#areas/penjualan/server/online/online.table.ts';
import { readMember } from '#areas/penjualan/server/poin/poin-jual.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { SEPERTI_STOCK, siapkanPenjualan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { TANPA_TITIPAN, type BarisTitip } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';

type Body = JualDiminta;

/** Whose order it is, and who sells it. */
export type Pembeli = {
  readonly kode_sales: string;
  readonly customer: CustomerDokumen;
  readonly keterangan: string | null;
};
type Isi = { readonly pembayaran: Body['pembayaran']; readonly barang: readonly BarisTitip[] };

const bodyOf = (
  { kode_sales, customer, keterangan }: Pembeli,
  { pembayaran, barang }: Isi,
): Body => ({
  ...ECER,
  kode_sales,
  customer: {
    kode_customer: customer.kode_customer,
    nama: customer.nama || null,
    alamat: customer.alamat || null,
    no_hp: customer.no_hp,
    setuju_promo: null,
  },
  barang: barang.map(({ kode_barcode }) => ({ ...SEPERTI_STOCK, kode_barcode })),
  diskon: null,
  ...TAMBAHAN_KOSONG,
  platform: null,
  kupon: null,
  titipan: null,
  kode_nota: null,
  diambil_oleh: null,
  no_ktp: null,
  pembayaran,
  keterangan,
});

/** A sale of what an order holds: its pieces locked, each at the price that the order says (D-36.7). */
export async function siapkanPesanan(
  tx: Tx,
  pembeli: Pembeli,
  isi: Isi,
  ctx: Ctx,
): Promise<SiapJual> {
  const body = bodyOf(pembeli, isi);
  const dititip = {
    ...TANPA_TITIPAN,
    barang: new Map(isi.barang.map((one) => [one.kode_barcode, one])),
  };
  const siap = await siapkanPenjualan(tx, body, ctx, dititip);
  const { kode_customer, jenis } = pembeli.customer;
  const rujukan = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening: (body.pembayaran ?? []).map((one) => one.no_rekening),
    customer: body.customer,
    bonus: ctx.modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  });
  // The customer of its card alone, as when `totalPesanan` gave the price: no person is found by a telephone or a name.
  const daftar = { ...rujukan, customer: kode_customer === null ? undefined : rujukan.customer };
  pastikanSales({ daftar });
  // Its prices were agreed with their tax; PPh 22 is collected with the goods (D-41.8, D-41.10).
  const dipajaki = await prepareTax(tx, siap, daftar.customer, ctx);
  const member = await readMember(tx, jenis === 'MEMBER' ? kode_customer : null, ctx);
  return {
    daftar,
    dititip: siap.dititip,
    siap,
    kurang: {
      hitung: siap.hitung,
      potongan: siap.barang.map(() => null),
      kupon: null,
      milikKupon: null,
    },
    jadi: hitungPenjualan(siap.hitung, pembulatanOf(ctx), dipajaki),
    dp_rp: rp(0),
    milik: { lain: [], ditanya: [], asks: [] },
    pengambil: { diambil_oleh: null, no_ktp: null },
    member,
  };
}

/** What such a sale comes to: the prices of its order, and PPh 22 where its customer pays it (D-41.10). */
export async function totalPesanan(
  on: Sql,
  { kode_customer }: { readonly kode_customer: string | null },
  barang: readonly { readonly harga: Rupiah; readonly piece: BarangJual }[],
  ctx: Ctx,
): Promise<{ readonly total: Rupiah; readonly pph22_rp: Rupiah }> {
  const harga = sum(barang.map((one) => one.harga));
  if (!ctx.param(pajakAktifParam.PPN_AKTIF)) return { total: harga, pph22_rp: rp(0) };
  const customer = kode_customer === null ? undefined : await findCustomer(on, kode_customer);
  const { pph22_rp } = hitungPajak(
    barang.map(({ harga: netto, piece }) => ({
      kelas: kelasBarang(piece),
      netto,
      berat: piece.berat,
      disepakati: true,
    })),
    await readTaxRules(on, customer, ctx),
  );
  const total = pph22_rp > 0 ? bulatkanHarga(plus(harga, pph22_rp), pembulatanOf(ctx)) : harga;
  return { total, pph22_rp };
}

type Cara = {
  readonly bayar: PembayaranJadi;
  /** What the order was paid before; its account is debited whole. */
  readonly dp_rp: Rupiah;
  readonly no_pesanan: string;
  /** Where its parcel goes through, if it is not fetched. */
  readonly marketplace?: Online | undefined;
};

/** Writes it as every sale is written: nota, points, bonus, fee, book, pieces. */
export const jualPesanan = (
  tx: Tx,
  pembeli: Pembeli,
  siap: SiapJual,
  { bayar, dp_rp, no_pesanan, marketplace }: Cara,
  ctx: Ctx,
) =>
  simpanJual(
    tx,
    bodyOf(pembeli, { pembayaran: null, barang: [] }),
    siap,
    {
      customer: pembeli.customer,
      bayar,
      tunggu: false,
      dibayar: { dp_rp, tukar_rp: rp(0) },
      tukar: null,
      no_pesanan,
      ...(marketplace && { marketplace }),
    },
    ctx,
  );
