import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** What these documents were paid by card, by the kind of card. */
export const listKartu = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<{ jenis: 'CREDIT' | 'DEBET'; jumlah: Rupiah }[]> =>
  on.many(sql<{ jenis: 'CREDIT' | 'DEBET'; jumlah: Rupiah }>`
    select jenis, sum(jumlah)::bigint as jumlah from pembayaran
     where kode_toko = ${kode_toko} and no_dokumen = any(${[...nomor]}) and jenis in ('CREDIT', 'DEBET')
     group by jenis having sum(jumlah) > 0 order by jenis`);
