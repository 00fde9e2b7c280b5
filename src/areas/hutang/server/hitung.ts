import { hari, kataHari } from '#kit/rules/hari.ts';
import { plus, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import type { BodyOf, HeldOf, LineOf, LockedRow } from '#areas/dokumen/contract/document-types.ts';
import type { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import {
  hitungBunga,
  hitungJatuhTempo,
  TIDAK_BUNGA,
  type PokokHutang,
} from '#areas/hutang/rules/bunga.ts';
import { tentukanBunga, type Gadai } from '#areas/hutang/rules/hutang.ts';
import { hitungJadwal } from '#areas/hutang/rules/jadwal.ts';
import {
  hitungJaminan,
  jumlahPlafond,
  jumlahTaksiran,
  type DasarPlafond,
  type NilaiJaminan,
} from '#areas/hutang/rules/plafond.ts';
import { readDasarHutang, type DasarHutang } from '#areas/hutang/server/dasar.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** A loan with its pledged goods, as an act on it is given it. */
export type Hutang = HeldOf<typeof hutangDocument.spec>;
/** A pledged piece, by its place on the ticket (`urut`). */
export type Jaminan = Hutang['detail_barang'][number];

/** What a loan's interest follows from. */
export const pokokOf = (hutang: LockedRow<typeof hutangDocument.spec>): PokokHutang => ({
  ...hutang,
  tgl_hutang: hutang.tgl_system,
});

/** The gold of pledged goods as the book moves it: without stones. */
export const gadaiOf = (goods: readonly LineOf<typeof hutangDocument.spec>[]): Gadai[] =>
  goods.map(({ kadar, berat_bersih: berat, murni }) => ({ kadar, berat, murni }));

/** What a loan costs as of a day. */
const BERJALAN: readonly string[] = ['AKTIF', 'TUNGGU'];

export async function hitungBungaHutang(
  on: Sql,
  { params, query }: InputOf<typeof hitungBungaEndpoint>,
  ctx: Ctx,
) {
  const held = await findParent(on, hutangDocument, params.no, ctx);
  // What ended owes nothing: a figure here would open the reckoning again.
  conflictIf(!BERJALAN.includes(held.status), refusalsOf(hutangDocument.spec).inState(held));
  const hutang = pokokOf(held);
  const tgl = query.tgl === undefined ? ctx.hari : hari(query.tgl);
  const mulai = kataHari(held.tgl_system);
  refuseIf(tgl < held.tgl_system ? [fill(TIDAK_BUNGA.SEBELUM_HUTANG, { mulai })] : []);
  const { bunga_rp, sampai, lama_pinjam, hari_bunga } = hitungBunga(hutang, tgl);
  const { jumlah_hutang, bunga_dibayar_sampai } = hutang;
  const total_bayar = plus(jumlah_hutang, bunga_rp);
  const jatuh_tempo_baru = hitungJatuhTempo(held, sampai);
  return {
    tgl,
    lama_pinjam,
    hari_bunga,
    bunga_rp,
    jumlah_hutang,
    total_bayar,
    bunga_dibayar_sampai,
    sampai,
    jatuh_tempo_baru,
    jadwal: hitungJadwal(hutang, ctx.hari),
  };
}

type Goods = BodyOf<typeof hutangDocument.spec, 'hutang'>['detail_barang'];

/** The goods with what each is worth, and what is lent on them together. */
export type Dinilai = {
  readonly dasar: DasarHutang;
  readonly nilai: readonly NilaiJaminan[];
  readonly taksiran: Rupiah;
  readonly plafond: Rupiah;
};

export async function nilaiJaminan(on: Sql, goods: Goods, ctx: Ctx): Promise<Dinilai> {
  const dasar = await readDasarHutang(on, ctx.kode_toko);
  const nilai = goods.map((one) =>
    hitungJaminan({ ...one, berat_bersih: one.berat_bersih ?? one.berat }, plafondOf(dasar, ctx)),
  );
  return { dasar, nilai, taksiran: jumlahTaksiran(nilai), plafond: jumlahPlafond(nilai) };
}

/** Ceilings by the masters; without their module a share of the estimate (D-33.6). */
const plafondOf = (dasar: DasarHutang, { modul, param }: Ctx): DasarPlafond => ({
  ...dasar,
  cara: modul(hutangModul.PLAFOND_HUTANG_MODULE)
    ? param(hutangParam.CARA_PLAFOND)
    : 'PERSEN_TAKSIRAN',
  share: param(hutangParam.PLAFOND_PERSEN),
  toleransi: param(pembelianParam.TOLERANSI_KADAR_BELI),
});

/** The rate that the shop's table has for a principal. */
export const bungaTabel = (jumlah: Rupiah, { bunga }: DasarHutang, { modul, param }: Ctx): Persen =>
  tentukanBunga(
    jumlah,
    modul(hutangModul.PARAMETER_BUNGA_HUTANG_MODULE) ? bunga : [],
    param(hutangParam.BUNGA_DEFAULT_PERSEN),
  );

/** The only amounts that are lent; null where any is (D-33.5). */
export const tabelPokok = ({ pokok }: DasarHutang, { modul, param }: Ctx) =>
  modul(hutangModul.PARAMETER_JUMLAH_HUTANG_POKOK_MODULE) &&
  param(hutangParam.PARAMETER_JUMLAH_HUTANG_POKOK) === 'TABEL'
    ? pokok
    : null;
