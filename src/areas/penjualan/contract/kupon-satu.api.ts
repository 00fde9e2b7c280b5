import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  int,
  kode,
  optional,
  persen,
  rupiah,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Apart from what issues coupons: the counter loads this before its first scan. */
const gate = modul(penjualanModul.KUPON_PENJUALAN_MODULE);

/** A coupon, with the sale that issued it and the one that used it last. */
export const kuponRow = {
  /** What it is called by where its number is not told. */
  id_kupon: int('Id Kupon'),
  no_kupon: kode('No Kupon'),
  jenis_kupon: kode('Jenis Kupon'),
  status: status('Status', {
    TERBIT: 'TERBIT',
    TERPAKAI: 'TERPAKAI',
    KEDALUWARSA: 'KEDALUWARSA',
    BATAL: 'BATAL',
  }),
  nama_customer: text('Customer', { min: 0 }),
  cara: choice('Cara', { RUPIAH: 'Rupiah', PERSEN: 'Persen' }),
  nilai: optional(rupiah('Nilai')),
  persen: optional(persen('Persen')),
  minimal_belanja: rupiah('Minimal Belanja'),
  tgl_terbit: day('Terbit'),
  berlaku_sd: day('Berlaku Sampai'),
  kali_pakai: int('Kali Pakai'),
  sisa: int('Sisa'),
  faktur_terbit: optional(kode('Faktur Terbit')),
  faktur_pakai: optional(kode('Faktur Pakai')),
  kode_customer: optional(kode('Kode Customer')),
  batal: yesNo('Dibatalkan'),
  alasan_batal: optional(text('Alasan Batal', { max: 500 })),
  input_by: text('Diterbitkan Oleh', { max: 40 }),
};

/** What the counter asks of a code that a customer shows. */
export const kuponEndpoint = defineEndpoint({
  call: 'GET transaksi-kupon/:no_kupon',
  summary: 'Satu kupon',
  params: { no_kupon: kode('No Kupon') },
  answer: kuponRow,
  right: { menu: ['transaksi-penjualan', 'kupon-penjualan'] },
  gate,
});
