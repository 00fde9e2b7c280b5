import { laporan, registered } from '#areas/buku/contract/register.ts';

const dikirim = laporan('laporan-kirim-barang');

/** What this shop took in of a shipment: never cancelled, goods go back by a shipment of their own (D-42.7). */
export const terimaKirimanRegister = registered({
  table: 'terima_kiriman',
  key: 'no_terima',
  letters: { RB: 'Terima Kiriman' },
  cancelled: null,
  amount: null,
  weight: 'total_berat',
  created: true,
  opens: { RB: laporan('laporan-terima-kiriman') },
});

/** The sender's half of a receipt, which the server makes (D-42.5). */
export const barangSampaiRegister = registered({
  table: 'barang_sampai',
  key: 'no_sampai',
  letters: { SB: 'Barang Sampai' },
  cancelled: null,
  amount: null,
  weight: 'total_berat',
  created: true,
  opens: { SB: dikirim },
});

/** What the sender settled of pieces that never arrived (D-42.6). */
export const selisihKirimanRegister = registered({
  table: 'selisih_kiriman',
  key: 'no_selisih',
  letters: { SK: 'Selisih Kiriman' },
  cancelled: null,
  amount: null,
  weight: 'total_berat',
  created: true,
  typed: ['alasan'],
  note: 'alasan',
  opens: { SK: dikirim },
});
