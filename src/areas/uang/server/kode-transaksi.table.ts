import { sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

const BAWAAN = [
  { kode_transaksi: 'FEE_KARTU', deskripsi: 'Biaya kartu dibayar customer', arah: 'MASUK' },
  { kode_transaksi: 'FEE_BANK', deskripsi: 'Biaya bank atas kartu', arah: 'KELUAR' },
  { kode_transaksi: 'FEE_GESEK', deskripsi: 'Fee gesek tunai', arah: 'MASUK' },
  { kode_transaksi: 'FEE_MARKETPLACE', deskripsi: 'Biaya marketplace', arah: 'KELUAR' },
  {
    kode_transaksi: 'ONGKIR_MARKETPLACE',
    deskripsi: 'Ongkir marketplace ditanggung toko',
    arah: 'KELUAR',
  },
  { kode_transaksi: 'SETOR_PPN', deskripsi: 'Setor PPN', arah: 'KELUAR' },
  { kode_transaksi: 'SETOR_PPH22', deskripsi: 'Setor PPh 22', arah: 'KELUAR' },
  { kode_transaksi: 'BAYAR_SUPPLIER', deskripsi: 'Bayar supplier', arah: 'KELUAR' },
  { kode_transaksi: 'TERIMA_SUPPLIER', deskripsi: 'Uang kembali dari supplier', arah: 'MASUK' },
  { kode_transaksi: 'DENDA_BATAL', deskripsi: 'Bagian DP yang ditahan saat batal', arah: 'MASUK' },
  {
    kode_transaksi: 'BIAYA_LELANG',
    deskripsi: 'Biaya lelang yang ditanggung customer',
    arah: 'MASUK',
  },
  { kode_transaksi: 'RUGI_LELANG', deskripsi: 'Kekurangan hasil lelang', arah: 'KELUAR' },
  { kode_transaksi: 'TAMBAHAN_CICILAN', deskripsi: 'Tambahan harga cicilan', arah: 'MASUK' },
  {
    kode_transaksi: 'LELANG_CICILAN',
    deskripsi: 'Uang cicilan yang tidak dikembalikan saat lelang',
    arah: 'MASUK',
  },
  {
    kode_transaksi: 'EMAS_SERVICE',
    deskripsi: 'Emas yang ditambahkan pada service',
    arah: 'MASUK',
  },
  {
    kode_transaksi: 'MODAL_EMAS_SERVICE',
    deskripsi: 'Modal emas yang ditambahkan pada service',
    arah: 'KELUAR',
  },
] as const;

/** The codes that the book itself needs, in every shop from its first day (D-5.8, D-40.2). */
export const saveBawaanUang = (tx: Tx, kode_toko: string): Promise<number> =>
  tx.run(sql`
    insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
    select ${kode_toko}, x.kode_transaksi, x.deskripsi, x.arah, 'BAWAAN'
      from jsonb_to_recordset(${JSON.stringify(BAWAAN)}::jsonb) as x (kode_transaksi text, deskripsi text, arah text)
    on conflict do nothing`);
