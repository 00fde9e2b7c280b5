import type { Tx } from '#kit/server/database.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { callOne, statement } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A piece of another shop as it enters this one: under its own masters, with its weight of now, at its place. */
export type BarangTiba = {
  readonly kode_barcode: string;
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kode_bandrol: string | null;
  readonly kondisi: string | null;
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly murni: Miligram;
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
  /** The account of that place. */
  readonly tempat: string;
};

/**
 * What travels as it is; the tag only where no other piece here carries it, supplier and state of wear where they
 * mean the same.
 */
const RECEIVE = statement(`
  with isi as (
    select * from jsonb_to_recordset($3::jsonb) as x (kode_barcode text, kode_kategori text, kode_dept text,
      kode_group text,
      kode_kadar text, kode_bandrol text, kondisi text, berat bigint, berat_asli bigint, murni bigint, kode_gudang text,
      kode_baki text, tempat text)
  ), sumber as (
    select b.*, false as jauh from isi join barang b on b.kode_toko = $2 and b.kode_barcode = isi.kode_barcode
       and b.status = 'KIRIM'
    union all
    select r.*, true from jsonb_populate_recordset(null::barang, $8::jsonb) r
  ), lama as (
    select b.kode_barcode, b.status, e.seq, e.ke, e.berat
      from isi join barang b on b.kode_toko = $1 and b.kode_barcode = isi.kode_barcode
     cross join lateral (select seq, ke, berat from barang_kejadian k
       where k.kode_toko = $1 and k.kode_barcode = b.kode_barcode order by seq desc limit 1) e
  ), baru as (
    insert into barang as tiba (kode_toko, kode_barcode, barcode_asal, kode_intern, nama_barang, deskripsi, size,
      kondisi, tag_id,
      kode_supplier, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen, berat, berat_asli, berat_atribut,
      berat_label, murni, atribut, kategori_harga, kode_bandrol, harga_jual, ongkos, harga_atribut, harga_modal,
        kode_gudang,
      kode_baki, status, dokumen_perolehan, tgl_terima, gambar, berlian, label_ke, input_by, input_date, op,
        aturan, dari_toko)
    select $1, b.kode_barcode, b.barcode_asal, b.kode_intern, b.nama_barang, b.deskripsi, b.size,
           coalesce(x.kondisi, (select kode_kondisi from kondisi_barang m
             where m.kode_toko = $1 and m.kode_kondisi = b.kondisi and m.is_active)),
           case when not exists (select from barang t where t.kode_toko = $1 and t.tag_id = b.tag_id
             and t.kode_barcode <> b.kode_barcode and t.status in ('READY', 'TITIP')) then b.tag_id end,
           case when b.jauh then b.kode_supplier else (
             select s.kode_supplier from supplier_barang s join supplier_barang a on a.kode_toko = $2
              and a.kode_supplier = s.kode_supplier and a.nama = s.nama
             where s.kode_toko = $1 and s.kode_supplier = b.kode_supplier and s.is_active) end,
           x.kode_kategori, x.kode_dept, x.kode_group, x.kode_kadar, b.kadar, b.persen, x.berat, x.berat_asli,
             b.berat_atribut,
           b.berat_label, x.murni, b.atribut, b.kategori_harga, x.kode_bandrol, b.harga_jual, b.ongkos, b.harga_atribut,
           b.harga_modal, x.kode_gudang, x.kode_baki, 'READY', b.dokumen_perolehan, b.tgl_terima, b.gambar,
             b.berlian, b.label_ke,
           $6, waktu(), $7::uuid, b.aturan, $2
      from isi x join sumber b on b.kode_toko = $2 and b.kode_barcode = x.kode_barcode
    on conflict (kode_toko, kode_barcode) do update
      set kode_intern = excluded.kode_intern, nama_barang = excluded.nama_barang, deskripsi = excluded.deskripsi,
          size = excluded.size, kondisi = excluded.kondisi, tag_id = excluded.tag_id,
            kode_supplier = excluded.kode_supplier,
          kode_kategori = excluded.kode_kategori, kode_dept = excluded.kode_dept, kode_group = excluded.kode_group,
          kode_kadar = excluded.kode_kadar, kadar = excluded.kadar, persen = excluded.persen, berat = excluded.berat,
          berat_asli = excluded.berat_asli, berat_atribut = excluded.berat_atribut, berat_label = excluded.berat_label,
          murni = excluded.murni, atribut = excluded.atribut, kategori_harga = excluded.kategori_harga,
          kode_bandrol = excluded.kode_bandrol, harga_jual = excluded.harga_jual, ongkos = excluded.ongkos,
          harga_atribut = excluded.harga_atribut, harga_modal = excluded.harga_modal,
            kode_gudang = excluded.kode_gudang,
          kode_baki = excluded.kode_baki, status = 'READY', no_pegang = null,
            dokumen_perolehan = excluded.dokumen_perolehan,
          tgl_terima = excluded.tgl_terima,
            gambar = case when $8::jsonb = '[]' then excluded.gambar else tiba.gambar end,
            berlian = excluded.berlian,
            label_ke = excluded.label_ke,
          op = excluded.op, aturan = excluded.aturan, dari_toko = excluded.dari_toko
      where tiba.status = 'KIRIM' and left(tiba.no_pegang, 2) = 'SB'
    returning kode_barcode
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke,
      berat_sebelum, berat, user_id, op)
    select $1, x.kode_barcode, coalesce(l.seq, 0) + 1, $5::date, waktu(), 'TERIMA_KIRIM', $4, l.status, 'READY',
           coalesce(l.ke, 'rk:' || $2), x.tempat, l.berat, x.berat, $6, $7::uuid
      from isi x join baru using (kode_barcode) left join lama l using (kode_barcode)
    returning 1
  )
  select count(*)::int as jumlah from kejadian`);

/**
 * Pieces that another shop shipped begin here, where that shop's rows of them end (D-42.4): the same barcode,
 * photos, stones,
 * fineness, cost and day. One that comes home uses its old row. `jauh` are rows as a list of another server tells them,
 * where that shop has none here. Answers how many came.
 */
export const receiveBarang = async (
  tx: Tx,
  { asal, jauh }: { readonly asal: string; readonly jauh: readonly unknown[] },
  pieces: readonly BarangTiba[],
  no_bukti: string,
  { kode_toko, hari, user_id, op }: Pick<Ctx, 'kode_toko' | 'hari' | 'user_id' | 'op'>,
): Promise<number> =>
  (
    await callOne<{ jumlah: number }>(tx, RECEIVE, [
      kode_toko,
      asal,
      JSON.stringify(pieces),
      no_bukti,
      hari,
      user_id,
      op,
      JSON.stringify(jauh),
    ])
  ).jumlah;
