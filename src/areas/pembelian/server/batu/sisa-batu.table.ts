import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { SIFAT_BATU, type BatuLepas } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A stone of a nota that its piece comes back without, at its share of what was paid for the stones of that. */
export type SisaBatu = {
  readonly urut: number;
  readonly kode_berlian: string;
  readonly toko_jual: string;
  readonly no_faktur_jual: string;
  readonly dasar: Rupiah;
};

/** They may be bought later, from when their buy-back counts on. */
export async function saveSisaBatu(
  tx: Tx,
  no_faktur_beli: string,
  sisa: readonly SisaBatu[],
  { kode_toko, op }: Ctx,
): Promise<void> {
  if (sisa.length === 0) return;
  const rows = sisa.map(({ urut, kode_berlian, toko_jual, no_faktur_jual, dasar }) => ({
    kode_toko,
    no_faktur_beli,
    urut,
    kode_berlian,
    toko_jual,
    no_faktur_jual,
    dasar,
    op,
  }));
  await tx.run(await insertRows(tx, 'pembelian_sisa_batu', rows));
}

/**
 * Those of these codes that stayed with a customer of any shop of the chain, and that no buy-back has since; not where
 * a stone of the same certificate came in by another door meanwhile.
 */
export const listSisaBatu = (tx: Tx, codes: readonly string[]): Promise<BatuLepas[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : tx.many(sql<BatuLepas>`
        select ${SIFAT_BATU}, p.no_faktur_jual as no, s.dasar as netto, p.tgl_system, p.kode_customer, p.no_hp,
               s.kode_toko as sisa_toko, s.no_faktur_beli as sisa_beli
          from pembelian_sisa_batu s
          join berlian b on b.kode_toko = s.toko_jual and b.kode_berlian = s.kode_berlian and b.status = 'TERJUAL'
          join penjualan p on p.kode_toko = s.toko_jual and p.no_faktur_jual = s.no_faktur_jual
         where s.kode_berlian = any(${codes as string[]}) and s.berlaku and s.dibeli_no is null
           and not exists (select from berlian x
             where x.no_sertifikat = b.no_sertifikat and lembaga_sama(x.lembaga, b.lembaga)
               and x.kode_berlian <> b.kode_berlian and x.input_date > b.input_date)
         order by s.kode_berlian ${tx.looks ? sql`` : sql`for update of s`}`);

/** A stone that this buy-back came without, and that another one has now. */
export const findSisaDibeli = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ readonly kode_berlian: string; readonly no_faktur_beli: string } | undefined> =>
  on.maybe(sql<{ kode_berlian: string; no_faktur_beli: string }>`
    select kode_berlian, dibeli_no as no_faktur_beli from pembelian_sisa_batu
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no} and dibeli_no is not null
     order by kode_berlian limit 1`);
