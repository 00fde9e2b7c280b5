import { daysBetween } from '#kit/rules/hari.ts';
import { mg, percentOf, rp, sum } from '#kit/rules/quantity.ts';
import { at, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import type {
  BodyOf,
  DocumentAsk,
  LineOf,
  RowOf,
  StepBodyOf,
} from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { BELUM_DP, takeDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import {
  bukuTerima,
  HIDUP,
  periksaJanji,
  periksaKerja,
  TIDAK_SERVICE,
  type Daftar,
} from '#areas/service/rules/kerja-service.ts';
import type { Service } from '#areas/service/server/pekerjaan.ts';
import {
  findTukang,
  jobsIn,
  listUraian,
  readDaftarKerja,
} from '#areas/service/server/kerja-service.query.ts';
import { batalService } from '#areas/service/server/batal-service.ts';
import { readSurat } from '#areas/service/server/surat-service.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof serviceDocument.spec;
type Typed = BodyOf<Words, 'terima'>;
type Line = LineOf<Words>;

/** Pieces of a customer taken in: who, what, until when, what it may cost, what was paid of it (D-37.2). */
async function receive(tx: Tx, typed: Typed, ctx: Ctx) {
  const { tgl_janji, kode_tukang } = typed;
  const tunggu = ctx.modul(serviceModul.VALIDASI_SERVICE_MODULE);
  const given = typed.pembayaran ?? [];
  refuseIf([
    ...periksaJanji(tgl_janji, ctx.hari),
    ...(tunggu && given.length > 0 ? [TIDAK_SERVICE.BAYAR_DI_VALIDASI] : []),
  ]);
  const who = await owner(tx, typed, ctx);
  await needTukang(tx, kode_tukang, ctx);
  const daftar = ctx.modul(serviceModul.PARAMETER_DESKRIPSI_SERVICE_MODULE)
    ? await readDaftarKerja(tx, ctx.kode_toko)
    : null;
  refuseIf(
    typed.barang.flatMap((one, index) =>
      [...periksaKerja(one, daftar), ...needFoto(one, ctx)].map((no) => at(no, 'barang', index)),
    ),
  );
  await useFotos(tx, typed, ctx);
  const lines = typed.barang.map((one) => lineOf(one, daftar));
  const ongkos = sum(lines.map((one) => one.ongkos));
  const dp = given.length === 0 ? BELUM_DP : await firstDp(tx, ongkos, given, ctx);
  return {
    head: {
      ...who,
      ...UNTOUCHED,
      kode_sales: typed.kode_sales,
      qty: lines.length,
      berat: sum(lines.map((one) => one.berat)),
      tgl_janji,
      kode_tukang,
      ongkos,
      ongkos_awal: ongkos,
      dp_rp: dp.dp_rp,
      dp_awal: dp.dp_rp,
      kembali: dp.kembali,
      keterangan: typed.keterangan ?? '',
      tunggu,
    },
    waits: tunggu,
    lines,
    parts: { pembayaran: [...dp.baris] },
    postings: tunggu ? [] : bukuTerima(lines, dp.buku, dp.dp_rp),
    asks: jagaBeratWajar(tx, lines.map(ditimbang), ctx),
  };
}

/** What only comes later. */
const UNTOUCHED = {
  tgl_serah: null,
  tambah_emas: mg(0),
  tgl_selesai: null,
  tgl_ambil: null,
  valid_by: null,
  valid_at: null,
  modal_emas: rp(0),
  kartu_kembali_rp: null,
  hari_batal: null,
  refund_jenis: null,
  refund_rekening: null,
  pembulatan_tunai: rp(0),
  batal_diambil_oleh: null,
  batal_no_ktp: null,
  setuju_pemilik: null,
};

/** Whose the pieces are: a card is made where there is none; a piece without a name has no owner. */
async function owner(tx: Tx, { customer, kode_sales }: Typed, ctx: Ctx) {
  const asked = { kode_sales, no_rekening: [], customer };
  const { sales, customer: known } = await readRujukan(tx, ctx.kode_toko, asked);
  refuseIf(sales ? [] : [TIDAK_SERVICE.SALES_TIDAK_ADA]);
  const { nama, alamat, no_hp, kode_customer } = await catatCustomer(tx, customer, known, ctx);
  refuseIf(nama ? [] : [at(TIDAK_SERVICE.NAMA_KOSONG, 'customer')]);
  return { kode_customer, nama_customer: nama, alamat_customer: alamat, no_hp };
}

async function needTukang(tx: Tx, kode_tukang: string | null, ctx: Ctx): Promise<void> {
  if (kode_tukang === null) return;
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang);
  refuseIf(known ? [] : [TIDAK_SERVICE.TUKANG_TIDAK_ADA]);
}

/** A photo of each piece, where the shop asks for one of whatever is taken in (FOTO_BELI_WAJIB). */
const needFoto = ({ foto }: Typed['barang'][number], { param }: Ctx): Refusal[] =>
  param(pembelianParam.FOTO_BELI_WAJIB) && !foto ? [TIDAK_SERVICE.FOTO_WAJIB] : [];

const useFotos = (tx: Tx, { barang }: Typed, ctx: Ctx): Promise<void> =>
  pakaiBukti(
    tx,
    'service',
    barang.flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
    ),
    ctx,
  );

/** Work of the list is called and priced as the list says, unless another charge was agreed. */
function lineOf(one: Typed['barang'][number], daftar: Daftar | null): Line {
  const listed = one.kode_deskripsi === null ? undefined : daftar?.get(one.kode_deskripsi);
  const ongkos = one.ongkos ?? listed?.ongkos ?? rp(0);
  return {
    nama_barang: one.nama_barang,
    kadar: one.kadar,
    berat: one.berat,
    murni: percentOf(one.berat, one.kadar, 'half'),
    kode_deskripsi: listed ? one.kode_deskripsi : null,
    deskripsi: workOf(one.deskripsi, listed?.deskripsi),
    ongkos,
    ongkos_awal: ongkos,
    ongkos_daftar: listed?.ongkos ?? null,
    foto: one.foto,
    berat_selesai: null,
    murni_selesai: null,
    tambah_emas: mg(0),
    kikir: mg(0),
    foto_selesai: null,
  };
}

/** Work of the list keeps the list's words, which its price is for; what else was typed follows them. */
const workOf = (typed: string | null, listed: string | undefined): string => {
  if (listed === undefined) return typed ?? '';
  return typed === null || typed === listed ? listed : `${listed}: ${typed}`;
};

/** Money towards the estimate, any amount up to it. */
const firstDp = (
  tx: Tx,
  ongkos: Line['ongkos'],
  pays: NonNullable<Typed['pembayaran']>,
  ctx: Ctx,
) => {
  refuseIf(ongkos > 0 ? [] : [TIDAK_SERVICE.SUDAH_LUNAS]);
  return takeDp(tx, { harga_total: ongkos, dp_rp: rp(0) }, pays, ctx);
};

/** What waited is received now: its DP is taken, the pieces are in custody (D-37.1). */
async function validate(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  held: Service,
) {
  const { no_service, ongkos_awal, barang } = held;
  const given = pembayaran ?? [];
  const dp = given.length === 0 ? BELUM_DP : await firstDp(tx, ongkos_awal, given, ctx);
  return {
    head: { valid_by: ctx.user_id, dp_awal: dp.dp_rp, dp_rp: dp.dp_rp, kembali: dp.kembali },
    stamps: ['valid_at' as const],
    postings: bukuTerima(barang, dp.buku, dp.dp_rp),
    afterNumber: async () => void (await PAYS.write(tx, no_service, [...dp.baris], ctx)),
  };
}

type Row = RowOf<Words>;

const UNDERWAY: readonly string[] = ['VALID', 'DITERIMA', 'PROSES'];

/** Past its promise while the pieces are not ready. */
const isLate = ({ status, tgl_janji }: Row, { hari }: Ctx): boolean =>
  UNDERWAY.includes(status) && tgl_janji < hari;

/** How long the shop has, or had, the pieces; whether they are late; what they are. */
async function compute(on: Sql, rows: Row[], _: DocumentAsk, ctx: Ctx) {
  const nomor = rows.map((row) => row.no_service);
  const said = await listUraian(on, ctx.kode_toko, nomor);
  const uraian = new Map(said.map((one) => [one.no_service, one.uraian]));
  return rows.map((row) => ({
    ...row,
    terlambat: isLate(row, ctx),
    lama_hari: Math.max(0, daysBetween(row.tgl_system, row.tgl_ambil ?? ctx.hari)),
    uraian: uraian.get(row.no_service) ?? '',
  }));
}

/** The two questions that are no state: what is still here, and what is late. */
function listFilter({ status }: DocumentAsk, { hari }: Ctx): Query | undefined {
  if (status === 'BELUM_DIAMBIL') return jobsIn(HIDUP);
  if (status === 'TERLAMBAT') return jobsIn(UNDERWAY, hari);
  return undefined;
}

/** Repairs: taken in, first money, given back; later acts on them are documents of other kinds (D-37). */
export const service = serveDocument(serviceDocument, {
  makes: { terima: receive },
  steps: { validasi: validate },
  parts: { pembayaran: PAYS },
  undo: batalService,
  listFilter,
  compute,
  paperExtras: readSurat,
});
