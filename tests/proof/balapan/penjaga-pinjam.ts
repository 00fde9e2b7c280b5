import { kunciBaris, type Penjaga } from '#tests/proof/balapan/cabut.ts';
import * as pinjam from '#tests/proof/balapan/pinjam.ts';
import * as batal from '#tests/proof/balapan/pinjam-batal.ts';
import * as hitung from '#tests/proof/balapan/pinjam-hitung.ts';

const HUTANG = kunciBaris('from "hutang" d', ' for update of d');
const LUNAS = [{ indeks: 'hutang_lunas_sekali' }, { indeks: 'hutang_lunas_berurut' }];
const BUNGA = [{ indeks: 'hutang_bunga_sekali' }, { indeks: 'hutang_bunga_berurut' }];
const REMAJA = [
  { indeks: 'hutang_remaja_sekali' },
  { indeks: 'hutang_remaja_berurut' },
  { indeks: 'hutang_lama_sekali' },
];
const LELANG = [{ indeks: 'hutang_lelang_sekali' }, { indeks: 'hutang_lelang_berurut' }];
const DI_LELANG = kunciBaris("and status = 'DONE' for update");
const KELEBIHAN = [
  { indeks: 'hutang_kelebihan_sekali' },
  { indeks: 'hutang_kelebihan_berurut' },
  DI_LELANG,
];
const DIBALIK = { indeks: 'buku_set_dibalik_sekali' };
const akta = (table: string) => kunciBaris(`from "${table}" d`, ' for update of d');
const VALIDASI = kunciBaris('order by no_faktur_hutang for update');
const BERJALAN = 'from opname_hutang where kode_toko';

/** Guards of loans on gold: the row of the loan, held first by every act, and the indexes that say the same. */
export const PENJAGA_PINJAM: readonly Penjaga[] = [
  {
    nama: 'a loan is held while it is redeemed, and redeemed once',
    balapan: pinjam.satuLunas,
    cabut: HUTANG,
    bersama: LUNAS,
  },
  {
    nama: 'a loan is held while its interest is paid, and no day is charged twice',
    balapan: pinjam.satuBunga,
    cabut: HUTANG,
    bersama: BUNGA,
  },
  {
    nama: 'a loan is held while it is renewed: renewed or redeemed, not both',
    balapan: pinjam.remajaAtauLunas,
    cabut: HUTANG,
    bersama: [...LUNAS, ...REMAJA],
  },
  {
    nama: 'a loan is held while its goods are sold: sold or redeemed, not both',
    balapan: pinjam.putusAtauLunas,
    cabut: HUTANG,
    bersama: LUNAS,
  },
  {
    nama: 'a loan is held while it is auctioned: redeemed or auctioned, not both',
    balapan: pinjam.lelangAtauLunas,
    cabut: HUTANG,
    bersama: [...LUNAS, ...LELANG],
  },
  {
    nama: 'a loan is held while it is auctioned: kept alive by interest or auctioned, not both',
    balapan: pinjam.lelangAtauBunga,
    cabut: HUTANG,
    bersama: [...BUNGA, ...LELANG],
  },
  {
    nama: 'a loan is held while it is taken back: no interest on what never was',
    balapan: pinjam.batalAtauBunga,
    cabut: HUTANG,
    bersama: BUNGA,
  },
  {
    nama: 'a loan is held while its interest is taken back, the next is paid after it or instead',
    balapan: pinjam.bungaLawanBatal,
    cabut: HUTANG,
    bersama: [akta('hutang_bunga'), ...BUNGA, DIBALIK],
  },
  {
    nama: 'a surplus is paid out once',
    balapan: pinjam.satuKelebihan,
    cabut: HUTANG,
    bersama: KELEBIHAN,
  },
  {
    nama: 'a loan and its redemption are held while that is taken back',
    balapan: batal.batalLunas,
    cabut: HUTANG,
    bersama: [akta('hutang_lunas'), DIBALIK],
  },
  {
    nama: 'a loan, its redemption and its buy-back are held while they are taken back',
    balapan: batal.batalPutus,
    cabut: HUTANG,
    bersama: [
      akta('hutang_lunas'),
      kunciBaris('from pembelian where kode_toko = $1 and no_faktur_beli = $2'),
      kunciBaris('order by b.no_faktur_beli, b.urut', 'for update of s'),
      DIBALIK,
    ],
  },
  {
    nama: 'a loan and its auction are held while that is undone',
    balapan: batal.batalLelang,
    cabut: HUTANG,
    bersama: [
      akta('hutang_lelang'),
      kunciBaris('order by b.no_faktur_beli, b.urut', 'for update of s'),
      DIBALIK,
    ],
  },
  {
    nama: 'a loan and a payout are held while that is taken back',
    balapan: batal.batalKelebihan,
    cabut: HUTANG,
    bersama: [akta('hutang_kelebihan'), DIBALIK],
  },
  {
    nama: 'a renewed loan is held while its renewal is taken back',
    balapan: batal.batalRemajaAtauBunga,
    cabut: HUTANG,
    bersama: [akta('hutang_remaja'), ...BUNGA, DIBALIK],
  },
  {
    nama: 'a loan is held while its redemption is validated',
    balapan: batal.satuValidasi,
    cabut: VALIDASI,
    bersama: [akta('hutang_lunas')],
  },
  {
    nama: 'a loan is held while its redemption is validated or rejected',
    balapan: batal.validasiLawanTolak,
    cabut: VALIDASI,
    bersama: [HUTANG, akta('hutang_lunas')],
  },
  {
    nama: 'one count of pledged goods runs',
    balapan: hitung.satuHitung,
    cabut: { indeks: 'opname_hutang_sekali' },
    bersama: [
      {
        kirim: 'insert into opname_hutang (',
        dari: "on conflict (kode_toko) where status = 'BERJALAN' do nothing",
      },
    ],
  },
  {
    nama: 'a ticket is held while it is ticked',
    balapan: hitung.satuPindai,
    cabut: kunciBaris('from opname_hutang_isi'),
  },
  {
    nama: 'a count of pledged goods is held while it ends',
    balapan: hitung.selesaiLawanPindai,
    cabut: kunciBaris(BERJALAN),
  },
  {
    nama: 'a count of pledged goods is shared by who scans',
    balapan: hitung.selesaiLawanPindai,
    cabut: kunciBaris(BERJALAN, 'for share'),
  },
];
