import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { strukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import {
  notaTitipan,
  strukSetoran,
  type NotaTitipan,
} from '#areas/penjualan/rules/nota-titipan.ts';
import { strukKupon } from '#areas/penjualan/rules/kupon-nota.ts';
import { notaPenjualan, type NotaDokumen, type NotaToko } from '#areas/penjualan/rules/nota.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import type { KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import type { Cetak, JenisTemplat } from '#areas/toko/rules/templat-nota.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { lembarBukti } from '#areas/dokumen/rules/bukti.ts';
import { contohBukti } from '#app/web/setting-nota/contoh-bukti.ts';

const tgl_system = hari('2026-11-20');
/** As they are on the shop's paper: by their names. */
const petugas = { sales: 'Dewi Lestari', kasir: 'Rini Kartika' } as const;
const barang = [
  {
    kode_barcode: 'KJ100001',
    nama_barang: 'Cincin Polos Pipih',
    kadar: persen(7500),
    berat: mg(3250),
    harga_per_gram: rp(2_170_000),
    harga_jual: rp(7_052_500),
    ongkos: rp(50_000),
    harga: rp(7_102_500),
    diskon_rp: rp(0),
    deskripsi: 'Polos mengilap, lebar 3 mm, ukuran 12',
  },
  {
    kode_barcode: 'KJ100002',
    nama_barang: 'Giwang Bunga Melati',
    kadar: persen(4200),
    berat: mg(2345),
    harga_per_gram: rp(1_330_000),
    harga_jual: rp(3_119_000),
    ongkos: rp(0),
    harga: rp(3_119_000),
    diskon_rp: rp(0),
  },
] as const;

const KUPON = [
  {
    no_kupon: 'KP7F3A09C2D1',
    nilai: rp(100_000),
    persen: null,
    minimal_belanja: rp(5_000_000),
    berlaku_sd: hari('2026-12-20'),
    kali_pakai: 1,
  },
] as const;

const jual: NotaDokumen = {
  cetak_ke: 1,
  no_faktur_jual: 'PJCTH261120001',
  tgl_system,
  status: 'DONE',
  keterangan: '',
  customer: {
    kode_customer: null,
    nama: 'Ratna Wulandari',
    alamat: 'Jl. Kawi Atas No. 27',
    jenis: 'UMUM',
  },
  barang,
  berat: mg(5595),
  sub_total: rp(10_221_500),
  diskon_rp: rp(102_000),
  kupon_rp: rp(0),
  ...TANPA_TAMBAHAN,
  pembulatan: rp(0),
  grand_total: rp(10_119_500),
  dp_rp: rp(0),
  tukar_rp: rp(0),
  pembayaran: [
    { jenis: 'DEBET', kode_bank: 'BCA', jumlah: rp(5_000_000), fee: rp(25_000) },
    { jenis: 'CASH', kode_bank: null, jumlah: rp(5_119_500), fee: rp(0) },
  ],
  kembali: rp(500),
  kupon_nota: KUPON,
};

const titip: NotaTitipan = {
  cetak_ke: 1,
  no_titip: 'TTCTH261120001',
  tgl_system,
  status: 'AKTIF',
  customer: jual.customer,
  barang,
  berat: jual.berat,
  harga_total: rp(10_221_500),
  dp_awal: rp(2_000_000),
  dp_rp: rp(3_000_000),
  sisa_rp: rp(7_221_500),
  berlaku_sampai: hari('2026-12-20'),
  batal_persen: persen(0),
  pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(2_000_000), fee: rp(0) }],
  kembali: rp(0),
  setoran: [
    {
      no_bayar: 'TBCTH261120001',
      tgl_system,
      jumlah: rp(1_000_000),
      dp_sesudah: rp(3_000_000),
      kembali: rp(0),
      status: 'DONE',
      cetak_ke: 1,
      pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(1_000_000), fee: rp(0) }],
    },
  ],
  no_faktur_jual: null,
  batal: null,
};

/** An invented document of that kind on the shop's own paper, for the preview beside its template. */
export function contohStruk(
  jenis: JenisTemplat,
  kepala: KepalaToko,
  toko: Pick<NotaToko, 'bulan' | 'keterangan'>,
  cetak: Cetak,
): StrukSheet[] {
  const dengan = { ...kepala, cetak, jam: '14:37', petugas };
  const nota = { ...dengan, ...toko, rangkap: false, langkah: rp(500) };
  switch (jenis) {
    case 'PENJUALAN':
      return notaPenjualan(jual, nota);
    case 'TITIPAN':
      return notaTitipan(titip, nota);
    case 'SETORAN':
      return strukSetoran(titip, inTurn(titip.setoran, 0), nota);
    case 'PEMBELIAN':
      return strukBeli(BELI, nota);
    case 'TUKAR':
      return strukTukar(TUKAR, nota);
    case 'KUPON':
      return strukKupon(KUPON, dengan);
    default:
      return lembarBukti(contohBukti(jenis), dengan).slice(0, 1);
  }
}

const BELI: Parameters<typeof strukBeli>[0] = {
  cetak_ke: 1,
  no_faktur_beli: 'PBCTH261120001',
  tgl_system,
  status: 'DONE',
  customer: jual.customer,
  barang: [
    {
      nama_barang: 'Kalung Rantai',
      no_faktur_jual: 'PJCTH260815004',
      kadar: persen(7500),
      berat: mg(4120),
      harga_per_gram: rp(1_960_000),
      potongan: rp(15_000),
      kondisi: 'KUSAM',
      harga: rp(8_013_000),
    },
  ],
  berat: mg(4120),
  grand_total: rp(8_013_000),
  pembulatan_tunai: rp(0),
  pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(8_013_000) }],
};

const TUKAR: Parameters<typeof strukTukar>[0] = {
  cetak_ke: 1,
  no_tukar: 'TKCTH261120001',
  tgl_system,
  status: 'DONE',
  selisih: rp(2_106_500),
  penjualan: {
    ...jual,
    tukar_rp: BELI.grand_total,
    pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(2_106_500), fee: rp(0) }],
  },
  pembelian: { ...BELI, pembayaran: [] },
};
