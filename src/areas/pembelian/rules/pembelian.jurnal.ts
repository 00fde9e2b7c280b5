import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What a buy-back posts (D-5.3). */
export const pembelianJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'PEMBELIAN',
      type: 'BELI',
      at: 20,
      akun: [...debet('persediaan', 'tukar'), ...kredit(...AKUN_UANG, 'pembulatan')],
    },
  ],
  // Weight that a re-tag loses above its tolerance leaves the stock (D-51.17).
  codes: { RETAG: 'HANCUR' },
};
