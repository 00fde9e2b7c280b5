import { rp, sum } from '#kit/rules/quantity.ts';
import { gather, type Refusal } from '#kit/rules/refusal.ts';
import { persen as per, type Persen } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { tentukanPembulatan } from '#areas/barang/rules/harga-barang.ts';
import { padatSeimbang } from '#areas/buku/server/catat-buku.ts';
import { catatCustomer, type CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import type { jualEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import { hitungBonus, type BonusRow } from '#areas/penjualan/rules/bonus.ts';
import { bukuPenjualan, type UangJual } from '#areas/penjualan/rules/buku-penjualan.ts';
import {
  hitungPenjualan,
  hitungTagihan,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import {
  periksaDiskon,
  tentukanTuntutan,
  TIDAK_JUAL,
} from '#areas/penjualan/rules/periksa-penjualan.ts';
import { susunDokumen, type DokumenPenjualan } from '#areas/penjualan/server/dokumen-penjualan.ts';
import {
  pakaiTitipan,
  hitungDp,
  siapkanTitipan,
} from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import {
  savePenjualan,
  type PenjualanBarang,
  type PenjualanBaru,
} from '#areas/penjualan/server/penjualan.table.ts';
import { kurangiPenjualan, type Dikurangi } from '#areas/penjualan/server/kurangi-penjualan.ts';
import { kirimPakai } from '#areas/penjualan/server/pakai-kupon.ts';
import { kirimTerbit, pilihTerbit } from '#areas/penjualan/server/terbit-kupon.ts';
import { readRujukan, type Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import {
  murniJual,
  siapkanPenjualan,
  type Disiapkan,
} from '#areas/penjualan/server/siapkan-penjualan.ts';
import { langkahJson, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  type PembayaranJadi,
} from '#areas/uang/rules/pembayaran.ts';

type Body = BodyOf<typeof jualEndpoint>;

/**
 * Sells pieces: read once, decide by the rules, write once (D-10). With VALIDASI_PENJUALAN on the
 * sale is saved OPEN, holds its pieces and posts nothing yet (D-10.5).
 */
export async function jual(tx: Tx, { body }: { body: Body }, ctx: Ctx): Promise<DokumenPenjualan> {
  const tunggu = ctx.param.VALIDASI_PENJUALAN;
  refuseIf(periksaPermintaan(body, tunggu, ctx));
  const rujukan = bacaRujukan(tx, body, ctx);
  const dititip = await siapkanTitipan(tx, body.titipan ?? [], ctx);
  const siap = await siapkanPenjualan(tx, body, ctx, dititip);
  const daftar = await rujukan;
  const { sales, rekening, customer: dikenal, fee_persen, waktu } = daftar;
  const kurang = await kurangiPenjualan(tx, body, siap, daftar.potongan, ctx);
  const jadi = hitungPenjualan(kurang.hitung, tentukanPembulatan(ctx.moduls, ctx.param.PEMBULATAN));
  refuseIf(periksaDiskon(kurang.hitung, jadi));
  const dibayar: SudahDibayar = { dp_rp: hitungDp(dititip, jadi.grand_total), tukar_rp: rp(0) };
  const bayar = tunggu
    ? BELUM
    : terimaPembayaran(body.pembayaran ?? [], { ...jadi, ...dibayar }, rekening, ctx);
  await perluOtorisasi(tx, ctx, tentukanTuntutan(ctx.level, siap.asli, jadi.baris, batasOf(ctx)));
  refuseIf(sales ? [] : [TIDAK_JUAL.SALES_TIDAK_ADA]);
  const customer = await catatCustomer(tx, body.customer, dikenal, ctx);

  const { kupon } = kurang;
  const isi = { customer, bayar, tunggu, kupon, fee_persen, dibayar };
  const head = susunKepala(body, jadi, siap, isi, ctx);
  const lines = susunBarang(siap, jadi, { kurang, bonus: daftar.bonus }, ctx);
  const langkah = langkahJson(lines.map((one) => langkahJual(one, tunggu)));
  const baris = tunggu ? [] : padatSeimbang(bukuJual(jadi, lines, bayar, dibayar, ctx), 'JUAL');
  const terbit = tunggu ? [] : await pilihTerbit(tx, jadi.grand_total, ctx);
  const no = tx.nomorNanti('PJ', ctx.kode_toko);
  savePenjualan(
    tx,
    { kode_toko: ctx.kode_toko, tgl: ctx.hari, op: ctx.op, user_id: ctx.user_id },
    { head, lines, pays: bayar.baris },
    { langkah, baris: tunggu ? null : baris, keterangan: customer.nama },
  );
  pakaiTitipan(tx, dititip, { no_faktur_jual: no, tunggu }, ctx);
  if (kupon) kirimPakai(tx, kupon, no, jadi.kupon_rp, ctx);
  kirimTerbit(tx, terbit, head, ctx);

  const dokumen = susunDokumen(
    {
      ...head,
      no_faktur_jual: no,
      input_date: waktu,
      valid_at: tunggu ? null : waktu,
      tgl_system: ctx.hari,
      ...BARU,
    },
    {
      barang: lines,
      pembayaran: bayar.baris.map(tampilBayar),
      baris,
      kupon_terbit: terbit.map(({ no_kupon }) => no_kupon),
    },
  );
  const sesudah = { ...head, barang: lines, kupon_terbit: dokumen.kupon_terbit };
  tx.audit({ tindakan: tunggu ? 'SIMPAN' : 'JUAL', tabel: 'penjualan', kunci: no, sesudah });
  tx.ring('keranjang', { kode_barcode: lines.map((one) => one.kode_barcode) });
  return dokumen;
}

/** Sold and gone to the customer, or held where it lies until the cashier has the money. */
const langkahJual = (
  { kode_barcode, no_titip }: PenjualanBarang,
  tunggu: boolean,
): Perpindahan => ({
  kode_barcode,
  dari_status: no_titip === null ? 'READY' : 'TITIP',
  ke_status: tunggu ? 'TITIP' : 'TERJUAL',
  jenis: tunggu ? 'TAHAN_JUAL' : 'JUAL',
  no_bukti: null,
  no_pegang: null,
  ke: tunggu ? 'TETAP' : { akun: 'pelanggan' },
});

/** Nobody has printed it again or cancelled it yet. */
const BARU = { cetak_ke: 1, no_batal: null, alasan_batal: null, batal_by: null, tgl_batal: null };
const BELUM: PembayaranJadi = { baris: [], kembali: rp(0) };

/** What no read is needed to refuse. */
function periksaPermintaan(body: Body, tunggu: boolean, { moduls }: Ctx): Refusal[] {
  return gather(
    [body.kupon !== null && !moduls.has('KUPON_PENJUALAN_MODULE'), TIDAK_JUAL.KUPON_TIDAK_AKTIF],
    [body.marketplace !== null, TIDAK_JUAL.MARKETPLACE_TIDAK_AKTIF],
    [tunggu && (body.pembayaran ?? []).length > 0, TIDAK_JUAL.BAYAR_DI_VALIDASI],
  );
}

/** Asked for while the pieces are being locked; a refusal of the pieces comes first. */
function bacaRujukan(tx: Tx, body: Body, ctx: Ctx): Promise<Rujukan> {
  const no_rekening = (body.pembayaran ?? []).map((one) => one.no_rekening);
  const asked = readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening,
    customer: body.customer,
    potongan: body.barang.flatMap(({ potongan }) => potongan ?? []),
    bonus: ctx.moduls.has('BONUS_SALES_TRANSACTION_MODULE'),
  });
  asked.catch(() => {});
  return asked;
}

/** What is paid otherwise: deposits used, and gold taken in (D-10.1). */
export type SudahDibayar = Pick<UangJual, 'dp_rp' | 'tukar_rp'>;

/** Checks and works out the money of a document against what is to be paid. */
export function terimaPembayaran(
  bayar: NonNullable<Body['pembayaran']>,
  { grand_total, dp_rp, tukar_rp }: Pick<PenjualanJadi, 'grand_total'> & SudahDibayar,
  rekening: Rujukan['rekening'],
  ctx: Ctx,
): PembayaranJadi {
  const aturan = { rekening, ditanggungCustomer: ctx.param.BIAYA_KARTU_DITANGGUNG === 'CUSTOMER' };
  const tagihan = hitungTagihan(grand_total, dp_rp, tukar_rp);
  refuseIf(periksaPembayaran(bayar, tagihan, aturan));
  return hitungPembayaran(bayar, tagihan, aturan);
}

export const bukuJual = (
  jadi: PenjualanJadi,
  lines: readonly PenjualanBarang[],
  bayar: PembayaranJadi,
  dibayar: SudahDibayar,
  ctx: Ctx,
) =>
  bukuPenjualan(jadi, lines, {
    pembayaran: bukuPembayaran(bayar.baris, ctx.moduls.has('VALIDASI_NON_CASH_MODULE')),
    ...dibayar,
  });

export const tampilBayar = ({ biaya_bank: _, ...one }: PembayaranJadi['baris'][number]) => one;

export const batasOf = ({ param }: Ctx) => ({
  diskon: {
    kasir: param.BATAS_DISKON_KASIR,
    spv: param.BATAS_DISKON_SPV,
    mu: param.BATAS_DISKON_MU,
  },
  naikHarga: param.BATAS_NAIK_HARGA_PERSEN,
  toleransiBerat: param.TOLERANSI_BERAT_JUAL,
});

type Rest = {
  customer: CustomerDokumen;
  bayar: PembayaranJadi;
  tunggu: boolean;
  kupon: string | null;
  fee_persen: Persen;
  dibayar: SudahDibayar;
};

function susunKepala(
  body: Body,
  jadi: PenjualanJadi,
  siap: Disiapkan,
  { customer, bayar, tunggu, kupon, fee_persen, dibayar }: Rest,
  ctx: Ctx,
): PenjualanBaru {
  return {
    status: tunggu ? 'OPEN' : 'DONE',
    kode_sales: body.kode_sales,
    kode_customer: customer.kode_customer,
    nama_customer: customer.nama,
    alamat_customer: customer.alamat,
    no_hp: customer.no_hp,
    jenis_customer: customer.jenis,
    keterangan: body.keterangan ?? '',
    platform: body.platform ?? 'DESKTOP',
    marketplace: null,
    qty: siap.barang.length,
    berat: sum(siap.berat),
    sub_total: jadi.sub_total,
    diskon_persen: body.diskon?.persen ?? per(0),
    diskon_rp: jadi.diskon_rp,
    kupon_rp: jadi.kupon_rp,
    admin: jadi.admin,
    packing: jadi.packing,
    ongkos_kerja: jadi.ongkos_kerja,
    pembulatan: jadi.pembulatan,
    grand_total: jadi.grand_total,
    ...dibayar,
    no_tukar: null,
    kembali: bayar.kembali,
    poin: 0,
    kupon,
    fee_persen,
    input_by: ctx.user_id,
    valid_by: tunggu ? null : ctx.user_id,
    otorisasi: ctx.keystore ? [ctx.keystore] : [],
  };
}

type Masters = { kurang: Dikurangi; bonus: readonly BonusRow[] };

function susunBarang(
  siap: Disiapkan,
  jadi: PenjualanJadi,
  { kurang, bonus }: Masters,
  { hari }: Ctx,
): PenjualanBarang[] {
  return siap.barang.map((one, at) => {
    const { nilai_emas: _, ...harga } = jadi.baris[at]!;
    const berat = siap.berat[at]!;
    const titip = siap.dititip.barang.get(one.kode_barcode);
    return {
      urut: at + 1,
      kode_barcode: one.kode_barcode,
      nama_barang: one.nama_barang,
      kode_kategori: one.kode_kategori,
      kode_dept: one.kode_dept,
      kode_group: one.kode_group,
      kode_kadar: one.kode_kadar,
      kadar: one.kadar,
      persen: one.persen,
      berat,
      ...murniJual(one, berat),
      berat_stock: one.berat,
      murni_stock: one.murni,
      harga_per_gram: siap.asli[at]!.harga_per_gram,
      harga_id: titip?.berlaku ? titip.harga_id : one.harga_id,
      ...harga,
      kode_potongan: kurang.potongan[at] ?? null,
      kode_kelompok: one.kode_kelompok,
      ...hitungBonus(bonus, { ...one, berat, netto: harga.netto }, hari),
      harga_modal: one.harga_modal,
      kode_gudang: titip?.kode_gudang ?? one.kode_gudang,
      kode_baki: titip ? titip.kode_baki : one.kode_baki,
      no_titip: titip?.no_titip ?? null,
    };
  });
}
