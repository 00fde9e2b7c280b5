import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type Selesai = {
  readonly urut: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly tambah_emas: Miligram;
  readonly kikir: Miligram;
  readonly ongkos: Rupiah;
  readonly foto: string | null;
};

/** Finished pieces on their job: what each weighs now, what went in, what the work costs. */
export const saveSelesai = (
  on: Sql,
  kode_toko: string,
  no_service: string,
  barang: readonly Selesai[],
): Promise<number> =>
  on.run(sql`
    update service_barang b
       set berat_selesai = r.berat, murni_selesai = r.murni, tambah_emas = r.tambah_emas, kikir = r.kikir,
           ongkos = r.ongkos, foto_selesai = r.foto
      from jsonb_to_recordset(${JSON.stringify(barang)}::jsonb)
        as r (urut int, berat bigint, murni bigint, tambah_emas bigint, kikir bigint, ongkos bigint, foto text)
     where b.kode_toko = ${kode_toko} and b.no_service = ${no_service} and b.urut = r.urut`);

/** The pieces are as they were taken in. */
export const saveBelumSelesai = (on: Sql, kode_toko: string, no_service: string): Promise<number> =>
  on.run(sql`
    update service_barang set berat_selesai = null, murni_selesai = null, tambah_emas = 0, kikir = 0,
           ongkos = ongkos_awal, foto_selesai = null
     where kode_toko = ${kode_toko} and no_service = ${no_service}`);

/** Changes of a job by an act that is no document on it. */
export const saveService = (
  on: Sql,
  kode_toko: string,
  no_service: string,
  change: Readonly<Record<string, unknown>>,
): Promise<number> =>
  on.run(sql`
    update service set ${sql.join(
      Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where kode_toko = ${kode_toko} and no_service = ${no_service}`);
