import { sql, type Query } from '#kit/server/sql.ts';
import type { CariKas } from '#areas/uang/contract/kas.api.ts';
import type { Kas } from '#areas/uang/server/kas.table.ts';

export type KasBaris = Kas & {
  saldo: number | null;
  jumlah_semua: number;
  total_masuk: number;
  total_keluar: number;
};
export type Cari = Omit<CariKas, 'skip' | 'limit'> & {
  tgl_from: string;
  tgl_to: string;
  skip: number;
  limit: number;
  lihatSaldo: boolean;
};

const ORDER = {
  no_kas: sql`k.no_kas`,
  input_date: sql`k.input_date`,
  jumlah: sql`k.jumlah`,
  kode_transaksi: sql`k.kode_transaksi`,
} as const;
const KATA = sql`(k.no_kas || ' ' || k.keterangan || ' ' || t.deskripsi || ' ' || k.input_by)`;
const pilih = (value: string | undefined): value is string =>
  value !== undefined && value !== 'ALL';

/** A page of movements with the sums of the whole filter; what is cancelled counts in neither sum. */
export function daftarKasQuery(kode_toko: string, cari: Cari): Query<KasBaris> {
  const order = ORDER[(cari.sort ?? '-input_date').replace(/^-/, '') as keyof typeof ORDER];
  const arah = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const like = cari.q ? `%${cari.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  const saldo = cari.lihatSaldo && cari.tgl_from === cari.tgl_to;
  return sql<KasBaris>`
    ${saldo ? sql`with laci as (${saldoLaci(kode_toko, cari.tgl_from)})` : sql``}
    select k.no_kas, k.tgl_system, k.input_date, k.arah, k.kode_transaksi, t.deskripsi, k.no_rekening, k.jumlah,
        k.keterangan, k.status, k.input_by, k.cetak_ke,
           ${saldo ? sql`l.saldo` : sql`null`} as saldo, count(*) over ()::int as jumlah_semua,
           coalesce(sum(k.jumlah) filter (where k.arah = 'MASUK' and k.status = 'DONE') over (),
               0)::bigint as total_masuk,
           coalesce(sum(k.jumlah) filter (where k.arah = 'KELUAR' and k.status = 'DONE') over (),
               0)::bigint as total_keluar
      from kas k join kode_transaksi t on t.kode_toko = k.kode_toko and t.kode_transaksi = k.kode_transaksi
      ${saldo ? sql`left join laci l on l.no_bukti = k.no_kas` : sql``}
     where k.kode_toko = ${kode_toko} and k.no_rekening is null
       and k.tgl_system between ${cari.tgl_from}::date and ${cari.tgl_to}::date
       ${pilih(cari.arah) ? sql`and k.arah = ${cari.arah}` : sql``}
       ${pilih(cari.status) ? sql`and k.status = ${cari.status}` : sql``}
       ${pilih(cari.kode_transaksi) ? sql`and k.kode_transaksi = ${cari.kode_transaksi}` : sql``}
       ${like === null ? sql`` : sql`and ${KATA} ilike ${like}`}
     order by ${order} ${arah}, k.no_kas ${arah} limit ${cari.limit} offset ${cari.skip}`;
}

/** What the till held after each document of a day: what it opened with, and every line since. */
const saldoLaci = (kode_toko: string, tgl: string): Query => sql`
  select b.no_bukti, (coalesce((select sum(rupiah) from saldo_hari where kode_toko = ${kode_toko}
      and akun = 'kas' and tgl_system < ${tgl}::date), 0)
         + sum(b.rupiah) over (order by s.waktu, s.no_bukti))::bigint as saldo
    from (select no_bukti, sum(rupiah) as rupiah from buku where kode_toko = ${kode_toko} and akun = 'kas'
        and tgl_system = ${tgl}::date group by 1) b
    join buku_set s on s.kode_toko = ${kode_toko} and s.no_bukti = b.no_bukti`;

/** How often a person opened the drawer on a day, by the record of acts. */
export const bukaLaciQuery = (
  kode_toko: string,
  user_id: string,
  tgl: string,
): Query<{ jumlah: number }> => sql<{ jumlah: number }>`
  select count(*)::int as jumlah from audit
   where kode_toko = ${kode_toko} and tabel = 'laci' and tindakan = 'BUKA_LACI' and user_id = ${user_id}
       and sesudah ->> 'tgl_system' = ${tgl}`;
