import type { BodyOf } from '#kit/contract/endpoint.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { ubahBanyakHargaEndpoint } from '#areas/barang/contract/harga.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { GROUP, GUDANG, JENIS, KADAR, KATEGORI, KETERANGAN, KODE } from '#app/contract/isi-awal.ts';
import { semua, type Langkah } from '#app/server/langkah.ts';

/** Selling and buying price per gram, by kadar. */
const HARGA = {
  375: [1_225_000, 1_150_000],
  420: [1_330_000, 1_255_000],
  700: [2_035_000, 1_925_000],
  750: [2_170_000, 2_055_000],
  875: [2_400_000, 2_270_000],
  916: [2_480_000, 2_350_000],
  999: [2_630_000, 2_520_000],
  LM: [2_940_000, 2_728_000],
} as const;

/** First letter of the tray, what lies in it, how many there are, pieces it takes. */

/** Letter, what lies there, how many trays, and room for a whole list of new pieces in each. */
const BAKI = [
  ['A', 'Cincin', 12, 1500],
  ['B', 'Kalung', 8, 1500],
  ['C', 'Gelang', 6, 1500],
  ['D', 'Anting', 5, 1500],
  ['E', 'Liontin', 1, 1500],
  ['X', 'Pesanan', 1, 1500],
] as const;

const SALES = [
  'Siti Aminah',
  'Rina Marlina',
  'Yuni Astuti',
  'Bambang Sutejo',
  'Ratna Sari',
  'Joko Prasetyo',
] as const;

const BANK = [
  ['BCA', 'Bank BCA', '1234567890', 50],
  ['BRI', 'Bank BRI', '0987654321', 15],
  ['MANDIRI', 'Bank Mandiri', '1122334455', 100],
] as const;

/** jenis, group, way, rate, least per piece. */
const ONGKOS = [
  [null, null, 'PER_GRAM', 40_000, 15_000],
  [null, 'IT', 'PER_GRAM', 90_000, 15_000],
  ['BL', null, 'PER_POTONG', 350_000, 0],
  ['CA', null, 'PER_POTONG', 25_000, 0],
  ['LM', null, 'PER_POTONG', 0, 0],
] as const;

/**
 * What a shop needs before its first piece (demo.md): the demo and every test make it
 * by the product's own calls, in this order.
 */
export const DASAR: readonly Langkah[] = [
  ...semua(
    kategoriMaster.endpoints.create,
    KATEGORI.map(([kode_kategori, nama]) => ({ kode_kategori, nama })),
  ),
  ...semua(
    jenisMaster.endpoints.create,
    JENIS.map(([kode_dept, nama]) => ({ kode_dept, nama, berlian: kode_dept === 'BL' })),
  ),
  ...semua(
    kadarMaster.endpoints.create,
    KADAR.map(([kode_kadar, label, murni]) => ({ kode_kadar, label, persen: persen(murni) })),
  ),
  ...semua(
    groupMaster.endpoints.create,
    GROUP.map(([kode_group, nama, kode_kadar]) => ({
      kode_group,
      nama,
      kode_dept: null,
      kode_kadar,
      kode_kelompok: null,
      kode_harga: null,
      kategori_harga: null,
      harga_jual: null,
      harga_beli: null,
    })),
  ),
  ...semua(ubahBanyakHargaEndpoint, [
    {
      harga: KADAR.flatMap(([kode_kadar]) => [
        harga('JUAL', kode_kadar, HARGA[kode_kadar][0]),
        harga('BELI', kode_kadar, HARGA[kode_kadar][1]),
      ]),
    },
  ]),
  ...semua(
    ongkosMaster.endpoints.create,
    ONGKOS.map(
      ([kode_dept, kode_group, cara, tarif, minimal]) =>
        ({
          kode_dept,
          kode_group,
          cara,
          tarif: rp(tarif),
          minimal: rp(minimal),
          // Its number comes from the server.
        }) as BodyOf<typeof ongkosMaster.endpoints.create>,
    ),
  ),
  ...semua(
    gudangMaster.endpoints.create,
    GUDANG.map(([kode_gudang, nama, jenis]) => ({ kode_gudang, nama, jenis })),
  ),
  ...semua(bakiMaster.endpoints.create, [
    ...BAKI.flatMap(trays),
    {
      kode_gudang: 'RS',
      kode_baki: 'R-01',
      nama: 'Rosok',
      kapasitas: 500,
      berat_baki: mg(840_000),
    },
  ]),
  ...semua(salesMaster.endpoints.create, [
    { kode_sales: 'S01', nama: 'Sales Toko', hp: null, target: rp(0), id_fee: null },
    ...SALES.map((nama, at) => ({
      kode_sales: `SL0${at + 1}`,
      nama,
      hp: `0812000000${10 + at}`,
      target: rp(150_000_000),
      id_fee: null,
    })),
  ]),
  ...semua(
    bankMaster.endpoints.create,
    BANK.map(([kode_bank, nama_bank]) => ({ kode_bank, nama_bank })),
  ),
  ...semua(
    rekeningMaster.endpoints.create,
    BANK.map(([kode_bank, , no_rekening, fee]) => ({
      no_rekening,
      nama_rekening: 'Toko Emas Kilau Jaya',
      kode_bank,
      fee_persen: persen(fee),
      boleh_negatif: false,
    })),
  ),
  ...semua(
    kodeTransaksiMaster.endpoints.create,
    KODE.map(([kode_transaksi, deskripsi, arah, grup]) => ({
      kode_transaksi,
      deskripsi,
      arah,
      grup,
    })),
  ),
  ...semua(
    keteranganNotaMaster.endpoints.create,
    KETERANGAN.map((isi, at) => ({ urut: at + 1, isi })),
  ),
];

function harga(jenis: 'JUAL' | 'BELI', kode_kadar: string, rupiah: number) {
  return { jenis, kode_group: null, kode_kadar, harga_per_gram: rp(rupiah), berlaku_dari: null };
}

/** Trays of one letter, each with a tare of its own: 58 to 840 grams in real shops. */
function trays([huruf, nama, banyak, kapasitas]: (typeof BAKI)[number]) {
  return Array.from({ length: banyak }, (_, at) => ({
    kode_gudang: 'TK',
    kode_baki: `${huruf}-${String(at + 1).padStart(2, '0')}`,
    nama: `${nama} ${at + 1}`,
    kapasitas,
    berat_baki: mg(58_120 + 31_730 * at + 7_310 * (huruf.charCodeAt(0) - 65)),
  }));
}
