import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { minus, mg, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { said, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { CancelBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { hitungRefund, periksaRefund } from '#areas/penjualan/rules/titipan.ts';
import { lepasPo } from '#areas/pre-order/server/isi-po.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { bukuBatalPesanan } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { izinPengambil, type Pengambilan } from '#areas/service/server/pengambil.ts';
import { kembaliOrder, orderOf } from '#areas/service/server/order/order-marketplace.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { kataPesanan, listNomorUang } from '#areas/service/server/pesanan/pesanan.table.ts';
import { lepaskanSerah, listDiberi } from '#areas/service/server/tukang/tukang.table.ts';
import { periksaTempat } from '#areas/stock/rules/periksa-barang.ts';
import { periksaMuat } from '#areas/stock/rules/pindah.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { bulatkanKeluar } from '#areas/uang/rules/pecahan.ts';
import { kartuKembali, type KartuKembali } from '#areas/uang/server/kartu-kembali.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Typed = CancelBodyOf<typeof pesananDocument.spec>;

/**
 * Ends an order on any day (D-36.8): DP back less what the shop keeps, finished pieces become stock, gold at the
 * craftsman is his to bring back, samples wait for their customer. One that waits is rejected: nothing was booked.
 */
export async function batalPesanan(tx: Tx, held: Pesanan, ctx: Ctx, _: undefined, typed: Typed) {
  tx.guards.add('owner');
  tx.guards.add('payout');
  const { no_pesanan, status, dp_rp } = held;
  const head = { hari_batal: ctx.hari, op_batal: ctx.op };
  const letGo = () => lepasPo(tx, no_pesanan, ctx);
  if (status === 'OPEN') return { head, afterNumber: letGo };
  const { refund_rp: aturan } = hitungRefund(dp_rp, held.batal_persen);
  const refund_rp = typed.refund_rp ?? aturan;
  refuseIf(periksaRefund(refund_rp, aturan, dp_rp));
  const kata = typed.kode_nota === null ? [] : await kataPesanan(tx, ctx.kode_toko, no_pesanan);
  const pemilik = { ...held, no: no_pesanan, rupiah: dp_rp, kata };
  const order = orderOf(held);
  const siapa = order ? DIKEMBALIKAN_LAIN : await izinPengambil(tx, pemilik, typed, ctx);
  refuseIf(siapa.refusals);
  const uang = { refund_rp, no_rekening: typed.no_rekening };
  const online = order && (await kembaliOrder(tx, order, uang, ctx));
  const money = online?.money ?? (await moneyBack(tx, refund_rp, typed.no_rekening, ctx));
  const refund = { dp_rp, refund_rp, ditahan_rp: minus(dp_rp, refund_rp), ...money.kept };
  const nomor = await listNomorUang(tx, ctx.kode_toko, no_pesanan);
  const tunai = money.jenis === 'CASH' ? refund_rp : rp(0);
  const { kartu_kembali_rp, ...kartu } = await kartuKembali(tx, nomor, tunai, ctx);
  const pieces = await piecesBack(tx, held, typed, ctx);
  const out = status === 'PROSES' ? await listDiberi(tx, ctx.kode_toko, no_pesanan) : [];
  const dari = order?.kode_marketplace ?? typed.no_rekening ?? said('Kas');
  const told = { refund, aturan, typed, dari, out, siapa, kartu };
  const { dp_rp: _dp, ...keptRefund } = refund;
  return {
    ...kartu,
    head: {
      ...head,
      ...keptRefund,
      kartu_kembali_rp,
      refund_jenis: money.jenis,
      batal_diambil_oleh: typed.diambil_oleh,
      batal_no_ktp: typed.no_ktp,
      setuju_pemilik: siapa.setuju_pemilik,
    },
    postings: bukuBatalPesanan({ ...refund, kode_marketplace: held.kode_marketplace }, pieces),
    angka: angkaBatal(held, told),
    asks: [...siapa.asks, ...(refund_rp > aturan ? [diAtas(no_pesanan, told)] : [])],
    afterNumber: async (no_batal: string) => {
      if (online) await PAYS.write(tx, no_batal, online.baris, ctx);
      await moveBarang(tx, pieces.map(ready(no_batal)), ctx);
      if (out.length > 0) await lepaskanSerah(tx, ctx.kode_toko, no_pesanan);
      await letGo();
      if (siapa.afterNumber) await siapa.afterNumber();
      else await kabariBatal(tx, milikDokumen(held, no_pesanan, dp_rp), no_batal, ctx);
    },
  };
}

/** Of a marketplace's order no person comes for the money: its buyer has it back there. */
const DIKEMBALIKAN_LAIN: Pengambilan = { setuju_pemilik: null, refusals: [], asks: [], angka: [] };

type Told = {
  readonly refund: Pick<
    Parameters<typeof bukuBatalPesanan>[0],
    'dp_rp' | 'refund_rp' | 'ditahan_rp'
  >;
  /** What goes back by the shop's rule. */
  readonly aturan: Rupiah;
  readonly typed: Typed;
  /** Where the money leaves from. */
  readonly dari: Angka['nilai'];
  /** Gold that is at the craftsman. */
  readonly out: readonly { readonly berat: Miligram }[];
  readonly siapa: Pengambilan;
  readonly kartu: Pick<KartuKembali, 'angka'>;
};

const angkaUang = ({ refund, aturan }: Told) => [
  { label: 'DP', nilai: formatRupiah(refund.dp_rp) },
  { label: 'Pengembalian menurut ketentuan', nilai: formatRupiah(aturan) },
  { label: 'Dikembalikan', nilai: formatRupiah(refund.refund_rp) },
];

/** What the approver reads: the pieces, the money, the gold that is out, who came. */
const angkaBatal = ({ barang, kode_tukang }: Pesanan, told: Told) => {
  const { refund, typed, out, siapa, kartu } = told;
  const emas = formatGram(sum([mg(0), ...out.map((one) => one.berat)]));
  return [
    ...barang.map((one) => ({
      label: one.kode_barcode ?? `${one.urut}`,
      nilai: `${one.deskripsi}, ${formatGram(one.berat_selesai ?? one.berat)} g`,
    })),
    ...angkaUang(told),
    { label: 'Ditahan toko', nilai: formatRupiah(refund.ditahan_rp) },
    { label: 'Dibayar dari', nilai: told.dari },
    ...kartu.angka,
    { label: 'Emas di tukang', nilai: `${emas} g ${kode_tukang ?? ''}`.trim() },
    { label: 'Diterima oleh', nilai: typed.diambil_oleh ?? '-' },
    { label: 'KTP penerima', nilai: samarkanKtp(typed.no_ktp) ?? '-' },
    ...siapa.angka,
  ];
};

const diAtas = (no: string, told: Told) => ({
  event: penjualanEvents.REFUND_TITIPAN,
  ringkasan: sentence('Pengembalian DP pesanan {no} di atas ketentuan', { no }),
  angka: angkaUang(told),
});

const ready =
  (no_bukti: string) =>
  ({ kode_barcode, kode_gudang, kode_baki }: Kembali): Perpindahan => ({
    kode_barcode,
    dari_status: 'TITIP',
    ke_status: 'READY',
    jenis: 'BATAL_PESAN',
    no_bukti,
    no_pegang: null,
    ke: { kode_gudang, kode_baki },
  });
type Kembali = Awaited<ReturnType<typeof piecesBack>>[number];

/** As coins make it out of the drawer, or exactly out of an account (D-51.1). */
async function moneyBack(tx: Tx, refund: Pesanan['dp_rp'], no_rekening: string | null, ctx: Ctx) {
  if (no_rekening !== null) {
    const known = await readRekening(tx, ctx.kode_toko, [no_rekening]);
    refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
  }
  const coins = bulatkanKeluar(refund, ctx.param(uangParam.PECAHAN_TERKECIL));
  const pembulatan_tunai = no_rekening === null ? minus(refund, coins) : rp(0);
  return {
    kept: { refund_rekening: no_rekening, pembulatan_tunai },
    jenis: refund === 0 ? null : no_rekening === null ? ('CASH' as const) : ('TRANSFER' as const),
  };
}

/**
 * Where finished pieces lie from now on: one of the stock where it lay, one that was made in the place that is typed.
 * 422 where that is missing, is no place of the shop, or is full.
 */
async function piecesBack(tx: Tx, { barang }: Pesanan, typed: Typed, ctx: Ctx) {
  const codes = barang.flatMap(({ kode_barcode }) => kode_barcode ?? []);
  if (codes.length === 0) return [];
  const rows = new Map(
    (await lockBarangSemua(tx, ctx.kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  const made = barang.filter((one) => one.kode_barcode !== null && one.dari_gudang === null);
  const place = made.length > 0 ? await placeOf(tx, typed, made.length, ctx) : undefined;
  return barang.flatMap(({ kode_barcode, dari_gudang, dari_baki }) => {
    const row = kode_barcode === null ? undefined : rows.get(kode_barcode);
    if (!row) return [];
    const { persen: kadar, berat, murni } = row;
    const where = dari_gudang === null ? place : { kode_gudang: dari_gudang, kode_baki: dari_baki };
    return where ? [{ kode_barcode: row.kode_barcode, kadar, berat, murni, ...where }] : [];
  });
}

async function placeOf(tx: Tx, { kode_gudang, kode_baki }: Typed, qty: number, ctx: Ctx) {
  const typed = { kode_gudang: orRefuse(kode_gudang, TIDAK_PESANAN.TEMPAT_KOSONG), kode_baki };
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const place = await lockTujuan(tx, ctx.kode_toko, typed);
  refuseIf([
    ...periksaTempat(typed.kode_gudang, kode_baki, master),
    ...periksaMuat(place?.baki, kode_baki, qty),
  ]);
  return typed;
}
