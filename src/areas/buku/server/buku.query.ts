import { sql, type Query } from '#kit/server/sql.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Zona } from '#kit/server/clock.ts';
import { dayStartOf } from '#kit/server/local-days.ts';
import { sebutPerangkat } from '#areas/akses/server/otorisator/sebut-perangkat.query.ts';
import type { CariAudit, CariBuku } from '#areas/buku/contract/buku.api.ts';

/** What the reader may not see: drawers of days from here on, and accounts that tell cost. */
export type Batas = { kas_sejak: string | null; lihat_modal: boolean };

const KATA = sql`(akun || ' ' || no_bukti || ' ' || coalesce(kode_barcode, ''))`;
const LACI = sql`(akun = 'kas' or akun like 'kas\\_%' or akun like 'kas:%')`;
const MODAL = sql`(akun in ('hpp', 'persediaan', 'selisih_stock', 'modal') or akun like 'supplier:%')`;

/** Gold of a supplier is no secret, what it cost is. */
export const tampak = ({ kas_sejak, lihat_modal }: Batas): Query => sql`
  (${kas_sejak === null ? sql`true` : sql`not (${LACI} and tgl_system >= ${kas_sejak}::date)`}
   and ${lihat_modal ? sql`true` : sql`not (${MODAL} and rupiah <> 0)`})`;

export type BukuRow = Baris & { no_bukti: string; urut: number; jumlah_semua: number };
type Halaman = { skip: number; limit: number | null };

const ORDER = {
  no_bukti: sql`no_bukti`,
  akun: sql`akun`,
  rupiah: sql`rupiah`,
  berat: sql`berat`,
} as const;

/** Lines in the order of their documents, or by a column of the list. */
export function bukuQuery(
  kode_toko: string,
  cari: Omit<CariBuku, 'limit'> & Halaman & { hari: string },
  batas: Batas,
): Query<BukuRow> {
  const [desc, column] = [
    cari.sort?.startsWith('-') ?? false,
    cari.sort?.replace(/^-/, '') as keyof typeof ORDER | undefined,
  ];
  const semuaHari = Boolean(cari.no_bukti);
  const dari = cari.tgl_from ?? (semuaHari ? null : (cari.tgl_to ?? cari.hari));
  const ke = cari.tgl_to ?? (semuaHari ? null : cari.hari);
  return sql<BukuRow>`
    select no_bukti, urut, akun, kode_barcode, kadar, rupiah, qty, berat, murni,
        count(*) over ()::int as jumlah_semua
      from buku
     where kode_toko = ${kode_toko} and ${tampak(batas)}
       ${dari === null ? sql`` : sql`and tgl_system >= ${dari}::date`}
       ${ke === null ? sql`` : sql`and tgl_system <= ${ke}::date`}
       ${cari.no_bukti ? sql`and no_bukti = ${cari.no_bukti.toUpperCase()}` : sql``}
       ${cari.akun ? sql`and (akun = ${cari.akun} or akun like ${`${likeOf(cari.akun)}:%`})` : sql``}
       ${cari.q ? sql`and ${KATA} ilike ${`%${likeOf(cari.q)}%`}` : sql``}
     order by ${column ? sql`${ORDER[column]} ${desc ? sql`desc` : sql`asc`},` : sql`tgl_system,`} no_bukti, urut
     ${cari.limit === null ? sql`` : sql`limit ${cari.limit}`} offset ${cari.skip}`;
}

const likeOf = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export type SaldoRow = Omit<Baris, 'kode_barcode'>;

/** Balances at the end of a day, from what moved until then; of now, from what is held (D-5.4). */
export const saldoQuery = (
  kode_toko: string,
  tgl: string | null,
  batas: Batas,
): Query<SaldoRow> => sql<SaldoRow>`
  select akun, kadar, sum(rupiah)::bigint as rupiah, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
      sum(murni)::bigint as murni
    from ${tgl === null ? sql`(select *, date '9999-12-31' as tgl_system from saldo) s` : sql`saldo_hari s`}
   where kode_toko = ${kode_toko}
       and ${tampakSaldo(batas, tgl)} ${tgl === null ? sql`` : sql`and tgl_system <= ${tgl}::date`}
   group by akun, kadar
  having sum(rupiah) <> 0 or sum(qty) <> 0 or sum(berat) <> 0 or sum(murni) <> 0
   order by akun, kadar`;

/** A drawer's balance of an open day is its closed past plus what moved today: it is hidden as a whole. */
const tampakSaldo = ({ kas_sejak, lihat_modal }: Batas, tgl: string | null): Query => {
  const kas =
    kas_sejak !== null && (tgl === null || tgl >= kas_sejak) ? sql`not ${LACI}` : sql`true`;
  return lihat_modal ? kas : sql`${kas} and not (${MODAL} and rupiah <> 0)`;
};

export type AuditRowSemua = {
  urut: number;
  waktu: string;
  user_id: string;
  level: string;
  kode_toko: string;
  perangkat: string;
  ip: string;
  tindakan: string;
  tabel: string;
  kunci: string;
  sebelum: unknown;
  sesudah: unknown;
  keystore: string | null;
  hash: string;
  jumlah_semua: number;
};

/** Days are the shop's calendar days in its own zone. */
export function auditQuery(
  kode_toko: string,
  cari: CariAudit & { skip: number; limit: number; zona: Zona },
): Query<AuditRowSemua> {
  const like = cari.q ? `%${likeOf(cari.q)}%` : null;
  return sql<AuditRowSemua>`
    select urut, waktu, user_id, level, kode_toko, ${sebutPerangkat(sql`perangkat`)} as perangkat, ip,
        tindakan, tabel, kunci, sebelum, sesudah,
        keystore, hash,
           count(*) over ()::int as jumlah_semua
      from audit
     where kode_toko = ${kode_toko}
       ${cari.tgl_from ? sql`and waktu >= ${dayStartOf(sql`${cari.tgl_from}::date`, cari.zona)}` : sql``}
       ${cari.tgl_to ? sql`and waktu < ${dayStartOf(sql`${cari.tgl_to}::date + 1`, cari.zona)}` : sql``}
       ${cari.user_id ? sql`and user_id = ${cari.user_id.toLowerCase()}` : sql``}
       ${cari.tabel ? sql`and tabel = ${cari.tabel}` : sql``} ${cari.kunci ? sql`and kunci = ${cari.kunci}` : sql``}
       ${like ? sql`and (tindakan || ' ' || tabel || ' ' || kunci || ' ' || user_id) ilike ${like}` : sql``}
     order by urut ${cari.sort === 'urut' ? sql`asc` : sql`desc`} limit ${cari.limit} offset ${cari.skip}`;
}

export type Rantai = {
  jumlah: number;
  urut_akhir: number;
  hash_akhir: string;
  urut_rusak: number | null;
};

/**
 * The chain recomputed row by row, its end against the head, and the closings' marks in it; from the
 * mark of the last closing before a day, or from its first row.
 */
export const rantaiQuery = (
  kode_toko: string,
  sejak: Hari | null = null,
): Query<Rantai> => sql<Rantai>`
  with awal as (
    select coalesce(max(audit_seq), 0) as urut from v_seal
     where shop = ${kode_toko} and business_date < ${sejak}::date
  ), baris as (
    select a.urut, hash, hash_lalu, audit_sidik(a) as sidik,
           lag(a.urut, 1, case awal.urut when 0 then 0 else a.urut - 1 end) over w as ul,
           lag(hash, 1, case awal.urut when 0 then '' else hash_lalu end) over w as hl
      from awal, audit a where kode_toko = ${kode_toko} and a.urut >= awal.urut window w as (order by a.urut)
  ), rusak as (
    select min(urut) as urut from baris where urut <> ul + 1 or hash_lalu <> hl or hash <> sidik
    union all
    select coalesce(max(urut), 0) + 1 from baris having max(urut) is distinct from (select urut
        from audit_kepala where kode_toko = ${kode_toko})
    union all
    select k.urut from audit_kepala k join baris b on b.urut = k.urut where k.kode_toko = ${kode_toko}
        and b.hash <> k.hash
    union all
    select s.audit_seq from v_seal s left join baris b on b.urut = s.audit_seq and b.hash = s.audit_hash
     where s.shop = ${kode_toko} and s.audit_seq >= (select urut from awal) and b.urut is null
  )
  select (select count(*) from baris)::int as jumlah, coalesce((select max(urut) from baris),
      0)::bigint as urut_akhir,
         coalesce((select hash from baris order by urut desc limit 1), '') as hash_akhir, (select min(urut)
             from rusak) as urut_rusak`;
