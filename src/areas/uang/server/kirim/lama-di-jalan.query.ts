import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { HARI_DI_JALAN } from '#areas/uang/rules/kirim.ts';

/** Of money that was sent (`k`) what is not counted for longer than any way takes (D-41.7). */
export const lamaDiJalan = (hari: Hari): Query => sql`
  k.status = 'OPEN' and ${hari}::date - k.tgl_system > ${HARI_DI_JALAN}::int
  and not exists (select from v_terima_uang t where t.asal = k.kode_toko and t.nota_kirim = k.nota_kirim)`;
