import { geserSaldo } from '#areas/buku/server/geser-saldo.fixtures.ts';

/** A contract past the product: nothing is scheduled, and no piece waits for it. */
const KONTRAK_KOSONG = `
  insert into cicilan (kode_toko, no_cicilan, tgl_system, input_date, kode_sales, nama_customer, jenis_customer, qty, berat,
      sub_total, diskon_rp, harga_tunai, persen, tambahan, harga_jual, dp_rp, kembali, lama_bulan, langkah, angsuran, tgl_akhir,
      serah, batal_persen, tenggang_hari, biaya_lelang_persen, masa_kelebihan, status, input_by, op)
    values ('KJ1', 'CCKJ1261120001', '2026-11-20', waktu(), 'S01', 'Ibu Sari', 'UMUM', 1, 1000, 1000, 0, 1000, 0, 0, 1000, 0,
      0, 1, 500, 1000, '2026-12-20', 'LUNAS', 0, 30, 0, 12, 'AKTIF', 'ksr.kj1', gen_random_uuid())`;

const GUDANG_ROSOK =
  "insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'RS', 'Rosok', 'ROSOK');";
const LOT = `
  insert into lot (kode_toko, no_lot, no_dokumen, asal, tahap, tgl_system, kode_gudang, persen, qty, berat, murni, modal, modal_tahu, input_by, op)
    values ('KJ1', 'HBKJ1261120001-01', 'HBKJ1261120001', 'STOCK', 'BELUM SORTIR', '2026-11-20', 'RS', 7500, 0, 100, 75, 1000, true,
      'spv.kj1', gen_random_uuid());`;

const SEPUHAN = `
  insert into sepuhan (kode_toko, no_sepuhan, tgl_system, input_date, status, input_by, op, langkah, kode_gudang, qty, berat, murni,
      berat_hasil, murni_hasil, susut, selisih_murni, keterangan, murni_asal, modal, modal_hilang)
    values ('KJ1', 'SPKJ1261120001', '2026-11-20', waktu(), 'DONE', 'spv.kj1', gen_random_uuid(), 'TERIMA', 'RS', 1, 1000, 750, 1000,
      750, 0, 0, '', 750, 1000, 0);
  insert into sepuhan_baris (kode_toko, no_sepuhan, urut, tgl_system, asal, no_dokumen, urut_dokumen, kode_gudang, kadar, qty, berat,
      murni, berat_hasil, murni_hasil, murni_timbang, modal, modal_tahu)
    values ('KJ1', 'SPKJ1261120001', 1, '2026-11-20', 'PEMBELIAN', 'PBKJ1261120009', 1, 'RS', 7500, 1, 1000, 750, 1000, 750, 750,
      1000, true);`;
const MANUAL = `
  insert into barang_manual (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kode_kadar, persen, qty, berat, murni, modal)
    values ('KJ1', 'TK', 'M-01', 'M', 'CC', '375', 3750, 2, 100, 38, 1000);`;
const GERAK_MANUAL = `
  insert into barang_manual_gerak (kode_toko, no_bukti, no_dokumen, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept,
      kode_kadar, persen, qty, berat, murni, modal, op)
    values ('KJ1', 'IMKJ1261120001', 'IMKJ1261120001', '2026-11-20', 'TK', 'M-01', 'M', 'CC', '375', 3750, 2, 100, 38, 1000,
      gen_random_uuid())`;

const BATU = `
  insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ1', 'BL', 'Berlian', true) on conflict do nothing;
  insert into berlian (kode_toko, kode_berlian, kode_dept, carat, kode_gudang, tgl_terima, harga_modal, input_by, input_date, op)
    values ('KJ1', 'KJ1BATU1', 'BL', 520, 'TK', '2026-11-20', 1000, 'spv.kj1', waktu(), gen_random_uuid());`;
const GERAK_BATU = `
  insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
    values ('KJ1', 'KJ1BATU1', 'IBKJ1261120001', 'IBKJ1261120001', '2026-11-20', 'MASUK', 520, 1, 1000, gen_random_uuid())`;

/** Gold, goods and money that a loan, a contract, a lot or a job holds, and that none of them knows of (I-14, I-31 to I-33). */
export const KERUSAKAN_PEGANG: readonly [what: string, planted: string, caught: string][] = [
  ['money lent that no loan knows of', geserSaldo('pinjaman', 0, { rupiah: 1 }), 'I-14'],
  [
    'pledged gold that no loan knows of',
    geserSaldo('jaminan', 7000, { berat: 1, murni: 1 }),
    'I-14',
  ],
  [
    'a surplus taken as income',
    `update buku set akun = 'kelebihan_lelang' where no_bukti = 'PJKJ1261120001' and akun = 'kas'`,
    'I-14b',
  ],
  [
    'money of instalments that no contract knows of',
    geserSaldo('uang_cicilan', 0, { rupiah: 1 }),
    'I-14',
  ],
  ['a claim that no contract knows of', geserSaldo('piutang_cicilan', 0, { rupiah: 1 }), 'I-14'],
  ['a contract of instalments without schedule and goods', KONTRAK_KOSONG, 'I-31'],
  [
    'loose gold that no lot knows of',
    `${GUDANG_ROSOK} ${geserSaldo('gudang:RS', 7500, { berat: 1 })}`,
    'I-32',
  ],
  ['a lot that lies nowhere in the book', `${GUDANG_ROSOK} ${LOT}`, 'I-32'],
  ['a lot that no act made', `${GUDANG_ROSOK} ${LOT}`, 'I-32b'],
  [
    'an act on a lot that the book does not know of',
    `${GUDANG_ROSOK} ${LOT} insert into lot_gerak (kode_toko, no_lot, no_bukti, tgl_system, qty, berat, murni, modal, op)
       values ('KJ1', 'HBKJ1261120001-01', 'HBKJ1261120001', '2026-11-20', 0, 100, 75, 1000, gen_random_uuid())`,
    'I-32b',
  ],
  [
    'a receipt for refining of a piece that was never bought',
    `${GUDANG_ROSOK} ${SEPUHAN}`,
    'I-32c',
  ],
  [
    'gold at a craftsman that no job knows of',
    geserSaldo('tukang:T01', 7500, { berat: 1, murni: 1 }),
    'I-33',
  ],
  [
    'a lot at a craftsman that the book does not know of',
    `${GUDANG_ROSOK} insert into tukang (kode_toko, kode_tukang, nama) values ('KJ1', 'T01', 'Pak Karto'); ${LOT}
       update lot set tahap = 'DI TUKANG', kode_tukang = 'T01'`,
    'I-33',
  ],
  [
    'goods of a customer that no job knows of',
    geserSaldo('service', 7000, { berat: 1, murni: 1 }),
    'I-33',
  ],
  [
    'money for an order that no order knows of',
    geserSaldo('dp_pesanan', 0, { rupiah: -1 }),
    'I-34',
  ],
  ['goods without a barcode that no act brought', MANUAL, 'I-36'],
  [
    'an act on goods without a barcode that the book does not know of',
    `${MANUAL} ${GERAK_MANUAL}`,
    'I-36',
  ],
  [
    'gold that an act on goods without a barcode put into a warehouse, of no line',
    `insert into buku (kode_toko, no_bukti, urut, tgl_system, akun, kadar, qty, berat, murni, rupiah)
       values ('KJ1', 'MPKJ1261120001', 1, '2026-11-20', 'gudang:TK', 3750, 1, 100, 38, 0)`,
    'I-36',
  ],
  [
    'gold of a tray that neither a piece nor a line has',
    geserSaldo('baki:TK/M-01', 3750, { berat: 1 }),
    'I-4',
  ],
  [
    'a piece with a barcode among goods without one',
    `update barang set kode_baki = 'M-01' where status = 'READY'; ${MANUAL}`,
    'I-36',
  ],
  ['a stone that no act brought', BATU, 'I-37'],
  ['a stone whose receipt the book does not know of', `${BATU} ${GERAK_BATU}`, 'I-37'],
  ['money for a job that no job knows of', geserSaldo('dp_service', 0, { rupiah: -1 }), 'I-33'],
];
