import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import {
  kunciBayar,
  type Cair,
  type Diminta,
  type JumlahCair,
  type Menunggu,
} from '#areas/uang/rules/non-cash.ts';

export type Validasi = JumlahCair & {
  no_validasi: string;
  tgl_system: Hari;
  input_date: string;
  tgl_cair: Hari;
  keterangan: string;
  jumlah_baris: number;
  status: 'DONE' | 'CANC';
  input_by: string;
  cetak_ke: number;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  otorisasi: string[];
};

/** What of these payments waits, by its key; one that was settled or cancelled has no row. */
export async function readMenunggu(
  on: Sql,
  kode_toko: string,
  diminta: readonly Diminta[],
): Promise<Map<string, Menunggu>> {
  const rows = await on.many(sql<Menunggu>`
    select n.no_dokumen, n.urut, n.tgl_system, n.jenis, n.kode_bank, n.no_rekening, n.jumlah_gesek_rp, n.biaya_harap
      from jsonb_to_recordset(${JSON.stringify(diminta)}::jsonb) d (no_dokumen text, urut int)
      join non_cash n on n.kode_toko = ${kode_toko} and n.no_dokumen = d.no_dokumen and n.urut = d.urut
     where ${belumCair('n')}`);
  return new Map(rows.map((row) => [kunciBayar(row), row]));
}

/** Of the view `non_cash`: no settlement that stands names it. */
export const belumCair = (n: string): Query => {
  const [kode_toko, no_dokumen, urut] = ['kode_toko', 'no_dokumen', 'urut'].map((name) =>
    sql.ref(`${n}.${name}`),
  );
  return sql`not exists (select from validasi_non_cash_baris c
    where c.kode_toko = ${kode_toko!} and c.no_dokumen = ${no_dokumen!} and c.urut_bayar = ${urut!} and c.aktif)`;
};

type Where = { kode_toko: string; tgl: Hari; op: string };
export type ValidasiBaru = JumlahCair &
  Pick<Validasi, 'no_validasi' | 'tgl_cair' | 'keterangan' | 'input_by' | 'otorisasi'>;

/** Head and payments; answers how many of them nobody else has settled meanwhile. */
export async function saveValidasi(
  tx: Tx,
  { kode_toko, tgl, op }: Where,
  head: ValidasiBaru,
  cair: readonly Cair[],
): Promise<number> {
  await tx.run(sql`
    insert into validasi_non_cash (kode_toko, no_validasi, tgl_system, input_date, tgl_cair, keterangan, jumlah_baris,
      jumlah_gesek_rp, biaya_bank, dana_masuk, status, input_by, otorisasi, op)
    values (${kode_toko}, ${head.no_validasi}, ${tgl}::date, waktu(), ${head.tgl_cair}::date, ${head.keterangan},
      ${cair.length}, ${head.jumlah_gesek_rp}, ${head.biaya_bank}, ${head.dana_masuk}, 'DONE', ${head.input_by},
      ${head.otorisasi}, ${op}::uuid)`);
  const baris = cair.map((one, at) => ({ ...one, urut: at + 1, urut_bayar: one.urut }));
  return tx.run(sql`
    insert into validasi_non_cash_baris (kode_toko, no_validasi, urut, no_dokumen, urut_bayar, tgl_bayar, jenis,
      kode_bank, no_rekening, jumlah_gesek_rp, biaya_harap, biaya_bank)
    select ${kode_toko}, ${head.no_validasi}, b.urut, b.no_dokumen, b.urut_bayar, b.tgl_system, b.jenis, b.kode_bank,
           b.no_rekening, b.jumlah_gesek_rp, b.biaya_harap, b.biaya_bank
      from jsonb_to_recordset(${JSON.stringify(baris)}::jsonb) b (urut int, no_dokumen text, urut_bayar int,
        tgl_system date, jenis text, kode_bank text, no_rekening text, jumlah_gesek_rp bigint, biaya_harap bigint,
        biaya_bank bigint)
    on conflict (kode_toko, no_dokumen, urut_bayar) where aktif do nothing`);
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

const satu = (kode_toko: string, no: string): Query<Validasi> => sql<Validasi>`
  select no_validasi, tgl_system, input_date, tgl_cair, keterangan, jumlah_baris, jumlah_gesek_rp, biaya_bank,
         dana_masuk, status, input_by, cetak_ke, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi
    from validasi_non_cash where kode_toko = ${kode_toko} and no_validasi = ${no}`;
export const findValidasi = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Validasi | undefined> => on.maybe(satu(kode_toko, no));
export const lockValidasi = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Validasi | undefined> => tx.maybe(sql<Validasi>`${satu(kode_toko, no)} for update`);

export type BarisCair = {
  no_dokumen: string;
  urut: number;
  tgl_system: Hari;
  jenis: 'DEBET' | 'CREDIT' | 'TRANSFER';
  kode_bank: string;
  nama_bank: string;
  no_rekening: string;
  jumlah_gesek_rp: Rupiah;
  biaya_harap: Rupiah;
  biaya_bank: Rupiah;
  dana_masuk: Rupiah;
};
export const listBarisCair = (on: Sql, kode_toko: string, no: string): Promise<BarisCair[]> =>
  on.many(sql<BarisCair>`
    select c.no_dokumen, c.urut_bayar as urut, c.tgl_bayar as tgl_system, c.jenis, c.kode_bank, b.nama_bank,
           c.no_rekening, c.jumlah_gesek_rp, c.biaya_harap, c.biaya_bank,
           (c.jumlah_gesek_rp - c.biaya_bank)::bigint as dana_masuk
      from validasi_non_cash_baris c
      join bank b on b.kode_toko = c.kode_toko and b.kode_bank = c.kode_bank
     where c.kode_toko = ${kode_toko} and c.no_validasi = ${no} order by c.urut`);

type Batal = {
  no_validasi: string;
  no_batal: string;
  alasan: string;
  batal_by: string;
  otorisasi: string[];
};

/** Its payments wait again. `op` stays the act that settled; the undo's act is that of its own set. */
export async function saveBatalValidasi(tx: Tx, kode_toko: string, row: Batal): Promise<void> {
  await tx.run(sql`
    update validasi_non_cash set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
           batal_by = ${row.batal_by}, tgl_batal = waktu(), otorisasi = otorisasi || ${row.otorisasi}::text[]
     where kode_toko = ${kode_toko} and no_validasi = ${row.no_validasi}`);
  await tx.run(sql`
    update validasi_non_cash_baris set aktif = false
     where kode_toko = ${kode_toko} and no_validasi = ${row.no_validasi}`);
}

export const addCetakValidasi = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update validasi_non_cash set cetak_ke = cetak_ke + 1
     where kode_toko = ${kode_toko} and no_validasi = ${no} returning cetak_ke`);
