import { formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus, negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { pilihPajak, TANPA_PAJAK, type Pajak } from '#areas/penjualan/rules/pajak.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import { readTaxRules } from '#areas/penjualan/server/pajak/pajak.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { bukuAmbil, hitungAmbil } from '#areas/service/rules/kerja-service.ts';
import { emasOf, type Service } from '#areas/service/server/pekerjaan.ts';
import { izinPengambil } from '#areas/service/server/pengambil.ts';
import {
  kataTandaTerima,
  listDp,
  listHargaJual,
  listNomorUang,
} from '#areas/service/server/kerja-service.query.ts';
import { terimaUang, type Uang } from '#areas/uang/server/bayar/uang-dokumen.ts';
import { uangKeluar } from '#areas/service/server/uang-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Typed = GivenOf<typeof ambilServiceDocument.spec, 'ambil'>;
type Ambil = HeldOf<typeof ambilServiceDocument.spec>;

/** The job is paid and its pieces go home: work, added gold at the day's price, less the DP (D-37.4). */
async function fetchJob(tx: Tx, typed: Typed, ctx: Ctx, job: Service) {
  const { barang, ongkos, dp_rp, modal_emas, nama_customer, kode_sales, tambah_emas } = job;
  const prices = await listHargaJual(tx, ctx.kode_toko, [
    ...new Set(barang.map((one) => one.kadar)),
  ]);
  const perGram = new Map(prices.map((one) => [one.kadar, one.per_gram]));
  const harga = hitungAmbil(
    ongkos,
    barang.map(({ kadar, tambah_emas: added }) => ({
      kadar,
      tambah_emas: added,
      per_gram: perGram.get(kadar) ?? null,
    })),
    { pembulatan: pembulatanOf(ctx), pajak: await readTaxRules(tx, undefined, ctx) },
    percentText,
  );
  const kata =
    typed.kode_nota === null ? [] : await kataTandaTerima(tx, ctx.kode_toko, job.no_service);
  const pemilik = { ...job, no: job.no_service, rupiah: ongkos, kata };
  const siapa = await izinPengambil(tx, pemilik, typed, ctx);
  const sisa = minus(harga.total, dp_rp);
  const arah = sisa < 0 ? ('KELUAR' as const) : ('MASUK' as const);
  const jumlah = sisa < 0 ? negate(sisa) : sisa;
  const money =
    arah === 'MASUK'
      ? await terimaUang(tx, typed.pembayaran, jumlah, ctx)
      : await payBack(tx, jumlah, ctx);
  const { pembayaran, kembali, pembulatan_tunai, lines } = money;
  const back =
    arah === 'KELUAR' ? await tuntutanKembali(tx, job, { total: harga.total, jumlah }, ctx) : null;
  return {
    head: {
      nama_customer,
      kode_sales,
      berat: sum(barang.map((one) => emasOf(one).berat)),
      ongkos,
      tambah_emas,
      emas_rp: harga.emas_rp,
      total: harga.total,
      ...kepalaPajak(harga.pajak),
      dp_rp,
      arah,
      jumlah,
      kembali,
      pembulatan_tunai,
      diambil_oleh: typed.diambil_oleh,
      no_ktp: typed.no_ktp,
      setuju_pemilik: siapa.setuju_pemilik,
      modal_emas,
      kartu_kembali_rp: back?.kartu_kembali_rp ?? null,
    },
    parts: { pembayaran },
    parent: { tgl_ambil: ctx.hari },
    postings: bukuAmbil({ ...harga, ongkos, dp_rp, modal_emas }, lines, barang.map(emasOf)),
    refusals: [...harga.refusals, ...siapa.refusals, ...money.refusals],
    asks: [...(back ? [back.ask] : []), ...siapa.asks],
    ...(siapa.afterNumber && { afterNumber: siapa.afterNumber }),
  };
}

/** A repair pays no PPh 22: it says its PPN alone, and nothing while the shop keeps no tax. */
const kepalaPajak = (of: Pajak) => {
  if (of === TANPA_PAJAK) return { pajak: [], ppn_rp: null, ppn_luar_rp: null };
  const { pajak, ppn_rp, ppn_luar_rp } = pilihPajak(of);
  return { pajak, ppn_rp, ppn_luar_rp };
};

/**
 * A DP above what the work cost leaves the drawer by a superior's word. He reads what was agreed and how the DP came:
 * money that never was in the drawer is seen before it leaves it.
 */
async function tuntutanKembali(
  tx: Tx,
  { no_service, nama_customer, dp_rp, ongkos, ongkos_awal }: Service,
  { total, jumlah }: { readonly total: Rupiah; readonly jumlah: Rupiah },
  ctx: Ctx,
) {
  const nomor = await listNomorUang(tx, ctx.kode_toko, no_service);
  const paid = await listDp(tx, ctx.kode_toko, nomor);
  const { kartu_kembali_rp, angka, ...level } = await kartuKembali(tx, nomor, jumlah, ctx);
  const ask: Tuntutan = {
    event: serviceEvents.BATAL_SERVICE,
    ...level,
    ringkasan: sentence('DP service {no_service} dikembalikan {jumlah}', {
      no_service,
      jumlah: formatRupiah(jumlah),
    }),
    angka: [
      { label: 'Customer', nilai: nama_customer },
      { label: 'DP', nilai: formatRupiah(dp_rp) },
      { label: 'Ongkos', nilai: formatRupiah(ongkos) },
      { label: 'Total', nilai: formatRupiah(total) },
      { label: 'Sisa', nilai: formatRupiah(jumlah) },
      { label: 'Perkiraan ongkos', nilai: formatRupiah(ongkos_awal) },
      ...paid.map((one) => ({ label: one.no, nilai: `${one.jenis} ${formatRupiah(one.jumlah)}` })),
      ...angka,
    ],
  };
  return { ask, kartu_kembali_rp };
}

/** A DP above what the work cost goes back in cash, as coins make it. */
async function payBack(tx: Tx, jumlah: Rupiah, ctx: Ctx): Promise<Uang> {
  const { pembulatan_tunai, lines } = await uangKeluar(tx, jumlah, null, ctx);
  const cash = { jenis: 'CASH' as const, kode_bank: null, no_rekening: null };
  const paid = minus(jumlah, pembulatan_tunai);
  const line = { ...cash, jumlah: paid, fee: rp(0), biaya_bank: rp(0) };
  const pembayaran = paid > 0 ? [line] : [];
  return { pembayaran, kembali: rp(0), pembulatan_tunai, lines, refusals: [] };
}

/**
 * Cancels a pick-up, on its day: the pieces are finished and in the shop again (D-37.4). No one counts pieces in
 * custody: the approver sees them and the customer is informed, for the drawer pays for pieces that may be gone.
 */
function undo(tx: Tx, { no_ambil, total }: Ambil, ctx: Ctx, job: Service) {
  const { barang } = job;
  return Promise.resolve({
    parent: { tgl_ambil: null },
    angka: [{ label: 'Barang', nilai: barang.map((one) => one.nama_barang).join(', ') }],
    foto: barang.map(({ foto, foto_selesai }) => foto_selesai ?? foto),
    afterNumber: (no_batal: string) =>
      kabariBatal(tx, milikDokumen(job, no_ambil, total), no_batal, ctx),
  });
}

export const ambilService = serveDocument(ambilServiceDocument, {
  makes: { ambil: fetchJob },
  parts: { pembayaran: PAYS },
  undo,
});
