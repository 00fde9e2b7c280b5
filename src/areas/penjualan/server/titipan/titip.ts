import { minus, rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { BodyOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { catatCustomer, type CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import type { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { bukuTitipan } from '#areas/penjualan/rules/buku-titipan.ts';
import {
  denganPpn,
  hitungPenjualan,
  patokanDenganPpn,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { denganTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import { periksaDiskon, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { ECER } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { hitungBerlaku, periksaDp, TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { tampilBayar, tuntutanJual } from '#areas/penjualan/server/jual.ts';
import { pajakKontrak } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { adalahReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { siapkanPenjualan, type Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { BELUM_DP, terimaDp, type DpJadi } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { sendLepas, sendPembayaran } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { zip } from '#kit/rules/lists.ts';

type Words = typeof titipanDocument.spec;
type Body = BodyOf<Words, 'titip'>;
type Line = LineOf<Words>;

/**
 * Puts named goods aside for a part of their price, which is fixed now (D-11.1). With
 * VALIDASI_PENJUALAN on it waits OPEN, holds its goods in their tray and posts nothing (D-11.2).
 */
export async function titip(tx: Tx, body: Body, ctx: Ctx) {
  const tunggu = ctx.param(penjualanParam.VALIDASI_PENJUALAN);
  refuseIf(tunggu && (body.pembayaran ?? []).length > 0 ? [TIDAK_TITIP.BAYAR_DI_VALIDASI] : []);
  const rujukan = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening: (body.pembayaran ?? []).map((one) => one.no_rekening),
    customer: body.customer,
  });
  const reseller = adalahReseller(rujukan.customer, ctx);
  const siap = await siapkanPenjualan(tx, sepertiJual(body), ctx, undefined, { reseller });
  const bersih = hitungPenjualan(siap.hitung, pembulatanOf(ctx));
  refuseIf(periksaDiskon(siap.hitung, bersih));
  // Where prices are without tax, what is agreed now includes it (D-41.8).
  const jadi = denganPpn(bersih, pembulatanOf(ctx), await pajakKontrak(tx, siap.barang, ctx));
  const dp = tunggu
    ? BELUM_DP
    : terimaDp(body.pembayaran ?? [], jadi.grand_total, rujukan.rekening, ctx);
  if (!tunggu)
    refuseIf(
      periksaDp(dp.dp_rp, jadi.grand_total, ctx.param(penjualanParam.TITIPAN_MIN_DP_PERSEN)),
    );
  refuseIf(rujukan.sales ? [] : [TIDAK_JUAL.SALES_TIDAK_ADA]);
  const customer = await catatCustomer(tx, body.customer, rujukan.customer, ctx);
  const lines = composeLines(siap, jadi, patokanDenganPpn(siap.asli, bersih, jadi), ctx);
  return {
    head: susunKepala(body, { jadi, siap, dp, customer, tunggu }, ctx),
    waits: tunggu,
    lines,
    parts: {
      pembayaran: dp.baris.map(tampilBayar),
      setoran: [],
      sisa_ambil: minus(jadi.grand_total, dp.dp_rp),
    },
    postings: tunggu ? [] : bukuTitipan(dp.buku, dp.dp_rp, lines),
    asks: tuntutanJual({ siap, jadi: bersih }, ctx),
    afterNumber: async (no: string) => {
      const kode_barcode = lines.map((one) => one.kode_barcode);
      sendPembayaran(tx, no, dp.baris, ctx);
      sendLepas(tx, kode_barcode, ctx);
      await moveBarang(tx, lines.map(langkahTitip(no, tunggu)), ctx);
    },
  };
}

/** A deposit is priced as a sale of the same goods would be, without what belongs to a whole sale. */
const sepertiJual = (body: Body): Parameters<typeof siapkanPenjualan>[1] => ({
  ...ECER,
  kode_sales: body.kode_sales,
  customer: body.customer,
  barang: body.barang.map((one) => ({ ...one, berat: null, potongan: null })),
  diskon: null,
  ...TAMBAHAN_KOSONG,
  platform: null,
  kupon: null,
  titipan: null,
  kode_nota: null,
  diambil_oleh: null,
  no_ktp: null,
  pembayaran: null,
  keterangan: null,
});

/** Put aside, or held in its tray until the cashier has the money. */
const langkahTitip =
  (no: string, tunggu: boolean) =>
  ({ kode_barcode }: Line): Perpindahan => ({
    kode_barcode,
    dari_status: 'READY',
    ke_status: 'TITIP',
    jenis: tunggu ? 'TAHAN_TITIP' : 'TITIP',
    no_bukti: no,
    no_pegang: no,
    ke: tunggu ? 'TETAP' : { akun: 'titip' },
  });

type Isi = {
  jadi: PenjualanJadi;
  siap: Disiapkan;
  dp: DpJadi;
  customer: CustomerDokumen;
  tunggu: boolean;
};

/** What only comes later: its paper again, its pick-up, its end. */
const UNTOUCHED = {
  cetak_ke: 1,
  no_faktur_jual: null,
  tgl_ambil: null,
  diambil_oleh: null,
  no_ktp: null,
  setuju_pemilik: null,
  valid_at: null,
  hari_batal: null,
  refund_rp: null,
  ditahan_rp: null,
  refund_jenis: null,
  refund_rekening: null,
  kartu_kembali_rp: null,
  pembulatan_tunai: rp(0),
};

const susunKepala = (body: Body, { jadi, siap, dp, customer, tunggu }: Isi, ctx: Ctx) => ({
  ...UNTOUCHED,
  kode_sales: body.kode_sales,
  kode_customer: customer.kode_customer,
  nama_customer: customer.nama,
  alamat_customer: customer.alamat,
  no_hp: customer.no_hp,
  jenis_customer: customer.jenis,
  keterangan: body.keterangan ?? '',
  qty: siap.barang.length,
  berat: sum(siap.berat),
  sub_total: jadi.sub_total,
  diskon_rp: jadi.diskon_rp,
  harga_total: jadi.grand_total,
  dp_awal: dp.dp_rp,
  dp_rp: dp.dp_rp,
  kembali: dp.kembali,
  berlaku_sampai: hitungBerlaku(ctx.hari, ctx.param(penjualanParam.TITIPAN_HARI)),
  batal_persen: ctx.param(penjualanParam.BATAL_TITIPAN_PERSEN),
  valid_by: tunggu ? null : ctx.user_id,
});

const composeLines = (
  siap: Disiapkan,
  jadi: PenjualanJadi,
  patokan: Disiapkan['asli'],
  { op }: Ctx,
): Line[] => {
  const kept = denganTuntutan(patokan);
  return zip(zip(siap.barang, siap.asli), jadi.baris).map(([[one, asli], baris], at) => {
    const { harga_jual, ongkos, harga, diskon_rp, netto } = baris;
    return kept(
      {
        kode_barcode: one.kode_barcode,
        nama_barang: one.nama_barang,
        kode_kategori: one.kode_kategori,
        kode_dept: one.kode_dept,
        kode_group: one.kode_group,
        kode_kadar: one.kode_kadar,
        kadar: one.kadar,
        persen: one.persen,
        berat: one.berat,
        berat_asli: one.berat_asli,
        murni: one.murni,
        harga_per_gram: asli.harga_per_gram,
        harga_id: one.harga_id,
        harga_jual,
        ongkos,
        harga,
        diskon_rp,
        netto,
        harga_modal: one.harga_modal,
        kode_gudang: one.kode_gudang,
        kode_baki: one.kode_baki,
        op,
      },
      at,
    );
  });
};
