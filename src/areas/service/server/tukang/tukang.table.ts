import { startOfMonth, type Hari } from '#kit/rules/hari.ts';
import { negate, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { akunTukang, gabungKadar, type Emas, type EmasKe } from '#areas/service/rules/tukang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Diberi = Emas & { readonly modal: Rupiah; readonly modal_tahu: boolean };

/** A valid hand-over that no KT of its order has settled; a job has one KT, which settles all of them. */
export const BELUM_LUNAS = sql`
  s.status = 'DONE' and not exists (select from tukang_kembali k
    where k.kode_toko = s.kode_toko and k.no_kembali = s.no_kembali and k.status = 'DONE')`;

/** Gold of the shop that a craftsman was given for a job and that its KT has not settled. */
export const listDiberi = (on: Sql, kode_toko: string, no_dokumen: string): Promise<Diberi[]> =>
  on.many(sql<Diberi>`
    select e.kadar, sum(e.berat)::bigint as berat, sum(e.murni)::bigint as murni, sum(e.modal)::bigint as modal,
           bool_and(s.modal_tahu) as modal_tahu
      from tukang_serah s join tukang_serah_emas e on e.kode_toko = s.kode_toko and e.no_serah = s.no_serah
     where s.kode_toko = ${kode_toko} and s.no_dokumen = ${no_dokumen} and ${BELUM_LUNAS}
     group by e.kadar order by e.kadar`);

/** Of the hand-overs of a job that are not settled: the number of the newest and the day of the oldest. */
export const findSerah = (on: Sql, kode_toko: string, no_dokumen: string) =>
  on.one(sql<{ no_serah: string | null; tgl_serah: Hari | null }>`
    select (array_agg(no_serah order by input_date desc, no_serah desc))[1] as no_serah, min(tgl_system) as tgl_serah
      from tukang_serah s where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and ${BELUM_LUNAS}`);

/** What a craftsman holds without a job, fineness by fineness, and what it cost; below 0 the shop owes him gold. */
type Bebas = {
  readonly emas: readonly Emas[];
  readonly modal: Rupiah;
  /** False where gold of unknown cost was among what he was given. */
  readonly modal_tahu: boolean;
};

/**
 * His whole account, less what open jobs gave him and lots that he has; cost is that of gold given without a job and
 * not settled.
 */
export async function readBebas(on: Sql, kode_toko: string, kode_tukang: string): Promise<Bebas> {
  const held = await on.many(sql<Emas>`
    select kadar, berat, murni from saldo
     where kode_toko = ${kode_toko} and akun = ${akunTukang(kode_tukang)} and (berat <> 0 or murni <> 0)`);
  const jobs = await on.many(sql<Emas>`
    select e.kadar, sum(e.berat)::bigint as berat, sum(e.murni)::bigint as murni
      from tukang_serah s join tukang_serah_emas e on e.kode_toko = s.kode_toko and e.no_serah = s.no_serah
     where s.kode_toko = ${kode_toko} and s.kode_tukang = ${kode_tukang} and s.jenis <> 'LEPAS' and not s.dilepas
       and ${BELUM_LUNAS}
       and not exists (select from tukang_kembali k where k.kode_toko = s.kode_toko and k.no_dokumen = s.no_dokumen
             and k.jenis = 'SERVICE' and k.status = 'DONE')
     group by e.kadar`);
  // Lots that he washes or melts come back by their own document (D-44.5).
  const lots = await on.many(sql<Emas>`
    select persen as kadar, sum(berat)::bigint as berat, sum(murni)::bigint as murni from lot
     where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and berat > 0 group by persen`);
  const { modal, modal_tahu } = await on.one(sql<{ modal: Rupiah; modal_tahu: boolean }>`
    select (coalesce((select sum(modal - modal_lunas) from tukang_serah
              where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}
                and (jenis = 'LEPAS' or dilepas) and status = 'DONE'), 0)
          - coalesce((select sum(modal_bebas) from tukang_kembali
              where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}
                and status = 'DONE'), 0))::bigint as modal,
           not exists (select from tukang_serah
              where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}
                and (jenis = 'LEPAS' or dilepas) and status = 'DONE' and not modal_tahu) as modal_tahu`);
  const emas = gabungKadar([
    ...held,
    ...[...jobs, ...lots].map((one) => ({
      ...one,
      berat: negate(one.berat),
      murni: negate(one.murni),
    })),
  ]).filter((one) => one.berat !== 0 || one.murni !== 0);
  return { emas, modal, modal_tahu };
}

/**
 * The last act after this one that changed what a craftsman holds without a job, or is owed; undefined where none did.
 * Such acts are undone in their turn: the cost of each was counted from what the one before it left.
 */
export const findBebasSesudah = (
  on: Sql,
  kode_toko: string,
  kode_tukang: string,
  no: string,
): Promise<{ no: string } | undefined> =>
  on.maybe(sql<{ no: string }>`
    with bebas as (
      select no_serah as no, op from tukang_serah
       where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and jenis = 'LEPAS' and status = 'DONE'
      union all
      select no_kembali, op from tukang_kembali
       where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and status = 'DONE'
         and (jenis = 'LEPAS' or berat_sendiri > 0)
    ), urutan as (
      select b.no, min(a.urut) as urut
        from bebas b join audit a on a.kode_toko = ${kode_toko} and a.op = b.op group by b.no)
    select no from urutan where urut > (select urut from urutan where no = ${no}) order by urut desc limit 1`);

/** What a craftsman's work has lost since the month began: the approver to more reads it. */
export const susutBulan = (
  on: Sql,
  { kode_toko, hari }: Ctx,
  kode_tukang: string | null,
): Promise<{ murni: Miligram }> =>
  on.one(sql<{ murni: Miligram }>`
    select coalesce(sum(susut_murni), 0)::bigint as murni from tukang_kembali
     where kode_toko = ${kode_toko} and kode_tukang is not distinct from ${kode_tukang}::text and status = 'DONE'
       and tgl_system between ${startOfMonth(hari)} and ${hari}`);

/**
 * The sums that the last works of the month made: this person's in whichever shop, this craftsman's here. The craftsman
 * is held already; the person is held until the act is finished, so that two of his works follow each other.
 */
export async function lockSusutBulan(
  tx: Tx,
  kode_tukang: string | null,
  { kode_toko, user_id, hari }: Ctx,
): Promise<{ orang: Miligram; tukang: Miligram }> {
  const key = `susut-tukang:${user_id}`;
  if (!tx.looks) await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const bulan = sql`status = 'DONE' and tgl_system between ${startOfMonth(hari)}::date and ${hari}::date`;
  return tx.one(sql<{ orang: Miligram; tukang: Miligram }>`
    select coalesce((
             select susut_orang from tukang_kembali
              where input_by = ${user_id} and ${bulan} and susut_orang is not null
              order by input_date desc, no_kembali desc limit 1), 0)::bigint as orang,
           coalesce((
             select susut_tukang from tukang_kembali
              where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}::text and ${bulan}
                and susut_tukang is not null
              order by input_date desc, no_kembali desc limit 1), 0)::bigint as tukang`);
}

/** Gold that came back by a KT. */
export const listKembali = (on: Sql, kode_toko: string, no_kembali: string): Promise<EmasKe[]> =>
  on.many(sql<EmasKe>`
    select kode_gudang, kadar, berat, murni from tukang_kembali_emas
     where kode_toko = ${kode_toko} and no_kembali = ${no_kembali} and peran = 'GUDANG' order by urut`);

type Kembali = EmasKe & { readonly no_lot: string };

/** What left the craftsman's account by a KT, and where the gold of it lies. */
export async function saveKembali(
  tx: Tx,
  no_kembali: string,
  { sumber, kembali }: { readonly sumber: readonly Emas[]; readonly kembali: readonly Kembali[] },
  { kode_toko, hari: tgl_system }: Ctx,
): Promise<void> {
  const taken = sumber.filter((one) => one.berat > 0);
  const rows = [
    ...taken.map(({ kadar, berat, murni }) => ({ peran: 'TUKANG', kadar, berat, murni })),
    ...kembali.map(({ no_lot, kode_gudang, kadar, berat, murni }) => ({
      peran: 'GUDANG',
      no_lot,
      kode_gudang,
      kadar,
      berat,
      murni,
    })),
  ].map((row, at) => ({ ...row, kode_toko, no_kembali, tgl_system, urut: at + 1 }));
  if (rows.length > 0) await tx.run(await insertRows(tx, 'tukang_kembali_emas', rows));
}

/** What a KT of an order settles. */
export const saveLunas = (on: Sql, kode_toko: string, no_dokumen: string, no_kembali: string) =>
  on.run(sql`
    update tukang_serah s set no_kembali = ${no_kembali}
     where s.kode_toko = ${kode_toko} and s.no_dokumen = ${no_dokumen} and ${BELUM_LUNAS}`);

/** Whether a craftsman was given gold for an order, or a line of it was finished, after an act on it. */
export const adaSesudah = async (
  on: Sql,
  kode_toko: string,
  { no_dokumen, no_kembali }: { readonly no_dokumen: string; readonly no_kembali: string },
): Promise<boolean> =>
  (await on.maybe(sql`
    with kerja as (
      select no_serah as no, op from tukang_serah
       where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and status = 'DONE'
      union all
      select no_kembali, op from tukang_kembali
       where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen}
         and (status = 'DONE' or no_kembali = ${no_kembali})
    ), urutan as (
      select k.no, min(a.urut) as urut
        from kerja k join audit a on a.kode_toko = ${kode_toko} and a.op = k.op group by k.no)
    select 1 from urutan where urut > (select urut from urutan where no = ${no_kembali}) limit 1`)) !==
  undefined;

/** Gold that an ended order left at a craftsman is his to bring back without a job (D-36.8). */
export const lepaskanSerah = (on: Sql, kode_toko: string, no_pesanan: string): Promise<number> =>
  on.run(sql`
    update tukang_serah s set dilepas = true
     where s.kode_toko = ${kode_toko} and s.no_dokumen = ${no_pesanan} and ${BELUM_LUNAS}`);
