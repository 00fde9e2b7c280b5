import type { Row } from '#kit/rules/totals.ts';

const NAMA = [
  'Cincin Polos Pipih',
  'Kalung Rantai Nori',
  'Gelang Serut Anak',
  'Liontin Bunga Melati',
  'Anting Ring Polos',
];
const KADAR = [3750, 4200, 7000, 7500, 9160, 9990];
const BAYAR = ['CASH', 'DEBET', 'TRANSFER', 'CREDIT'];

/** Made-up sales that add up, as many as wanted. */
export const contohRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const berat = 800 + ((at * 7919) % 11_000);
    return {
      tgl_system: `2026-11-${String(20 - Math.floor((at * 7) / count)).padStart(2, '0')}`,
      no_faktur: `PJKJ126112${String(at).padStart(4, '0')}`,
      kode_barcode: `KJ1${String(10_000 + at)}`,
      nama_barang: NAMA[at % NAMA.length],
      kadar: KADAR[at % KADAR.length],
      bayar: BAYAR[at % BAYAR.length],
      status: at % 17 === 3 ? 'CANC' : 'DONE',
      qty: 1,
      berat,
      harga_gram: 1_450_000,
      harga: Math.round((berat * 1450) / 500) * 500,
    };
  });
