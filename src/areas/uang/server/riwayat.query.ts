import type { Paging } from '#kit/contract/paging.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const LIMIT = 50;

async function halaman(on: Sql, { sort, skip = 0, limit = LIMIT }: Paging, rows: Query) {
  const found = await on.many<{ jumlah_semua: number }>(sql`
    select r.*, count(*) over ()::int as jumlah_semua from (${rows}) r
     order by waktu ${sort === 'waktu' ? sql`asc` : sql`desc`}, no_bukti
     limit ${limit} offset ${skip}`);
  const data = found.map(({ jumlah_semua: _, ...row }) => row) as never;
  return { data, count: found[0]?.jumlah_semua ?? 0, skip, limit };
}

const SET = sql`s.no_bukti, s.tgl_system, s.waktu, s.kode_transaksi, s.keterangan, s.input_by`;

export const riwayatBank = (on: Sql, { query }: { query: Paging }, { kode_toko }: Ctx) =>
  halaman(
    on,
    query,
    sql`select ${SET}, substr(b.akun, 6) as no_rekening, r.kode_bank, n.nama_bank,
               sum(greatest(b.rupiah, 0))::bigint as masuk, sum(greatest(-b.rupiah, 0))::bigint as keluar
          from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
          left join rekening r on r.kode_toko = b.kode_toko and r.no_rekening = substr(b.akun, 6)
          left join bank n on n.kode_toko = r.kode_toko and n.kode_bank = r.kode_bank
         where b.kode_toko = ${kode_toko} and b.akun like 'bank:%' ${cari(query.q)}
         group by ${SET}, b.akun, r.kode_bank, n.nama_bank`,
  );

export const riwayatGesek = (on: Sql, { query }: { query: Paging }, { kode_toko }: Ctx) =>
  halaman(
    on,
    query,
    sql`select ${SET}, coalesce(sum(-b.rupiah) filter (where b.akun like 'kas%'), 0)::bigint as jumlah_gesek_rp
          from buku_set s join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
         where s.kode_toko = ${kode_toko} and s.kode_transaksi = 'GESEK' ${cari(query.q)}
         group by ${SET}`,
  );

const cari = (q: string | undefined): Query =>
  q
    ? sql`and (s.no_bukti || ' ' || s.keterangan) ilike ${`%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
    : sql``;
