import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { lamaDiJalan } from '#areas/uang/server/kirim/lama-di-jalan.query.ts';
import type { HargaBerubah } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { belumSampai } from '#areas/kirim/server/sela-kiriman.query.ts';
import {
  cabang,
  dibeliCabang,
  terjualCabang,
  type Siapa,
} from '#areas/dashboard/server/laporan/cabang.query.ts';

/** The last day before this one on which any branch worked. */
export const hariLaluCabangQuery = (tgl: Hari, siapa: Siapa): Query<{ tgl: Hari | null }> => sql`
  select max((select max(tgl_system) from hari_toko h
               where h.kode_toko = t.kode_toko and h.tgl_system < ${tgl}::date)) as tgl
    from (${cabang([], siapa)}) t`;

/** Every shop of this server, head office among them; of a branch itself alone. */
const semua = ({ variant, kode_toko }: Siapa): Query => sql`
  select kode_toko, nama_toko, jenis from toko
   where not server_sendiri ${variant === 'pusat' ? sql`` : sql`and kode_toko = ${kode_toko}`}`;

/** Of the lines whose cost is known. */
const LABA = sql`sum(l.netto - l.harga_modal) filter (where l.harga_modal is not null)`;

export type GerakCabang = {
  kode_toko: string;
  nota: number;
  rupiah: Rupiah;
  laba: Rupiah | null;
  gram_keluar: Miligram;
  gram_masuk: Miligram;
};

/** What each shop sold and bought on one day, head office among them; profit only where it may be seen. */
export const gerakCabangQuery = (
  tgl: Hari,
  lihat_modal: boolean,
  siapa: Siapa,
): Query<GerakCabang> => {
  const days = { tgl_from: tgl, tgl_to: tgl };
  return sql`
  with cabang as (${semua(siapa)}
  ), jual as (
    select c.kode_toko, count(distinct l.no_faktur_jual) as nota, sum(l.berat) as berat, sum(l.netto) as rp,
           ${lihat_modal ? LABA : sql`null::bigint`} as laba
    ${terjualCabang(days)} group by 1
  ), beli as (
    select c.kode_toko, sum(l.berat) as berat ${dibeliCabang(days)} group by 1
  )
  select c.kode_toko, coalesce(j.nota, 0)::int as nota, coalesce(j.rp, 0)::bigint as rupiah,
         ${lihat_modal ? sql`coalesce(j.laba, 0)` : sql`null`}::bigint as laba,
         coalesce(j.berat, 0)::bigint as gram_keluar, coalesce(b.berat, 0)::bigint as gram_masuk
    from cabang c left join jual j using (kode_toko) left join beli b using (kode_toko)`;
};

export type KeadaanCabang = {
  kode_toko: string;
  nama_toko: string;
  pusat: boolean;
  tutup: 'TUTUP' | 'BELUM' | 'TIDAK_BUKA';
  hari_terakhir: Hari | null;
  tertinggal: boolean;
  belum_valid: number;
  belum_cair: Rupiah | null;
  uang_lama_di_jalan: Rupiah | null;
  kiriman_qty: number | null;
  kiriman_berat: Miligram | null;
};

/**
 * The state of each shop, head office among them: its day, what waits for validation, what is on its way. Head office
 * is late once a branch works on a later day; money between both is shown with the branch.
 */
export const keadaanCabangQuery = (
  tgl: Hari,
  { denganStock, denganKas }: { denganStock: boolean; denganKas: boolean },
  siapa: Siapa,
): Query<KeadaanCabang> => sql`
  with cabang as (${semua(siapa)}
  ), jalan as (
    select c.kode_toko, sum(s.rupiah) filter (where s.akun like 'kartu:%') as kartu,
           sum(s.qty) filter (where s.akun like 'kirim:%') as qty,
           sum(s.berat) filter (where s.akun like 'kirim:%') as berat
      from cabang c join saldo s on s.kode_toko = c.kode_toko
     where s.akun like 'kartu:%' or s.akun like 'kirim:%' group by 1
  ), tiba as (
    select kode_toko, sum(qty) as qty, sum(berat) as berat from (${belumSampai}) b group by 1
  ), tunggu as (
    select d.shop as kode_toko, count(*) as n from v_doc d
     where d.status = 'OPEN' and (d.ticket is null or d.doc_type = 'TK')
       and d.shop = any(array(select kode_toko from cabang)) group by 1
  )
  select c.kode_toko, c.nama_toko, c.jenis = 'PUSAT' as pusat,
         case h.status when 'CLOSED' then 'TUTUP' when 'OPEN' then 'BELUM' else 'TIDAK_BUKA' end as tutup,
         a.tgl_system as hari_terakhir,
         coalesce(a.status = 'OPEN'
           and a.tgl_system < case when c.jenis = 'PUSAT' then n.tgl else ${tgl}::date end, false) as tertinggal,
         coalesce(w.n, 0)::int as belum_valid,
         ${denganKas ? sql`coalesce(j.kartu, 0)` : sql`null`}::bigint as belum_cair,
         ${denganKas ? sql`case when c.jenis = 'PUSAT' then 0 else coalesce(u.rupiah, 0) end` : sql`null`}::bigint
           as uang_lama_di_jalan,
         ${denganStock ? sql`(coalesce(j.qty, 0) - coalesce(b.qty, 0))` : sql`null`}::int as kiriman_qty,
         ${denganStock ? sql`(coalesce(j.berat, 0) - coalesce(b.berat, 0))` : sql`null`}::bigint as kiriman_berat
    from cabang c
   cross join (select max(tgl_system) as tgl from hari_toko) n
    left join lateral (select tgl_system, status from hari_toko x
                        where x.kode_toko = c.kode_toko order by tgl_system desc limit 1) a on true
    left join hari_toko h on h.kode_toko = c.kode_toko and h.tgl_system = ${tgl}::date
    left join jalan j on j.kode_toko = c.kode_toko
    left join tiba b on b.kode_toko = c.kode_toko
    left join tunggu w on w.kode_toko = c.kode_toko
    left join lateral (select sum(k.jumlah_rp) as rupiah from kirim_uang k
                        where (k.kode_toko = c.kode_toko or k.tujuan = c.kode_toko) and ${lamaDiJalan(tgl)}) u on true
   order by (c.jenis = 'PUSAT'), c.nama_toko, c.kode_toko`;

/** No more of a branch's latest prices are looked at, and no more lines shown. */
const TERBARU = 60;
const BARIS = 8;

/**
 * Prices at which a gram is sold and bought at the counter that changed since that day began, not first ones; one line
 * for branches that changed alike.
 */
export const hargaBerubahQuery = (sejak: string, siapa: Siapa): Query<HargaBerubah> => sql`
  with cabang as (${cabang([], siapa)}
  ), ubah as (
    select c.nama_toko, h.jenis, h.berlaku_dari, h.harga_per_gram as ke, lalu.harga_per_gram as dari,
           coalesce(g.nama, k.label, h.kode_group, h.kode_kadar) as nama
      from cabang c
     cross join lateral (select * from harga_emas x
                          where x.kode_toko = c.kode_toko and x.jenis in ('JUAL', 'BELI')
                          order by x.id desc limit ${TERBARU}) h
      cross join lateral (
        select harga_per_gram from harga_emas x
         where x.kode_toko = h.kode_toko and x.jenis = h.jenis
           and (x.kode_kadar = h.kode_kadar or x.kode_group = h.kode_group)
           and (x.berlaku_dari, x.id) < (h.berlaku_dari, h.id)
         order by x.berlaku_dari desc, x.id desc limit 1) lalu
      left join group_barang g on g.kode_toko = h.kode_toko and g.kode_group = h.kode_group
      left join kadar k on k.kode_toko = h.kode_toko and k.kode_kadar = h.kode_kadar
     where h.berlaku_dari >= ${sejak}::timestamptz and h.berlaku_dari <= waktu()
       and h.harga_per_gram <> lalu.harga_per_gram
  )
  select jenis, nama, dari, ke, max(berlaku_dari) as waktu, array_agg(distinct nama_toko order by nama_toko) as toko
    from ubah group by jenis, nama, dari, ke order by waktu desc, jenis, nama limit ${BARIS}`;
