import { kept } from '#kit/rules/lists.ts';
import { statement, type Sql } from '#kit/server/sql.ts';
import type { KebiasaanOngkos } from '#areas/stock/rules/ongkos-label.ts';
import { ONGKOS_COCOK } from '#areas/stock/server/barang.table.ts';

type Jenis = { readonly kode_dept: string; readonly kode_group: string };

/** The stock is read only for a jenis and group without a row: of most shops it is not. */
const BIASA = statement(`
  select b.kode_dept, b.kode_group, o.master, coalesce(s.qty, 0) as qty, s.tengah, s.tengah_gram
    from (select $1::text as kode_toko, r.* from unnest($2::text[], $3::text[]) as r (kode_dept, kode_group)) b
    left join lateral (select json_build_object('cara', o.cara, 'tarif', o.tarif, 'minimal', o.minimal) as master
                         from ongkos o where ${ONGKOS_COCOK} limit 1) o on true
    left join lateral (
      select count(*)::int as qty, percentile_disc(0.5) within group (order by p.ongkos) as tengah,
             percentile_disc(0.5) within group (order by p.ongkos * 1000 / greatest(p.berat, 1)) as tengah_gram
        from barang p
       where p.kode_toko = b.kode_toko and p.kode_dept = b.kode_dept and p.kode_group = b.kode_group
         and p.status = 'READY' and p.ongkos is not null) s on o.master is null`);

const kunci = ({ kode_dept, kode_group }: Jenis): string => JSON.stringify([kode_dept, kode_group]);

/** What labour usually is here, of each of these kinds of pieces. */
export async function readOngkosBiasa(
  on: Sql,
  kode_toko: string,
  jenis: readonly Jenis[],
): Promise<(one: Jenis) => KebiasaanOngkos> {
  const asked = [...new Map(jenis.map((one) => [kunci(one), one])).values()];
  const rows = await on.call<KebiasaanOngkos & Jenis>(BIASA, [
    kode_toko,
    asked.map((one) => one.kode_dept),
    asked.map((one) => one.kode_group),
  ]);
  const byKey = new Map(rows.map((one) => [kunci(one), one]));
  return (one) => kept(byKey, kunci(one));
}
