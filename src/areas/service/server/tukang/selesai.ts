import { mg, plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { kept } from '#kit/rules/lists.ts';
import { at, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { GivenOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { periksaSemua, TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import {
  bukuKembali,
  murniSelesai,
  periksaKembali,
  type EmasKe,
} from '#areas/service/rules/tukang.ts';
import { hitungSusutTukang, type SusutTukang } from '#areas/service/rules/susut-tukang.ts';
import { kabariSelesai } from '#areas/service/server/kabari-selesai.ts';
import { holdService, type Service } from '#areas/service/server/pekerjaan.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { saveSelesai, saveService } from '#areas/service/server/kerja-service.table.ts';
import {
  askFor,
  backOf,
  costOfOwn,
  costsOf,
  headOf,
  settle,
  toleransiOf,
} from '#areas/service/server/tukang/kembali-bersama.ts';
import { hitungKecil, type SusutKecil } from '#areas/service/server/tukang/susut-kecil.ts';
import { findSerah, listDiberi, readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kembaliDocument.spec;
type OfJob = GivenOf<Words, 'service'>;
type Line = LineOf<Words>;

const TAKES = ['VALID', 'DITERIMA', 'PROSES'];
const NO_GOLD = { emas: [], modal: rp(0), modal_tahu: true };

/** Each piece on the scale beside what it was; one that is not typed yet (a quote) weighs what it weighed. */
function linesOf(typed: OfJob['barang'], { barang }: Service): Line[] {
  const given = typed ?? barang.map(({ urut, berat }) => ({ urut, berat, ...NOTHING_DONE }));
  refuseIf(
    periksaSemua(
      given.map((one) => one.urut),
      barang.length,
    ),
  );
  const byNo = new Map(barang.map((one) => [one.urut, one]));
  return given
    .toSorted((a, b) => a.urut - b.urut)
    .map((one) => {
      const piece = kept(byNo, one.urut);
      const kerja = {
        kadar: piece.kadar,
        berat_masuk: piece.berat,
        murni_masuk: piece.murni,
        berat: one.berat,
        tambah_emas: one.tambah_emas ?? mg(0),
        kikir: one.kikir ?? mg(0),
      };
      return {
        ...kerja,
        urut_barang: one.urut,
        nama_barang: piece.nama_barang,
        murni: murniSelesai(kerja),
        ongkos: one.ongkos ?? piece.ongkos,
        foto: one.foto,
        kode_barcode: null,
        harga_modal: null,
      };
    });
}
const NOTHING_DONE = { tambah_emas: null, kikir: null, ongkos: null, foto: null };

/** A job is finished: weighed, what went in and what came back is settled, the work has its price (D-37.3). */
export async function finish(tx: Tx, typed: OfJob, ctx: Ctx) {
  tx.guards.add('weight');
  const job = await holdService(tx, typed.no_service, TAKES, ctx);
  const { no_service } = job;
  const kode_tukang = job.status === 'PROSES' ? job.kode_tukang : null;
  if (kode_tukang !== null) await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
  const lines = linesOf(typed.barang, job);
  const kembali = await backOf(tx, typed.kembali, ctx);
  const diberi = kode_tukang === null ? [] : await listDiberi(tx, ctx.kode_toko, no_service);
  const { tgl_serah } = await findSerah(tx, ctx.kode_toko, no_service);
  const added = sum(lines.map((one) => one.tambah_emas));
  const refusals = [
    ...periksaKembali(diberi, kembali),
    ...(kode_tukang === null && added > 0 ? [TIDAK_SERVICE.EMAS_BELUM_SERAH] : []),
    ...needFoto(lines, ctx),
  ];
  const modal_diberi = sum(diberi.map((one) => one.modal));
  const bebas = kode_tukang ? await readBebas(tx, ctx.kode_toko, kode_tukang) : NO_GOLD;
  const base = { barang: lines, diberi, kembali, toleransi: toleransiOf(ctx) };
  const own = hitungSusutTukang({ ...base, modal: modal_diberi });
  const modal_bebas = costOfOwn(own, bebas);
  const susut = hitungSusutTukang({ ...base, modal: plus(modal_diberi, modal_bebas) });
  const cost = costsOf(susut, kembali, plus(modal_diberi, modal_bebas));
  const modal_tahu =
    diberi.every((one) => one.modal_tahu) && (modal_bebas === 0 || bebas.modal_tahu);
  const kecil = await hitungKecil(tx, susut, kode_tukang, ctx);
  const ongkos = sum(lines.map((one) => one.ongkos));
  return {
    head: {
      ...headOf(susut, kembali, ctx),
      ...cost,
      ...kecil.head,
      jenis: 'SERVICE' as const,
      no_dokumen: no_service,
      kode_tukang,
      tgl_serah,
      berat_masuk: sum(lines.map((one) => one.berat_masuk)),
      berat_keluar: sum(lines.map((one) => one.berat)),
      tambah_emas: added,
      kikir: sum(lines.map((one) => one.kikir)),
      berat_diberi: sum(diberi.map((one) => one.berat)),
      murni_diberi: sum(diberi.map((one) => one.murni)),
      ongkos,
      ongkos_awal: job.ongkos_awal,
      upah: typed.upah ?? rp(0),
      tutup: false,
      modal_diberi,
      modal_bebas,
      dari_status: job.status,
    },
    lines,
    parts: { kembali },
    postings: bukuKembali({
      kode_tukang,
      sumber: susut.sumber,
      barang: lines,
      kembali,
      modal_susut: susut.modal_susut,
    }),
    refusals,
    asks: await asksOf(tx, { susut, kecil, lines, kode_tukang, job: { ...job, ongkos } }, ctx),
    afterNumber: (no: string) =>
      keep(tx, no, { job, lines, susut, kembali, ongkos, modal_tahu, ...cost }, ctx),
  };
}

/** Weight, gold that went in and charge are one word; a piece that became heavier is as plausible as one taken in. */
async function asksOf(
  tx: Tx,
  asked: Parameters<typeof askFor>[1] & { readonly job: Service; readonly kecil: SusutKecil },
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const { susut, kecil, lines, job } = asked;
  const heavier = lines.filter((one) => one.berat > one.berat_masuk);
  return [
    ...(susut.lebih || susut.tambah_lebih || kecil.lewat || job.ongkos < job.ongkos_awal
      ? [await askFor(tx, asked, ctx)]
      : []),
    ...jagaBeratWajar(tx, heavier.map(ditimbang), ctx),
  ];
}

const doneOf = ({ urut_barang: urut, berat, murni, tambah_emas, kikir, ongkos, foto }: Line) => ({
  urut,
  berat,
  murni,
  tambah_emas,
  kikir,
  ongkos,
  foto,
});

type Finished = {
  readonly job: Service;
  readonly lines: readonly Line[];
  readonly susut: SusutTukang;
  readonly kembali: readonly EmasKe[];
  readonly ongkos: Rupiah;
  readonly modal_tahu: boolean;
  readonly modal_kembali: Rupiah;
  readonly modal_sisa: Rupiah;
};

/** What the act leaves beside its own rows: photos, lots, the job and its pieces, word to the customer. */
async function keep(
  tx: Tx,
  no: string,
  { job, lines, susut, kembali, ongkos, modal_tahu, modal_kembali, modal_sisa }: Finished,
  ctx: Ctx,
): Promise<void> {
  await useFotos(tx, lines, ctx);
  await settle(tx, no, { susut, kembali, modal: modal_kembali, modal_tahu }, ctx);
  await saveSelesai(tx, ctx.kode_toko, job.no_service, lines.map(doneOf));
  const tambah_emas = sum(lines.map((one) => one.tambah_emas));
  await saveService(tx, ctx.kode_toko, job.no_service, {
    status: 'SELESAI',
    tgl_selesai: ctx.hari,
    ongkos,
    tambah_emas,
    modal_emas: modal_sisa,
  });
  await kabariSelesai(tx, job, { ongkos, tambah_emas }, ctx);
}

/** Where gold goes in, its photo is asked for as of what is taken in (FOTO_BELI_WAJIB). */
const needFoto = (lines: readonly Line[], { param }: Ctx): Refusal[] =>
  param(pembelianParam.FOTO_BELI_WAJIB)
    ? lines.flatMap(({ foto, tambah_emas }, index) =>
        foto === null && tambah_emas > 0 ? [at(TIDAK_SERVICE.FOTO_WAJIB, 'barang', index)] : [],
      )
    : [];

const useFotos = (tx: Tx, lines: readonly Line[], ctx: Ctx): Promise<void> =>
  pakaiBukti(
    tx,
    'tukang_kembali',
    lines.flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
    ),
    ctx,
  );
