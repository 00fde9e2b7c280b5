import type { Hari } from '#kit/rules/hari.ts';
import { hoursAhead, type Zona } from '#kit/server/clock.ts';
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

/** The documents of the span, each once; the name is theirs in every part below. */
export const dokumenQuery = ({ kode_toko, tgl_from, tgl_to }: TanyaMasalah): Query => sql`
  select * from v_doc where shop = ${kode_toko} and business_date between ${tgl_from}::date and ${tgl_to}::date`;

const satu = (masalah: string, isi: Query): Query =>
  sql`select ${masalah}::text as masalah, m.* from (${isi}) m`;

/** Problems of the documents `dok`: which, of what document, what it should be, what it is. */
export const masalahQuery = (ask: TanyaMasalah): Query =>
  sql.join([...masalahUang(ask), ...masalahBarang(ask), ...masalahNomor(ask)], sql` union all `);

function masalahUang({ kode_toko, tgl_from, tgl_to }: TanyaMasalah): Query[] {
  const bayar = sql`select doc_no, sum(amount) as jumlah from v_payment
     where shop = ${kode_toko} and business_date between ${tgl_from}::date and ${tgl_to}::date`;
  return [
    satu(
      'TANPA_BUKU',
      sql`select d.doc_no, 'ada di buku' as seharusnya, 'tidak ada' as tercatat, d.total as selisih_rp
            from dok d where d.posts and d.status in ('ACTIVE', 'CANCELLED')
             and not exists (select from buku_set s where s.kode_toko = d.shop and s.no_bukti = d.doc_no)`,
    ),
    satu(
      'TANPA_KAS',
      sql`select d.doc_no, b.jumlah::text, 'tidak ada di kas atau bank', b.jumlah
            from dok d
            join (${bayar} and method in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER') group by doc_no) b using (doc_no)
           where d.posts and d.status in ('ACTIVE', 'CANCELLED') and b.jumlah <> 0
             and exists (select from buku_set s where s.kode_toko = d.shop and s.no_bukti = d.doc_no)
             and not exists (select from buku l where l.kode_toko = d.shop and l.no_bukti = d.doc_no
                               and ${adalahUang('l.akun')})`,
    ),
    satu(
      'BAYAR_TIDAK_SAMA',
      sql`select d.doc_no, d.paid::text, coalesce(b.jumlah, 0)::text, d.paid - coalesce(b.jumlah, 0)
            from dok d left join (${bayar} group by doc_no) b using (doc_no)
           where d.status = 'ACTIVE' and d.paid > 0 and d.paid <> coalesce(b.jumlah, 0)
             and exists (select from v_payment p where p.shop = d.shop and p.doc_type = d.doc_type limit 1)`,
    ),
  ];
}

/** The price that held last of those of the same kind as `h`, when document `d` was made. */
const hargaSebelum = (kolom: 'kode_group' | 'kode_kadar'): Query => sql`
  (select v.id, v.berlaku_dari, v.harga_per_gram from harga_emas v
    where v.kode_toko = h.kode_toko and v.jenis = h.jenis and ${sql.ref(`v.${kolom}`)} = ${sql.ref(`h.${kolom}`)}
      and v.berlaku_dari < d.created_at order by v.berlaku_dari desc, v.id desc limit 1)`;

/** A piece that was sold: it must be gone, once, and at the price of its moment. */
function masalahBarang({ kode_toko, tgl_from, tgl_to }: TanyaMasalah): Query[] {
  const jual = sql`
    from dok d join v_doc_line l on l.shop = d.shop and l.doc_no = d.doc_no and l.doc_type = d.doc_type
     and l.business_date between ${tgl_from}::date and ${tgl_to}::date`;
  const terjual = sql`${jual} where d.doc_type = 'SALE' and d.status = 'ACTIVE'`;
  const kejadian = sql`barang_kejadian e where e.kode_toko = ${kode_toko} and e.kode_barcode = l.barcode`;
  return [
    satu(
      'BARANG_TERJUAL_DUA_KALI',
      sql`select d.doc_no, 'terjual sekali', l.barcode || ' juga di ' || o.doc_no, l.net ${jual}
            join v_doc_line p on p.shop = d.shop and p.doc_type = 'SALE' and p.barcode = l.barcode
             and p.doc_no <> d.doc_no
            join v_doc o on o.shop = p.shop and o.doc_no = p.doc_no and o.doc_type = 'SALE' and o.status = 'ACTIVE'
           where d.doc_type = 'SALE' and d.status = 'ACTIVE' and o.created_at < d.created_at
             and not exists (select from ${kejadian} and e.ke_status = 'READY'
                               and e.waktu > o.created_at and e.waktu <= d.created_at)`,
    ),
    satu(
      'BARANG_MASIH_READY',
      sql`select d.doc_no, 'TERJUAL', l.barcode || ' READY', l.net ${terjual}
             and exists (select from barang b where b.kode_toko = d.shop and b.kode_barcode = l.barcode
                           and b.status = 'READY')
             and coalesce((select e.no_bukti from ${kejadian} order by e.seq desc limit 1), d.doc_no) = d.doc_no`,
    ),
    satu(
      'BERAT_ATAU_HARGA_NOL',
      sql`select d.doc_no, 'lebih dari 0',
                 concat_ws(' ', l.barcode, (coalesce(l.mg, 0) / 1000.0)::numeric(12, 3)::text || ' g', l.amount::text),
                 null::bigint
           ${jual} where d.status = 'ACTIVE' and d.doc_type in ('SALE', 'PB') and (l.mg = 0 or l.amount <= 0)`,
    ),
    // A deposit keeps the price of the day on which it was taken (D-11.1). Prices are asked for by their
    // own keys, once the pieces are known: their view would read all of them for every piece.
    satu(
      'HARGA_EMAS_TIDAK_SAMA',
      sql`with baris as materialized (select d.shop, d.doc_no, d.created_at, l.barcode, l.price_id ${terjual})
          select d.doc_no, k.harga_per_gram::text, d.barcode || ' ' || h.harga_per_gram::text, null::bigint
            from baris d
            join harga_emas h on h.kode_toko = d.shop and h.id = d.price_id
            join lateral (${hargaSebelum('kode_group')} union all ${hargaSebelum('kode_kadar')}) k
              on h.berlaku_dari > d.created_at or (k.berlaku_dari, k.id) > (h.berlaku_dari, h.id)
           where not exists (select from v_payment p
                              where p.shop = d.shop and p.doc_no = d.doc_no and p.method = 'DP')`,
    ),
  ];
}

function masalahNomor({ hari, zona, ganti }: TanyaMasalah): Query[] {
  const jam = (at: Query): Query =>
    sql`(${at} at time zone 'UTC' + make_interval(hours => ${hoursAhead(zona)}))`;
  const dibuat = sql`(${jam(sql`d.created_at`)} - ${ganti}::interval)::date`;
  return [
    satu(
      'NOMOR_GANDA',
      sql`select d.doc_no, 'satu dokumen', count(*)::text || ' dokumen', null::bigint from dok d
           group by d.doc_no having count(*) > 1`,
    ),
    satu(
      'TRANSAKSI_SETELAH_TUTUP',
      sql`select d.doc_no, 'sebelum ' || to_char(${jam(sql`y.closed_at`)}, 'YYYY-MM-DD HH24:MI'),
                 to_char(${jam(sql`d.created_at`)}, 'YYYY-MM-DD HH24:MI'), d.total
            from dok d join v_day y on y.shop = d.shop and y.business_date = d.business_date
           where y.state = 'CLOSED' and d.created_at > y.closed_at`,
    ),
    satu(
      'NOMOR_LONCAT',
      sql`select n.doc_no, 'nomor ke-' || coalesce(n.lalu, 0) + 1, 'nomor ke-' || n.seq, null::bigint
            from (select d.doc_no, d.seq,
                         lag(d.seq) over (partition by left(d.doc_no, 2), substr(d.doc_no, 6, 6) order by d.seq) as lalu
                    from dok d) n
           where n.seq > coalesce(n.lalu, 0) + 1`,
    ),
    satu(
      'TANGGAL_MUNDUR',
      sql`select d.doc_no, ${dibuat}::text, d.business_date::text, null::bigint
            from dok d where ${dibuat} > d.business_date`,
    ),
    satu(
      'BELUM_VALIDASI',
      sql`select d.doc_no, 'divalidasi pada harinya', 'masih OPEN', d.total
            from dok d where d.status = 'OPEN' and d.business_date < ${hari}::date`,
    ),
  ];
}
