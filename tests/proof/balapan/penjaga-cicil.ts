import { kunciBaris, type Penjaga } from '#tests/proof/balapan/cabut.ts';
import * as cicil from '#tests/proof/balapan/cicil.ts';

const CICILAN = kunciBaris('from "cicilan" d', ' for update of d');
const BAYAR = { indeks: 'cicilan_bayar_berurut' };
const LELANG = [{ indeks: 'cicilan_lelang_sekali' }, { indeks: 'cicilan_lelang_berurut' }];
const DI_LELANG = kunciBaris("and status = 'DONE' for update");
const KELEBIHAN = [
  { indeks: 'cicilan_kelebihan_sekali' },
  { indeks: 'cicilan_kelebihan_berurut' },
  DI_LELANG,
];
const DIBALIK = { indeks: 'buku_set_dibalik_sekali' };
const akta = (table: string) => kunciBaris(`from "${table}" d`, ' for update of d');

/** Guards of instalments: the row of the contract, held first by every act, and the indexes that say the same. */
export const PENJAGA_CICIL: readonly Penjaga[] = [
  {
    nama: 'a contract is held while its rest is paid, and its goods go once',
    balapan: cicil.satuLunas,
    cabut: CICILAN,
    bersama: [BAYAR],
  },
  {
    nama: 'a contract is held while it is paid a little: no more than its rest comes in',
    balapan: cicil.banyakBayar,
    cabut: CICILAN,
    bersama: [BAYAR],
  },
  {
    nama: 'a contract is held while it is cancelled: paid or cancelled, not both',
    balapan: cicil.lunasAtauBatal,
    cabut: CICILAN,
    bersama: [BAYAR, DIBALIK],
  },
  {
    nama: 'a contract is held while it is auctioned: paid or auctioned, not both',
    balapan: cicil.lelangAtauLunas,
    cabut: CICILAN,
    bersama: [BAYAR, ...LELANG],
  },
  {
    nama: 'a surplus of a contract is paid out once',
    balapan: cicil.satuKelebihan,
    cabut: CICILAN,
    bersama: KELEBIHAN,
  },
  {
    nama: 'a contract and its last payment are held while that is taken back',
    balapan: cicil.batalLunas,
    cabut: CICILAN,
    bersama: [akta('cicilan_bayar'), DIBALIK],
  },
  {
    nama: 'a contract and its auction are held while that is undone',
    balapan: cicil.batalLelang,
    cabut: CICILAN,
    bersama: [akta('cicilan_lelang'), DIBALIK],
  },
];
