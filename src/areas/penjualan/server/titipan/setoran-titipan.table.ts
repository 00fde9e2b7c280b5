import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Pembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { bernomor, type Where } from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

/** A further deposit as it is kept. */
export type Setoran = {
  no_bayar: string;
  no_titip: string;
  tgl_system: Hari;
  input_date: string;
  jumlah: Rupiah;
  kembali: Rupiah;
  dp_sesudah: Rupiah;
  status: 'DONE' | 'CANC';
  input_by: string;
  cetak_ke: number;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
};

type SetoranBaru = Pick<
  Setoran,
  'no_bayar' | 'no_titip' | 'jumlah' | 'kembali' | 'dp_sesudah' | 'input_by'
> & {
  pembayaran: readonly BayarJadi[];
};

/** A further deposit, its money lines, and what the document now holds. */
export const saveSetoran = (
  tx: Tx,
  { kode_toko, tgl, op }: Where,
  row: SetoranBaru,
): Promise<number> =>
  tx.run(sql`
    with baru as (
      insert into titipan_bayar (kode_toko, no_bayar, no_titip, tgl_system, input_date, jumlah, kembali, dp_sesudah,
        status, input_by, op)
      values (${kode_toko}, ${row.no_bayar}, ${row.no_titip}, ${tgl}::date, waktu(), ${row.jumlah}, ${row.kembali},
        ${row.dp_sesudah}, 'DONE', ${row.input_by}, ${op}::uuid)
    ), bayar as (
      insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
        biaya_bank, op)
      select ${kode_toko}, ${row.no_bayar}, p.urut, ${tgl}::date, p.jenis, p.kode_bank, p.no_rekening,
        p.jumlah, p.fee, p.biaya_bank, ${op}::uuid
        from jsonb_populate_recordset(null::pembayaran, ${JSON.stringify(bernomor(row.pembayaran))}::jsonb) p
    )
    update titipan set dp_rp = dp_rp + ${row.jumlah}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_titip = ${row.no_titip}`);

type BatalSetoran = {
  no_bayar: string;
  no_batal: string;
  alasan: string;
  batal_by: string;
  otorisasi: readonly string[];
};

export const saveBatalSetoran = (
  tx: Tx,
  { kode_toko, op }: Where,
  row: BatalSetoran,
): Promise<number> =>
  tx.run(sql`
    with batal as (
      update titipan_bayar set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
        batal_by = ${row.batal_by}, tgl_batal = waktu(), otorisasi = otorisasi || ${row.otorisasi as string[]}::text[]
       where kode_toko = ${kode_toko} and no_bayar = ${row.no_bayar} returning no_titip, jumlah)
    update titipan t set dp_rp = t.dp_rp - batal.jumlah, op = ${op}::uuid from batal
     where t.kode_toko = ${kode_toko} and t.no_titip = batal.no_titip`);

const LIST = statement(`
  select no_bayar, no_titip, tgl_system, input_date, jumlah, kembali, dp_sesudah, status, input_by, cetak_ke,
    no_batal, alasan_batal, batal_by, tgl_batal
    from titipan_bayar where kode_toko = $1 and no_titip = $2 order by input_date, no_bayar`);
const PAYS = statement(`
  select no_dokumen, jenis, kode_bank, no_rekening, jumlah, fee from pembayaran
   where kode_toko = $1 and no_dokumen = any($2) order by no_dokumen, urut`);

export const listSetoran = (on: Sql, kode_toko: string, no: string): Promise<Setoran[]> =>
  on.call<Setoran>(LIST, [kode_toko, no]);

/** Money lines of several documents in one look. */
export async function listBayarDari(
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<Map<string, Pembayaran[]>> {
  const rows = await on.call<Pembayaran & { no_dokumen: string }>(PAYS, [kode_toko, nomor]);
  const groups = Map.groupBy(rows, (one) => one.no_dokumen);
  return new Map(
    [...groups].map(([no, list]) => [no, list.map(({ no_dokumen: _, ...one }) => one)]),
  );
}

export const addCetakSetoran = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update titipan_bayar set cetak_ke = cetak_ke + 1
     where kode_toko = ${kode_toko} and no_bayar = ${no} returning cetak_ke`);
