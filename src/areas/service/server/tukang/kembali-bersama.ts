import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { atLeast, minus, percentOf, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { GivenOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { modalKembali, dariBebas, type EmasKe, type Kerja } from '#areas/service/rules/tukang.ts';
import type { SusutTukang } from '#areas/service/rules/susut-tukang.ts';
import { angkaKecil, type SusutKecil } from '#areas/service/server/tukang/susut-kecil.ts';
import {
  saveKembali,
  susutBulan,
  type readBebas,
} from '#areas/service/server/tukang/tukang.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { findGudangLepas } from '#areas/stock/server/lot/gudang-lepas.query.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kembaliDocument.spec;
type Line = LineOf<Words>;
type Typed = NonNullable<GivenOf<Words, 'service'>['kembali']>;

/** Gold on the scale as it comes back, in a warehouse that takes loose gold. */
export async function backOf(tx: Tx, typed: Typed | null, ctx: Ctx): Promise<EmasKe[]> {
  const rows = typed ?? [];
  const known = await findGudangLepas(
    tx,
    ctx.kode_toko,
    rows.map((one) => one.kode_gudang),
  );
  const unknown = rows.flatMap(({ kode_gudang }, at) =>
    known.has(kode_gudang)
      ? []
      : [{ ...TIDAK_BARANG.GUDANG_TIDAK_ADA, field: `kembali.${at}.kode_gudang` }],
  );
  refuseIf(unknown);
  // The same gold in several rows is one: each row by itself would round its fine gold up.
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { kode_gudang, kadar } = first;
    const berat = sum(same.map((one) => one.berat));
    return [{ kode_gudang, kadar, berat, murni: percentOf(berat, kadar, 'half') }];
  });
}

export const toleransiOf = ({ param }: Ctx) => param(serviceParam.TOLERANSI_SUSUT_TUKANG_PERSEN);

/** The cost of what was given: back with the gold, lost above the tolerance, the rest in the pieces. */
export function costsOf(susut: SusutTukang, kembali: readonly EmasKe[], modal: Rupiah) {
  const { modal_susut } = susut;
  const left = minus(modal, modal_susut);
  const share = modalKembali(modal, kembali, susut.sumber);
  const modal_kembali = share > left ? left : share;
  return { modal_susut, modal_kembali, modal_sisa: minus(left, modal_kembali) };
}

/**
 * What the shop paid for gold that the craftsman held without a job and used for this one: of the same fineness. What
 * he used beyond it is his own, and paid for when he is given gold (`hitungLunas`).
 */
export const costOfOwn = (
  { sendiri }: SusutTukang,
  { emas, modal }: Awaited<ReturnType<typeof readBebas>>,
): Rupiah => {
  const held = emas.filter((one) => one.berat > 0);
  return modalKembali(
    atLeast(rp(0), modal),
    sendiri.flatMap((one) => dariBebas(one, held)),
    held,
  );
};

export const headOf = (susut: SusutTukang, kembali: readonly EmasKe[], ctx: Ctx) => ({
  berat_sendiri: sum(susut.sendiri.map((one) => one.berat)),
  berat_kembali: sum(kembali.map((one) => one.berat)),
  murni_kembali: sum(kembali.map((one) => one.murni)),
  susut: susut.susut,
  susut_murni: susut.susut_murni,
  susut_persen: susut.persen,
  batas_susut: toleransiOf(ctx),
  lebih: susut.lebih,
  tambah_lebih: susut.tambah_lebih,
  op_batal: null,
});

type Settled = {
  readonly susut: SusutTukang;
  readonly kembali: readonly EmasKe[];
  readonly modal: Rupiah;
  /** False where what was given had no known cost (D-44.2). */
  readonly modal_tahu: boolean;
};

/** The account of the craftsman is cleared of it; what came back is a lot, its cost shared by fine gold (D-44.1). */
export async function settle(
  tx: Tx,
  no: string,
  { susut, kembali, modal, modal_tahu }: Settled,
  ctx: Ctx,
): Promise<void> {
  const emas = kembali.map((one, at) => ({
    kode_gudang: one.kode_gudang,
    persen: one.kadar,
    berat: one.berat,
    murni: one.murni,
    modal: shareAt(modal, kembali, at),
    modal_tahu,
  }));
  const lots = await createLots(tx, { no, asal: 'TUKANG', tahap: 'BELUM SORTIR', emas }, ctx);
  const keys = [...new Set(kembali.map(keyOf))];
  const lotOf = new Map(zip(keys, lots));
  const rows = kembali.map((one) => ({ ...one, no_lot: kept(lotOf, keyOf(one)) }));
  await saveKembali(tx, no, { sumber: susut.sumber, kembali: rows }, ctx);
}
const keyOf = ({ kode_gudang, kadar }: Pick<EmasKe, 'kode_gudang' | 'kadar'>): string =>
  `${kode_gudang}/${kadar}`;

/** The last takes the rest, so that together they cost what the whole did. */
const shareAt = (modal: Rupiah, kembali: readonly EmasKe[], at: number): Rupiah => {
  const upTo = (n: number): Rupiah =>
    n >= kembali.length ? modal : modalKembali(modal, kembali.slice(0, n), kembali);
  return minus(upTo(at + 1), upTo(at));
};

type Asked = {
  readonly susut: SusutTukang;
  /** None of gold that comes back without work. */
  readonly kecil: SusutKecil | null;
  readonly lines: readonly Line[];
  readonly kode_tukang: string | null;
  /** The job, with what its work costs now. */
  readonly job: Biaya | null;
};
type Biaya = { readonly no_service: string; readonly ongkos: Rupiah; readonly ongkos_awal: Rupiah };

const gram = (berat: Parameters<typeof formatGram>[0]): string => `${formatGram(berat)} g`;

/**
 * A weight that nothing explains, much gold that went in, or work that costs less than was agreed with the customer:
 * the superior reads it beside what the craftsman has lost this month.
 */
export async function askFor(
  tx: Tx,
  { susut, kecil, lines, kode_tukang, job }: Asked,
  ctx: Ctx,
): Promise<Tuntutan> {
  const bulan = await susutBulan(tx, ctx, kode_tukang);
  return {
    event: serviceEvents.SERVICE_SELISIH,
    ringkasan: ringkasanOf({ susut, kecil, lines, kode_tukang, job }),
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
      ...(job === null
        ? []
        : [
            { label: 'Perkiraan ongkos', nilai: formatRupiah(job.ongkos_awal) },
            { label: 'Ongkos', nilai: formatRupiah(job.ongkos) },
          ]),
      { label: 'Emas diserahkan', nilai: gram(sum(susut.sumber.map((one) => one.berat))) },
      { label: 'Emas tukang sendiri', nilai: gram(sum(susut.sendiri.map((one) => one.berat))) },
      { label: 'Berat tidak terjelaskan', nilai: gram(susut.tak_jelas) },
      { label: 'Emas toko hilang', nilai: gram(susut.hilang) },
      { label: 'Emas toko boleh hilang', nilai: gram(susut.boleh_hilang) },
      { label: 'Susut yang dibolehkan', nilai: gram(susut.boleh) },
      { label: 'Susut', nilai: gram(susut.susut) },
      { label: 'Susut murni', nilai: gram(susut.susut_murni) },
      { label: 'Susut persen', nilai: percentText(susut.persen) },
      { label: 'Tukang', nilai: kode_tukang ?? '-' },
      { label: 'Susut murni tukang bulan ini', nilai: gram(bulan.murni) },
      ...(kecil === null ? [] : angkaKecil(kecil)),
    ],
    foto: lines,
  };
}

function ringkasanOf({ susut: of, kecil, lines, kode_tukang, job }: Asked) {
  const { susut, lebih, tambah_lebih } = of;
  if (job === null)
    return sentence('Emas tukang {kode_tukang} kembali dengan susut {susut} g', {
      kode_tukang: kode_tukang ?? '-',
      susut: formatGram(susut),
    });
  const no = job.no_service;
  if (tambah_lebih && !lebih)
    return sentence('Service {no} selesai dengan emas tambahan {tambah} g', {
      no,
      tambah: formatGram(sum(lines.map((one) => one.tambah_emas))),
    });
  if (kecil?.lewat && !lebih)
    return sentence('Service {no} selesai, susut kecil bulan ini di atas batas {batas} g', {
      no,
      batas: formatGram(kecil.batas),
    });
  return lebih
    ? sentence('Service {no} selesai dengan berat {susut} g yang tidak terjelaskan', {
        no,
        susut: formatGram(susut),
      })
    : sentence('Service {no} selesai dengan ongkos Rp {ongkos}, diperkirakan Rp {kira}', {
        no,
        ongkos: formatRupiah(job.ongkos),
        kira: formatRupiah(job.ongkos_awal),
      });
}
