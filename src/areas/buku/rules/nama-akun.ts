import { sentence } from '#kit/rules/sentence.ts';
import { AKUN_TAMBAHAN } from '#areas/buku/rules/bagan-akun.ts';

/** What an account of the book is called for its readers (D-5.2, D-5.3, D-5.8); its code is shown beside it. */
const NAMA: Readonly<Record<string, (sisa: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(AKUN_TAMBAHAN).map(([akun, { nama }]) => [akun, () => nama]),
  ),
  baki: (sisa) => sentence('Baki {sisa}', { sisa }),
  batu: () => sentence('Berat batu berlian'),
  bank: (sisa) => sentence('Bank {sisa}', { sisa }),
  biaya: (sisa) => sentence('Biaya {sisa}', { sisa }),
  bunga: () => sentence('Bunga hutang'),
  contoh: () => sentence('Barang contoh'),
  diskon: () => sentence('Diskon penjualan'),
  dp_pesanan: () => sentence('Uang muka pesanan'),
  dp_service: () => sentence('Uang muka service'),
  gudang: (sisa) => sentence('Gudang {sisa}', { sisa }),
  hpp: () => sentence('Harga pokok penjualan'),
  jaminan: () => sentence('Barang jaminan hutang'),
  kartu: (sisa) => sentence('Piutang kartu {sisa}', { sisa }),
  kas: (sisa) => (sisa ? sentence('Laci {sisa}', { sisa }) : sentence('Kas toko')),
  kas_hutang: () => sentence('Kas hutang'),
  kelebihan_lelang: () => sentence('Kelebihan lelang'),
  kirim: (sisa) => sentence('Barang dalam kiriman {sisa}', { sisa }),
  kupon: () => sentence('Kupon'),
  modal: () => sentence('Modal pemilik'),
  ongkos: () => sentence('Ongkos'),
  pelanggan: () => sentence('Pelanggan'),
  pembulatan: () => sentence('Pembulatan'),
  pendapatan: (sisa) => sentence('Pendapatan {sisa}', { sisa }),
  penjualan: () => sentence('Penjualan emas'),
  perjalanan: () => sentence('Uang dalam perjalanan'),
  persediaan: () => sentence('Persediaan emas'),
  piutang_cicilan: () => sentence('Piutang cicilan'),
  pinjaman: () => sentence('Pinjaman hutang'),
  poin: () => sentence('Poin member'),
  pph22: () => sentence('PPh 22 dipungut'),
  pph22_dimuka: () => sentence('PPh 22 dibayar di muka'),
  ppn: () => sentence('PPN keluaran'),
  rk: (sisa) => sentence('Rekening koran {sisa}', { sisa }),
  rosok: () => sentence('Rosok'),
  selisih_kas: () => sentence('Selisih kas'),
  selisih_stock: () => sentence('Selisih stock'),
  service: () => sentence('Barang service'),
  supplier: (sisa) => sentence('Supplier {sisa}', { sisa }),
  susut: () => sentence('Susut emas'),
  titip: () => sentence('Barang titipan'),
  titipan: () => sentence('Titipan pelanggan'),
  tukang: (sisa) => sentence('Tukang {sisa}', { sisa }),
  tukar: () => sentence('Tukar tambah'),
  uang_cicilan: () => sentence('Uang cicilan'),
};

/** `baki:TK/A-01` reads 'Baki TK/A-01'; an account without a name yet is shown by its code. */
export function namaAkun(akun: string): string {
  const [keluarga = '', ...sisa] = akun.split(':');
  const nama = NAMA[keluarga];
  return nama ? nama(sisa.join(':')) : akun;
}
