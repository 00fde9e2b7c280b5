import { words } from '#kit/rules/row-word.ts';
import { AKUN_TAMBAHAN } from '#areas/buku/rules/bagan-akun.ts';
import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/**
 * What a sale and a deposit post (D-5.3). A sale also hands over what was ordered, and what was paid in instalments.
 */
export const penjualanJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'PENJUALAN',
      type: 'JUAL',
      at: 10,
      akun: [
        ...debet(...AKUN_UANG, 'poin', 'titipan', 'dp_pesanan', 'tukar', 'diskon', 'kupon', 'hpp'),
        ...debet('biaya', 'uang_cicilan'),
        ...kredit('penjualan', 'ongkos', ...Object.keys(AKUN_TAMBAHAN)),
        ...kredit('pembulatan', 'ppn', 'pph22', 'persediaan', 'pendapatan'),
      ],
    },
    {
      trx: 'TITIPAN',
      type: 'TITIP',
      at: 30,
      akun: [...debet(...AKUN_UANG, 'biaya'), ...kredit('titipan', 'pembulatan')],
    },
  ],
  // What the shop keeps of a deposit that is cancelled.
  codes: { DENDA_BATAL: 'TITIP' },
  owed: {
    KEWAJIBAN: words({ titipan: 'Titipan' }),
  },
};
