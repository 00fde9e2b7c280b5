import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Pecahan } from '#areas/akhir-hari/rules/hitung-kas.ts';

export type Hitungan = {
  ke: number;
  laci: string;
  pecahan: Pecahan[];
  cash_fisik: Rupiah;
  cash_sistem: Rupiah;
  selisih: Rupiah;
  input_by: string;
  input_date: string;
  /** Of which closing of its day: the first, or one after it was reopened. */
  tutup_ke: number;
};

/** Every count of a day, in the order in which they were made; none was ever overwritten. */
export const listHitungan = (on: Sql, kode_toko: string, tgl: Hari): Promise<Hitungan[]> =>
  on.many(sql<Hitungan>`
    select ke, laci, pecahan, cash_fisik, cash_sistem, selisih, input_by, input_date, tutup_ke from hitung_kas
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date order by input_date, ke, laci`);

export type HitunganBaru = Omit<Hitungan, 'ke' | 'input_date'> & {
  kode_toko: string;
  tgl: Hari;
  op: string;
};

export const saveHitungan = (tx: Tx, row: HitunganBaru): Promise<{ ke: number }> =>
  tx.one(sql<{ ke: number }>`
    insert into hitung_kas (kode_toko, tgl_system, ke, laci, pecahan, cash_fisik, cash_sistem, selisih,
        input_by, input_date, tutup_ke, op)
    select ${row.kode_toko}, ${row.tgl}::date, coalesce(max(ke), 0) + 1, ${row.laci},
        ${JSON.stringify(row.pecahan)}::jsonb, ${row.cash_fisik},
           ${row.cash_sistem}, ${row.selisih}, ${row.input_by}, waktu(), ${row.tutup_ke}, ${row.op}::uuid
      from hitung_kas where kode_toko = ${row.kode_toko} and tgl_system = ${row.tgl}::date and laci = ${row.laci}
    returning ke`);

/** The drawers of a shop and what the book says of each: the till always, others while they are in use. */
export const listLaci = (
  on: Sql,
  kode_toko: string,
  kasHutang: boolean,
): Promise<{ laci: string; saldo: Rupiah }[]> =>
  on.many(sql<{ laci: string; saldo: Rupiah }>`
    select l.laci, coalesce(sum(s.rupiah), 0)::bigint as saldo
      from (select 'kas' as laci
            union select 'kas_hutang' where ${kasHutang}
            union select akun from saldo where kode_toko = ${kode_toko} and (akun = 'kas_hutang'
                or akun like 'kas:%') and rupiah <> 0) l
      left join saldo s on s.kode_toko = ${kode_toko} and s.akun = l.laci
     group by l.laci order by l.laci`);

/** How often the day was closed before. */
export const countTutup = async (on: Sql, kode_toko: string, tgl: Hari): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from tutup_toko where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date`)
  ).jumlah;

export type TutupBaru = {
  kode_toko: string;
  no_tutup: string;
  tgl: Hari;
  ke: number;
  tutup_by: string;
  cash_sistem: Rupiah;
  cash_fisik: Rupiah;
  selisih: Rupiah;
  /** What of it no coin pays. */
  pembulatan_tunai: Rupiah;
  alasan_selisih: string | null;
  laporan: unknown;
  otorisasi: string[];
  op: string;
};
export type Tersegel = { tutup_at: string; hash_audit: string; segel: string };

/** Stores the closing of a day: its report, the position of the audit chain, and the seal over both (I-18). */
export const saveTutup = (tx: Tx, row: TutupBaru): Promise<Tersegel> =>
  tx.one(sql<Tersegel>`
    insert into tutup_toko (kode_toko, no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik,
        selisih, pembulatan_tunai, alasan_selisih,
                            laporan, audit_urut, hash_audit, segel, otorisasi, op)
    select ${row.kode_toko}, ${row.no_tutup}, ${row.tgl}::date, ${row.ke}, ${row.tutup_by}, saat_ini(),
        ${row.cash_sistem}, ${row.cash_fisik},
           ${row.selisih}, ${row.pembulatan_tunai}, ${row.alasan_selisih},
           ${JSON.stringify(row.laporan)}::jsonb, k.urut, k.hash,
           segel_hari(${row.kode_toko}, ${row.tgl}::date, k.urut, k.hash), ${row.otorisasi}, ${row.op}::uuid
      from (select coalesce(max(urut), 0) as urut, coalesce(max(hash), '') as hash from audit_kepala
          where kode_toko = ${row.kode_toko}) k
    returning tutup_at, hash_audit, segel`);

export type Tutup = {
  no_tutup: string;
  tgl_system: Hari;
  ke: number;
  tutup_by: string;
  tutup_at: string;
  cash_sistem: Rupiah;
  cash_fisik: Rupiah;
  selisih: Rupiah;
  alasan_selisih: string | null;
  hash_audit: string;
};

export const findTutup = (
  on: Sql,
  kode_toko: string,
  no_tutup: string,
): Promise<Tutup | undefined> =>
  on.maybe(sql<Tutup>`
    select no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik, selisih, alasan_selisih,
        hash_audit from tutup_toko
     where kode_toko = ${kode_toko} and no_tutup = ${no_tutup}`);

export const findTutupTerakhir = (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
): Promise<Tutup | undefined> =>
  on.maybe(sql<Tutup>`
    select no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik, selisih, alasan_selisih,
        hash_audit from tutup_toko
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date order by ke desc limit 1`);

export const listTutup = (
  on: Sql,
  kode_toko: string,
  { skip, limit, naik }: { skip: number; limit: number; naik: boolean },
) =>
  on.many(sql<Tutup & { jumlah_semua: number }>`
    select no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik, selisih, alasan_selisih,
        hash_audit,
           count(*) over ()::int as jumlah_semua
      from tutup_toko where kode_toko = ${kode_toko}
     order by tgl_system ${naik ? sql`asc` : sql`desc`},
         ke ${naik ? sql`asc` : sql`desc`} limit ${limit} offset ${skip}`);

/** What a person was short or over in the last thirty days: the approver reads it (SELISIH_KAS). */
export const sumSelisih = (
  on: Sql,
  kode_toko: string,
  user_id: string,
  tgl: Hari,
): Promise<{ kali: number; selisih: Rupiah }> =>
  on.one(sql<{ kali: number; selisih: Rupiah }>`
    select count(*) filter (where selisih <> pembulatan_tunai)::int as kali,
        coalesce(sum(selisih - pembulatan_tunai), 0)::bigint as selisih
        from tutup_toko
     where kode_toko = ${kode_toko} and tutup_by = ${user_id} and tgl_system > ${tgl}::date - 30`);
