import { choice, gram, optional, persen, rupiah, yesNo } from '#kit/contract/field.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about buying (D-4.2). */
export const pembelianParam = defineParameters({
  // Loans ask for it, too.
  HARGA_ROSOK: {
    group: 'Harga dan pembulatan',
    at: 30,
    field: optional(rupiah('Harga rosok per gram murni', { min: 0 })),
    bawaan: null,
    berlaku: true,
    harga: true,
    hint: 'Untuk rosok, barang toko lain dan pemeriksaan malam atas hutang. Riwayatnya disimpan.',
  },
  HARGA_BELI_PERSEN: {
    group: 'Harga dan pembulatan',
    at: 40,
    field: persen('Harga beli terhadap harga jual bila tidak diatur'),
    bawaan: per(9500),
    harga: true,
  },
  BELI_BERLIAN_PERSEN: {
    group: 'Harga dan pembulatan',
    at: 45,
    field: persen('Harga beli batu terhadap nota atau parameter berlian'),
    bawaan: per(7000),
    harga: true,
  },
  VALIDASI_PEMBELIAN: {
    group: 'Pembelian',
    at: 10,
    field: choice('Pembelian menunggu validasi', {
      IKUT: 'Ikut penjualan',
      ON: 'Ya',
      OFF: 'Tidak',
    }),
    bawaan: 'IKUT',
  },
  DASAR_HARGA_BELI: {
    group: 'Pembelian',
    at: 20,
    field: choice('Dasar harga beli', {
      HARI_INI: 'Harga hari ini',
      NOTA: 'Harga nota',
      TERENDAH: 'Terendah',
      TERTINGGI: 'Tertinggi',
    }),
    bawaan: 'HARI_INI',
    harga: true,
  },
  OTORISASI_DI_ATAS_NOTA: {
    group: 'Pembelian',
    at: 30,
    field: yesNo('Otorisasi beli di atas harga nota'),
    bawaan: true,
    batas: true,
    hint: 'Matikan di toko yang terbiasa membeli di atas harga nota saat emas naik.',
  },
  FOTO_BELI_WAJIB: {
    group: 'Pembelian',
    at: 40,
    field: yesNo('Foto pembelian wajib'),
    bawaan: false,
    batas: true,
  },
  CARA_UJI_WAJIB: {
    group: 'Pembelian',
    at: 45,
    field: yesNo('Cara uji kadar wajib'),
    bawaan: false,
    batas: true,
    hint: 'Pembelian, pinjaman, dan sepuhan menyebut dengan apa kadar diuji.',
  },
  IDENTITAS_PENJUAL_WAJIB: {
    group: 'Pembelian',
    at: 50,
    field: choice('Identitas penjual wajib', {
      TIDAK: 'Tidak',
      TANPA_NOTA: 'Tanpa nota',
      SEMUA: 'Semua pembelian',
    }),
    bawaan: 'TANPA_NOTA',
    batas: true,
  },
  BATAS_BELI_KASIR: {
    group: 'Pembelian',
    at: 60,
    field: rupiah('Batas pembelian kasir', { min: 0 }),
    bawaan: rp(100_000_000),
    batas: true,
  },
  BATAS_BELI_SPV: {
    group: 'Pembelian',
    at: 70,
    field: rupiah('Batas pembelian supervisor', { min: 0 }),
    bawaan: rp(250_000_000),
    batas: true,
  },
  TOLERANSI_BERAT_BELI: {
    group: 'Pembelian',
    at: 80,
    field: gram('Toleransi berat beli', { min: 0 }),
    bawaan: mg(50),
    batas: true,
  },
  TOLERANSI_KADAR_BELI: {
    group: 'Pembelian',
    at: 90,
    field: persen('Toleransi kadar beli'),
    bawaan: per(0),
    batas: true,
  },
  POTONGAN_TUKAR_SENDIRI: {
    group: 'Pembelian',
    at: 100,
    field: yesNo('Potongan tukar tersendiri'),
    bawaan: false,
    batas: true,
  },
  BATAS_LAPOR_TUNAI: {
    group: 'Pembelian',
    at: 110,
    field: rupiah('Batas lapor tunai per customer dan hari', { min: 0 }),
    bawaan: rp(500_000_000),
    batas: true,
    hint: 'Tunai satu customer dalam sehari di semua toko; dari sini identitas wajib.',
  },
});
