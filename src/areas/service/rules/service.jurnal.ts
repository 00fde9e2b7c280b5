import { words } from '#kit/rules/row-word.ts';
import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What repairs, orders and craftsmen post (D-5.3, D-36, D-37). */
export const serviceJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'SERVICE',
      type: 'SERVICE',
      at: 50,
      akun: [
        ...debet(...AKUN_UANG, 'biaya', 'selisih_stock'),
        ...kredit('dp_service', 'ongkos', 'pendapatan', 'persediaan', 'pembulatan', 'ppn'),
      ],
    },
    {
      trx: 'PESANAN',
      type: 'PESAN',
      at: 40,
      akun: [...debet(...AKUN_UANG), ...kredit('dp_pesanan', 'pendapatan', 'pembulatan')],
    },
    {
      trx: 'SERVICE',
      type: 'TUKANG',
      at: 55,
      akun: [...debet('selisih_stock', 'biaya'), ...kredit('persediaan')],
    },
  ],
  owed: { KEWAJIBAN: words({ dp_pesanan: 'DP Pesanan', dp_service: 'DP Service' }) },
};
