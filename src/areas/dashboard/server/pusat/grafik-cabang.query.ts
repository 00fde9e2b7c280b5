import { addDays, addMonths, endOfMonth, hari, startOfMonth, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, adalahUang, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import { belumCair } from '#areas/uang/server/non-cash-laporan.query.ts';
import type { Kategori } from '#areas/dashboard/rules/kategori.ts';
import {
  batalCabang,
  cabang,
  dibeliCabang,
  pinjamanCabang,
  terjualCabang,
  type Siapa,
} from '#areas/dashboard/server/laporan/cabang.query.ts';

export type Titik = {
  kode_toko: string;
  nama_toko: string;
  x: string;
  rupiah: Rupiah;
  gram: Miligram;
  qty: number;
};

/** The points from left to right: days, or the first days of months. */
export type Sumbu = {
  readonly satuan: 'HARI' | 'BULAN';
  readonly dari: Hari;
  readonly sampai: Hari;
};

export const hariTerakhir = (sampai: Hari, hari: number): Sumbu => ({
  satuan: 'HARI',
  dari: addDays(sampai, 1 - hari),
  sampai,
});
export const bulanTerakhir = (sampai: Hari, bulan: number): Sumbu => ({
  satuan: 'BULAN',
  dari: addMonths(startOfMonth(sampai), 1 - bulan),
  sampai: endOfMonth(sampai),
});

/** The twelve months of a year. */
export const setahun = (tahun: number): Sumbu => bulanTerakhir(hari(`${tahun}-12-01`), 12);

/** The codes under which the book keeps the acts of a kind that has no lines of its own here (D-5.5). */
const KODE: Partial<Record<Kategori, readonly string[]>> = {
  TITIPAN: ['TITIP', 'BATAL_TITIP'],
  PESANAN: ['PESAN', 'BATAL_PESAN'],
  SERVICE: ['SERVICE', 'BATAL_SERVICE'],
};

/** Sets `s` of the branches on these days with their lines `b`; a set cancelled on its own day is left out. */
const bukuCabang = ({ dari, sampai }: Sumbu): Query => sql`
    from cabang c
    join buku_set s on s.kode_toko = c.kode_toko and s.tgl_system between ${dari}::date and ${sampai}::date
     and ${bukanBatalSehari('s')}
    join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti`;

/** Branch, day and figures of one kind of transaction. */
function faktaQuery(kategori: Kategori, sumbu: Sumbu): Query {
  const days = { tgl_from: sumbu.dari, tgl_to: sumbu.sampai };
  switch (kategori) {
    case 'PENJUALAN':
      return sql`select c.kode_toko, l.tgl_system as tgl, l.netto as rupiah, l.berat as gram, l.qty
        ${terjualCabang(days)}`;
    case 'PEMBELIAN':
      return sql`select c.kode_toko, l.tgl_system as tgl, l.harga as rupiah, l.berat as gram, l.qty
        ${dibeliCabang(days)}`;
    case 'BATAL':
      return sql`select c.kode_toko, p.tgl_system as tgl, p.grand_total as rupiah, p.berat as gram, 1 as qty
        ${batalCabang(days)}`;
    case 'HUTANG':
      return sql`select c.kode_toko, h.tgl_system as tgl, h.jumlah_hutang as rupiah, h.berat as gram, 1 as qty
        ${pinjamanCabang(days)}`;
    case 'BIAYA':
      return sql`select c.kode_toko, s.tgl_system as tgl, b.rupiah, 0 as gram, 1 as qty
        ${bukuCabang(sumbu)} where b.akun like 'biaya:%'`;
    default:
      return sql`select c.kode_toko, s.tgl_system as tgl, b.rupiah, 0 as gram,
               case when row_number() over (partition by s.kode_toko, s.no_bukti) = 1 then 1 else 0 end as qty
        ${bukuCabang(sumbu)} where s.kode_transaksi = any(${KODE[kategori] as string[]}::text[])
          and ${adalahUang('b.akun')}`;
  }
}

const AWAL = { HARI: sql`f.tgl`, BULAN: sql`date_trunc('month', f.tgl)::date` };
const LANGKAH = { HARI: sql`'1 day'`, BULAN: sql`'1 month'` };
const NAMA = { HARI: sql`d.x::date::text`, BULAN: sql`to_char(d.x, 'YYYY-MM')` };

/** Every branch at every point, also where nothing happened. */
export const grafikCabangQuery = (
  kategori: Kategori,
  sumbu: Sumbu,
  toko: Query,
): Query<Titik> => sql`
  with cabang as (${toko}
  ), angka as (
    select f.kode_toko, ${AWAL[sumbu.satuan]} as x, sum(f.rupiah) as rupiah, sum(f.gram) as gram, sum(f.qty) as qty
      from (${faktaQuery(kategori, sumbu)}) f group by 1, 2
  )
  select c.kode_toko, c.nama_toko, ${NAMA[sumbu.satuan]} as x, coalesce(a.rupiah, 0)::bigint as rupiah,
         coalesce(a.gram, 0)::bigint as gram, coalesce(a.qty, 0)::int as qty
    from cabang c
   cross join generate_series(${sumbu.dari}::date, ${sumbu.sampai}::date, ${LANGKAH[sumbu.satuan]}) d (x)
    left join angka a on a.kode_toko = c.kode_toko and a.x = d.x::date
   order by c.nama_toko, c.kode_toko, d.x`;

/** One shop in the place of the branches. */
export const tokoSendiri = (kode_toko: string): Query =>
  sql`select kode_toko, nama_toko from toko where kode_toko = ${kode_toko}`;

/** What the drawers held when each day ended, and how often they were touched. */
export const kasHarianQuery = ({ dari, sampai }: Sumbu, siapa: Siapa): Query<Titik> => sql`
  with cabang as (${cabang([], siapa)}
  ), gerak as (
    select c.kode_toko, greatest(h.tgl_system, ${dari}::date) as tgl, sum(h.rupiah) as rupiah
      from cabang c join saldo_hari h on h.kode_toko = c.kode_toko and h.tgl_system <= ${sampai}::date
       and h.kadar = 0 and ${adalahKas('h.akun')} group by 1, 2
  ), sentuh as (
    select c.kode_toko, s.tgl_system as tgl, count(distinct s.no_bukti) as n
      ${bukuCabang({ satuan: 'HARI', dari, sampai })} where ${adalahKas('b.akun')} group by 1, 2
  )
  select c.kode_toko, c.nama_toko, d.x::date::text as x,
         sum(coalesce(g.rupiah, 0)) over (partition by c.kode_toko order by d.x)::bigint as rupiah,
         0::bigint as gram, coalesce(t.n, 0)::int as qty
    from cabang c
   cross join generate_series(${dari}::date, ${sampai}::date, '1 day') d (x)
    left join gerak g on g.kode_toko = c.kode_toko and g.tgl = d.x::date
    left join sentuh t on t.kode_toko = c.kode_toko and t.tgl = d.x::date
   order by c.nama_toko, c.kode_toko, d.x`;

/** Running costs of a day by transaction code; a branch without any has no point. */
export const biayaCabangQuery = (tgl: Hari, siapa: Siapa): Query<Titik> => sql`
  with cabang as (${cabang([], siapa)})
  select c.kode_toko, c.nama_toko, coalesce(t.deskripsi, substr(b.akun, 7)) as x, sum(b.rupiah)::bigint as rupiah,
         0::bigint as gram, count(distinct s.no_bukti)::int as qty
  ${bukuCabang({ satuan: 'HARI', dari: tgl, sampai: tgl })}
    left join kode_transaksi t on t.kode_toko = c.kode_toko and t.kode_transaksi = substr(b.akun, 7)
   where b.akun like 'biaya:%' group by 1, 2, 3 having sum(b.rupiah) <> 0 order by 2, 1, rupiah desc`;

/** Card money that waited when the day ended, also what was settled later (№ 49). */
export const nonCashCabangQuery = (tgl: Hari, siapa: Siapa): Query<Titik> => sql`
  with cabang as (${cabang([], siapa)})
  select c.kode_toko, c.nama_toko, b.nama_bank || ' ' || n.no_rekening as x,
         sum(n.jumlah_gesek_rp)::bigint as rupiah, 0::bigint as gram, count(*)::int as qty
    from cabang c
    join non_cash n on n.kode_toko = c.kode_toko and n.tgl_system <= ${tgl}::date
    join penerbit_non_cash b on b.kode_toko = n.kode_toko and b.kode_bank = n.kode_bank
   where ${belumCair(tgl)}
   group by 1, 2, 3 order by 2, 1, rupiah desc`;
