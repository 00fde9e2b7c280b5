import { sql, type Sql } from '#kit/server/sql.ts';

/** Why each of these pieces cannot be offered on a channel; unknown ones with a word that is none. */
export const listHalangan = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (
      await on.many(sql<{ kode: string; halangan: string | null }>`
        select kode, case when b.kode_barcode is null then 'TIDAK_ADA'
                          when b.status <> 'READY' then b.status
                          when g.jenis <> 'TOKO' then 'TEMPAT'
                          when b.berlian <> '[]' or j.berlian then 'BERLIAN'
                          when b.gambar = '[]' then 'TANPA_FOTO'
                          when length(trim(coalesce(b.deskripsi, ''))) = 0 then 'TANPA_DESKRIPSI' end as halangan
          from unnest(${codes}::text[]) kode
          left join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = kode
          left join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
          left join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept`)
    ).flatMap(({ kode, halangan }) => (halangan ? [[kode, halangan] as const] : [])),
  );
