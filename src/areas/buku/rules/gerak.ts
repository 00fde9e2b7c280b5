import { words } from '#kit/rules/row-word.ts';

/** What a money line of a document is called, by the code of its set; the shop's own codes name themselves. */
export const NAMA_GERAK = words({
  JUAL: 'Penjualan',
  BATAL_JUAL: 'Batal Penjualan',
  BELI: 'Pembelian',
  BATAL_BELI: 'Batal Pembelian',
  TITIP: 'Uang Titipan',
  BATAL_TITIP: 'Batal Titipan',
  CICIL: 'Uang Cicilan',
  BATAL_CICIL: 'Batal Cicilan',
  SETTLE: 'Non Cash Cair',
  BATAL_SETTLE: 'Batal Non Cash Cair',
  SELISIH_KAS: 'Selisih Kas',
  PINJAM: 'Hutang Baru',
  BATAL_PINJAM: 'Batal Hutang',
  BUNGA: 'Bunga Hutang',
  BATAL_BUNGA: 'Batal Bunga Hutang',
  LUNAS: 'Penebusan',
  BATAL_LUNAS: 'Batal Penebusan',
  REMAJA: 'Peremajaan',
  BATAL_REMAJA: 'Batal Peremajaan',
  LELANG: 'Lelang',
  BATAL_LELANG: 'Batal Lelang',
  KELEBIHAN: 'Kelebihan Lelang',
  BATAL_KELEBIHAN: 'Batal Kelebihan Lelang',
});
