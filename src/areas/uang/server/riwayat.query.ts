import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Paging } from '#kit/contract/paging.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { GERAK } from '#areas/buku/server/tempat-uang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { CariBank } from '#areas/uang/contract/riwayat.api.ts';

const LIMIT = 50;

async function halaman(on: Sql, { sort, skip = 0, limit = LIMIT }: Paging, rows: Query) {
  const found = await on.many<{ jumlah_semua: number }>(sql`
    select r.*, count(*) over ()::int as jumlah_semua from (${rows}) r
     order by waktu ${sort === 'waktu' ? sql`asc` : sql`desc`}, no_bukti
     limit ${limit} offset ${skip}`);
  const data = found.map(({ jumlah_semua: _, ...row }) => row);
  return { data, count: found[0]?.jumlah_semua ?? 0, skip, limit };
}

const SET = sql`s.no_bukti, s.tgl_system, s.waktu, s.kode_transaksi, s.keterangan, s.input_by`;

type JumlahBank = { total_masuk: Rupiah; total_keluar: Rupiah };

/** A page of movements with the sums of the whole filter. */
export async function uangBank(on: Sql, { query }: { query: CariBank }, { kode_toko }: Ctx) {
  const page = await halaman(on, query, gerakBank(query, kode_toko));
  const rows = page.data as (JumlahBank & object)[];
  const total = { masuk: rows[0]?.total_masuk ?? 0, keluar: rows[0]?.total_keluar ?? 0 };
  const data = rows.map(({ total_masuk: _, total_keluar: _k, ...row }) => row);
  return { ...page, data, total };
}

const gerakBank = (query: CariBank, kode_toko: string): Query =>
  sql`select ${SET}, coalesce(n.nama, t.deskripsi, s.kode_transaksi) as transaksi,
               substr(b.akun, 6) as no_rekening, r.kode_bank, k.nama_bank,
               sum(greatest(b.rupiah, 0))::bigint as masuk, sum(greatest(-b.rupiah, 0))::bigint as keluar,
               sum(sum(greatest(b.rupiah, 0))) over ()::bigint as total_masuk,
               sum(sum(greatest(-b.rupiah, 0))) over ()::bigint as total_keluar,
               exists (select from buku_set x where x.kode_toko = s.kode_toko and x.membalik = s.no_bukti) as batal
          from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
          left join rekening r on r.kode_toko = b.kode_toko and r.no_rekening = substr(b.akun, 6)
          left join bank k on k.kode_toko = r.kode_toko and k.kode_bank = r.kode_bank
          left join ${GERAK} on n.kode = s.kode_transaksi
          left join kode_transaksi t on t.kode_toko = s.kode_toko and t.kode_transaksi = s.kode_transaksi
         where b.kode_toko = ${kode_toko} and b.akun >= 'bank:' and b.akun < 'bank;'
           ${query.tgl_from ? sql`and b.tgl_system >= ${query.tgl_from}::date` : sql``}
           ${query.tgl_to ? sql`and b.tgl_system <= ${query.tgl_to}::date` : sql``}
           ${padaRekening(query.no_rekening)}
           ${cari(query.q)}
         group by ${SET}, s.kode_toko, b.akun, r.kode_bank, k.nama_bank, n.nama, t.deskripsi`;

const padaRekening = (no: string | undefined): Query =>
  no && no !== 'ALL' ? sql`and b.akun = 'bank:' || ${no}` : sql``;

type SaldoBank = { no_rekening: string; kode_bank: string; nama_bank: string; saldo: Rupiah };

export const saldoBank = (on: Sql, _: unknown, { kode_toko }: Ctx): Promise<SaldoBank[]> =>
  on.many(sql<SaldoBank>`
    select r.no_rekening, r.kode_bank, n.nama_bank, coalesce(s.rupiah, 0)::bigint as saldo
      from rekening r
      join bank n on n.kode_toko = r.kode_toko and n.kode_bank = r.kode_bank
      left join saldo s on s.kode_toko = r.kode_toko and s.akun = 'bank:' || r.no_rekening and s.kadar = 0
     where r.kode_toko = ${kode_toko} and (r.is_active or coalesce(s.rupiah, 0) <> 0)
     order by r.kode_bank, r.no_rekening`);

const cari = (q: string | undefined): Query =>
  q
    ? sql`and (s.no_bukti || ' ' || s.keterangan) ilike ${`%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
    : sql``;
