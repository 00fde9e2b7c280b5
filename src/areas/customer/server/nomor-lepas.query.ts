import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type NomorLepasRow = {
  kode_customer: string;
  nama: string;
  tgl_lahir: Hari | null;
  no_hp: string;
  kode_pemilik: string;
  nama_pemilik: string;
  tgl_lahir_pemilik: Hari | null;
};

/** Cards that lost their number to an older one, in the order of their codes. */
export const listNomorLepas = (on: Sql, kode_toko: string): Promise<NomorLepasRow[]> =>
  on.many(sql<NomorLepasRow>`
    select l.kode_customer, c.nama, c.tgl_lahir, l.no_hp, l.kode_pemilik, p.nama as nama_pemilik,
           p.tgl_lahir as tgl_lahir_pemilik
      from customer_nomor_lepas l
      join customer c on c.kode_customer = l.kode_customer
      join customer p on p.kode_customer = customer_induk(l.kode_pemilik)
     where l.kode_toko = ${kode_toko} order by l.kode_customer`);
