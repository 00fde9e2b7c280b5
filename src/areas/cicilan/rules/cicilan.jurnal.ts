import { words } from '#kit/rules/row-word.ts';
import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What the acts of a contract of instalments post; the hand-over is a sale and posts as one (D-38, D-5.8). */
export const cicilanJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'CICILAN',
      type: 'CICIL',
      at: 120,
      akun: [
        ...debet(...AKUN_UANG, 'biaya', 'piutang_cicilan'),
        ...kredit('uang_cicilan', 'pendapatan', 'pembulatan'),
      ],
    },
    {
      trx: 'CICILAN',
      type: 'LELANG_CICIL',
      at: 122,
      akun: [...debet('uang_cicilan'), ...kredit('kelebihan_lelang', 'pendapatan')],
    },
  ],
  owed: {
    KEWAJIBAN: words({ uang_cicilan: 'Uang Cicilan' }),
    PIUTANG: words({ piutang_cicilan: 'Cicilan' }),
  },
};
