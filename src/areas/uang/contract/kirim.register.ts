import { laporan, registered } from '#areas/buku/contract/register.ts';

const opens = laporan('laporan-kirim-terima-uang');

/** What this shop counted of money from another: never cancelled, a wrong one is sent back (D-41.5). */
export const terimaUangRegister = registered({
  table: 'terima_uang',
  key: 'no_terima',
  letters: { TU: 'Terima Uang' },
  cancelled: null,
  amount: 'jumlah_diterima',
  created: true,
  typed: ['sender', 'keterangan'],
  note: 'keterangan',
  opens: { TU: opens },
});

/** The sender's half of a receipt, which the server makes (D-41.6). */
export const uangSampaiRegister = registered({
  table: 'uang_sampai',
  key: 'no_sampai',
  letters: { SU: 'Uang Sampai' },
  cancelled: null,
  amount: 'jumlah_rp',
  created: true,
  opens: { SU: opens },
});
