import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { daftarContohEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type ContohRow = AnswerOf<typeof daftarContohEndpoint>[number];

/** Samples that the shop keeps, by number, name or telephone. */
export const listContohAda = (on: Sql, kode_toko: string, q: string): Promise<ContohRow[]> =>
  on.many(sql<ContohRow>`
    select c.no_pesanan, c.urut, p.tgl_system,
           case when k.tgl_hapus is null then p.nama_customer else 'CUSTOMER DIHAPUS' end as nama_customer,
           case when k.tgl_hapus is null then p.no_hp end as no_hp, c.nama_barang, c.kadar, c.berat, c.foto,
           p.status
      from pesanan_contoh c join pesanan p on p.kode_toko = c.kode_toko and p.no_pesanan = c.no_pesanan
      left join customer k on k.kode_customer = p.kode_customer
     where c.kode_toko = ${kode_toko} and c.no_ambil is null and (not p.tunggu or p.valid_at is not null)
       and (${q} = '' or strpos(upper(concat_ws(' ', c.no_pesanan, p.nama_customer, p.no_hp,
              c.nama_barang)), upper(${q})) > 0)
     order by p.tgl_system, c.no_pesanan, c.urut limit 500`);

type Ambil = {
  readonly no_ambil: string;
  readonly no_pesanan: string;
  readonly nama_customer: string;
  readonly qty: number;
  readonly berat: Miligram;
  readonly berat_kembali: Miligram;
  readonly selisih: boolean;
  readonly diambil_oleh: string | null;
  readonly no_ktp: string | null;
  readonly setuju_pemilik: string | null;
};
type Diambil = { readonly urut: number; readonly foto: string | null };

/** The act, and the sample that went home with it. */
export async function saveContohAmbil(
  tx: Tx,
  row: Ambil,
  { urut, foto }: Diambil,
  { kode_toko, hari, user_id, op }: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into contoh_ambil (kode_toko, no_ambil, tgl_system, input_date, no_pesanan, nama_customer, qty, berat,
      berat_kembali, selisih, diambil_oleh, no_ktp, setuju_pemilik, status, input_by, otorisasi, op)
    values (${kode_toko}, ${row.no_ambil}, ${hari}::date, waktu(), ${row.no_pesanan}, ${row.nama_customer}, ${row.qty},
      ${row.berat}, ${row.berat_kembali}, ${row.selisih}, ${row.diambil_oleh}, ${row.no_ktp}, ${row.setuju_pemilik},
      'DONE', ${user_id}, ${tx.otorisasi ? [tx.otorisasi] : []}::text[], ${op}::uuid)`);
  await tx.run(sql`
    update pesanan_contoh set no_ambil = ${row.no_ambil}, tgl_ambil = ${hari}::date,
           berat_kembali = ${row.berat_kembali}, foto_kembali = ${foto}
     where kode_toko = ${kode_toko} and no_pesanan = ${row.no_pesanan} and no_ambil is null
       and urut = ${urut}::int`);
}
