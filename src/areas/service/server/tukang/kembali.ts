import { formatGram, percentText } from '#kit/rules/format.ts';
import { atLeast, mg, minus, percentOf, plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { GivenOf, HeldOf, LineOf } from '#areas/buku/contract/document-types.ts';
import type { BuktiMore } from '#areas/buku/rules/bukti.ts';
import { serveDocument } from '#areas/buku/server/document/serve-document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { periksaSemua, TIDAK_SERVICE } from '#areas/service/rules/service.ts';
import {
  bukuKembali,
  hitungSusutTukang,
  modalKembali,
  murniSelesai,
  periksaBebas,
  periksaKembali,
  TIDAK_TUKANG,
  type EmasKe,
  type Kerja,
  type SusutTukang,
} from '#areas/service/rules/tukang.ts';
import { holdService, type Service } from '#areas/service/server/pekerjaan.ts';
import { kabariSelesai } from '#areas/service/server/kabari-selesai.ts';
import {
  findTukang,
  saveBelumSelesai,
  saveSelesai,
  saveService,
} from '#areas/service/server/service.query.ts';
import {
  findSerah,
  listDiberi,
  listKembali,
  readBebas,
  saveKembali,
  susutBulan,
} from '#areas/service/server/tukang/tukang.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import { undoLots } from '#areas/stock/server/lot/undo-lots.ts';
import { findGudangLepas } from '#areas/stock/server/lot/gudang-lepas.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kembaliDocument.words;
type OfJob = GivenOf<Words, 'service'>;
type OfLoose = GivenOf<Words, 'lepas'>;
type Line = LineOf<Words>;
type Typed = NonNullable<OfJob['kembali']>;

const TAKES = ['VALID', 'DITERIMA', 'PROSES'];

/** Gold on the scale as it comes back, in a warehouse that takes loose gold. */
async function backOf(tx: Tx, typed: Typed | null, ctx: Ctx): Promise<EmasKe[]> {
  const back = (typed ?? []).map(({ kode_gudang, kadar, berat }) => ({
    kode_gudang,
    kadar,
    berat,
    murni: percentOf(berat, kadar, 'half'),
  }));
  const known = await findGudangLepas(
    tx,
    ctx.kode_toko,
    back.map((one) => one.kode_gudang),
  );
  const unknown = back.flatMap(({ kode_gudang }, at) =>
    known.has(kode_gudang)
      ? []
      : [{ ...TIDAK_BARANG.GUDANG_TIDAK_ADA, field: `kembali.${at}.kode_gudang` }],
  );
  refuseIf(unknown);
  return back;
}

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
      };
    });
}
const NOTHING_DONE = { tambah_emas: null, kikir: null, ongkos: null, foto: null };

/** The pieces of a job are finished: weighed, what went in and what came back is settled, the work has its price (D-37.3). */
async function finish(tx: Tx, typed: OfJob, ctx: Ctx) {
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
  ];
  const modal_diberi = sum(diberi.map((one) => one.modal));
  const bebas = kode_tukang ? await readBebas(tx, ctx.kode_toko, kode_tukang) : NO_GOLD;
  const base = { barang: lines, diberi, kembali, toleransi: toleransiOf(ctx) };
  const own = hitungSusutTukang({ ...base, modal: modal_diberi });
  const modal_bebas = costOfOwn(own, bebas);
  const susut = hitungSusutTukang({ ...base, modal: plus(modal_diberi, modal_bebas) });
  const cost = costsOf(susut, kembali, plus(modal_diberi, modal_bebas));
  const upah = typed.upah ?? rp(0);
  const ongkos = sum(lines.map((one) => one.ongkos));
  return {
    head: {
      ...headOf(susut, kembali, ctx),
      ...cost,
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
      upah,
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
    asks: susut.lebih ? [await askFor(tx, { susut, lines, kode_tukang, no_service }, ctx)] : [],
    also: async (no: string) => {
      await useFotos(tx, lines, ctx);
      await settle(tx, no, { susut, kembali, modal: cost.modal_kembali }, ctx);
      await saveSelesai(tx, ctx.kode_toko, no_service, lines.map(doneOf));
      await saveService(tx, ctx.kode_toko, no_service, {
        status: 'SELESAI',
        tgl_selesai: ctx.hari,
        ongkos,
        tambah_emas: added,
        modal_emas: cost.modal_sisa,
      });
      await kabariSelesai(tx, job, ongkos, ctx);
    },
  };
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
  const diberi = tutup ? held : kembali.map(({ kadar, berat, murni }) => ({ kadar, berat, murni }));
  const refusals = [
    ...(held.length === 0 ? [TIDAK_TUKANG.SALDO_KOSONG] : []),
    ...(kembali.length === 0 && !tutup ? [TIDAK_TUKANG.KEMBALI_KOSONG] : []),
    ...(tutup ? periksaKembali(held, kembali) : periksaBebas(bebas.emas, kembali)),
  ];
  const modal = modalKembali(atLeast(rp(0), bebas.modal), diberi, held);
  const of = { barang: [], diberi, kembali, toleransi: toleransiOf(ctx), modal };
  const susut = hitungSusutTukang(of);
  // Within the tolerance the cost stays in what came back (D-44.2); with nothing back all of it is lost.
  const modal_susut = kembali.length === 0 ? modal : susut.modal_susut;
  const modal_kembali = minus(modal, modal_susut);
  return {
    head: {
      ...headOf(susut, kembali, ctx),
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
      ongkos: rp(0),
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
      ? [await askFor(tx, { susut, lines: [], kode_tukang, no_service: null }, ctx)]
      : [],
    also: (no: string) => settle(tx, no, { susut, kembali, modal: modal_kembali }, ctx),
  };
}

const NO_GOLD = { emas: [], modal: rp(0) };
const toleransiOf = ({ param }: Ctx) => param(serviceParam.TOLERANSI_SUSUT_TUKANG_PERSEN);

/** What the shop paid for gold that the craftsman held without a job and used for this one. */
const costOfOwn = (
  { sendiri }: SusutTukang,
  { emas, modal }: Awaited<ReturnType<typeof readBebas>>,
): Rupiah =>
  modalKembali(
    atLeast(rp(0), modal),
    sendiri,
    emas.filter((one) => one.berat > 0),
  );

/** The cost of what was given: back with the gold, lost above the tolerance, the rest in the pieces. */
function costsOf(susut: SusutTukang, kembali: readonly EmasKe[], modal: Rupiah) {
  const { modal_susut } = susut;
  const left = minus(modal, modal_susut);
  const share = modalKembali(modal, kembali, susut.sumber);
  const modal_kembali = share > left ? left : share;
  return { modal_susut, modal_kembali, modal_sisa: minus(left, modal_kembali) };
}

const headOf = (susut: SusutTukang, kembali: readonly EmasKe[], ctx: Ctx) => ({
  berat_sendiri: sum(susut.sendiri.map((one) => one.berat)),
  berat_kembali: sum(kembali.map((one) => one.berat)),
  murni_kembali: sum(kembali.map((one) => one.murni)),
  susut: susut.susut,
  susut_murni: susut.susut_murni,
  susut_persen: susut.persen,
  batas_susut: toleransiOf(ctx),
  lebih: susut.lebih,
  op_batal: null,
});

const useFotos = (tx: Tx, lines: readonly Line[], ctx: Ctx): Promise<void> =>
  pakaiBukti(
    tx,
    'tukang_kembali',
    lines.flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
    ),
    ctx,
  );

type Settled = {
  readonly susut: SusutTukang;
  readonly kembali: readonly EmasKe[];
  readonly modal: Rupiah;
};

/** The account of the craftsman is cleared of it; what came back is a lot, its cost shared by fine gold (D-44.1). */
async function settle(
  tx: Tx,
  no: string,
  { susut, kembali, modal }: Settled,
  ctx: Ctx,
): Promise<void> {
  const emas = kembali.map((one, at) => ({
    kode_gudang: one.kode_gudang,
    persen: one.kadar,
    berat: one.berat,
    murni: one.murni,
    modal: shareAt(modal, kembali, at),
  }));
  const lots = await createLots(tx, { no, asal: 'TUKANG', tahap: 'BELUM SORTIR', emas }, ctx);
  const keys = [...new Set(kembali.map(keyOf))];
  const lotOf = new Map(zip(keys, lots));
  const rows = kembali.map((one) => ({ ...one, no_lot: kept(lotOf, keyOf(one)) }));
  await saveKembali(tx, no, { sumber: susut.sumber, kembali: rows }, ctx);
}
const keyOf = ({ kode_gudang, kadar }: EmasKe): string => `${kode_gudang}/${kadar}`;

/** The last takes the rest, so that together they cost what the whole did. */
const shareAt = (modal: Rupiah, kembali: readonly EmasKe[], at: number): Rupiah => {
  const upTo = (n: number): Rupiah =>
    n >= kembali.length ? modal : modalKembali(modal, kembali.slice(0, n), kembali);
  return minus(upTo(at + 1), upTo(at));
};

type Asked = {
  readonly susut: SusutTukang;
  readonly lines: readonly Line[];
  readonly kode_tukang: string | null;
  readonly no_service: string | null;
};

const gram = (berat: Parameters<typeof formatGram>[0]): string => `${formatGram(berat)} g`;

/** A weight that nothing explains: whoever agrees reads it beside what the craftsman has lost this month. */
async function askFor(
  tx: Tx,
  { susut, lines, kode_tukang, no_service }: Asked,
  ctx: Ctx,
): Promise<Tuntutan> {
  const bulan = await susutBulan(tx, ctx, kode_tukang);
  return {
    event: serviceEvents.SERVICE_SELISIH,
    ringkasan:
      no_service === null
        ? sentence('Emas tukang {kode_tukang} kembali dengan susut {susut} g', {
            kode_tukang: kode_tukang ?? '-',
            susut: formatGram(susut.susut),
          })
        : sentence('Service {no} selesai dengan berat {susut} g yang tidak terjelaskan', {
            no: no_service,
            susut: formatGram(susut.susut),
          }),
    angka: [
      ...lines.map((one: Kerja & { readonly nama_barang: string }) => ({
        label: one.nama_barang,
        nilai: sentence('{masuk} g → {keluar} g, tambah {tambah} g, kikir {kikir} g', {
          masuk: formatGram(one.berat_masuk),
          keluar: formatGram(one.berat),
          tambah: formatGram(one.tambah_emas),
          kikir: formatGram(one.kikir),
        }),
      })),
      { label: 'Emas diserahkan', nilai: gram(sum(susut.sumber.map((one) => one.berat))) },
      { label: 'Berat tidak terjelaskan', nilai: gram(susut.tak_jelas) },
      { label: 'Susut yang dibolehkan', nilai: gram(susut.boleh) },
      { label: 'Susut', nilai: gram(susut.susut) },
      { label: 'Susut murni', nilai: gram(susut.susut_murni) },
      { label: 'Susut persen', nilai: percentText(susut.persen) },
      { label: 'Tukang', nilai: kode_tukang ?? '-' },
      { label: 'Susut tukang bulan ini', nilai: gram(bulan.berat) },
    ],
    foto: lines,
  };
}

/** On its day, while the job is not fetched and no gram of what came back was used. */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_kembali, no_dokumen, kode_tukang, input_date, dari_status } = held;
  if (no_dokumen !== null) await holdService(tx, no_dokumen, ['SELESAI'], ctx);
  if (kode_tukang !== null) await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
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
    also: async (no_batal: string) => {
      await emptyLots?.(no_batal);
      if (no_dokumen === null) return;
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
          `${formatGram(one.berat_masuk)} g jadi ${formatGram(one.berat)} g, tambah ${formatGram(one.tambah_emas)} g, kikir ${formatGram(one.kikir)} g`,
        ]),
      };

export const kembali = serveDocument(kembaliDocument, {
  makes: { service: finish, lepas: giveBack },
  parts: { kembali: { read: listKembali } },
  undo,
  adds: (_, held) => Promise.resolve(onPaper(held)),
});
