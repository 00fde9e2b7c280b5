import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What a repair posts (D-5.3). */
export const serviceJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'SERVICE',
      type: 'SERVICE',
      at: 50,
      akun: [...debet(...AKUN_UANG), ...kredit('ongkos')],
    },
  ],
};
