import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Query, type Sql } from '#kit/server/sql.ts';
import type { Angsuran } from '#areas/cicilan/rules/cicilan.ts';
import type { CaraPeringatan } from '#areas/customer/contract/peringatan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The schedule of a contract that is being saved. */
export async function saveJadwal(
  tx: Tx,
  no: string,
  jadwal: readonly Angsuran[],
  { kode_toko, hari }: Ctx,
): Promise<void> {
  const rows = jadwal.map((one) => ({ ...one, kode_toko, no_cicilan: no, tgl_system: hari }));
  await tx.run(await insertRows(tx, 'cicilan_jadwal', rows));
}

type BarisJadwal = Angsuran & { readonly no_cicilan: string };
const JADWAL = statement(
  `select no_cicilan, ke, jatuh_tempo, jumlah from cicilan_jadwal
    where kode_toko = $1 and no_cicilan = any($2) order by no_cicilan, ke`,
);

/** The instalments of these contracts, in their order. */
export const listJadwal = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<BarisJadwal[]> => on.call<BarisJadwal>(JADWAL, [kode_toko, nomor]);

/** The contract behind the word of its slip; one that was cancelled or auctioned has nothing left to pay. */
export const findCicilanPublik = (on: Sql, kode: string) =>
  on.maybe(sql<{
    kode_toko: string;
    no_cicilan: string;
    tgl_system: Hari;
    harga_jual: Rupiah;
    dp_rp: Rupiah;
    terbayar: Rupiah;
  }>`
    select kode_toko, no_cicilan, tgl_system, harga_jual, dp_rp, terbayar from cicilan
     where kode_nota = ${kode} and status in ('AKTIF', 'LUNAS')`);

/** The percent that so many months add; undefined where the shop offers none of them. */
export const findPersen = async (on: Sql, kode_toko: string, bulan: number) =>
  (
    await on.maybe(sql<{ persen: Persen }>`
      select persen from parameter_cicilan where kode_toko = ${kode_toko} and bulan = ${bulan} and is_active`)
  )?.persen;

/** The word that the slip of a contract has in its QR. */
export const kataCicilan = async (on: Sql, kode_toko: string, no: string): Promise<string[]> =>
  (
    await on.many(sql<{ kode_nota: string }>`
      select kode_nota from cicilan where kode_toko = ${kode_toko} and no_cicilan = ${no}`)
  ).map(({ kode_nota }) => kode_nota);

/** By what a contract was paid so far, first payment and instalments together. */
export const listCaraDibayar = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ jenis: string; jumlah: Rupiah }[]> =>
  on.many(sql<{ jenis: string; jumlah: Rupiah }>`
    select p.jenis, sum(p.jumlah)::bigint as jumlah from pembayaran p
     where p.kode_toko = ${kode_toko} and (p.no_dokumen = ${no} or p.no_dokumen in (
       select b.no_bayar from cicilan_bayar b
        where b.kode_toko = ${kode_toko} and b.no_cicilan = ${no} and b.status = 'DONE'))
     group by p.jenis order by p.jenis`);

/** The documents that the money of a contract came by: its own, and the payments that count. */
export const listNomorUang = async (on: Sql, kode_toko: string, no: string): Promise<string[]> => [
  no,
  ...(
    await on.many(sql<{ no_bayar: string }>`
      select no_bayar from cicilan_bayar
       where kode_toko = ${kode_toko} and no_cicilan = ${no} and status = 'DONE' order by no_bayar`)
  ).map(({ no_bayar }) => no_bayar),
];

/** Contracts that run with an instalment that was due before a day and is not paid whole, by the columns of `d`. */
export const menunggak = (hari: Hari): Query => sql`
  d.status = 'AKTIF' and d.terbayar < (select coalesce(sum(j.jumlah), 0) from cicilan_jadwal j
    where j.kode_toko = d.kode_toko and j.no_cicilan = d.no_cicilan and j.jatuh_tempo < ${hari}::date)`;

/** A contract that is late, as the list of auctions shows it. */
export type Tunggak = {
  no_cicilan: string;
  tgl_system: Hari;
  nama_customer: string;
  no_hp: string | null;
  qty: number;
  berat: Miligram;
  harga_jual: Rupiah;
  dp_rp: Rupiah;
  terbayar: Rupiah;
  serah: 'LUNAS' | 'AWAL';
  tenggang_hari: number;
  tgl_peringatan: Hari | null;
  cara_peringatan: CaraPeringatan | null;
};

/** Contracts that are late today, with the last notice of each. */
export const listTunggak = (on: Sql, { kode_toko, hari }: Ctx): Promise<Tunggak[]> =>
  on.many(sql<Tunggak>`
    select d.no_cicilan, d.tgl_system, d.nama_customer, d.no_hp, d.qty, d.berat, d.harga_jual, d.dp_rp, d.terbayar,
           d.serah, d.tenggang_hari, p.tgl_system as tgl_peringatan, p.cara as cara_peringatan
      from cicilan d
      left join lateral (select x.tgl_system, x.cara from cicilan_peringatan x
                          where x.kode_toko = d.kode_toko and x.no_cicilan = d.no_cicilan
                          order by x.urut desc limit 1) p on true
     where d.kode_toko = ${kode_toko} and ${menunggak(hari)}
     order by d.no_cicilan limit 1000`);
