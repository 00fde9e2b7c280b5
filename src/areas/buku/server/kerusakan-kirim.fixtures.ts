import { geserSaldo } from '#areas/buku/server/geser-saldo.fixtures.ts';

/** Money of KJ1 to head office: its document, and as far as asked its receipt and the sender's half. */
const kiriman = (
  status: 'OPEN' | 'DONE' | 'CANC',
  more: { terima?: number; dibukukan?: number; sampai?: true; pesan?: number } = {},
): string => `
  insert into kirim_uang (kode_toko, nota_kirim, tgl_system, input_date, sender, tujuan, nama_tujuan, jumlah_rp, keterangan, dari,
      nomor_referensi, status, input_by, op, no_batal, hari_batal)
    values ('KJ1', 'KUKJ1261120001', '2026-11-20', waktu(), 'Budi', 'PST', 'Pusat', 1000, 'Setoran', 'CASH', 'ABCDEFGH', '${status}',
      'spv.kj1', gen_random_uuid(), ${status === 'CANC' ? `'XUKJ1261120001', '2026-11-20'` : 'null, null'});
  ${geserSaldo('perjalanan', 0, { rupiah: more.dibukukan ?? (status === 'OPEN' ? 1000 : 0) })};
  ${
    more.terima === undefined
      ? ''
      : `insert into terima_uang (kode_toko, no_terima, tgl_system, input_date, asal, nota_kirim, nomor_referensi, sender, keterangan,
      jumlah_rp, jumlah_diterima, ke, status, input_by, op)
    values ('PST', 'TUPST261120001', '2026-11-20', waktu(), 'KJ1', 'KUKJ1261120001', 'ABCDEFGH', 'Budi', 'Setoran', ${more.terima},
      ${more.terima}, 'CASH', 'DONE', 'spv.pst', gen_random_uuid());`
  }
  ${
    more.sampai
      ? `insert into uang_sampai (kode_toko, no_sampai, tgl_system, input_date, nota_kirim, tujuan, no_terima, jumlah_rp, status, input_by, op)
    values ('KJ1', 'SUKJ1261120001', '2026-11-20', waktu(), 'KUKJ1261120001', 'PST', 'TUPST261120001', 1000, 'DONE', 'sistem',
      gen_random_uuid());`
      : ''
  }
  ${
    more.pesan
      ? `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op) values ('PST', 'KJ1', ${more.pesan}, 'UANG_DITERIMA',
      'KUKJ1261120001', '{}', waktu(), gen_random_uuid());`
      : ''
  }`;

/** One piece of KJ1 to KJ2 past the product: its document, and as far as asked what became of it. */
const barang = (
  status: 'OPEN' | 'DONE' | 'SELISIH' | 'CANC',
  more: { terima?: number; modal?: number; sampai?: true; pesan?: true; selisih?: true } = {},
): string => `
  insert into kirim_barang (kode_toko, no_kirim, tgl_system, input_date, tujuan, nama_tujuan, total_qty, total_berat, total_murni,
      keterangan, status, input_by, op, no_batal, hari_batal)
    values ('KJ1', 'KBKJ1261120001', '2026-11-20', waktu(), 'KJ2', 'Kilau 2', 1, 3250, 2438, '', '${status}', 'spv.kj1',
      gen_random_uuid(), ${status === 'CANC' ? `'XQKJ1261120001', '2026-11-20'` : 'null, null'});
  insert into kirim_barang_isi (kode_toko, no_kirim, urut, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kode_kadar,
      persen, berat, berat_asli, murni, harga_modal, dari_gudang, dari_baki)
    values ('KJ1', 'KBKJ1261120001', 1, '2026-11-20', 'KJ100001', 'Cincin Polos', 'CC', 'TUA', '750', 7500, 3250, 3250, 2438,
      6400000, 'TK', 'A-01');
  ${
    more.terima === undefined
      ? ''
      : `insert into terima_kiriman (kode_toko, no_terima, tgl_system, input_date, asal, no_kirim, total_qty, total_berat, total_murni,
      status, input_by, op)
    values ('KJ2', 'RBKJ2261120001', '2026-11-20', waktu(), 'KJ1', 'KBKJ1261120001', 1, ${more.terima}, 2438, 'DONE', 'spv.kj2',
      gen_random_uuid());
  insert into terima_kiriman_isi (kode_toko, no_terima, urut, tgl_system, asal, no_kirim, kode_barcode, nama_barang, kode_dept,
      kode_group, kode_kadar, persen, berat_kirim, murni_kirim, berat, murni, harga_modal, kode_gudang)
    values ('KJ2', 'RBKJ2261120001', 1, '2026-11-20', 'KJ1', 'KBKJ1261120001', 'KJ100001', 'Cincin Polos', 'CC', 'TUA', '750', 7500,
      ${more.terima}, 2438, ${more.terima}, 2438, ${more.modal ?? 6_400_000}, 'TK');`
  }
  ${
    more.sampai
      ? `insert into barang_sampai (kode_toko, no_sampai, tgl_system, input_date, no_kirim, tujuan, no_terima, total_qty, total_berat,
      status, input_by, op)
    values ('KJ1', 'SBKJ1261120001', '2026-11-20', waktu(), 'KBKJ1261120001', 'KJ2', 'RBKJ2261120001', 1, 3250, 'DONE', 'sistem',
      gen_random_uuid());`
      : ''
  }
  ${
    more.selisih
      ? `insert into selisih_kiriman_isi (kode_toko, no_selisih, urut, tgl_system, no_kirim, kode_barcode, hasil, berat)
    values ('KJ1', 'SKKJ1261120001', 1, '2026-11-20', 'KBKJ1261120001', 'KJ100001', 'HILANG', 3250);`
      : ''
  }
  ${
    more.pesan
      ? `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op) values ('KJ2', 'KJ1', 1, 'BARANG_DITERIMA',
      'KBKJ1261120001', '{"no_terima": "RBKJ2261120001"}', waktu(), gen_random_uuid());`
      : ''
  }`;

/** A shipment of KJ2 on another server to KJ1, said to be received. */
const DARI_JAUH = `
  ${barang('DONE').replaceAll('KJ1', 'KJ9').replaceAll('KJ2', 'KJ1').replaceAll('KJ9', 'KJ2')}
  update kirim_barang set jauh = true where kode_toko = 'KJ2'`;

/** A bought piece, or a lot, of KJ1 to head office past the product: its line alone. */
const emas = (isi: 'BELI' | 'LOT', ada: string): string => `
  ${ada}
  insert into kirim_barang (kode_toko, no_kirim, tgl_system, input_date, tujuan, nama_tujuan, isi, total_qty, total_berat, total_murni,
      keterangan, status, input_by, op)
    values ('KJ1', 'KBKJ1261120001', '2026-11-20', waktu(), 'PST', 'Pusat', 'EMAS', 1, 100, 75, '', 'OPEN', 'spv.kj1',
      gen_random_uuid());
  insert into kirim_barang_isi (kode_toko, no_kirim, urut, tgl_system, isi, kode_barcode, nama_barang, kode_dept, kode_group, kode_kadar,
      persen, berat, berat_asli, murni, harga_modal, dari_gudang, ${isi === 'LOT' ? 'no_lot' : 'no_dokumen, urut_dokumen'})
    values ('KJ1', 'KBKJ1261120001', 1, '2026-11-20', '${isi}', '${isi === 'LOT' ? 'HBKJ1261120001-01' : 'PBKJ1261120009.1'}',
      'Emas', '-', '-', '75', 7500, 100, 100, 75, 1000, 'RS', ${isi === 'LOT' ? "'HBKJ1261120001-01'" : "'PBKJ1261120009', 1"});`;
const LOT = `
  insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'RS', 'Rosok', 'ROSOK') on conflict do nothing;
  insert into lot (kode_toko, no_lot, no_dokumen, asal, tahap, tgl_system, kode_gudang, persen, qty, berat, murni, modal, modal_tahu, input_by, op)
    values ('KJ1', 'HBKJ1261120001-01', 'HBKJ1261120001', 'STOCK', 'BELUM SORTIR', '2026-11-20', 'RS', 7500, 1, 100, 75, 1000, true,
      'spv.kj1', gen_random_uuid());`;
const DIBELI = `
  alter table pembelian_stock disable trigger pembelian_stock_dikenal;
  insert into pembelian_stock (kode_toko, no_faktur_beli, urut, status, op)
    values ('KJ1', 'PBKJ1261120009', 1, 'BELI', gen_random_uuid());
  alter table pembelian_stock enable trigger pembelian_stock_dikenal;`;

/** A loose stone of KJ1, as its row has it, and as far as asked a shipment that it is on the list of. */
const batu = (keadaan: string, more: { dikirim?: true } = {}): string => `
  insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ1', 'BL', 'Berlian', true) on conflict do nothing;
  insert into berlian (kode_toko, kode_berlian, kode_dept, carat, kode_gudang, status, no_pegang, tgl_terima, input_by, input_date, op)
    values ('KJ1', 'KJ1BATU1', 'BL', 520, 'TK', ${keadaan}, '2026-11-20', 'spv.kj1', waktu(), gen_random_uuid());
  ${
    more.dikirim
      ? `insert into berlian_gerak (kode_toko, kode_berlian, no_bukti, no_dokumen, tgl_system, jenis, carat, butir, modal, op)
    values ('KJ1', 'KJ1BATU1', 'IBKJ1261120001', 'IBKJ1261120001', '2026-11-20', 'MASUK', 520, 1, 0, gen_random_uuid());
  insert into kirim_barang (kode_toko, no_kirim, tgl_system, input_date, tujuan, nama_tujuan, isi, total_qty, total_berat, total_murni,
      total_carat, total_butir, membukukan, keterangan, status, input_by, op)
    values ('KJ1', 'KBKJ1261120001', '2026-11-20', waktu(), 'KJ2', 'Kilau 2', 'BERLIAN', 1, 0, 0, 520, 1, false, '', 'OPEN', 'spv.kj1',
      gen_random_uuid());
  insert into kirim_barang_isi (kode_toko, no_kirim, urut, tgl_system, isi, qty, kode_barcode, nama_barang, kode_dept, kode_group,
      kode_kadar, persen, berat, berat_asli, murni, carat, butir, dari_gudang)
    values ('KJ1', 'KBKJ1261120001', 1, '2026-11-20', 'BATU', 0, 'KJ1BATU1', '0.520 ct', 'BL', '-', '-', 0, 0, 0, 0, 520, 1, 'TK');`
      : ''
  }`;

/** A shop on a server of its own, and what the book here has with it. */
const JAUH = `insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
    values ('KJ9', 'Kilau 9', 'CABANG', 'WIB', 'https://kj9.example.com', true);`;

/** What is on its way between two shops that they no longer say the same of (I-26). */
export const KERUSAKAN_KIRIM: readonly [what: string, planted: string, caught: string][] = [
  ['money on its way that no book has', kiriman('OPEN', { dibukukan: 0 }), 'I-26'],
  ['a sender whose bag left the road by a rupiah', kiriman('OPEN', { dibukukan: 999 }), 'I-26'],
  [
    'two shops that say different things of each other',
    geserSaldo('rk:PST', 0, { rupiah: 1 }),
    'I-26b',
  ],
  [
    'an account with a far shop that no document made',
    `${JAUH} ${geserSaldo('rk:KJ9', 0, { rupiah: 1 })}`,
    'I-26g',
  ],
  [
    'money of a far shop that it never told of',
    `${JAUH} insert into terima_uang (kode_toko, no_terima, tgl_system, input_date, asal, nota_kirim, nomor_referensi, sender,
      keterangan, jumlah_rp, jumlah_diterima, ke, status, input_by, op)
    values ('KJ1', 'TUKJ1261120001', '2026-11-20', waktu(), 'KJ9', 'KUKJ9261120001', 'ABCDEFGH', 'Budi', 'Setoran', 1000, 1000,
      'CASH', 'DONE', 'spv.kj1', gen_random_uuid());
    ${geserSaldo('rk:KJ9', 0, { rupiah: -1000 })}`,
    'I-26g',
  ],
  ['a receipt that the sender never hears of', kiriman('OPEN', { terima: 1000 }), 'I-26b'],
  ['a bag said to be received that nobody counted', kiriman('DONE'), 'I-26c'],
  ['a bag received after it was taken back', kiriman('CANC', { terima: 1000, pesan: 1 }), 'I-26c'],
  ['a receipt of less than was sent', kiriman('OPEN', { terima: 900, pesan: 1 }), 'I-26c'],
  ['a bag that came home without a receipt', kiriman('DONE', { sampai: true }), 'I-26c'],
  ['a message that was lost on the way', kiriman('OPEN', { terima: 1000, pesan: 2 }), 'I-26d'],
  [
    'the half of a sender whose message nobody applied',
    kiriman('DONE', { terima: 1000, sampai: true, pesan: 1 }),
    'I-26d',
  ],
  ['a shipment whose gold no book has', barang('OPEN'), 'I-26e'],
  [
    'gold on its way in a shipment that was never made',
    geserSaldo('kirim:KBKJ1261120009', 7500, { berat: 1, murni: 1 }),
    'I-26e',
  ],
  ['a piece on its way that lies in a tray', barang('OPEN'), 'I-26f'],
  ['a loose stone on its way that lies here', batu(`'LEPAS', null`, { dikirim: true }), 'I-26f'],
  ['a stone said to be in a shipment that has none', batu(`'KIRIM', 'KBKJ1261120009'`), 'I-26f'],
  ['a shipment said to be received, of which no piece was scanned', barang('DONE'), 'I-26f'],
  ['a piece received lighter than it was packed', barang('OPEN', { terima: 3000 }), 'I-26f'],
  ['a piece received at another cost', barang('OPEN', { terima: 3250, modal: 1 }), 'I-26f'],
  ['a piece received after its shipment was cancelled', barang('CANC', { terima: 3250 }), 'I-26f'],
  [
    'a piece lost before the receiver said that it is missing',
    barang('SELISIH', { selisih: true }),
    'I-26f',
  ],
  ['pieces that the sender never hears of', barang('OPEN', { terima: 3250 }), 'I-26b'],
  [
    'the half of a shipment without its message',
    barang('DONE', { terima: 3250, sampai: true, pesan: true }),
    'I-26d',
  ],
  ['a lot on its way that never left its warehouse', emas('LOT', LOT), 'I-26f'],
  ['gold without a barcode on its way that no book has', emas('LOT', LOT), 'I-26e'],
  ['a bought piece on its way that lies in BELI', emas('BELI', DIBELI), 'I-32c'],
  [
    'gold that a shop on another server is said to owe, of which no receipt is here',
    `update toko set server_sendiri = true, portal = 'http://127.0.0.1:1' where kode_toko = 'KJ2';
     ${geserSaldo('rk:KJ2', 7500, { berat: 1, murni: 1 })}`,
    'I-26g',
  ],
  ['a list of another server that ended without a receipt here', DARI_JAUH, 'I-26h'],
  [
    'gold that one shop has of another, which does not know of it',
    geserSaldo('rk:KJ2', 7500, { berat: 1, murni: 1 }),
    'I-26b',
  ],
];
