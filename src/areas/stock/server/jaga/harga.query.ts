import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { statement, type Sql } from '#kit/server/sql.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';

/** What chooses the price of a piece: nothing of it need be in stock. */
export type Kode = {
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
};

const HARGA = statement(`
  select h.harga_per_gram, p.harga as harga_bandrol, g.kategori_harga
    from jsonb_to_recordset($2::jsonb) as x (urut int, kode_group text, kode_kadar text, persen int, kode_bandrol text)
    left join group_barang g on g.kode_toko = $1 and g.kode_group = x.kode_group
    left join bandrol p on p.kode_toko = $1 and p.kode_bandrol = x.kode_bandrol
    left join lateral harga_jual_barang($1, x.kode_group, x.kode_kadar, x.persen, waktu()) h on true
   order by x.urut`);

/** What prices each of these now, in their order. */
export const readHarga = (on: Sql, kode_toko: string, kode: readonly Kode[]): Promise<Harga[]> =>
  on.call<Harga>(HARGA, [
    kode_toko,
    JSON.stringify(
      kode.map(({ kode_group, kode_kadar, persen, kode_bandrol }, urut) => ({
        urut,
        kode_group,
        kode_kadar,
        persen,
        kode_bandrol,
      })),
    ),
  ]);
