import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { said, sentence } from '#kit/rules/sentence.ts';
import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { CancelBodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import type { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { bukuBatalTitipan } from '#areas/penjualan/rules/buku-titipan.ts';
import { hitungRefund, periksaRefund } from '#areas/penjualan/rules/titipan.ts';
import { listNomorUang } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { perluBebas } from '#areas/penjualan/server/titipan/perlu-bebas.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import {
  kabariBatal,
  kabariPemilik,
  milikTitipan,
  periksaPengambil,
} from '#areas/penjualan/server/milik.ts';
import { tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { bulatkanKeluar } from '#areas/uang/rules/pecahan.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Words = typeof titipanDocument.spec;
type Held = HeldOf<Words>;

/**
 * Ends a deposit, on any day (D-32.7): the goods lie where they lay, the customer gets back what was paid, less what
 * the rule keeps, out of today's money. One that waits for validation is rejected: nothing was booked, no number is
 * taken, no approval is asked (D-10.8).
 */
export async function batalTitipan(
  tx: Tx,
  held: Held,
  ctx: Ctx,
  _: undefined,
  typed: CancelBodyOf<Words>,
) {
  const head = { hari_batal: ctx.hari };
  tx.guards.add('owner');
  if (held.status === 'OPEN') return { head, afterNumber: giveBack(tx, held, 'TOLAK_TITIP', ctx) };
  const { dp_rp, batal_persen, barang } = held;
  await perluBebas(tx, [held.no_titip], ctx);
  const { refund_rp: aturan } = hitungRefund(dp_rp, batal_persen);
  const refund_rp = typed.refund_rp ?? aturan;
  refuseIf(periksaRefund(refund_rp, aturan, dp_rp));
  const milik = milikTitipan(held);
  const { siapa, ditanya } = await periksaPengambil(tx, [milik], typed, ctx);
  const orang = ditanya.get(held.no_titip);
  const refund = await refundOf(tx, { dp_rp, refund_rp, no_rekening: typed.no_rekening }, ctx);
  const { refund_rekening } = refund;
  const tunai = refund_rekening === null ? refund_rp : rp(0);
  const nomor = await listNomorUang(tx, ctx.kode_toko, held.no_titip);
  const { kartu_kembali_rp, ...kartu } = await kartuKembali(tx, nomor, tunai, ctx);
  const refund_jenis = refund_rekening === null ? ('CASH' as const) : ('TRANSFER' as const);
  const uang = angkaUang({ dp_rp, aturan, refund_rp });
  const above = {
    event: penjualanEvents.REFUND_TITIPAN,
    ringkasan: sentence('Pengembalian titipan {no_titip} di atas ketentuan', {
      no_titip: held.no_titip,
    }),
    angka: uang,
  };
  return {
    ...kartu,
    head: {
      ...head,
      ...refund,
      ...siapa,
      refund_jenis,
      kartu_kembali_rp,
      setuju_pemilik: orang ? ('SPV' as const) : null,
    },
    postings: bukuBatalTitipan({ dp_rp, ...refund }, barang),
    angka: [
      ...barang.map(angkaBarang),
      ...uang,
      { label: 'Ditahan toko', nilai: formatRupiah(refund.ditahan_rp) },
      { label: 'Dibayar dari', nilai: refund_rekening ?? said('Kas') },
      ...kartu.angka,
      { label: 'Diterima oleh', nilai: siapa.diambil_oleh ?? '-' },
      { label: 'KTP penerima', nilai: samarkanKtp(siapa.no_ktp) ?? '-' },
    ],
    asks: [
      ...(orang ? [tuntutanMilikLain(held.no_titip, [...orang.angka])] : []),
      ...(refund_rp > aturan ? [above] : []),
    ],
    afterNumber: async (no: string) => {
      await giveBack(tx, held, 'BATAL_TITIP', ctx)(no);
      if (orang?.lain) await kabariPemilik(tx, [milik], ctx);
      else await kabariBatal(tx, milik, no, ctx);
    },
  };
}

const angkaUang = (uang: Record<'dp_rp' | 'aturan' | 'refund_rp', Rupiah>) => [
  { label: 'Uang titip', nilai: formatRupiah(uang.dp_rp) },
  { label: 'Pengembalian menurut ketentuan', nilai: formatRupiah(uang.aturan) },
  { label: 'Dikembalikan', nilai: formatRupiah(uang.refund_rp) },
];

const angkaBarang = ({ kode_barcode, nama_barang, berat, netto }: Held['barang'][number]) => ({
  label: kode_barcode,
  nilai: `${nama_barang}, ${formatGram(berat)} g, ${formatRupiah(netto)}`,
});

type Uang = {
  readonly dp_rp: Rupiah;
  readonly refund_rp: Rupiah;
  readonly no_rekening: string | null;
};
/** As coins make it out of the drawer, or exactly out of an account (D-51.1). */
async function refundOf(tx: Tx, { dp_rp, refund_rp, no_rekening }: Uang, ctx: Ctx) {
  await needRekening(tx, no_rekening, ctx);
  const coins = bulatkanKeluar(refund_rp, ctx.param(uangParam.PECAHAN_TERKECIL));
  return {
    refund_rp,
    ditahan_rp: minus(dp_rp, refund_rp),
    refund_rekening: no_rekening,
    pembulatan_tunai: no_rekening === null ? minus(refund_rp, coins) : rp(0),
  };
}

async function needRekening(tx: Tx, no_rekening: string | null, ctx: Ctx): Promise<void> {
  if (no_rekening === null) return;
  const known = await readRekening(tx, ctx.kode_toko, [no_rekening]);
  refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
}

/** The goods lie where they lay; those of a deposit that waited never left their tray. */
const giveBack =
  (tx: Tx, { barang }: Held, jenis: 'BATAL_TITIP' | 'TOLAK_TITIP', ctx: Ctx) =>
  (no: string) =>
    moveBarang(
      tx,
      barang.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
        kode_barcode,
        dari_status: 'TITIP',
        ke_status: 'READY',
        jenis,
        no_bukti: no,
        no_pegang: null,
        ke: jenis === 'TOLAK_TITIP' ? 'TETAP' : { kode_gudang, kode_baki },
      })),
      ctx,
    );
