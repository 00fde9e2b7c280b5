import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { bekuAtauHidup, type Kolom } from '#areas/akhir-hari/server/beku.query.ts';
import { adalahKas, adalahUang } from '#areas/buku/server/tempat-uang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const KOLOM = {
  urut: 'int',
  bagian: 'text',
  jenis: 'text',
  jumlah_trx: 'int',
  qty: 'int',
  berat: 'bigint',
  murni: 'bigint',
  total_rp: 'bigint',
  tunai: 'bigint',
  non_tunai: 'bigint',
  batal: 'int',
  belum_valid: 'int',
} as const satisfies Kolom;

/** Asked for one cashier, a closed day is counted again from facts that cannot change any more. */
export function akhirHariQuery(
  { tgl_system, input_by }: FiltersOf<typeof akhirHariReport>,
  { kode_toko }: Ctx,
): Query {
  const hidup = akhirHariHidup(kode_toko, tgl_system, input_by);
  const rows =
    input_by === 'ALL' ? bekuAtauHidup('akhir_hari', kode_toko, tgl_system, KOLOM, hidup) : hidup;
  return sql`
    select bagian, jenis, jumlah_trx, qty, berat, murni, total_rp, tunai, non_tunai, batal, belum_valid
      from (${rows}) akhir_hari order by urut`;
}

/** What the sets of some documents moved, their mirror images with them. */
const uangDari = (kode_toko: string, dokumen: Query): Query => sql`
  select coalesce(sum(b.rupiah) filter (where ${adalahKas('b.akun')}), 0)::bigint as tunai,
         coalesce(sum(b.rupiah) filter (where not ${adalahKas('b.akun')}), 0)::bigint as non_tunai
    from buku b where b.kode_toko = ${kode_toko} and ${adalahUang('b.akun')} and b.no_bukti in (${dokumen})`;

/**
 * A cancelled document and its mirror image move nothing together, so cancelled ones stand in a row
 * of their own with their size and no money (reports.md §3).
 */
export function akhirHariHidup(kode_toko: string, tgl: Hari, input_by: string): Query {
  const milik = sql`kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}`;
  const jual = sql`select no_faktur_jual from penjualan where ${milik} and status = 'DONE'`;
  const beli = sql`select no_faktur_beli from pembelian where ${milik} and status = 'DONE'`;
  const kas = (arah: string) => sql`select no_kas from kas
    where ${milik} and status = 'DONE' and arah = ${arah} and no_rekening is null`;
  const titip = sql`select no_titip from titipan where ${milik} and valid_at is not null`;
  const setor = sql`select no_bayar from titipan_bayar where ${milik} and status = 'DONE'`;
  const batalTitip = sql`select no_batal from titipan
    where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
      ${same('batal_by', input_by)}`;
  return sql`
  with p as (
    select p.status, p.grand_total, l.qty, l.berat, l.murni
      from penjualan p
      join lateral (select count(*) as qty, sum(berat) as berat, sum(murni) as murni from penjualan_barang l
                     where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual) l on true
     where p.kode_toko = ${kode_toko} and p.tgl_system = ${tgl}::date ${same('p.input_by', input_by)}
  ), k as (
    select status, arah, jumlah from kas
     where no_rekening is null and kode_toko = ${kode_toko} and tgl_system = ${tgl}::date
       ${same('input_by', input_by)}
  ), baris as (
    select 1 as urut, 'Penjualan' as bagian, 'Penjualan' as jenis, ${hitung('DONE')} as jumlah_trx,
           ${jumlah('qty', 'DONE')}::int as qty,
           ${jumlah('berat', 'DONE')} as berat, ${jumlah('murni', 'DONE')} as murni,
           ${jumlah('grand_total', 'DONE')} as total_rp,
           (select tunai from (${uangDari(kode_toko, jual)}) u) as tunai,
           (select non_tunai from (${uangDari(kode_toko, jual)}) u) as non_tunai,
           ${hitung('CANC')} as batal, ${hitung('OPEN')} as belum_valid
      from p
    union all
    select 2, 'Penjualan', 'Batal Penjualan', ${hitung('CANC')}, ${jumlah('qty', 'CANC')}::int,
           ${jumlah('berat', 'CANC')}, ${jumlah('murni', 'CANC')}, ${jumlah('grand_total', 'CANC')}, 0, 0, 0, 0
      from p
    union all
    select 3, 'Keuangan', 'Kas Masuk', ${hitung('DONE')}, null, null, null, ${jumlah('jumlah', 'DONE')},
           (select tunai from (${uangDari(kode_toko, kas('MASUK'))}) u),
           (select non_tunai from (${uangDari(kode_toko, kas('MASUK'))}) u), ${hitung('CANC')}, 0
      from k where arah = 'MASUK'
    union all
    select 4, 'Keuangan', 'Kas Keluar', ${hitung('DONE')}, null, null, null, ${jumlah('jumlah', 'DONE')},
           (select tunai from (${uangDari(kode_toko, kas('KELUAR'))}) u),
           (select non_tunai from (${uangDari(kode_toko, kas('KELUAR'))}) u), ${hitung('CANC')}, 0
      from k where arah = 'KELUAR'
    union all
    ${barisTitipan(kode_toko, tgl, input_by, { titip, setor, batalTitip })}
    union all
    ${barisPembelian(kode_toko, tgl, input_by, beli)} union all ${barisMutasi(kode_toko, tgl, input_by)}
  )
  select * from baris where exists (select from p) or exists (select from k)
     or exists (select from pembelian where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date
                 ${same('input_by', input_by)})
     or urut >= 10 or exists (${titip}) or exists (${setor}) or exists (${batalTitip})`;
}

type Titip = { titip: Query; setor: Query; batalTitip: Query };

/** Deposits stand on the day of their money; what ended one is a payment of its own day (reports.md §3). */
const barisTitipan = (
  kode_toko: string,
  tgl: Hari,
  input_by: string,
  { titip, setor, batalTitip }: Titip,
): Query => sql`
  select 5, 'Titipan', 'Titipan Baru', count(*) filter (where valid_at is not null)::int,
         coalesce(sum(qty) filter (where valid_at is not null), 0)::int,
         coalesce(sum(berat) filter (where valid_at is not null), 0)::bigint, null,
         coalesce(sum(dp_awal), 0)::bigint, (select tunai from (${uangDari(kode_toko, titip)}) u),
         (select non_tunai from (${uangDari(kode_toko, titip)}) u),
         count(*) filter (where status = 'CANC' and coalesce(hari_batal, tgl_system) = tgl_system)::int,
         count(*) filter (where status = 'OPEN')::int
    from titipan where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
  having count(*) > 0
  union all
  select 6, 'Titipan', 'Setoran Titipan', count(*) filter (where status = 'DONE')::int, null, null, null,
         coalesce(sum(jumlah) filter (where status = 'DONE'), 0)::bigint,
         (select tunai from (${uangDari(kode_toko, setor)}) u),
         (select non_tunai from (${uangDari(kode_toko, setor)}) u),
         count(*) filter (where status = 'CANC')::int, 0
    from titipan_bayar where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
  having count(*) > 0
  union all
  select 7, 'Titipan', 'Batal Titipan', count(*)::int, sum(qty)::int, sum(berat)::bigint, null,
         sum(refund_rp)::bigint, (select tunai from (${uangDari(kode_toko, batalTitip)}) u),
         (select non_tunai from (${uangDari(kode_toko, batalTitip)}) u), 0, 0
    from titipan where kode_toko = ${kode_toko} and hari_batal = ${tgl}::date and no_batal is not null
         ${same('batal_by', input_by)}
  having count(*) > 0`;

/** Gold that was bought, and what of it was cancelled, where anything was. */
const barisPembelian = (kode_toko: string, tgl: Hari, input_by: string, beli: Query): Query => sql`
  select urut, 'Pembelian', jenis, ${hitungBila(sql`status = hidup`)}, ${jumlahBila('qty')}::int,
         ${jumlahBila('berat')}, ${jumlahBila('murni')}, ${jumlahBila('grand_total')},
         case hidup when 'DONE' then (select tunai from (${uangDari(kode_toko, beli)}) u) else 0 end,
         case hidup when 'DONE' then (select non_tunai from (${uangDari(kode_toko, beli)}) u) else 0 end,
         case hidup when 'DONE' then ${hitungBila(sql`status = 'CANC'`)} else 0 end,
         case hidup when 'DONE' then ${hitungBila(sql`status = 'OPEN'`)} else 0 end
    from (values (8, 'Pembelian', 'DONE'), (9, 'Batal Pembelian', 'CANC')) macam (urut, jenis, hidup)
   cross join (
     select p.status, p.grand_total, p.qty, p.berat,
            (select sum(l.murni) from pembelian_barang l
              where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli) as murni
       from pembelian p
      where p.kode_toko = ${kode_toko} and p.tgl_system = ${tgl}::date ${same('p.input_by', input_by)}) p
   group by urut, jenis, hidup`;

/** Money that came to a bank or left it, moved between places, or was found on a statement, where any did. */
const barisMutasi = (kode_toko: string, tgl: Hari, input_by: string): Query => sql`
  select m.urut, 'Bank dan Mutasi', m.nama, count(*) filter (where d.status = 'DONE')::int, null, null, null,
         coalesce(sum(d.jumlah) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.tunai) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.non_tunai) filter (where d.status = 'DONE'), 0)::bigint,
         count(*) filter (where d.status = 'CANC')::int, 0
    from (values ('RM', 10, 'Bank Masuk'), ('RK', 11, 'Bank Keluar'), ('MB', 12, 'Mutasi Bank'),
                 ('MC', 13, 'Mutasi Cash'), ('PU', 14, 'Pengalihan Saldo'), ('VN', 15, 'Non Cash Cair'))
           m (kode, urut, nama)
    join (
      select left(no_kas, 2) as kode, no_kas as no, status, jumlah from kas
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and no_rekening is not null
         ${same('input_by', input_by)}
      union all
      select left(no_mutasi, 2), no_mutasi, status, jumlah from mutasi_uang
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
      union all
      select 'VN', no_validasi, status, dana_masuk from validasi_non_cash
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}) d using (kode)
    left join lateral (${uangDari(kode_toko, sql`d.no`)}) u on true
   group by m.urut, m.nama
   union all ${barisTukar(kode_toko, tgl, input_by)} union all ${barisHutang(kode_toko, tgl, input_by)}`;

/** Tickets with what was paid between their halves; goods and money stand in the rows of the halves. */
const barisTukar = (kode_toko: string, tgl: Hari, input_by: string): Query => sql`
  select 16, 'Tukar', 'Tukar Tambah', ${hitung('DONE')}, null, null, null, ${jumlah('selisih', 'DONE')}, 0, 0,
         ${hitung('CANC')}, ${hitung('OPEN')}
    from tukar where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
  having count(*) > 0`;

/** Loans, their interest and their redemptions, where any were made; gold in custody is nobody's stock. */
const barisHutang = (kode_toko: string, tgl: Hari, input_by: string): Query => sql`
  select m.urut, 'Hutang', m.nama, count(*) filter (where hidup)::int, sum(d.qty) filter (where hidup)::int,
         sum(d.berat) filter (where hidup)::bigint, sum(d.murni) filter (where hidup)::bigint,
         coalesce(sum(d.jumlah) filter (where hidup), 0)::bigint, coalesce(sum(u.tunai) filter (where hidup),
           0)::bigint,
         coalesce(sum(u.non_tunai) filter (where hidup), 0)::bigint,
         count(*) filter (where d.status = 'CANC')::int, count(*) filter (where d.status in ('OPEN', 'TUNGGU'))::int
    from (values ('HT', 17, 'Hutang Baru'), ('BH', 18, 'Bunga'), ('LH', 19, 'Penebusan'),
      ('RH', 20, 'Peremajaan'), ('LG', 21, 'Lelang'), ('KL', 22, 'Kelebihan Lelang')) m (kode, urut, nama)
    join (
      select 'HT' as kode, h.no_faktur_hutang as no, case h.status when 'TUNGGU' then 'AKTIF'
        else h.status end as status,
             h.jumlah_hutang as jumlah, h.qty, h.berat, i.murni
        from hutang h cross join lateral (${murniDari(sql`h.no_faktur_hutang`)}) i
       where h.kode_toko = ${kode_toko} and h.tgl_system = ${tgl}::date
         and h.jenis = 'BARU' ${same('h.input_by', input_by)}
      union all
      select 'BH', no_bunga, status, bunga_rp, null, null, null from hutang_bunga
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
      union all
      select 'LH', l.no_lunas, l.status, l.total_bayar, h.qty, h.berat, i.murni
        from hutang_lunas l join hutang h using (kode_toko, no_faktur_hutang)
       cross join lateral (${murniDari(sql`l.no_faktur_hutang`)}) i
       where l.kode_toko = ${kode_toko} and l.tgl_system = ${tgl}::date ${same(
         'l.input_by',
         input_by,
       )}
      union all
      select 'RH', no_remaja, status, jumlah, null, null, null from hutang_remaja
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
      union all
      -- Undone on a later day, an auction stands on its own: that day is over.
      select 'LG', no_lelang, case when hari_batal > tgl_system then 'DONE' else status end, hasil_lelang, qty, berat,
             murni from hutang_lelang
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}
      union all
      select 'KL', no_kelebihan, status, kelebihan, null, null, null from hutang_kelebihan
       where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date ${same('input_by', input_by)}) d using (kode)
   cross join lateral (select d.status not in ('CANC', 'OPEN', 'TUNGGU') as hidup) x
    left join lateral (${uangDari(kode_toko, sql`d.no`)}) u on true
   group by m.urut, m.nama`;

const murniDari = (no: Query): Query =>
  sql`select sum(murni) as murni from hutang_barang i where i.kode_toko = h.kode_toko and i.no_faktur_hutang = ${no}`;

const hitungBila = (syarat: Query): Query => sql`count(*) filter (where ${syarat})::int`;
const jumlahBila = (column: string): Query =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where status = hidup), 0)::bigint`;
const hitung = (status: string): Query => sql`count(*) filter (where status = ${status})::int`;
const jumlah = (column: string, status: string): Query =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where status = ${status}), 0)::bigint`;
