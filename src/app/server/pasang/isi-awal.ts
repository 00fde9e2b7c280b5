import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import { ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import { AKUN_BAWAAN, BAGAN_AKUN } from '#areas/buku/rules/bagan-akun.ts';
import { JURNAL } from '#app/contract/jurnal.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { GROUP, GUDANG, JENIS, KADAR, KATEGORI, KETERANGAN, KODE } from '#app/contract/isi-awal.ts';
import { semua, type Langkah } from '#app/server/langkah.ts';

type Pilihan = {
  readonly jenis: readonly string[];
  readonly kadar: readonly string[];
  readonly jumlah_baki: number;
  readonly usere_name: string;
};

/** The masters without which nothing can be put in stock or sold, as the owner chose them (D-3.6). */
export const isiAwal = ({ jenis, kadar, jumlah_baki, usere_name }: Pilihan): Langkah[] => [
  ...semua(
    kategoriMaster.endpoints.create,
    KATEGORI.map(([kode_kategori, nama]) => ({ kode_kategori, nama })),
  ),
  ...semua(
    jenisMaster.endpoints.create,
    JENIS.filter(([kode_dept]) => jenis.includes(kode_dept)).map(([kode_dept, nama]) => ({
      kode_dept,
      nama,
      berlian: kode_dept === 'BL',
    })),
  ),
  ...semua(
    kadarMaster.endpoints.create,
    KADAR.filter(([kode_kadar]) => kadar.includes(kode_kadar)).map(
      ([kode_kadar, label, murni]) => ({ kode_kadar, label, persen: persen(murni) }),
    ),
  ),
  ...semua(
    groupMaster.endpoints.create,
    GROUP.map(([kode_group, nama, kode_kadar]) => ({
      kode_group,
      nama,
      kode_dept: null,
      kode_kadar: kode_kadar && kadar.includes(kode_kadar) ? kode_kadar : null,
      kode_kelompok: null,
      kode_harga: null,
      kategori_harga: null,
      harga_jual: null,
      harga_beli: null,
    })),
  ),
  ...semua(
    gudangMaster.endpoints.create,
    GUDANG.map(([kode_gudang, nama, one]) => ({ kode_gudang, nama, jenis: one })),
  ),
  ...semua(bakiMaster.endpoints.create, [
    ...Array.from({ length: jumlah_baki }, (_, at) => baki('TK', 'A', at + 1, 'Baki')),
    baki('RS', 'R', 1, 'Rosok'),
  ]),
  ...semua(salesMaster.endpoints.create, [
    { kode_sales: 'S01', nama: usere_name, hp: null, target: rp(0), id_fee: null },
  ]),
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
  ...isiBagan(),
];

/** The chart of accounts, and every journal with its accounts: an accountant changes what he wants otherwise. */
const isiBagan = (): Langkah[] => [
  ...semua(
    akunMaster.endpoints.create,
    BAGAN_AKUN.map(([nomor_akun, nama_akun, jenis_akun]) => ({
      nomor_akun,
      nama_akun,
      jenis: jenis_akun,
    })),
  ),
  ...JURNAL.map(({ trx, type, akun }) => ({
    endpoint: ubahJurnalEndpoint,
    params: { trx, type },
    body: { detail_akun: akun.map(({ kode_akun }) => akunBawaan(kode_akun)) },
  })),
];

const akunBawaan = (kode_akun: string) => ({
  _id: null,
  jenis_akun: null,
  kode_akun,
  nomor_akun: AKUN_BAWAAN[kode_akun] ?? null,
});

const baki = (kode_gudang: string, huruf: string, nomor: number, nama: string) => ({
  kode_gudang,
  kode_baki: `${huruf}-${String(nomor).padStart(2, '0')}`,
  nama: `${nama} ${nomor}`,
  // The shop has not yet said how many pieces fit in: the first stock comes in one list (D-8.3).
  kapasitas: 1500,
  berat_baki: mg(0),
});
