import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What a counted drawer that differs posts. */
export const akhirHariJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'KAS',
      type: 'SELISIH_KAS',
      at: 150,
      akun: [...debet('selisih_kas'), ...kredit('kas', 'pembulatan')],
    },
  ],
};
