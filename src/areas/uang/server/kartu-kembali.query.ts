import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What cards paid of documents whose money goes back in cash: it is cash on a card by another name (D-41.1). Who agrees
 * reads it, and a credit card asks an owner. Later payments stand in the table `bayar`, by what they are on (`induk`).
 */
export async function kartuKembali(
  on: Sql,
  { no, bayar, induk }: { no: string; bayar: string; induk: string },
  { kode_toko }: Ctx,
): Promise<{ angka: Angka[]; penyetuju?: 'OWN' }> {
  const { debet, credit } = await on.one(sql<Record<'debet' | 'credit', Rupiah>>`
    select coalesce(sum(jumlah) filter (where jenis = 'DEBET'), 0)::bigint as debet,
           coalesce(sum(jumlah) filter (where jenis = 'CREDIT'), 0)::bigint as credit
      from pembayaran where kode_toko = ${kode_toko} and no_dokumen in (
        select ${no}::text union all select no_bayar from ${sql.ref(bayar)}
         where kode_toko = ${kode_toko} and ${sql.ref(induk)} = ${no} and status = 'DONE')`);
  const angka = [
    { label: 'Dibayar kartu debet, kembali tunai', jumlah: debet },
    { label: 'Dibayar kartu kredit, kembali tunai', jumlah: credit },
  ]
    .filter(({ jumlah }) => jumlah > rp(0))
    .map(({ label, jumlah }) => ({ label, nilai: formatRupiah(jumlah) }));
  return { angka, ...(credit > 0 && { penyetuju: 'OWN' as const }) };
}
