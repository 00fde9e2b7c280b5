import { words } from '#kit/rules/row-word.ts';
import { AKUN_UANG, debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What the acts of a loan post (D-5.3, D-5.8). */
export const hutangJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'HUTANG',
      type: 'PINJAM',
      at: 60,
      akun: [...debet('pinjaman'), ...kredit('kas', 'kas_hutang', 'bank', 'admin', 'pembulatan')],
    },
    {
      // Goods sold to the shop instead of redeemed are paid for by the buy-back's half (D-35).
      trx: 'HUTANG',
      type: 'LUNAS',
      at: 70,
      akun: [
        ...debet(...AKUN_UANG, 'kas_hutang', 'tukar', 'biaya'),
        ...kredit('pinjaman', 'bunga', 'pendapatan', 'pembulatan'),
      ],
    },
    {
      trx: 'HUTANG',
      type: 'BUNGA',
      at: 80,
      akun: [
        ...debet(...AKUN_UANG, 'kas_hutang', 'biaya'),
        ...kredit('bunga', 'pendapatan', 'pembulatan'),
      ],
    },
    {
      trx: 'HUTANG',
      type: 'LELANG',
      at: 90,
      akun: [
        ...debet('persediaan', 'biaya'),
        ...kredit('pinjaman', 'bunga', 'pendapatan', 'kelebihan_lelang'),
      ],
    },
    {
      trx: 'HUTANG',
      type: 'KELEBIHAN',
      at: 100,
      akun: [...debet('kelebihan_lelang'), ...kredit('kas', 'kas_hutang', 'bank', 'pembulatan')],
    },
    {
      trx: 'HUTANG',
      type: 'REMAJA',
      at: 110,
      akun: [
        ...debet(...AKUN_UANG, 'kas_hutang', 'biaya'),
        ...kredit('pinjaman', 'bunga', 'admin', 'pendapatan', 'pembulatan'),
      ],
    },
  ],
  owed: {
    KEWAJIBAN: words({ kelebihan_lelang: 'Kelebihan Lelang' }),
    PIUTANG: words({ pinjaman: 'Hutang' }),
  },
};
