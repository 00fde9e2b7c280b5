import { words } from '#kit/rules/row-word.ts';
import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What repairs and craftsmen post (D-5.3, D-37). */
export const serviceJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'SERVICE',
      type: 'SERVICE',
      at: 50,
      akun: [
        ...debet(...AKUN_UANG, 'biaya', 'selisih_stock'),
        ...kredit('dp_service', 'ongkos', 'pendapatan', 'persediaan', 'pembulatan'),
      ],
    },
    {
      trx: 'SERVICE',
      type: 'TUKANG',
      at: 55,
      akun: [...debet('selisih_stock', 'biaya'), ...kredit('persediaan')],
    },
  ],
  owed: { KEWAJIBAN: words({ dp_service: 'DP Service' }) },
};
