import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What cash on a card posts; without validation the charge is in the bank at once, less what that keeps. */
export const gesekJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'UANG',
      type: 'GESEK',
      at: 178,
      akun: [...debet('kartu', 'bank', 'biaya'), ...kredit('kas', 'pendapatan')],
    },
  ],
};
