import type { Rupiah } from '#kit/rules/quantity.ts';
import { cocokSemua } from '#kit/server/sql/cari.query.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { StatusPesanan } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import type { StatusTayang } from '#areas/penjualan/rules/tayang/tayang.ts';

type Halaman = { readonly skip: number; readonly limit: number };
const cari = (columns: readonly Query[], q: string | undefined): Query =>
  q?.trim() ? sql`and ${cocokSemua(columns, q.trim())}` : sql``;
const pilih = (column: string, chosen: string | undefined): Query =>
  chosen && chosen !== 'ALL' ? sql`and ${sql.ref(column)} = ${chosen}` : sql``;

type TayangRow = {
  kode_barcode: string;
  kode_marketplace: string;
  tampil: boolean;
  harga: Rupiah | null;
  harga_at: string | null;
  sidik: string | null;
  status: StatusTayang;
  halangan: string | null;
  sebab: string | null;
  dikirim_at: string | null;
  jumlah_semua: number;
};

type TanyaTayang = Halaman & {
  readonly kode_marketplace?: string;
  readonly status?: string;
  readonly q?: string;
};

/** Pieces of channels, what failed first. */
export const listTayang = (on: Sql, kode_toko: string, ask: TanyaTayang): Promise<TayangRow[]> =>
  on.many(sql<TayangRow>`
    select t.kode_barcode, t.kode_marketplace, t.tampil, t.harga, t.harga_at, t.sidik, t.status, v.halangan,
           t.sebab, t.dikirim_at, count(*) over ()::int as jumlah_semua
      from barang_tayang t
      join v_barang_tayang v on v.kode_toko = t.kode_toko and v.kode_marketplace = t.kode_marketplace
       and v.kode_barcode = t.kode_barcode
      join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode
     where t.kode_toko = ${kode_toko} ${pilih('t.kode_marketplace', ask.kode_marketplace)}
       ${pilih('t.status', ask.status)} ${cari([sql`t.kode_barcode`, sql`b.nama_barang`], ask.q)}
     order by t.status = 'GAGAL' desc, t.input_date desc, t.kode_barcode, t.kode_marketplace
     limit ${ask.limit} offset ${ask.skip}`);

type TanyaPilihan = Halaman & { readonly kode_marketplace: string; readonly q?: string };

/** Pieces that could be offered on a channel and are not, the newest first. */
export const listPilihan = (
  on: Sql,
  kode_toko: string,
  ask: TanyaPilihan,
): Promise<{ kode_barcode: string; jumlah_semua: number }[]> =>
  on.many(sql<{ kode_barcode: string; jumlah_semua: number }>`
    select b.kode_barcode, count(*) over ()::int as jumlah_semua from barang b
      join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang and g.jenis = 'TOKO'
      join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept and not j.berlian
     where b.kode_toko = ${kode_toko} and b.status = 'READY' and b.berlian = '[]' and b.gambar <> '[]'
       and length(trim(coalesce(b.deskripsi, ''))) > 0
       and not exists (select from barang_tayang t
                        where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode
                          and t.kode_marketplace = ${ask.kode_marketplace} and t.mau)
       ${cari([sql`b.kode_barcode`, sql`b.nama_barang`], ask.q)}
     order by b.tgl_terima desc, b.kode_barcode desc limit ${ask.limit} offset ${ask.skip}`);

type PesananRow = {
  id: string;
  no_order: string;
  kode_marketplace: string;
  status: StatusPesanan;
  diterima_at: string;
  tahan_sampai: string | null;
  nama: string;
  ekspedisi: string;
  qty: number;
  total: Rupiah;
  pasti: boolean;
  sebab: string | null;
  no_faktur_jual: string | null;
  no_po: string | null;
  jumlah_semua: number;
};

/** Who asks, and whether he reads the buyer of an order that waits no more. */
type Pembaca = { readonly kode_toko: string; readonly pembeli: boolean };
const terbuka = ({ pembeli }: Pembaca): Query => sql`(${pembeli} or p.status = 'MENUNGGU')`;
const namaOf = (oleh: Pembaca): Query => sql`case when ${terbuka(oleh)} then p.nama else '' end`;

const pesananOf = (oleh: Pembaca, nama: Query = namaOf(oleh)): Query => sql`
  p.id::text as id, p.no_order, p.kode_marketplace, p.status, p.diterima_at, p.tahan_sampai,
  ${nama} as nama, p.ekspedisi,
  (jsonb_array_length(p.barang)
    + coalesce((select sum((d ->> 'qty')::int) from jsonb_array_elements(p.diminta) d), 0))::int as qty,
  p.total, p.pasti, p.sebab, p.no_faktur_jual, p.no_po`;

/** Orders of channels, those first that wait. */
export const listPesanan = (on: Sql, oleh: Pembaca, ask: TanyaTayang): Promise<PesananRow[]> =>
  on.many(sql<PesananRow>`
    select ${pesananOf(oleh)}, count(*) over ()::int as jumlah_semua from pesanan_online p
     where p.kode_toko = ${oleh.kode_toko} ${pilih('p.kode_marketplace', ask.kode_marketplace)}
       ${pilih('p.status', ask.status)} ${cari([sql`p.no_order`, namaOf(oleh)], ask.q)}
     order by p.status = 'MENUNGGU' desc, p.id desc limit ${ask.limit} offset ${ask.skip}`);

type PesananSatu = Omit<PesananRow, 'jumlah_semua'> & {
  no_hp: string | null;
  alamat: string;
  kode: string[];
  diminta: { deskripsi: string; qty: number; harga: Rupiah | null }[];
};

/** The buyer of an order that became a pre-order is kept with that. */
const dariPo = (oleh: Pembaca, kolom: Query, po: Query, kosong: Query): Query => sql`
  case when ${terbuka(oleh)} then coalesce(${po}, ${kolom}) else ${kosong} end`;

/** One order whole, with the codes of its pieces. */
export const findPesananSatu = (
  on: Sql,
  oleh: Pembaca,
  id: string,
): Promise<PesananSatu | undefined> =>
  on.maybe(sql<PesananSatu>`
    select ${pesananOf(oleh, dariPo(oleh, sql`p.nama`, sql`o.nama_customer`, sql`''`))},
           ${dariPo(oleh, sql`p.no_hp`, sql`o.no_hp`, sql`null`)} as no_hp,
           ${dariPo(oleh, sql`p.alamat`, sql`o.alamat_customer`, sql`''`)} as alamat, p.diminta,
           array(select x ->> 'kode_barcode' from jsonb_array_elements(p.barang) x) as kode
      from pesanan_online p
      left join pre_order o on p.status = 'PO' and o.kode_toko = p.kode_toko and o.no_po = p.no_po
       and not exists (select from customer k where k.kode_customer = o.kode_customer and k.tgl_hapus is not null)
     where p.kode_toko = ${oleh.kode_toko} and p.id = ${id}::bigint`);
