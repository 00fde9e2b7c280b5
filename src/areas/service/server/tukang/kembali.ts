import { formatGram } from '#kit/rules/format.ts';
import { atLeast, mg, minus, persen, rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse } from '#kit/server/problem.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import {
  bukuKembali,
  dariBebas,
  gabungKadar,
  modalKembali,
  periksaBebas,
  periksaKembali,
  TIDAK_TUKANG,
} from '#areas/service/rules/tukang.ts';
import { hitungSusutTukang } from '#areas/service/rules/susut-tukang.ts';
import { PESANAN_HIDUP } from '#areas/service/rules/pesanan/pesanan.ts';
import { holdService } from '#areas/service/server/pekerjaan.ts';
import { finishOrder } from '#areas/service/server/pesanan/jadi.ts';
import { reopenOrder } from '#areas/service/server/pesanan/buka-pesanan.ts';
import { pekerjaanOf } from '#areas/service/server/tukang/pekerjaan-of.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { saveBelumSelesai, saveService } from '#areas/service/server/kerja-service.table.ts';
import {
  askFor,
  backOf,
  headOf,
  settle,
  toleransiOf,
} from '#areas/service/server/tukang/kembali-bersama.ts';
import { needLastBebas } from '#areas/service/server/tukang/giliran.ts';
import { TANPA_KECIL } from '#areas/service/server/tukang/susut-kecil.ts';
import { finish } from '#areas/service/server/tukang/selesai.ts';
import { listKembali, readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import { undoLots } from '#areas/stock/server/lot/undo-lots.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { belumDibayar } from '#areas/uang/server/upah.ts';

type Words = typeof kembaliDocument.spec;
type OfLoose = GivenOf<Words, 'lepas'>;

/** Gold that he held without a job comes back, or his balance is closed and the rest is lost (D-36.5, D-51.17). */
async function giveBack(tx: Tx, typed: OfLoose, ctx: Ctx) {
  tx.guards.add('weight');
  const { kode_tukang } = typed;
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
  orRefuse(known, TIDAK_SERVICE.TUKANG_TIDAK_ADA);
  const tutup = typed.tutup ?? false;
  const kembali = await backOf(tx, typed.kembali, ctx);
  const bebas = await readBebas(tx, ctx.kode_toko, kode_tukang);
  const held = bebas.emas.filter((one) => one.berat > 0);
  const diberi = tutup ? held : gabungKadar(kembali).flatMap((one) => dariBebas(one, held));
  const refusals = [
    ...(held.length === 0 ? [TIDAK_TUKANG.SALDO_KOSONG] : []),
    ...(kembali.length === 0 && !tutup ? [TIDAK_TUKANG.KEMBALI_KOSONG] : []),
    ...(tutup ? periksaKembali(held, kembali) : periksaBebas(bebas.emas, kembali)),
  ];
  const modal = modalKembali(atLeast(rp(0), bebas.modal), diberi, held);
  const of = { barang: [], diberi, kembali, toleransi: toleransiOf(ctx), modal };
  const susut = hitungSusutTukang(of);
  // Gold that no work was done with loses none: what is missing is lost with its cost (D-51.17).
  const modal_susut = kembali.length === 0 ? modal : susut.modal_susut;
  const modal_kembali = minus(modal, modal_susut);
  return {
    head: {
      ...headOf(susut, kembali, ctx),
      ...TANPA_KECIL,
      jenis: 'LEPAS' as const,
      no_dokumen: null,
      kode_tukang,
      tgl_serah: null,
      berat_masuk: mg(0),
      berat_keluar: mg(0),
      tambah_emas: mg(0),
      kikir: mg(0),
      berat_diberi: sum(diberi.map((one) => one.berat)),
      murni_diberi: sum(diberi.map((one) => one.murni)),
      batas_susut: persen(0),
      ongkos: rp(0),
      ongkos_awal: rp(0),
      upah: typed.upah ?? rp(0),
      tutup,
      modal_diberi: rp(0),
      modal_bebas: modal,
      modal_kembali,
      modal_susut,
      modal_sisa: rp(0),
      dari_status: null,
    },
    parts: { kembali },
    postings: bukuKembali({ kode_tukang, sumber: susut.sumber, barang: [], kembali, modal_susut }),
    refusals,
    asks: susut.lebih
      ? [await askFor(tx, { susut, kecil: null, lines: [], kode_tukang, job: null }, ctx)]
      : [],
    afterNumber: (no: string) =>
      settle(tx, no, { susut, kembali, modal: modal_kembali, modal_tahu: bebas.modal_tahu }, ctx),
  };
}

/** An order may have further lines to finish. */
const selesai = ({ jenis }: HeldOf<Words>): readonly string[] =>
  jenis === 'PESANAN' ? PESANAN_HIDUP : ['SELESAI'];

/** On its day, while the job is not fetched and no gram of what came back was used. */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_kembali, no_dokumen, kode_tukang, input_date, dari_status } = held;
  if (no_dokumen !== null) {
    const { dp_rp } = await pekerjaanOf(held).hold(tx, no_dokumen, selesai(held), ctx);
    // The job goes back to its estimate: no DP is above it (D-37.2).
    conflictIf(held.jenis === 'SERVICE' && dp_rp > held.ongkos_awal, TIDAK_SERVICE.DP_LEBIH);
  }
  // Gold would be his again: one who was ended takes none.
  if (kode_tukang !== null) {
    const known = await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
    orRefuse(known, TIDAK_SERVICE.TUKANG_TIDAK_ADA);
  }
  if (kode_tukang !== null && (no_dokumen === null || held.berat_sendiri > 0))
    await needLastBebas(tx, kode_tukang, no_kembali, ctx);
  await belumDibayar(tx, no_kembali, ctx);
  const back = await listKembali(tx, ctx.kode_toko, no_kembali);
  const emas = back.map(({ kadar, ...one }) => ({ ...one, persen: kadar, modal: null }));
  const emptyLots =
    emas.length === 0
      ? undefined
      : await undoLots(tx, { no: no_kembali, sejak: input_date, emas }, ctx);
  const quiet =
    held.berat_diberi === 0 &&
    held.berat_sendiri === 0 &&
    held.berat_kembali === 0 &&
    held.barang.every((one) => one.berat === one.berat_masuk);
  return {
    // Work alone booked nothing: the act that cancelled it is kept on it.
    ...(quiet && { postings: [], head: { op_batal: ctx.op } }),
    angka: held.barang.map((one) => ({
      label: one.nama_barang,
      nilai: `${formatGram(one.berat_masuk)} g → ${formatGram(one.berat)} g`,
    })),
    afterNumber: async (no_batal: string) => {
      await emptyLots?.(no_batal);
      if (no_dokumen === null) return;
      if (held.jenis === 'PESANAN') return reopenOrder(tx, held, { no_dokumen, no_batal }, ctx);
      await saveBelumSelesai(tx, ctx.kode_toko, no_dokumen);
      const { ongkos_awal } = await holdService(tx, no_dokumen, ['SELESAI'], ctx);
      await saveService(tx, ctx.kode_toko, no_dokumen, {
        status: dari_status,
        tgl_selesai: null,
        tambah_emas: mg(0),
        modal_emas: rp(0),
        ongkos: ongkos_awal,
      });
    },
  };
}

/** The pieces and the gold of it, on the paper that the craftsman signs. */
const onPaper = ({ barang }: HeldOf<Words>): BuktiMore =>
  barang.length === 0
    ? {}
    : {
        barang: barang.map((one) => [
          one.nama_barang,
          one.kode_barcode === null
            ? [
                `${formatGram(one.berat_masuk)} g jadi ${formatGram(one.berat)} g`,
                `tambah ${formatGram(one.tambah_emas)} g`,
                `kikir ${formatGram(one.kikir)} g`,
              ].join(', ')
            : `${one.kode_barcode}, ${formatGram(one.berat)} g`,
        ]),
      };

export const kembali = serveDocument(kembaliDocument, {
  makes: { service: finish, pesanan: finishOrder, lepas: giveBack },
  parts: { kembali: { read: listKembali } },
  undo,
  paperExtras: (_, held) => Promise.resolve(onPaper(held)),
});
