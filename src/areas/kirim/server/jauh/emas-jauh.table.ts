import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { EmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';

type Kiriman = { readonly asal: string; readonly no_kirim: string };

/** Lines of gold as a list of another server names them: what a label needs of a bought piece is in them. */
export const saveEmasJauh = (
  tx: Tx,
  { asal, no_kirim }: Kiriman,
  emas: readonly EmasJauh[],
): Promise<number> =>
  tx.run(sql`
    insert into kiriman_jauh_isi (kode_toko, no_kirim, kode_barcode, barang)
    select ${asal}, ${no_kirim}, e ->> 'kode_barcode', e
      from jsonb_array_elements(${JSON.stringify(emas)}::jsonb) e`);

/**
 * A bought piece of a shop that another list of it has on its way, or that was taken in: it is one piece. One that was
 * said to be missing, or whose shipment was cancelled, may come again.
 */
export const findSudahDikirim = (on: Sql, asal: string, codes: readonly string[]) =>
  on.maybe(sql<{ kode_barcode: string; no_kirim: string }>`
    select i.kode_barcode, i.no_kirim
      from kirim_barang_isi i
      join kirim_barang k on k.kode_toko = i.kode_toko and k.no_kirim = i.no_kirim and k.status <> 'CANC'
      left join terima_kiriman_isi t on t.asal = i.kode_toko and t.no_kirim = i.no_kirim
       and t.kode_barcode = i.kode_barcode
      left join kiriman_selesai e on e.asal = i.kode_toko and e.no_kirim = i.no_kirim
     where i.kode_toko = ${asal} and i.isi = 'BELI' and i.kode_barcode = any(${codes}::text[])
       and (t.no_terima is not null or e.no_kirim is null)
     order by 1, 2 limit 1`);
