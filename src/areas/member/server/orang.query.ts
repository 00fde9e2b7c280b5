import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { PajakLama } from '#areas/member/server/gabung.table.ts';

export type DokumenOrang = {
  kode_toko: string;
  jenis: string;
  tgl_system: Hari;
  no_dokumen: string;
  uraian: string[];
  berat: Miligram | null;
  jumlah_rp: Rupiah | null;
  status: string;
  hidup: boolean;
};

const PALING_BANYAK = 500;
const diToko = (column: string, kode_toko: string | null): Query =>
  kode_toko ? sql`${sql.ref(column)} = ${kode_toko}` : sql`true`;
/** Shop by shop, so that each table is looked into by its index of customers. */
const milik = (kode_customer: string, kode_toko: string | null): Query => sql`
  (select r.* from toko t cross join customer_semua(${kode_customer}) k
    cross join lateral (select * from v_register r where r.shop = t.kode_toko and r.customer_code = k) r
    where ${diToko('t.kode_toko', kode_toko)})`;

/** Documents of a person under every code, newest first; of one shop or of all. */
export const listDokumenOrang = (
  on: Sql,
  kode_customer: string,
  kode_toko: string | null,
): Promise<DokumenOrang[]> =>
  on.many(sql<DokumenOrang>`
    select r.shop as kode_toko, coalesce(r.in_history, upper(replace(r.kind, '_', ' '))) as jenis,
           r.day as tgl_system, r.no as no_dokumen,
           coalesce(r.items, '{}') as uraian, r.weight as berat, r.amount as jumlah_rp, r.status, r.lives as hidup
      from ${milik(kode_customer, kode_toko)} r
     where not r.waits and (r.status <> 'CANC' or r.cancel_no is not null)
     order by r.at desc, r.no desc limit ${PALING_BANYAK}`);

export type RingkasOrang = {
  kali_belanja: number;
  belanja_rp: Rupiah;
  belanja_berat: Miligram;
  jual_rp: Rupiah;
  jual_berat: Miligram;
  titipan_rp: Rupiah;
  hutang_rp: Rupiah;
  cicilan_rp: Rupiah;
  kelebihan_rp: Rupiah;
  emas_murni: Miligram;
  emas_rp: Rupiah;
};

/** Surpluses of auctions that were not paid out yet. */
const KELEBIHAN = (kode_customer: string): Query => sql`
  (select l.kode_toko, l.kelebihan from hutang h
     join hutang_lelang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang and l.status = 'DONE'
    where h.kode_customer in (select customer_semua(${kode_customer})) and l.kelebihan > 0
      and not exists (select from hutang_kelebihan k where k.kode_toko = l.kode_toko
         and k.no_faktur_hutang = l.no_faktur_hutang and k.status = 'DONE')
   union all
   select l.kode_toko, l.kelebihan from cicilan c
     join cicilan_lelang l on l.kode_toko = c.kode_toko and l.no_cicilan = c.no_cicilan and l.status = 'DONE'
    where c.kode_customer in (select customer_semua(${kode_customer})) and l.kelebihan > 0
      and not exists (select from cicilan_kelebihan k where k.kode_toko = l.kode_toko
         and k.no_cicilan = l.no_cicilan and k.status = 'DONE'))`;

/**
 * What a person bought, sold, left here and owes; and the fine gold that he bought and did not bring back, at what
 * the shop pays for a fine gram today (HARGA_ROSOK).
 */
export const findRingkas = (
  on: Sql,
  kode_customer: string,
  kode_toko: string | null,
  shop: string,
): Promise<RingkasOrang> =>
  on.one(sql<RingkasOrang>`
    with r as (select * from ${milik(kode_customer, kode_toko)} r),
    emas as (
      select coalesce(sum(b.murni), 0)::bigint as murni from nota_jual p
        join nota_jual_barang b on b.kode_toko = p.kode_toko and b.no_faktur_jual = p.no_faktur_jual
       where p.kode_customer in (select customer_semua(${kode_customer})) and p.status = 'DONE'
         and ${diToko('p.kode_toko', kode_toko)}
         and not exists (select from nota_beli_barang l join nota_beli q on q.kode_toko = l.kode_toko
              and q.no_faktur_beli = l.no_faktur_beli and q.status <> 'CANC'
            where l.no_faktur_jual = b.no_faktur_jual and l.kode_barcode = b.kode_barcode))
    select count(*) filter (where in_history = 'JUAL' and status = 'DONE')::int as kali_belanja,
           coalesce(sum(amount) filter (where in_history = 'JUAL' and status = 'DONE'), 0)::bigint as belanja_rp,
           coalesce(sum(weight) filter (where in_history = 'JUAL' and status = 'DONE'), 0)::bigint as belanja_berat,
           coalesce(sum(amount) filter (where in_history = 'BELI' and status = 'DONE'), 0)::bigint as jual_rp,
           coalesce(sum(weight) filter (where in_history = 'BELI' and status = 'DONE'), 0)::bigint as jual_berat,
           coalesce(sum(paid) filter (where kind = 'titipan' and status in ('OPEN', 'AKTIF')), 0)::bigint as titipan_rp,
           coalesce(sum(amount) filter (where kind = 'hutang' and status in ('AKTIF', 'TUNGGU')), 0)::bigint
             as hutang_rp,
           (select coalesce(sum(c.harga_jual - c.dp_rp - c.terbayar), 0) from cicilan c
             where c.kode_customer in (select customer_semua(${kode_customer})) and c.status = 'AKTIF'
               and ${diToko('c.kode_toko', kode_toko)})::bigint as cicilan_rp,
           (select coalesce(sum(kelebihan), 0) from ${KELEBIHAN(kode_customer)} l
             where ${diToko('l.kode_toko', kode_toko)})::bigint as kelebihan_rp,
           (select murni from emas) as emas_murni,
           (select murni from emas) * batas_toko(${shop}, 'HARGA_ROSOK', waktu(), 0) / 1000 as emas_rp
      from r`);

/**
 * What is still open between a person and the chain, in words, or the last day that the law keeps, as report 108 adds
 * it (D-39.8). The phone number of that day may be another than that of today, so documents of the card count as well.
 */
export const findHalangan = (
  on: Sql,
  kode_customer: string,
  { shop, hari }: { shop: string; hari: Hari },
): Promise<{ hidup: string[]; besar: Hari | null }> =>
  on.one(sql<{ hidup: string[]; besar: Hari | null }>`
    select coalesce((select array_agg(distinct x.apa order by x.apa) from (
             select initcap(r.kind) || ' ' || r.no as apa from ${milik(kode_customer, null)} r
              where r.lives or r.waits or r.status in ('AKTIF', 'TUNGGU', 'PROSES', 'VALID', 'DITERIMA', 'SELESAI')
             union all
             select 'Barang contoh ' || c.no_pesanan from pesanan_contoh c
               join pesanan p on p.kode_toko = c.kode_toko and p.no_pesanan = c.no_pesanan
              where c.no_ambil is null and (not p.tunggu or p.valid_at is not null)
                and p.kode_customer in (select customer_semua(${kode_customer}))
             union all
             select 'Kelebihan lelang' from ${KELEBIHAN(kode_customer)} k) x), '{}') as hidup,
           (select max(b.tgl_system) from (
              select l.tgl_system from v_lapor l
               where l.tgl_system > ${hari}::date - interval '5 years'
               group by l.tgl_system, l.orang
              having sum(l.jumlah_rp) >= batas_toko(${shop}, 'BATAS_LAPOR_TUNAI', waktu(), 500000000)
                 and (bool_or(l.orang in (select coalesce(nullif(c.no_hp, ''), c.kode_customer) from customer c
                                           where c.kode_customer in (select customer_semua(${kode_customer}))))
                   or bool_or((l.kode_toko, l.no_dokumen) in
                        (select m.shop, m.no from ${milik(kode_customer, null)} m)))
              ) b) as besar`);

export type Kembar = {
  alasan: 'NOMOR' | 'KTP' | 'NAMA_LAHIR';
  kode_customer: string;
  nama: string;
  no_hp: string | null;
  tgl_lahir: Hari | null;
  kode_lain: string;
  nama_lain: string;
  no_hp_lain: string | null;
};

/** Cards that may be one person: the list of the numbers first, then equal KTP, then equal name and birthday. */
export const listKembar = (on: Sql): Promise<Kembar[]> =>
  on.many(sql<Kembar>`
    with pasangan as (
      select 'NOMOR' as alasan, n.kode_customer as a, n.kode_pemilik as b from customer_nomor_lepas n
      union
      select 'KTP', x.kode_customer, y.kode_customer from customer x
        join customer y on y.no_ktp = x.no_ktp and y.kode_customer < x.kode_customer
      union
      select 'NAMA_LAHIR', x.kode_customer, y.kode_customer from customer x
        join customer y on lower(y.nama) = lower(x.nama) and y.tgl_lahir = x.tgl_lahir
         and y.kode_customer < x.kode_customer
    )
    select distinct on (a.kode_customer, b.kode_customer) p.alasan, a.kode_customer, a.nama, a.no_hp, a.tgl_lahir,
           b.kode_customer as kode_lain, b.nama as nama_lain, b.no_hp as no_hp_lain
      from pasangan p
      join customer a on a.kode_customer = p.a and a.is_active
      join customer b on b.kode_customer = p.b and b.is_active
     order by a.kode_customer, b.kode_customer, array_position(array['NOMOR', 'KTP', 'NAMA_LAHIR'], p.alasan)
     limit 500`);

/** What was written to a person, without the words that a shop chose. */
export const listPesanOrang = (
  on: Sql,
  kode_customer: string,
): Promise<Record<string, unknown>[]> =>
  on.many(sql<Record<string, unknown>>`
    select kode_toko, jenis, penerima, no_dokumen, tgl_system, status from pesan
     where kode_customer in (select customer_semua(${kode_customer})) order by tgl_system desc limit 500`);

type Gabungan = {
  kode_toko: string;
  id: number;
  ke: string;
  poin: number;
  jenis_lama: 'UMUM' | 'MEMBER' | 'RESELLER';
  /** None where they were joined before cards said anything to the tax. */
  pajak_lama: PajakLama | null;
};

/** The merge of a card that was not parted again. */
export const findGabungan = (on: Sql, kode_customer: string): Promise<Gabungan | undefined> =>
  on.maybe(sql<Gabungan>`
    select kode_toko, id, ke, poin, jenis_lama, pajak_lama from customer_gabung
     where kode_customer = ${kode_customer} and pisah_by is null`);

/**
 * Photos of identity that buy-backs, loans and lost tickets under any card of a person keep, with every other upload of
 * the same picture.
 */
export const listFotoIdentitas = async (on: Sql, kode_customer: string): Promise<string[]> => {
  const rows = await on.many(sql<{ foto: string }>`
    with milik as (select customer_semua(${kode_customer}) as kode),
    dipakai as (
      select kode_toko, foto_identitas as foto from pembelian
       where foto_identitas is not null and kode_customer in (select kode from milik)
       union
      select kode_toko, foto_identitas from beli_manual
       where foto_identitas is not null and kode_customer in (select kode from milik)
       union
      select kode_toko, foto_customer from hutang
       where foto_customer is not null and kode_customer in (select kode from milik)
       union
      select a.kode_toko, a.sesudah ->> 'foto' from hutang h
        join audit a on a.kode_toko = h.kode_toko and a.tabel = 'hutang' and a.kunci = h.no_faktur_hutang
       where h.kode_customer in (select kode from milik)
         and a.tindakan = 'DUPLIKAT' and a.sesudah ->> 'foto' is not null
    )
    select foto from dipakai
     union
    select lain.gambar_path from dipakai d
      join foto_unggah f on f.kode_toko = d.kode_toko and f.gambar_path = d.foto
      join foto_unggah lain on lain.sidik = f.sidik`);
  return rows.map(({ foto }) => foto);
};

/** Photos of identities on documents of people who were erased, which no erasure wrote down (decision 1264). */
export const listFotoTertinggal = async (on: Sql): Promise<string[]> => {
  const rows = await on.many(sql<{ foto: string }>`
    with hapus as materialized (select kode_customer from customer where tgl_hapus is not null),
    dipakai as (
      select b.foto_identitas as foto from hapus join pembelian b using (kode_customer)
       union
      select b.foto_identitas from hapus join beli_manual b using (kode_customer)
       union
      select b.foto_customer from hapus join hutang b using (kode_customer)
       union
      select a.sesudah ->> 'foto' from hapus join hutang b using (kode_customer)
        join audit a on a.kode_toko = b.kode_toko and a.tabel = 'hutang' and a.kunci = b.no_faktur_hutang
         and a.tindakan = 'DUPLIKAT'
    )
    select foto from dipakai d
     where foto like 'NSIPIC/___/%' and not exists (select from foto_hapus h where h.gambar_path = d.foto)
     order by foto limit 1000`);
  return rows.map(({ foto }) => foto);
};
