import type { ValueOf } from '#kit/contract/field.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { inTurn } from '#kit/rules/lists.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { kunciBayar, TIDAK_CAIR, type Diminta, type Menunggu } from '#areas/uang/rules/non-cash.ts';

/** A payment that was settled, and what arrived of it. */
export type Payment = ValueOf<typeof nonCashDocument.spec.parts.baris>[number];
/** The same while it waits. */
export type Waiting = Menunggu &
  Pick<Payment, 'jenis' | 'nama_bank'> & {
    /** Who took it. */
    readonly input_by: string;
  };

/** What of these payments waits, by its key; one that was settled or cancelled has no row. */
export async function readMenunggu(
  on: Sql,
  kode_toko: string,
  diminta: readonly Diminta[],
): Promise<Map<string, Waiting>> {
  const rows = await on.many(sql<Waiting>`
    select n.no_dokumen, n.urut, n.tgl_system, n.jenis, n.kode_bank, b.nama_bank, b.marketplace, n.no_rekening,
           n.jumlah_gesek_rp, n.biaya_harap, n.input_by, ${diretur('n')} as diretur
      from jsonb_to_recordset(${JSON.stringify(diminta)}::jsonb) d (no_dokumen text, urut int)
      join non_cash n on n.kode_toko = ${kode_toko} and n.no_dokumen = d.no_dokumen and n.urut = d.urut
      join penerbit_non_cash b on b.kode_toko = n.kode_toko and b.kode_bank = n.kode_bank
     where ${belumCair('n')}`);
  return new Map(rows.map((row) => [kunciBayar(row), row]));
}

/** Of the view `non_cash`: the buy-back that took the parcel of a marketplace's sale in again, up to a day. */
export const diretur = (
  n: string,
  sampai?: Hari,
): Query => sql`(select k.no_faktur_beli from pembelian k
      join penjualan_online o on o.kode_toko = k.kode_toko and o.no_faktur_jual = k.no_jual_retur
    where o.kode_toko = ${sql.ref(`${n}.kode_toko`)} and o.no_bayar = ${sql.ref(`${n}.no_dokumen`)}
      ${sampai === undefined ? sql`` : sql`and k.tgl_system <= ${sampai}::date`})`;

/** Of the view `non_cash`: no active settlement names it. */
export const belumCair = (n: string): Query => {
  const of = (name: string): Query => sql.ref(`${n}.${name}`);
  return sql`not exists (select from validasi_non_cash_baris c
    where c.kode_toko = ${of('kode_toko')} and c.no_dokumen = ${of('no_dokumen')}
      and c.urut_bayar = ${of('urut')} and c.aktif)`;
};

export const listPayments = (on: Sql, kode_toko: string, no: string): Promise<Payment[]> =>
  on.many(sql<Payment>`
    select c.no_dokumen, c.urut_bayar as urut, c.tgl_bayar as tgl_system, c.jenis, c.kode_bank, b.nama_bank,
           c.no_rekening, c.jumlah_gesek_rp, c.biaya_harap, c.biaya_bank,
           (c.jumlah_gesek_rp - c.biaya_bank)::bigint as dana_masuk, c.fee_mp, c.ongkir
      from validasi_non_cash_baris c
      join penerbit_non_cash b on b.kode_toko = c.kode_toko and b.kode_bank = c.kode_bank
     where c.kode_toko = ${kode_toko} and c.no_validasi = ${no} order by c.urut`);

/** Saves the payments; if another act has settled one of them meanwhile, this act ends. */
export async function savePayments(
  tx: Tx,
  no: string,
  payments: readonly Payment[],
  { kode_toko }: Ctx,
): Promise<void> {
  const saved = await tx.run(sql`
    insert into validasi_non_cash_baris (kode_toko, no_validasi, urut, no_dokumen, urut_bayar, tgl_bayar, jenis,
      kode_bank, no_rekening, jumlah_gesek_rp, biaya_harap, biaya_bank, fee_mp, ongkir)
    select ${kode_toko}, ${no}, b.ke, b.no_dokumen, b.urut, b.tgl_system, b.jenis, b.kode_bank, b.no_rekening,
           b.jumlah_gesek_rp, b.biaya_harap, b.biaya_bank, b.fee_mp, b.ongkir
      from rows from (jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as (no_dokumen text, urut int,
        tgl_system date, jenis text, kode_bank text, no_rekening text, jumlah_gesek_rp bigint, biaya_harap bigint,
        biaya_bank bigint, fee_mp bigint, ongkir bigint)) with ordinality
        b (no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening,
        jumlah_gesek_rp, biaya_harap, biaya_bank, fee_mp, ongkir, ke)
    on conflict (kode_toko, no_dokumen, urut_bayar) where aktif do nothing`);
  const { no_dokumen } = inTurn(payments, 0);
  conflictIf(saved < payments.length, fill(TIDAK_CAIR.TIDAK_MENUNGGU, { no_dokumen }));
}

/** They wait again. */
export const releasePayments = (tx: Tx, kode_toko: string, no: string): Promise<number> =>
  tx.run(sql`
    update validasi_non_cash_baris set aktif = false where kode_toko = ${kode_toko} and no_validasi = ${no}`);

type Dibeli = {
  readonly no_dokumen: string;
  readonly dijual: Rupiah;
  readonly no_faktur_beli: string;
  /** Of a buy-back that this server does not hold it is not known. */
  readonly dibayar: Rupiah | null;
};

/**
 * Of the sales through a marketplace that a settlement paid those that were bought back, not as their own return: the
 * money of the buy-back went out because that of the sale had come (D-48.3). The sales are held: a buy-back at the same
 * time has written its mark, or waits.
 */
export async function listDibeliKembali(
  tx: Tx,
  kode_toko: string,
  no_validasi: string,
): Promise<Dibeli[]> {
  await tx.many(sql`
    select no_faktur_jual from penjualan
     where kode_toko = ${kode_toko} and no_faktur_jual in (
       select o.no_faktur_jual from validasi_non_cash_baris c
         join penjualan_online o on o.kode_toko = c.kode_toko and o.no_bayar = c.no_dokumen
        where c.kode_toko = ${kode_toko} and c.no_validasi = ${no_validasi} and c.aktif)
     order by no_faktur_jual ${tx.forUpdate}`);
  return tx.many(sql<Dibeli>`
    select distinct c.no_dokumen, p.grand_total as dijual, d.no_faktur_beli, k.grand_total as dibayar
      from validasi_non_cash_baris c
      join penjualan_online o on o.kode_toko = c.kode_toko and o.no_bayar = c.no_dokumen
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
      join penjualan_dibeli d on d.no_faktur_jual = o.no_faktur_jual
      left join pembelian k on k.kode_toko = d.kode_toko_beli and k.no_faktur_beli = d.no_faktur_beli
     where c.kode_toko = ${kode_toko} and c.no_validasi = ${no_validasi} and c.aktif
       and k.no_jual_retur is distinct from o.no_faktur_jual
     order by c.no_dokumen, d.no_faktur_beli`);
}

/** Asked while the balance of `kartu` is held: whether one of these documents was cancelled meanwhile. */
export const adaBatal = async (
  tx: Tx,
  kode_toko: string,
  no: readonly string[],
): Promise<boolean> =>
  (
    await tx.one(sql<{ ada: boolean }>`
      select exists (select from buku_set
        where kode_toko = ${kode_toko} and membalik = any(${no as string[]})) as ada`)
  ).ada;
