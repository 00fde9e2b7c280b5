import type { Persen } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

type Dibeli = {
  no_dokumen: string;
  urut: number;
  barcode_asal: string | null;
  persen_kode: Persen | null;
};

/** What a label needs of bought pieces beside their lines: their labels of before, and what their codes mean here. */
export const listDibeli = (
  on: Sql,
  kode_toko: string,
  kunci: readonly { readonly no_dokumen: string; readonly urut: number }[],
): Promise<Dibeli[]> =>
  on.many(sql<Dibeli>`
    select b.no_faktur_beli as no_dokumen, b.urut, b.barcode_asal, k.persen as persen_kode
      from v_emas_beli b
      join jsonb_to_recordset(${JSON.stringify(kunci)}::jsonb) as x (no_dokumen text, urut int)
        on x.no_dokumen = b.no_faktur_beli and x.urut = b.urut
      left join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
     where b.kode_toko = ${kode_toko}`);
