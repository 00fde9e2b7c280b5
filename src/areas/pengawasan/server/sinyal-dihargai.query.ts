import { sql, type Query } from '#kit/server/sql.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/** A sold line `l` of a piece `b` that is priced by its weight: no price of its own, no label, none agreed to. */
export const SEGRAM = sql`
  l.no_titip is null and b.harga_jual = 0 and (b.kategori_harga is distinct from 'BANDROL' or b.kode_bandrol is null)`;

/** Every price of pure gold of the shop with the one before it (D-9.1). */
export const hargaGlobal = (kode_toko: string): Query => sql`
  select berlaku_dari, (value #>> '{}')::bigint as kini,
         lag((value #>> '{}')::bigint) over (order by berlaku_dari, id) as lalu
    from parameter_toko
   where kode_toko = ${kode_toko} and key = ${barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE.key}`;
