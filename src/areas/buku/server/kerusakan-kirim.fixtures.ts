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

/** Money on its way between two shops that they no longer say the same of (I-26). */
export const KERUSAKAN_KIRIM: readonly [what: string, planted: string, caught: string][] = [
  ['money on its way that no book has', kiriman('OPEN', { dibukukan: 0 }), 'I-26'],
  ['a sender whose bag left the road by a rupiah', kiriman('OPEN', { dibukukan: 999 }), 'I-26'],
  [
    'two shops that say different things of each other',
    geserSaldo('rk:PST', 0, { rupiah: 1 }),
    'I-26b',
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
];
