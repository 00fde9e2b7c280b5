import type { FiltersOf } from '#kit/contract/report.ts';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import type { posisiEmasReport } from '#areas/dashboard/contract/laporan/posisi-emas.report.ts';
import { JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof posisiEmasReport>;

/** Where the gold of an account is, and whether it is the shop's own; null: not a place (reports.md §3). */
const TEMPAT = sql`case
  when akun like 'baki:%' and g.jenis = 'TOKO' then 'MT1 Etalase'
  when g.jenis in ${JENIS_STOCK} then 'MT2 Gudang'
  when akun = 'titip' then 'MT3 Titipan customer'
  when g.jenis in ('BELI', 'ROSOK', 'HANCUR') then 'MT4 Beli dan rosok'
  when akun like 'sepuhan%' then 'MT5 Sepuhan'
  when akun like 'tukang%' then 'MT6 Di tukang'
  when akun like 'kirim:%' then 'MT7 Dalam kiriman'
  when akun = 'jaminan' then 'BM1 Jaminan hutang'
  when akun in ('service', 'contoh') then 'BM2 Emas customer' end`;

/** Gold that moved up to a day, with the place of each account: `h` and its warehouse `g`. */
const dariTempat = (kode_toko: string, tgl: Hari): Query => sql`
    from saldo_hari h
    left join gudang g on g.kode_toko = h.kode_toko and g.kode_gudang = case
      when h.akun like 'baki:%' then split_part(substr(h.akun, 6), '/', 1)
      when h.akun like 'gudang:%' then substr(h.akun, 8) end
   where h.kode_toko = ${kode_toko} and h.tgl_system <= ${tgl}::date and h.kadar > 0`;

/** The gold of each place at the end of the day, from the book's day balances. */
const isi = (kode_toko: string, tgl: Hari): Query => sql`
  select ${TEMPAT} as tempat, sum(h.berat)::bigint as berat, sum(h.murni)::bigint as murni
    ${dariTempat(kode_toko, tgl)}
   group by 1 having ${TEMPAT} is not null and (sum(h.berat) <> 0 or sum(h.murni) <> 0)`;

/**
 * What came to the shop's own places on the day, by the account on the other side of each set, and what of it was
 * promised. Gold that goes between a customer and custody was never the shop's, so it is left out.
 */
const gerak = (kode_toko: string, tgl: Hari): Query => sql`
  select case when b.akun like 'supplier:%' then '1 Diterima dari supplier'
              when b.akun = 'pelanggan' and s.kode_transaksi like '%BELI' then '2 Dibeli dari customer'
              when b.akun = 'jaminan' then '2 Dilelang dari jaminan'
              when b.akun = 'pelanggan' then '3 Dijual'
              when b.akun = 'service' then '3 Masuk barang service'
              when b.akun = 'titip' then '5 Dijanjikan ke customer'
              when b.akun like 'rk:%' then '6 Kiriman antar toko' else '4 Susut, lebur dan selisih' end as macam,
         -sum(b.berat)::bigint as berat, -sum(b.murni)::bigint as murni
    from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
   where b.kode_toko = ${kode_toko} and b.tgl_system = ${tgl}::date and b.kadar > 0
     and (b.akun like 'supplier:%' or b.akun like 'rk:%' or b.akun in ('susut', 'lebur', 'selisih', 'batu')
       or (b.akun = 'jaminan' and s.kode_transaksi like '%LELANG')
       -- What deposits and instalments hold is promised at a price of before.
       or b.akun = 'titip'
       -- What a craftsman works into a customer's piece, or files off it, is the shop's until then, or from then on.
       or (b.akun = 'service' and s.kode_transaksi like '%TUKANG')
       or (b.akun = 'pelanggan' and not exists (
         select from buku j where j.kode_toko = b.kode_toko and j.no_bukti = b.no_bukti
           and j.akun in ('jaminan', 'service', 'contoh'))))
   group by 1 having sum(b.berat) <> 0 or sum(b.murni) <> 0`;

/**
 * Gold that the shop owes at a price of the past when a day ends (D-36.4): of orders that are neither fetched nor ended
 * by then, all that was ordered or what payments had bought. A line whose piece is finished is promised by its piece.
 */
const terkunci = (kode_toko: Query, tgl: Query): Query => sql`
  select coalesce(sum(x.berat), 0)::bigint as berat,
         coalesce(sum(bagian_persen(x.berat::bigint, x.kadar)), 0)::bigint as murni
    from (
      select b.no_pesanan, b.urut, b.berat, b.kadar::int as kadar
        from pesanan_barang b join pesanan p on p.kode_toko = b.kode_toko and p.no_pesanan = b.no_pesanan
       where b.kode_toko = ${kode_toko} and p.kunci_harga = 'KUNCI_SEMUA'
      union all
      select k.no_pesanan, k.urut, k.berat, b.kadar::int
        from v_pesanan_kunci k
        join pesanan_barang b on b.kode_toko = k.kode_toko and b.no_pesanan = k.no_pesanan and b.urut = k.urut
       where k.kode_toko = ${kode_toko} and k.tgl_system <= ${tgl}) x
    join pesanan p on p.kode_toko = ${kode_toko} and p.no_pesanan = x.no_pesanan
   where p.tgl_system <= ${tgl} and (not p.tunggu or p.valid_at is not null)
     and (p.tgl_ambil is null or p.tgl_ambil > ${tgl}) and (p.hari_batal is null or p.hari_batal > ${tgl})
     and not exists (
       select from tukang_kembali t
         join tukang_kembali_barang l on l.kode_toko = t.kode_toko and l.no_kembali = t.no_kembali
          and l.urut_barang = x.urut
        where t.kode_toko = p.kode_toko and t.no_dokumen = p.no_pesanan
          and t.status <> 'CANC' and t.tgl_system <= ${tgl})`;

/**
 * Of the finished pieces that wait in `titip` for who ordered them the gold whose price was not locked: it is sold at
 * the price of the day on which it is fetched, so that the shop gains or loses by the price as long.
 */
const tanpaHarga = (kode_toko: Query, tgl: Query): Query => sql`
  select coalesce(sum(x.berat), 0)::bigint as berat, coalesce(sum(x.murni), 0)::bigint as murni
    from (
      select greatest(g.berat - k.berat, 0) as berat,
             greatest(g.murni - bagian_persen(k.berat, b.kadar::int), 0) as murni
        from pesanan p
        join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
        join barang g on g.kode_toko = b.kode_toko and g.kode_barcode = b.kode_barcode
       cross join lateral (
         select coalesce(sum(z.berat), 0)::bigint as berat from v_pesanan_kunci z
          where z.kode_toko = b.kode_toko and z.no_pesanan = b.no_pesanan and z.urut = b.urut
            and z.tgl_system <= ${tgl}) k
       where p.kode_toko = ${kode_toko} and p.kunci_harga <> 'KUNCI_SEMUA'
         and (p.tgl_ambil is null or p.tgl_ambil > ${tgl}) and (p.hari_batal is null or p.hari_batal > ${tgl})
         and exists (
           select from tukang_kembali t
             join tukang_kembali_barang l on l.kode_toko = t.kode_toko and l.no_kembali = t.no_kembali
              and l.urut_barang = b.urut
            where t.kode_toko = p.kode_toko and t.no_dokumen = p.no_pesanan
              and t.status <> 'CANC' and t.tgl_system <= ${tgl})) x`;

/** What is owed of orders beside what lies in `titip`; `bebas` is what lies there at no price yet. */
const wajib = (kode_toko: Query, tgl: Query): Query => sql`
  select k.berat - b.berat as berat, k.murni - b.murni as murni, b.berat as bebas_berat, b.murni as bebas_murni
    from (${terkunci(kode_toko, tgl)}) k cross join (${tanpaHarga(kode_toko, tgl)}) b`;

const rupiahText = (value: Query): Query => sql`to_char(${value}, 'FM999,999,999,999,990')`;

/** Owned, and not promised: a deposit or a contract has its price whatever gold costs (D-40.3). */
const BEBAS = (tempat: Query): Query => sql`${tempat} like 'MT%' and ${tempat} not like 'MT3%'`;

/** Gold owned, owed and kept for others, and the day's difference with what a change of the price made of it. */
export const posisiEmasQuery = ({ per_tanggal }: Saring, { kode_toko }: Ctx): Query => {
  const kemarin = addDays(per_tanggal, -1);
  return sql`
  with isi as (${isi(kode_toko, per_tanggal)}
  ), milik as (
    select coalesce(sum(berat), 0)::bigint as berat, coalesce(sum(murni), 0)::bigint as murni
      from isi where ${BEBAS(sql`tempat`)}
  ), wajib as (${wajib(sql`${kode_toko}`, sql`${per_tanggal}::date`)}
  ), wajib_lalu as (${wajib(sql`${kode_toko}`, sql`${kemarin}::date`)}
  ), bersih as (
    select m.berat - h.berat as berat, m.murni - h.murni as murni from milik m cross join wajib h
  ), lalu as (
    select (coalesce(sum(murni), 0) - (select murni from wajib_lalu))::bigint as murni
      from (${isi(kode_toko, kemarin)}) x where ${BEBAS(sql`tempat`)}
  ), kini as (select (select harga from (${hargaMurniHari(kode_toko, per_tanggal)}) h) as harga
  ), dulu as (select (select harga from (${hargaMurniHari(kode_toko, kemarin)}) h) as harga
  ), baris as (
    select case when tempat like 'MT%' then 1 else 4 end as ke,
           case when tempat like 'MT%' then 'MILIK TOKO' else 'BUKAN MILIK TOKO' end as blok, tempat as urut,
           substr(tempat, 5) as posisi, berat, murni, nilai_berat(murni, kini.harga) as nilai,
           null::text as keterangan
      from isi cross join kini
    union all
    select 2, 'KEWAJIBAN EMAS', '', 'Dijanjikan ke customer', i.berat - h.bebas_berat, i.murni - h.bebas_murni,
           nilai_berat(i.murni - h.bebas_murni, kini.harga), null
      from isi i cross join wajib h cross join kini where tempat like 'MT3%' and i.berat <> h.bebas_berat
    union all
    select 2, 'KEWAJIBAN EMAS', '1', 'Pesanan harga terkunci', h.berat + h.bebas_berat, h.murni + h.bebas_murni,
           nilai_berat(h.murni + h.bebas_murni, kini.harga), null
      from wajib h cross join kini where h.berat + h.bebas_berat <> 0
    union all
    select 3, 'POSISI BERSIH', '', 'POSISI BERSIH', m.berat, m.murni, nilai_berat(m.murni, kini.harga),
           'Harga berubah Rp 1,000 per gram: Rp ' || ${rupiahText(sql`m.murni`)}
      from bersih m cross join kini where exists (select from isi)
    union all
    select 5, 'BEDA HARI INI', macam, substr(macam, 3), berat, murni, nilai_berat(murni, kini.harga), null
      from (${gerak(kode_toko, per_tanggal)}) g cross join kini
    union all
    select 5, 'BEDA HARI INI', '8', 'Kunci harga pesanan', l.berat - h.berat, l.murni - h.murni,
           nilai_berat(l.murni - h.murni, kini.harga), null
      from wajib h cross join wajib_lalu l cross join kini where l.berat <> h.berat or l.murni <> h.murni
    union all
    select 5, 'BEDA HARI INI', '9', 'Perubahan harga emas', 0, 0,
           nilai_berat(lalu.murni, kini.harga - dulu.harga),
           'Dari ' || ${rupiahText(sql`dulu.harga`)} || ' ke ' || ${rupiahText(sql`kini.harga`)}
      from lalu cross join kini cross join dulu where kini.harga <> dulu.harga and lalu.murni <> 0
  )
  select blok, posisi, berat, murni, case when posisi <> 'Perubahan harga emas' then kini.harga end as harga_emas,
         nilai, keterangan
    from baris cross join kini order by ke, urut`;
};

/** The shop's own fine gold less what it owes and promised, as each day ended. */
export const posisiHarianQuery = (
  kode_toko: string,
  from: Hari,
  to: Hari,
): Query<{ tgl: Hari; murni: number }> => sql`
  with gerak as (
    select greatest(h.tgl_system, ${from}::date) as tgl, sum(h.murni) as murni
      ${dariTempat(kode_toko, to)} and ${BEBAS(TEMPAT)} group by 1
  )
  select d.tgl::date as tgl, (sum(coalesce(g.murni, 0)) over (order by d.tgl) - w.murni)::bigint as murni
    from generate_series(${from}::date, ${to}::date, '1 day') d (tgl)
    left join gerak g on g.tgl = d.tgl::date
   cross join lateral (${wajib(sql`${kode_toko}`, sql`d.tgl::date`)}) w
   order by 1`;
