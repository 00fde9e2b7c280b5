import type { Hari } from '#kit/rules/hari.ts';
import { type Zona } from '#kit/server/clock.ts';
import { localTimeOf, workDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahUang } from '#areas/buku/server/tempat-uang.query.ts';

export type TanyaMasalah = {
  readonly kode_toko: string;
  /** The day that is open, and the zone of the shop's clock. */
  readonly hari: Hari;
  readonly zona: Zona;
  /** When the date of the shop changes (D-2.3). */
  readonly ganti: string;
  readonly tgl_from: Hari;
  readonly tgl_to: Hari;
};

/**
 * The documents of the span (`dok`), each with its set and its payments, and what was sold or bought back on
 * them (`dok_baris`). Both are joined here, before anything is filtered: what is left of a CTE by a filter is
 * taken for a row, and two of them that meet would be read against each other row by row.
 */
export const dokumenQuery = ({ kode_toko, tgl_from, tgl_to }: TanyaMasalah): Query => {
  const rentang = sql`shop = ${kode_toko} and business_date between ${tgl_from}::date and ${tgl_to}::date`;
  return sql`
  dok as materialized (
    select d.*, s.no_bukti is not null as dibuku, coalesce(b.jumlah, 0) as jumlah,
           coalesce(b.uang, 0) as uang, coalesce(b.titip, false) as titip
      from (select * from v_doc where ${rentang}) d
      left join buku_set s on s.kode_toko = d.shop and s.no_bukti = d.doc_no
      left join (select doc_no, sum(amount) as jumlah, bool_or(method = 'DP') as titip,
                        sum(amount) filter (where method in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')) as uang
                   from v_payment where ${rentang} group by doc_no) b on b.doc_no = d.doc_no
  ), dok_baris as materialized (
    select d.*, l.barcode, l.mg, l.amount, l.net, l.price_id as harga_id
      from dok d
      join (select * from v_doc_line where ${rentang} and doc_type in ('SALE', 'PB')) l
        on l.doc_no = d.doc_no and l.doc_type = d.doc_type)`;
};

/** What it should be, what it is, and by how much it differs. */
type Kata = readonly [Query, Query, Query];

/** What every problem says of its document, and the three words of its own. */
const satu = (masalah: string, [seharusnya, tercatat, selisih]: Kata, dari: Query): Query => sql`
  select ${masalah}::text as masalah, d.doc_no, d.doc_type, d.business_date, d.created_at, d.created_by,
         (${seharusnya})::text as seharusnya, (${tercatat})::text as tercatat, (${selisih})::bigint as selisih_rp
    from ${dari}`;

/** Problems of the documents `dok`: which, of what document, what it should be, what it is. */
export const masalahQuery = (ask: TanyaMasalah): Query =>
  sql.join(
    [...masalahUang(), ...masalahBarang(ask), ...masalahNomor(ask), masalahPesan(ask)],
    sql` union all `,
  );

const KOSONG = sql`null`;

const masalahUang = (): Query[] => [
  satu(
    'TANPA_BUKU',
    [sql`'ada di buku'`, sql`'tidak ada'`, sql`d.total`],
    sql`dok d where d.posts and d.status in ('ACTIVE', 'CANCELLED') and not d.dibuku`,
  ),
  satu(
    'TANPA_KAS',
    [sql`d.uang`, sql`'tidak ada di kas atau bank'`, sql`d.uang`],
    sql`dok d where d.posts and d.status in ('ACTIVE', 'CANCELLED') and d.dibuku and d.uang <> 0
         and not exists (select from buku l where l.kode_toko = d.shop and l.no_bukti = d.doc_no
                            and ${adalahUang('l.akun')})`,
  ),
  // What another shop told of it could not be made an act of here (D-43.4).
  satu(
    'PESAN_TERTAHAN',
    [sql`'diterapkan'`, sql`'tertahan'`, sql`d.total`],
    sql`dok d join pesan_toko p on p.ke = d.shop and p.no_dokumen = d.doc_no and p.selesai_at is null
         and p.gagal is not null`,
  ),
  satu(
    'BAYAR_TIDAK_SAMA',
    [sql`d.paid`, sql`d.jumlah`, sql`d.paid - d.jumlah`],
    sql`dok d where d.status = 'ACTIVE' and d.paid > 0 and d.paid <> d.jumlah`,
  ),
];

/** The price that held last of those of the same kind as `h`, when document `d` was made. */
const hargaSebelum = (kolom: 'kode_group' | 'kode_kadar'): Query => sql`
  (select v.id, v.berlaku_dari, v.harga_per_gram from harga_emas v
    where v.kode_toko = h.kode_toko and v.jenis = h.jenis and ${sql.ref(`v.${kolom}`)} = ${sql.ref(`h.${kolom}`)}
      and v.berlaku_dari < d.created_at order by v.berlaku_dari desc, v.id desc limit 1)`;

/** A piece that was sold: it must be gone, once, and at the price of its moment. */
function masalahBarang({ kode_toko }: TanyaMasalah): Query[] {
  const terjual = sql`d.doc_type = 'SALE' and d.status = 'ACTIVE'`;
  const kejadian = sql`barang_kejadian e where e.kode_toko = ${kode_toko} and e.kode_barcode = d.barcode`;
  return [
    // Other sales of a piece are looked up by its barcode and their own numbers: a state that a view works
    // out tells the planner nothing of how many sales have it.
    satu(
      'BARANG_TERJUAL_DUA_KALI',
      [sql`'terjual sekali'`, sql`d.barcode || ' juga di ' || o.no_faktur_jual`, sql`d.net`],
      sql`dok_baris d
          join penjualan_barang p on p.kode_toko = ${kode_toko} and p.kode_barcode = d.barcode
           and p.no_faktur_jual <> d.doc_no
          join penjualan o on o.kode_toko = ${kode_toko} and o.no_faktur_jual = p.no_faktur_jual
           and o.status = 'DONE' and o.input_date < d.created_at
         where ${terjual} and not exists (select from ${kejadian} and e.ke_status = 'READY'
                                             and e.waktu > o.input_date and e.waktu <= d.created_at)`,
    ),
    satu(
      'BARANG_MASIH_READY',
      [sql`'TERJUAL'`, sql`d.barcode || ' READY'`, sql`d.net`],
      sql`dok_baris d where ${terjual}
         and exists (select from barang b where b.kode_toko = ${kode_toko} and b.kode_barcode = d.barcode
                       and b.status = 'READY')
         and coalesce((select e.no_bukti from ${kejadian} order by e.seq desc limit 1), d.doc_no) = d.doc_no`,
    ),
    satu(
      'BERAT_ATAU_HARGA_NOL',
      [
        sql`'lebih dari 0'`,
        sql`concat_ws(' ', d.barcode, (coalesce(d.mg, 0) / 1000.0)::numeric(12, 3)::text || ' g', d.amount::text)`,
        KOSONG,
      ],
      sql`dok_baris d where d.status = 'ACTIVE' and (d.mg = 0 or d.amount <= 0)`,
    ),
    // A deposit keeps the price of the day on which it was taken (D-11.1). Prices are asked for by their
    // own keys: their view would read all of them for every piece.
    satu(
      'HARGA_EMAS_TIDAK_SAMA',
      [sql`k.harga_per_gram`, sql`d.barcode || ' ' || h.harga_per_gram::text`, KOSONG],
      sql`dok_baris d
          join harga_emas h on h.kode_toko = ${kode_toko} and h.id = d.harga_id
          join lateral (${hargaSebelum('kode_group')} union all ${hargaSebelum('kode_kadar')}) k
            on h.berlaku_dari > d.created_at or (k.berlaku_dari, k.id) > (h.berlaku_dari, h.id)
         where ${terjual} and not d.titip`,
    ),
  ];
}

function masalahNomor({ hari, zona, ganti }: TanyaMasalah): Query[] {
  const menit = (at: Query): Query => sql`to_char(${localTimeOf(at, zona)}, 'YYYY-MM-DD HH24:MI')`;
  const dibuat = workDayOf(sql`d.created_at`, zona, sql`${ganti}::interval`);
  return [
    satu(
      'NOMOR_GANDA',
      [sql`'satu dokumen'`, sql`d.kali || ' dokumen'`, KOSONG],
      sql`(select *, count(*) over nomor as kali, row_number() over nomor as ke
             from dok window nomor as (partition by doc_no)) d where d.kali > 1 and d.ke = 1`,
    ),
    satu(
      'TRANSAKSI_SETELAH_TUTUP',
      [sql`'sebelum ' || ${menit(sql`y.closed_at`)}`, menit(sql`d.created_at`), sql`d.total`],
      sql`dok d join v_day y on y.shop = d.shop and y.business_date = d.business_date
         where y.state = 'CLOSED' and d.created_at > y.closed_at`,
    ),
    satu(
      'NOMOR_LONCAT',
      [sql`'nomor ke-' || (coalesce(d.lalu, 0) + 1)`, sql`'nomor ke-' || d.seq`, KOSONG],
      sql`(select *, lag(seq) over (partition by left(doc_no, 2), substr(doc_no, 6, 6) order by seq) as lalu
             from dok) d where d.seq > coalesce(d.lalu, 0) + 1 + coalesce((
             select sum(w.ke - w.dari + 1) from nomor_lewat w
              where w.kode_toko = d.shop and w.jenis = left(d.doc_no, 2) and w.tgl_system = d.business_date
                and w.dari > coalesce(d.lalu, 0) and w.ke < d.seq), 0)`,
    ),
    satu(
      'TANGGAL_MUNDUR',
      [dibuat, sql`d.business_date`, KOSONG],
      sql`dok d where ${dibuat} > d.business_date`,
    ),
    satu(
      'BELUM_VALIDASI',
      [sql`'divalidasi pada harinya'`, sql`'masih OPEN'`, sql`d.total`],
      sql`dok d where d.status = 'OPEN' and d.business_date < ${hari}::date`,
    ),
  ];
}

/** A held message of another server is about a document that is not here: it is listed on the day that is open. */
const masalahPesan = ({ kode_toko, hari }: TanyaMasalah): Query =>
  satu(
    'PESAN_TERTAHAN',
    [sql`'diterapkan'`, sql`d.dari || ' ' || d.jenis`, KOSONG],
    sql`(select p.no_dokumen as doc_no, 'PESAN' as doc_type, ${hari}::date as business_date, p.waktu as created_at,
                null::text as created_by, p.dari, p.jenis
           from pesan_toko p
          where p.ke = ${kode_toko} and p.selesai_at is null and p.gagal is not null
            and not exists (select from dok o where o.doc_no = p.no_dokumen)) d`,
  );
