import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { ONGKOS_COCOK } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Barang = {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_kadar: string;
  readonly persen: Persen;
  readonly kode_gudang: string;
};
/** What goods of a group, jenis and kadar are called and cost now. */
export type HargaManual = {
  readonly nama_barang: string;
  readonly label_kadar: string;
  readonly kode_kelompok: string | null;
  readonly jenis_gudang: string;
  readonly harga_id: number | null;
  readonly harga_per_gram: Rupiah | null;
  readonly reseller_id: number | null;
  readonly reseller_per_gram: Rupiah | null;
  readonly ongkos_master: {
    cara: 'PER_GRAM' | 'PER_POTONG';
    tarif: Rupiah;
    minimal: Rupiah;
  } | null;
};

/** Of each line, in its order: the price of a gram as of a piece (D-9.1), that of a reseller, the row of ongkos. */
export const listHargaManual = (
  on: Sql,
  barang: readonly Barang[],
  { kode_toko }: Ctx,
): Promise<HargaManual[]> => {
  const asked = JSON.stringify(
    barang.map(({ kode_group, kode_dept, kode_kadar, persen, kode_gudang }, urut) => ({
      kode_toko,
      urut,
      kode_group,
      kode_dept,
      kode_kadar,
      persen,
      kode_gudang,
    })),
  );
  return on.many(sql<HargaManual>`
    select j.nama || ' ' || g.nama as nama_barang, k.label as label_kadar, g.kode_kelompok, w.jenis as jenis_gudang,
           h.harga_id, h.harga_per_gram, r.harga_id as reseller_id, r.harga_per_gram as reseller_per_gram,
           case when o.cara is null then null
                else jsonb_build_object('cara', o.cara, 'tarif', o.tarif, 'minimal', o.minimal) end as ongkos_master
      from jsonb_to_recordset(${asked}::jsonb) as b (kode_toko text, urut int, kode_group text, kode_dept text,
             kode_kadar text, persen int, kode_gudang text)
      join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
      join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
      join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
      join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
      left join lateral harga_jual_barang(b.kode_toko, b.kode_group, b.kode_kadar, b.persen, waktu()) h on true
      left join lateral harga_reseller_pada(b.kode_toko, b.kode_group, b.kode_kadar, waktu()) r on true
      left join lateral (
        select o.cara, o.tarif, o.minimal from ongkos o where ${sql.raw(ONGKOS_COCOK)} limit 1) o on true
     order by b.urut`);
};
