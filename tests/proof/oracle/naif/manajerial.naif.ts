import {
  bagi,
  dalam,
  emasHari,
  jumlah,
  selisihHari,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { masa, type Rentang } from '#tests/proof/oracle/naif/cabang.naif.ts';
import { hariDari } from '#tests/proof/oracle/naif/kinerja.naif.ts';
import { laba, terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';
import { tempatToko } from '#tests/proof/oracle/naif/stock.naif.ts';
import { beratToko } from '#tests/proof/oracle/naif/hari/tutup.naif.ts';
import { UANG } from '#tests/proof/oracle/naif/uang.naif.ts';

type Angka = number | null;
const bulat = (nilai: number): number => Math.sign(nilai) * Math.round(Math.abs(nilai)) || 0;
const tulis = (nilai: number, desimal = 0): string =>
  nilai.toLocaleString('en-US', {
    minimumFractionDigits: desimal,
    maximumFractionDigits: desimal,
  });
/** How a figure is written with its unit (R18). */
const SATUAN = {
  angka: (nilai: number) => tulis(bulat(nilai)),
  gram: (nilai: number) => `${tulis(nilai / 1000, 3)} g`,
  rupiah: (nilai: number) => `${nilai < 0 ? '-' : ''}Rp ${tulis(Math.abs(bulat(nilai)))}`,
  persen: (nilai: number) => `${tulis(bulat(nilai) / 100, 2)}%`,
  kali: (nilai: number) => `${tulis(bulat(nilai) / 100, 2)}×`,
} as const;
type Satuan = keyof typeof SATUAN;
const per = (atas: Angka, bawah: Angka, kali = 1): Angka =>
  atas === null || !bawah ? null : (atas * kali) / bawah;

const STOCK = (fakta: Fakta, sampai: string): Baris[] =>
  fakta.buku.filter((row) => row.tgl_system <= sampai && tempatToko(fakta, row.akun));

/** What was lent and came back, and the ratio of the balance to the gold in custody. */
function hutangMasa(fakta: Fakta, { tgl_from, tgl_to }: Rentang, kini: Kini) {
  const sampai = (akun: string) =>
    fakta.buku.filter((row) => row.akun === akun && row.tgl_system <= tgl_to);
  const masaIni = (akun: string) => sampai(akun).filter((row) => row.tgl_system >= tgl_from);
  const lewat = (kode: RegExp) =>
    jumlah(
      masaIni('pinjaman').filter(({ no_bukti }) =>
        kode.test(fakta.buku_set.find((one) => one.no_bukti === no_bukti)!.kode_transaksi),
      ),
      'rupiah',
    );
  const pinjaman = lewat(/PINJAM$/);
  const saldo = jumlah(sampai('pinjaman'), 'rupiah');
  const emas = emasHari(fakta, tgl_to, kini);
  const nilai = emas === null ? null : bagi(jumlah(sampai('jaminan'), 'murni'), 1000, emas);
  return [
    ['HUTANG', 'Pinjaman', 'rupiah', pinjaman],
    ['HUTANG', 'Tebus pokok', 'rupiah', -lewat(/(?<!PINJAM|REMAJA|LELANG)$/) || 0],
    ['HUTANG', 'Bunga', 'rupiah', -jumlah(masaIni('bunga'), 'rupiah') || 0],
    ['HUTANG', 'Saldo', 'rupiah', saldo],
    ['HUTANG', 'LTV %', 'persen', nilai === null ? null : per(saldo, nilai, 10_000)],
  ] as const;
}

/** Contracts and orders that were not ended when a span ended, and what was paid; the stories of the oracle fetch no job. */
function janjiMasa(fakta: Fakta, rentang: Rentang) {
  const masaIni = (rows: readonly Baris[]) => rows.filter((row) => dalam(row.tgl_system, rentang));
  const hidup = (rows: readonly Baris[]) =>
    masaIni(rows).filter((row) => row.status !== 'CANC' || row.hari_batal > rentang.tgl_to);
  const [kontrak, pesanan] = [hidup(fakta.cicilan), hidup(fakta.pesanan)];
  const bayar = masaIni(fakta.cicilan_bayar).filter(({ status }) => status === 'DONE');
  return [
    ['CICILAN', 'Kontrak', 'angka', kontrak.length],
    ['CICILAN', 'Harga cicilan', 'rupiah', jumlah(kontrak, 'harga_jual')],
    [
      'CICILAN',
      'Terbayar',
      'rupiah',
      jumlah(masaIni(fakta.cicilan), 'dp_rp') + jumlah(bayar, 'jumlah'),
    ],
    ['SERVICE & PESANAN', 'Service diambil', 'angka', 0],
    ['SERVICE & PESANAN', 'Ongkos service', 'rupiah', 0],
    ['SERVICE & PESANAN', 'Pesanan baru', 'angka', pesanan.length],
    ['SERVICE & PESANAN', 'Ongkos pesanan', 'rupiah', jumlah(pesanan, 'ongkos')],
  ] as const;
}

/** Every key figure of a span, in the order of the page. */
function angkaMasa(
  fakta: Fakta,
  rentang: Rentang,
  berjalan: boolean,
  kini: Kini,
): readonly (readonly [string, string, Satuan, Angka])[] {
  const { tgl_from, tgl_to } = rentang;
  const [jual, beli] = [terjual(fakta, rentang, kini), terbeli(fakta, rentang)];
  const untung = laba(jual);
  const faktur = new Set(jual.map(({ nota }) => nota)).size;
  const [berat, netto] = [jumlah(jual, 'berat'), jumlah(jual, 'netto')];
  const [beliBerat, beliMurni] = [jumlah(beli, 'berat'), jumlah(beli, 'murni')];
  const stock = STOCK(fakta, tgl_to);
  const hari = hariDari(tgl_from, tgl_to);
  const rata = hari.reduce((all, tgl) => all + beratToko(fakta, tgl), 0) / hari.length;
  const lalu = fakta.penjualan.filter(
    (nota) => nota.status === 'DONE' && nota.kode_customer && nota.tgl_system <= tgl_to,
  );
  const datang = new Set(
    lalu.filter(({ tgl_system }) => tgl_system >= tgl_from).map((nota) => nota.kode_customer),
  );
  const lama = new Set(
    lalu.filter(({ tgl_system }) => tgl_system < tgl_from).map((nota) => nota.kode_customer),
  );
  const kembali = [...datang].filter((satu) => lama.has(satu)).length;
  const ada = fakta.barang.filter(({ status }) => ['READY', 'TITIP'].includes(status));
  const umur = ada.reduce(
    (all, row) => all + selisihHari(row.tgl_terima, kini.hari) * row.berat,
    0,
  );
  const buku = fakta.buku.filter((row) => row.tgl_system <= tgl_to);
  const uang = buku.filter((row) => UANG.test(row.akun));
  const biaya = buku.filter((row) => row.tgl_system >= tgl_from && row.akun.startsWith('biaya:'));
  return [
    ['PENJUALAN', 'Faktur', 'angka', faktur],
    ['PENJUALAN', 'Barang', 'angka', jual.length],
    ['PENJUALAN', 'Berat terjual', 'gram', berat],
    ['PENJUALAN', 'Murni terjual', 'gram', jumlah(jual, 'murni')],
    ['PENJUALAN', 'Netto', 'rupiah', netto],
    ['PENJUALAN', 'Harga per gram', 'rupiah', per(netto, berat, 1000)],
    ['PENJUALAN', 'Diskon %', 'persen', per(jumlah(jual, 'diskon'), jumlah(jual, 'bruto'), 10_000)],
    ['PENJUALAN', 'Laba', 'rupiah', untung.laba],
    ['PENJUALAN', 'Margin %', 'persen', per(untung.laba, untung.netto, 10_000)],
    ['PEMBELIAN', 'Berat dibeli', 'gram', beliBerat],
    ['PEMBELIAN', 'Murni dibeli', 'gram', beliMurni],
    ['PEMBELIAN', 'Harga', 'rupiah', jumlah(beli, 'harga')],
    ['PEMBELIAN', 'Harga per gram murni', 'rupiah', per(jumlah(beli, 'harga'), beliMurni, 1000)],
    ['EMAS', 'Berat jual - berat beli', 'gram', berat - beliBerat],
    ...hutangMasa(fakta, rentang, kini),
    ...janjiMasa(fakta, rentang),
    ['STOCK', 'Berat', 'gram', stock.length > 0 ? jumlah(stock, 'berat') : null],
    ['STOCK', 'Murni', 'gram', stock.length > 0 ? jumlah(stock, 'murni') : null],
    ['STOCK', 'Perputaran setahun', 'kali', per(berat, rata * hari.length, 36_500)],
    ['STOCK', 'Umur rata (hari)', 'angka', berjalan ? per(umur, jumlah(ada, 'berat')) : null],
    ['CUSTOMER', 'Baru', 'angka', datang.size - kembali],
    ['CUSTOMER', 'Kembali', 'angka', kembali],
    ['CUSTOMER', 'Rata belanja', 'rupiah', per(netto, faktur)],
    ['KAS', 'Biaya', 'rupiah', jumlah(biaya, 'rupiah')],
    ['KAS', 'Saldo kas dan bank', 'rupiah', uang.length > 0 ? jumlah(uang, 'rupiah') : null],
  ];
}

export const laporanManajerial: Naif = (fakta, saring, kini) => {
  const bulan = saring.bulan!;
  const rentang = masa(bulan, kini.hari);
  const [ini, lalu, dulu] = ['bulan_ini', 'bulan_lalu', 'setahun'].map((nama) =>
    angkaMasa(fakta, rentang[nama]!, nama === 'bulan_ini' && kini.hari.startsWith(bulan), kini),
  ) as [ReturnType<typeof angkaMasa>, ReturnType<typeof angkaMasa>, ReturnType<typeof angkaMasa>];
  return ini.map(([blok, uraian, satuan, nilai], at) => {
    const [sebelum, setahun] = [lalu[at]![3], dulu[at]![3]];
    const teks = (satu: Angka) => (satu === null ? null : SATUAN[satuan](satu));
    return {
      blok,
      uraian,
      bulan_ini: teks(nilai),
      bulan_lalu: teks(sebelum),
      tahun_lalu: teks(setahun),
      beda:
        nilai === null || !sebelum ? null : bulat(((nilai - sebelum) * 10_000) / Math.abs(sebelum)),
    };
  });
};
