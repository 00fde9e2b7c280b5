import { geserSaldo } from '#areas/buku/server/geser-saldo.fixtures.ts';

/** A buy-back of the first sale's piece, past the product. */
const beliLagi = (kode_toko: string, asal: string): string => `
  insert into pembelian (kode_toko, no_faktur_beli, tgl_system, input_date, status, kode_sales, qty, berat, grand_total, input_by, op)
    values ('${kode_toko}', 'PB${kode_toko}261120001', '2026-11-20', waktu(), 'OPEN', 'S01', 1, 1000, 1, 'ksr.kj1', gen_random_uuid());
  insert into pembelian_barang (kode_toko, no_faktur_beli, urut, tgl_system, asal_nota, no_faktur_jual, kode_barcode, nama_barang, kode_dept,
      kode_group, kode_kadar, kadar, berat, murni, harga_hari, harga_per_gram, potongan, harga_hari_ini, harga_tawar, harga, kode_gudang, op)
    select '${kode_toko}', 'PB${kode_toko}261120001', 1, '2026-11-20', '${asal}', no_faktur_jual, kode_barcode, nama_barang, kode_dept,
      kode_group, kode_kadar, persen, berat, murni, 1, 1, 0, 1, 1, 1, 'BL', gen_random_uuid() from penjualan_barang where no_faktur_jual = 'PJKJ1261120001';`;

const LOOSE_PJ = 'alter table penjualan drop constraint penjualan_benar;';

/** The register as a declaration would make it that says something else. */
const REGISTER_LAIN = (kolom: string, syarat = 'true'): string => `
  alter view v_register rename to v_register_utuh;
  create view v_register as select shop, letters, no, day, ${kolom}, cancel_no, cancel_day, cancel_later
    from v_register_utuh where ${syarat}`;

/** Pieces, balances and documents that no longer say the same (I-1 to I-13). */
export const KERUSAKAN_BUKU: readonly [what: string, planted: string, caught: string][] = [
  [
    'the same barcode live in two shops',
    `drop index barang_satu_rantai; insert into barang select 'KJ2', (b).* from (select kode_barcode, barcode_asal, kode_intern, nama_barang, deskripsi, size, kondisi, tag_id, kode_supplier,
     kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen, berat, berat_asli, berat_atribut, berat_label, murni, atribut, kategori_harga, kode_bandrol, harga_jual, ongkos, harga_atribut,
     harga_modal, kode_gudang, kode_baki, status, no_pegang, dokumen_perolehan, tgl_terima, gambar, berlian, label_ke, input_by, input_date, op from barang where kode_barcode = 'KJ100001') b`,
    'I-1',
  ],
  [
    'a free piece with a holder',
    `update barang set no_pegang = 'PJKJ1261120001' where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a held piece without a holder',
    `alter table barang drop constraint barang_check; update barang set no_pegang = null where kode_barcode = 'KJ100003'`,
    'I-2',
  ],
  [
    'a piece in a tray where the book does not see it',
    `update barang set kode_baki = 'B-02' where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a free piece outside every tray',
    `update barang set kode_baki = null where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a weight edited without an event',
    `update barang set berat = berat - 1, berat_asli = berat_asli - 1 where kode_barcode = 'KJ100001'`,
    'I-3',
  ],
  [
    'a state changed without an event',
    `update barang set status = 'HILANG', no_pegang = 'X' where kode_barcode = 'KJ100001'`,
    'I-3',
  ],
  [
    'an event chain cut in the middle',
    `delete from barang_kejadian where kode_barcode = 'KJ100004' and seq = 2`,
    'I-3',
  ],
  [
    'an event chain cut at its end',
    `delete from barang_kejadian where kode_barcode = 'KJ100004' and seq = 3`,
    'I-3',
  ],
  [
    'an event of another weight',
    `update barang_kejadian set berat_sebelum = berat_sebelum + 1 where kode_barcode = 'KJ100004' and seq = 2`,
    'I-3',
  ],
  ['tray grams off by 1 mg', geserSaldo('baki:TK/A-01', 7500, { berat: 1 }), 'I-4'],
  ['tray fine grams off by 1 mg', geserSaldo('baki:TK/A-01', 7500, { murni: -1 }), 'I-4'],
  [
    'a piece taken out of its tray',
    `update barang set kode_baki = null, kode_gudang = 'TK' where kode_barcode = 'KJ100003'`,
    'I-4',
  ],
  [
    'gold that came from nowhere',
    `update barang set berat = berat + 10, berat_asli = berat_asli + 10 where kode_barcode = 'KJ100003'`,
    'I-5',
  ],
  ['gold whose source was made smaller', geserSaldo('supplier:UBS', 7500, { berat: 5 }), 'I-5'],
  [
    'an entry off by 1 rupiah',
    `update buku set rupiah = rupiah + 1 where no_bukti = 'PJKJ1261120001' and akun = 'kas'`,
    'I-6',
  ],
  [
    'both sides of an entry turned the same way',
    `update buku set rupiah = -abs(rupiah) where no_bukti = 'KMKJ1261119001'`,
    'I-6',
  ],
  [
    'an entry with one line',
    `delete from buku where no_bukti = 'KMKJ1261119001' and akun = 'kas'`,
    'I-6',
  ],
  ['an entry without lines', `delete from buku where no_bukti = 'KMKJ1261119001'`, 'I-6'],
  [
    'an entry whose pieces do not balance',
    `update buku set qty = 2 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6b',
  ],
  [
    'an entry off by 1 mg',
    `update buku set berat = berat + 1 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6c',
  ],
  [
    'gold that changed its kadar within an entry',
    `update buku set kadar = 7500 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6c',
  ],
  [
    'gold of an entry that has no kadar',
    `update buku set kadar = 0 where no_bukti = 'PJKJ1261120001' and berat <> 0`,
    'I-6c',
  ],
  [
    'an entry off by 1 fine mg',
    `update buku set murni = murni + 1 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6d',
  ],
  ['an account balance off by 1', geserSaldo('penjualan', 0, { rupiah: 1 }), 'I-7'],
  ['a balance that was removed', `delete from saldo_lalu where akun = 'persediaan'`, 'I-7'],
  ['a drawer below nothing', geserSaldo('kas', 0, { rupiah: -999_999_999 }), 'I-7'],
  [
    'a daily balance off by 1',
    `update saldo_hari set rupiah = rupiah + 1 where akun = 'kas' and tgl_system = '2026-11-20'`,
    'I-7b',
  ],
  [
    'a line moved to another account',
    `update buku set akun = 'modal' where no_bukti = 'KMKJ1261119001' and akun like 'pendapatan%'`,
    'I-7b',
  ],
  [
    'a sale without an entry',
    `delete from buku where no_bukti = 'PJKJ1261120001'; delete from buku_set where no_bukti = 'PJKJ1261120001'`,
    'I-8',
  ],
  ['an entry without its document', `delete from kas where no_kas = 'KMKJ1261119001'`, 'I-8'],
  [
    'an OPEN sale that was posted',
    `update buku_set set no_bukti = 'PJKJ1261120003' where no_bukti = 'PJKJ1261120001'; update buku set no_bukti = 'PJKJ1261120003' where no_bukti = 'PJKJ1261120001'`,
    'I-8',
  ],
  [
    'money paid out that no document took',
    `insert into uang_keluar (kode_toko, no_dokumen, user_id, tgl_system, jumlah, sebelum, op)
       values ('KJ1', 'HTKJ1261120777', 'ksr.kj1', '2026-11-20', 1, 0, gen_random_uuid())`,
    'I-8d',
  ],
  ['lines without their entry', `delete from buku_set where no_bukti = 'PJKJ1261120001'`, 'I-8b'],
  [
    'an entry in another day than its document',
    `update buku_set set tgl_system = '2026-11-19' where no_bukti = 'KKKJ1261120001'`,
    'I-8',
  ],
  [
    'cash that did not reach the drawer',
    `update buku set akun = 'modal' where no_bukti = 'PJKJ1261120001' and akun = 'kas'`,
    'I-8b',
  ],
  [
    'a payment sum that is off',
    `update pembayaran set jumlah = jumlah - 1 where no_dokumen = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a line total that is off',
    `alter table penjualan_barang drop constraint penjualan_barang_benar; update penjualan_barang set harga = harga + 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a grand total that is off',
    `${LOOSE_PJ} update penjualan set grand_total = grand_total - 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a discount above the total',
    `${LOOSE_PJ} update penjualan set diskon_rp = sub_total + 1 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a rounding of a whole step',
    `${LOOSE_PJ} update penjualan set pembulatan = 500, grand_total = grand_total + 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'tax that a sale says and its set never collected',
    `${LOOSE_PJ} update penjualan set ppn_rp = 1 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9b',
  ],
  [
    'a payment to a supplier whose set is a cost',
    `update kas set kode_transaksi = 'BAYAR_SUPPLIER', kode_supplier = 'UBS' where no_kas = 'KKKJ1261120001'`,
    'I-38',
  ],
  [
    'a number gap',
    `delete from penjualan_barang where no_faktur_jual = 'PJKJ1261120002'; delete from penjualan where no_faktur_jual = 'PJKJ1261120002'; delete from buku_set where no_bukti = 'PJKJ1261120002'`,
    'I-10',
  ],
  [
    'the last document removed',
    `delete from penjualan_barang where no_faktur_jual = 'PJKJ1261120003'; delete from penjualan where no_faktur_jual = 'PJKJ1261120003'`,
    'I-10',
  ],
  ['a number counter set back', `update nomor set terakhir = 1 where jenis = 'PJ'`, 'I-10'],
  [
    'a document dated into another day',
    `update penjualan set tgl_system = '2026-11-19' where no_faktur_jual = 'PJKJ1261120003'`,
    'I-10',
  ],
  [
    'the same barcode on two active sales',
    `update penjualan_barang set kode_barcode = 'KJ100002' where no_faktur_jual = 'PJKJ1261120003'`,
    'I-11',
  ],
  [
    'a line of a nota that holds no mark of its buy-back',
    `insert into penjualan_dibeli values ('KJ1', 'PJKJ1261120001', 'KJ100003', 'PBKJ1261120001', gen_random_uuid(), 'KJ1')`,
    'I-11b',
  ],
  [
    'one line of a nota bought back by two shops',
    `${beliLagi('KJ1', 'NOTA_SENDIRI')} ${beliLagi('KJ2', 'CABANG_LAIN')}
     alter table penjualan_dibeli drop constraint penjualan_dibeli_pkey;
     insert into penjualan_dibeli select 'KJ1', no_faktur_jual, kode_barcode, no_faktur_beli, gen_random_uuid(), kode_toko from pembelian_barang`,
    'I-11b',
  ],
  [
    'a known nota bought back under another name, without its mark',
    beliLagi('KJ1', 'TOKO_LAIN'),
    'I-11b',
  ],
  [
    'a cancel without a reversal',
    `delete from buku where no_bukti = 'BJKJ1261120001'; delete from buku_set where no_bukti = 'BJKJ1261120001'`,
    'I-12',
  ],
  [
    'a reversal of a sale that stands',
    `alter table penjualan drop constraint penjualan_benar; update penjualan set status = 'DONE', no_batal = null where no_faktur_jual = 'PJKJ1261120002'`,
    'I-12',
  ],
  [
    'a partial reversal',
    `update buku set rupiah = rupiah / 2 where no_bukti = 'BJKJ1261120001' and rupiah <> 0`,
    'I-12',
  ],
  [
    'a reversal of something else',
    `update buku_set set membalik = 'PJKJ1261120001' where no_bukti = 'BJKJ1261120001'`,
    'I-12',
  ],
  [
    'a cancel on a later day',
    `update kas set tgl_system = '2026-11-19' where no_kas = 'KKKJ1261120002'`,
    'I-13',
  ],
  [
    'half an exchange cancelled',
    `alter table penjualan drop constraint penjualan_benar; drop index penjualan_tukar_sekali; update penjualan set no_tukar = 'TKKJ1261120001' where no_faktur_jual in ('PJKJ1261120001', 'PJKJ1261120002')`,
    'I-13',
  ],
  ['a kind that the register leaves out', REGISTER_LAIN('amount', `letters <> 'KK'`), 'I-29'],
  ['an amount that the register tells otherwise', REGISTER_LAIN('amount + 1 as amount'), 'I-29'],
  [
    'a cancel that the register tells on another day',
    REGISTER_LAIN('amount').replace('cancel_day', 'cancel_day - 1 as cancel_day'),
    'I-29',
  ],
  ['a set of the book without its document', `delete from kas where no_kas like 'KK%'`, 'I-29'],
];
