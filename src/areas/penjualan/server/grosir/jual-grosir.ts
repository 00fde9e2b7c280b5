import { gather, type Refusal } from '#kit/rules/refusal.ts';
import { persen, rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import { GROSIR } from '#areas/barang/contract/barang.gates.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { passes } from '#kit/rules/gate.ts';
import { MENU_GROSIR } from '#areas/penjualan/contract/grosir/grosir.fields.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { simpanGroup, type GroupJadi } from '#areas/penjualan/rules/grosir/grosir.ts';
import {
  tentukanTuntutanGrosir,
  TIDAK_GROSIR,
} from '#areas/penjualan/rules/grosir/periksa-grosir.ts';
import { periksaOnline } from '#areas/penjualan/rules/online/online.ts';
import { periksaDiskon, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { isiTambahan } from '#areas/penjualan/rules/tambahan.ts';
import { readBaris, type JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import { batasGrosir } from '#areas/penjualan/server/grosir/harga-grosir.ts';
import { hitungGrosir } from '#areas/penjualan/server/grosir/hitung-grosir.ts';
import {
  BELUM,
  jual,
  pastikanSales,
  simpanJual,
  type Dijual,
  type SiapJual,
} from '#areas/penjualan/server/jual.ts';
import { hpPembeli, tuntutanMilik } from '#areas/penjualan/server/milik.ts';
import { jualOnline } from '#areas/penjualan/server/online/jual-online.ts';
import { kenaPph22 } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan, type Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { siapkanPenjualan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { terimaPembayaran } from '#areas/penjualan/server/terima-pembayaran.ts';
import { TANPA_TITIPAN } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import { listDititip } from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof penjualanDocument.spec, 'jual'>;
type Body = JualDiminta;

/**
 * Whether a user may make this sale: each kind needs the right of its own screen. The right of deposits fetches what
 * these deposits hold and sells nothing else.
 */
async function bolehJual(tx: Tx, body: Body, { akses, kode_toko }: Ctx): Promise<boolean> {
  const { jenis, titipan, barang } = body;
  if (akses.has(jenis === 'GROSIR' ? MENU_GROSIR : 'transaksi-penjualan')) return true;
  if (jenis === 'GROSIR' || !titipan?.length || !akses.has('lihat-titipan')) return false;
  const lines = await listDititip(tx, kode_toko, titipan);
  const dititip = new Set(lines.map((one) => one.kode_barcode));
  return barang.every((one) => dititip.has(one.kode_barcode));
}

/** Over the counter, or many pieces at wholesale prices (D-47.1). */
export async function jualMenurutJenis(tx: Tx, typed: Typed, ctx: Ctx): Promise<Dijual> {
  const body = { ...typed, barang: readBaris(typed.barang) };
  if (!(await bolehJual(tx, body, ctx)))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
  if (body.jenis === 'GROSIR') return jualGrosir(tx, body, ctx);
  refuseIf(body.grosir === null ? [] : [TIDAK_GROSIR.BUKAN_GROSIR]);
  if (body.marketplace !== null) return jualOnline(tx, body, ctx);
  refuseIf(periksaOnline(body));
  return jual(tx, body, ctx);
}

/** Sells many pieces by the weight of each group, or by their stock weights where they are counted (D-47). */
async function jualGrosir(tx: Tx, body: Body, ctx: Ctx): Promise<Dijual> {
  const tunggu = ctx.param(penjualanParam.VALIDASI_PENJUALAN);
  refuseIf(tunggu && (body.pembayaran ?? []).length > 0 ? [TIDAK_JUAL.BAYAR_DI_VALIDASI] : []);
  refuseIf(periksaPermintaan(body, ctx));
  const { siap, groups } = await siapkanGrosir(tx, body, ctx);
  const { jadi, daftar } = siap;
  const dibayar = { dp_rp: rp(0), tukar_rp: rp(0) };
  const bayar = tunggu
    ? BELUM
    : terimaPembayaran(
        body.pembayaran ?? [],
        { ...jadi, ...dibayar },
        // Points pay nothing of it.
        { rekening: daftar.rekening, poin: undefined },
        ctx,
      );
  const netto = sum(jadi.baris.map((one) => one.netto));
  const asks = tentukanTuntutanGrosir(ctx.level, groups, { netto }, batasGrosir(ctx));
  const semua = asks.map((one) => ({ ...one, event: penjualanEvents[one.event] }));
  await perluOtorisasi(tx, ctx, untukOrang(semua, hpPembeli(body, siap)));
  pastikanSales(siap);
  const customer = await catatCustomer(tx, body.customer, daftar.customer, ctx);
  const grosir = groups.map(simpanGroup);
  return simpanJual(tx, body, siap, { customer, bayar, tunggu, dibayar, tukar: null, grosir }, ctx);
}

/** What no read is needed to refuse: nothing but the weight of groups makes the price of wholesale. */
function periksaPermintaan(body: Body, ctx: Ctx): Refusal[] {
  const typed = body.barang.some(({ kode_barcode: _, ...line }) =>
    Object.values(line).some((one) => one !== null && one !== 0),
  );
  return gather(
    [!passes(GROSIR, ctx), TIDAK_GROSIR.GROSIR_TIDAK_AKTIF],
    [typed, TIDAK_GROSIR.BARIS_GROSIR],
    [body.kupon !== null, TIDAK_GROSIR.KUPON_GROSIR],
    [body.marketplace !== null, TIDAK_GROSIR.MARKETPLACE_GROSIR],
    [(body.titipan ?? []).length > 0, TIDAK_GROSIR.TITIPAN_GROSIR],
    [(body.ongkos_kerja ?? 0) > 0, TIDAK_GROSIR.ONGKOS_GROSIR],
  );
}

/** The reading half: pieces held, groups weighed against them, the sums worked out and looked at. */
async function siapkanGrosir(
  tx: Tx,
  body: Body,
  ctx: Ctx,
): Promise<{ siap: SiapJual; groups: readonly GroupJadi[] }> {
  const daftar = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening: (body.pembayaran ?? []).map((one) => one.no_rekening),
    customer: body.customer,
    bonus: ctx.modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  });
  refuseIf(periksaPembeli(body, daftar, ctx));
  const dijual = await siapkanPenjualan(tx, body, ctx, TANPA_TITIPAN, { grosir: true });
  const kurang = {
    diskon: { persen: body.diskon?.persen ?? persen(0), rupiah: body.diskon?.rupiah ?? rp(0) },
    ...isiTambahan(body),
  };
  const { refusals, siap } = await hitungGrosir(
    tx,
    { barang: dijual.barang, diketik: body.grosir ?? [], kurang },
    daftar.customer,
    ctx,
  );
  refuseIf(refusals);
  const { sums, asli, barang } = siap;
  const berat = asli.map((one) => one.berat);
  refuseIf(periksaDiskon(dijual.hitung, sums));
  const milik = tuntutanMilik(tx, [], { kode_customer: null, nama: null, no_hp: null }, new Map());
  return {
    groups: siap.jadi,
    siap: {
      daftar,
      dititip: TANPA_TITIPAN,
      siap: { ...dijual, barang, asli, berat },
      kurang: {
        hitung: dijual.hitung,
        potongan: barang.map(() => null),
        kupon: null,
        milikKupon: null,
      },
      jadi: sums,
      dp_rp: rp(0),
      milik,
      pengambil: { diambil_oleh: null, no_ktp: null },
      member: null,
    },
  };
}

/** Who buys wholesale is known by name, telephone and address. */
function periksaPembeli({ customer }: Body, { customer: known }: Rujukan, ctx: Ctx): Refusal[] {
  if (customer.kode_customer !== null && !known) return [TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA];
  return gather(
    [!(customer.nama || known?.nama), TIDAK_CUSTOMER.NAMA_KOSONG],
    [!(customer.no_hp ?? known?.no_hp), TIDAK_CUSTOMER.HP_KOSONG],
    [!(customer.alamat || known?.alamat), TIDAK_CUSTOMER.ALAMAT_KOSONG],
    [customer.kode_customer === null && kenaPph22(known, ctx), TIDAK_JUAL.PILIH_KARTU],
  );
}
