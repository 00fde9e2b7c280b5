import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { statement, type Sql } from '#kit/server/sql.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import { ONGKOS_COCOK } from '#areas/stock/server/barang.table.ts';

/** What chooses the price of a piece: nothing of it need be in stock. */
export type Kode = {
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly persen: Persen;
  readonly kode_bandrol: string | null;
};
export type Harga = {
  harga_per_gram: Rupiah | null;
  harga_bandrol: Rupiah | null;
  /** How pieces of its group are priced, where they do not say it themselves. */
  kategori_harga: CaraHarga | null;
  /** The shop's charge for work on such a piece, by jenis and group (D-9.2). */
  ongkos_master: OngkosMaster;
};
type OngkosMaster = { cara: 'PER_GRAM' | 'PER_POTONG'; tarif: Rupiah; minimal: Rupiah } | null;

const HARGA = statement(`
  select h.harga_per_gram, p.harga as harga_bandrol, g.kategori_harga,
         (select json_build_object('cara', o.cara, 'tarif', o.tarif, 'minimal', o.minimal)
            from ongkos o where ${ONGKOS_COCOK} limit 1) as ongkos_master
    from (select $1::text as kode_toko, r.*
            from jsonb_to_recordset($2::jsonb)
              as r (urut int, kode_dept text, kode_group text, kode_kadar text, persen int, kode_bandrol text)) b
    left join group_barang g on g.kode_toko = $1 and g.kode_group = b.kode_group
    left join bandrol p on p.kode_toko = $1 and p.kode_bandrol = b.kode_bandrol
    left join lateral harga_jual_barang($1, b.kode_group, b.kode_kadar, b.persen, waktu()) h on true
   order by b.urut`);

/** What prices each of these now, in their order. */
export const readHarga = (on: Sql, kode_toko: string, kode: readonly Kode[]): Promise<Harga[]> =>
  on.call<Harga>(HARGA, [
    kode_toko,
    JSON.stringify(
      kode.map(({ kode_dept, kode_group, kode_kadar, persen, kode_bandrol }, urut) => ({
        urut,
        kode_dept,
        kode_group,
        kode_kadar,
        persen,
        kode_bandrol,
      })),
    ),
  ]);
