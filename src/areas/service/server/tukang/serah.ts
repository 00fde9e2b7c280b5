import { formatGram, percentText } from '#kit/rules/format.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { hitungLunas } from '#areas/service/rules/tukang.ts';
import { holdService, type Service } from '#areas/service/server/pekerjaan.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { saveService } from '#areas/service/server/kerja-service.table.ts';
import { handOrder } from '#areas/service/server/pesanan/serah-pesanan.ts';
import { needLastBebas } from '#areas/service/server/tukang/giliran.ts';
import { pekerjaanOf } from '#areas/service/server/tukang/pekerjaan-of.ts';
import { headOf, partsOf, planOf } from '#areas/service/server/tukang/serah-bersama.ts';
import { findSerah, listDiberi, readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import { returnParts, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof serahDocument.spec;
type ForJob = BodyOf<Words, 'service'> & { readonly no_service: string };
type Loose = BodyOf<Words, 'lepas'> & { readonly kode_tukang: string };

/** States in which pieces go to a craftsman, or more gold for them does (D-36.5). */
const TAKES = ['VALID', 'DITERIMA', 'PROSES'];

/** Pieces of a job to a craftsman, with the gold that he shall add: as often as needed, to one craftsman. */
async function handOver(tx: Tx, typed: ForJob, ctx: Ctx) {
  const job = await holdService(tx, typed.no_service, TAKES, ctx);
  const kode_tukang = orRefuse(typed.kode_tukang ?? job.kode_tukang, TIDAK_SERVICE.TUKANG_KOSONG);
  orRefuse(
    await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate),
    TIDAK_SERVICE.TUKANG_TIDAK_ADA,
  );
  await needSame(tx, job, kode_tukang, ctx);
  const parts = await partsOf(tx, typed.emas ?? [], ctx);
  return {
    ...planOf(kode_tukang, parts, rp(0)),
    head: {
      ...headOf(parts),
      jenis: 'SERVICE' as const,
      no_dokumen: job.no_service,
      kode_tukang,
      uraian: job.barang.map((one) => `${one.nama_barang}: ${one.deskripsi}`).join(', '),
      berat_barang: job.berat,
      tgl_janji: job.tgl_janji,
      keterangan: typed.keterangan ?? '',
      modal_lunas: rp(0),
      dari_status: job.status,
      dari_tukang: job.kode_tukang,
      dari_tgl: job.tgl_serah,
    },
    afterNumber: async (no: string) => {
      await takeParts(tx, no, parts, ctx);
      await saveService(tx, ctx.kode_toko, job.no_service, {
        status: 'PROSES',
        kode_tukang,
        tgl_serah: job.tgl_serah ?? ctx.hari,
      });
    },
  };
}

/** While gold for it is out, a job stays with the craftsman who has the gold. */
async function needSame(tx: Tx, job: Service, kode_tukang: string, ctx: Ctx): Promise<void> {
  if (job.status !== 'PROSES' || job.kode_tukang === kode_tukang) return;
  const there = await listDiberi(tx, ctx.kode_toko, job.no_service);
  const other = fill(TIDAK_SERVICE.TUKANG_LAIN, { kode_tukang: job.kode_tukang ?? '-' });
  refuseIf(there.length > 0 ? [other] : []);
}

/** Gold alone, without a job: for solder and wire, or in place of gold that he used of his own (D-36.5). */
async function handOut(tx: Tx, typed: Loose, ctx: Ctx) {
  const { kode_tukang } = typed;
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
  orRefuse(known, TIDAK_SERVICE.TUKANG_TIDAK_ADA);
  const parts = await partsOf(tx, typed.emas, ctx);
  const bebas = await readBebas(tx, ctx.kode_toko, kode_tukang);
  const modal_lunas = hitungLunas(
    bebas.emas,
    parts.map((one) => ({ ...one, kadar: one.persen })),
  );
  return {
    ...planOf(kode_tukang, parts, modal_lunas),
    head: {
      ...headOf(parts),
      jenis: 'LEPAS' as const,
      no_dokumen: null,
      kode_tukang,
      uraian: '',
      berat_barang: mg(0),
      tgl_janji: null,
      keterangan: typed.keterangan ?? '',
      modal_lunas,
      dari_status: null,
      dari_tukang: null,
      dari_tgl: null,
    },
    afterNumber: (no: string) => takeParts(tx, no, parts, ctx),
  };
}

/** On its day: the gold lies in its lots again, the job is where it was before (D-36.5). */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_serah, no_dokumen, kode_tukang, berat, dari_status, dari_tukang, dari_tgl } = held;
  // The job before its craftsman, in the order of the hand-over.
  if (no_dokumen !== null) await needLast(tx, held, no_dokumen, ctx);
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
  orRefuse(known, TIDAK_SERVICE.TUKANG_TIDAK_ADA);
  if (no_dokumen === null) await needLastBebas(tx, kode_tukang, no_serah, ctx);
  const change = { status: dari_status, kode_tukang: dari_tukang, tgl_serah: dari_tgl };
  return {
    // What held no gold has no set to mirror: the act that cancelled it is kept on it.
    ...(berat === 0 && { postings: [], head: { op_batal: ctx.op } }),
    angka: held.emas.map((one) => ({
      label: one.no_lot,
      nilai: `${formatGram(one.berat)} g, ${percentText(one.kadar)}`,
    })),
    afterNumber: async (no_batal: string) => {
      await returnParts(tx, { no: no_serah, no_batal }, ctx);
      if (no_dokumen !== null) await pekerjaanOf(held).save(tx, ctx.kode_toko, no_dokumen, change);
    },
  };
}

/** The job is still at the craftsman, and nothing more was handed over for it since. */
async function needLast(tx: Tx, held: HeldOf<Words>, no_dokumen: string, ctx: Ctx): Promise<void> {
  const { no_serah } = held;
  await pekerjaanOf(held).hold(tx, no_dokumen, ['PROSES'], ctx);
  const last = await findSerah(tx, ctx.kode_toko, no_dokumen);
  const later = last.no_serah !== null && last.no_serah !== no_serah;
  conflictIf(later, fill(TIDAK_SERVICE.SERAH_BERLANJUT, { no: last.no_serah ?? '' }));
}

/** The gold of it, on the paper that the craftsman signs. */
const emasOnPaper = ({ emas }: HeldOf<Words>): BuktiMore =>
  emas.length === 0
    ? {}
    : {
        barang: emas.map((one) => [
          `Emas ${percentText(one.kadar)}`,
          `${formatGram(one.berat)} g, murni ${formatGram(one.murni)} g, gudang ${one.kode_gudang}`,
        ]),
      };

export const serah = serveDocument(serahDocument, {
  makes: { service: handOver, pesanan: handOrder, lepas: handOut },
  undo,
  paperExtras: (_, held) => Promise.resolve(emasOnPaper(held)),
});
