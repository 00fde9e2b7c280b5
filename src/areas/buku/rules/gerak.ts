/** What a money line of a document is called, by the code of its set; the shop's own codes name themselves. */
export const NAMA_GERAK = {
  JUAL: 'Penjualan',
  BATAL_JUAL: 'Batal Penjualan',
  BELI: 'Pembelian',
  BATAL_BELI: 'Batal Pembelian',
  TITIP: 'Uang Titipan',
  BATAL_TITIP: 'Batal Titipan',
  SETTLE: 'Non Cash Cair',
  BATAL_SETTLE: 'Batal Non Cash Cair',
  SELISIH_KAS: 'Selisih Kas',
} as const;
