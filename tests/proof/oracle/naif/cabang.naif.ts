import {
  bagi,
  bagianPersen,
  dalam,
  jumlah,
  type Fakta,
  type Kini,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { hariDari } from '#tests/proof/oracle/naif/kinerja.naif.ts';
import { laba, terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';
import { akhirBulan } from '#tests/proof/oracle/naif/posisi.naif.ts';
import { diminta, tokoDari } from '#tests/proof/oracle/naif/pusat.naif.ts';
import { beratToko } from '#tests/proof/oracle/naif/hari/tutup.naif.ts';

/** The unit of a measure; what adds up has a mean and a share. */
const SATUAN: Readonly<Record<string, 'gram' | 'rp' | 'persen' | 'kali'>> = {
  BERAT_JUAL: 'gram',
  BERAT_BELI: 'gram',
  RP_JUAL: 'rp',
  LABA: 'rp',
  PINJAMAN: 'rp',
  BUNGA: 'rp',
  MARGIN: 'persen',
  DISKON: 'persen',
  BATAL: 'persen',
  PERPUTARAN: 'kali',
};
export type Rentang = { readonly tgl_from: string; readonly tgl_to: string };

/** One measure of a span; nothing where there is nothing to measure. */
function ukur(fakta: Fakta, ukuran: string, saring: Rentang, kini: Kini): number | null {
  const jual = terjual(fakta, saring, kini);
  const untung = laba(jual);
  const faktur = new Set(jual.map(({ nota }) => nota)).size;
  const batal = fakta.penjualan.filter(
    (nota) => nota.no_batal !== null && dalam(nota.tgl_system, saring),
  ).length;
  const stock = () =>
    hariDari(saring.tgl_from, saring.tgl_to).reduce((all, tgl) => all + beratToko(fakta, tgl), 0);
  const pinjaman = fakta.hutang.filter(
    (row) =>
      row.jenis === 'BARU' &&
      !['OPEN', 'CANC'].includes(row.status) &&
      dalam(row.tgl_system, saring),
  );
  const bunga = fakta.buku.filter((row) => row.akun === 'bunga' && dalam(row.tgl_system, saring));
  const nilai: Readonly<Record<string, () => number | null>> = {
    BERAT_JUAL: () => jumlah(jual, 'berat') || null,
    BERAT_BELI: () => jumlah(terbeli(fakta, saring), 'berat') || null,
    RP_JUAL: () => jumlah(jual, 'netto') || null,
    LABA: () => untung.laba,
    PINJAMAN: () => (pinjaman.length > 0 ? jumlah(pinjaman, 'jumlah_hutang') : null),
    BUNGA: () => (bunga.length > 0 ? -jumlah(bunga, 'rupiah') || 0 : null),
    MARGIN: () => (untung.laba === null ? null : bagi(untung.laba, untung.netto, 10_000)),
    DISKON: () => bagi(jumlah(jual, 'diskon'), jumlah(jual, 'bruto'), 10_000),
    BATAL: () => bagi(batal, faktur + batal, 10_000),
    PERPUTARAN: () => (jual.length > 0 ? bagi(jumlah(jual, 'berat'), stock(), 36_500) : null),
  };
  return nilai[ukuran]!();
}

const geser = (bulan: string, banyak: number): string => {
  const [tahun, ke] = bulan.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(tahun, ke - 1 + banyak, 1)).toISOString().slice(0, 7);
};

/** A running month is measured to its open day, and so are the months that it is held against. */
export function masa(bulan: string, hari: string): Readonly<Record<string, Rentang>> {
  const sampai = (satu: string): string => {
    const akhir = akhirBulan(satu);
    const potong = `${satu}-${hari.slice(8)}`;
    return hari.startsWith(bulan) && potong < akhir ? potong : akhir;
  };
  const [lalu, dulu] = [geser(bulan, -1), geser(bulan, -12)];
  return {
    bulan_ini: { tgl_from: `${bulan}-01`, tgl_to: sampai(bulan) },
    bulan_lalu: { tgl_from: `${lalu}-01`, tgl_to: sampai(lalu) },
    setahun: { tgl_from: `${dulu}-01`, tgl_to: sampai(dulu) },
    tahun_ini: { tgl_from: `${bulan.slice(0, 4)}-01-01`, tgl_to: sampai(bulan) },
    tahun_lalu: { tgl_from: `${dulu.slice(0, 4)}-01-01`, tgl_to: sampai(dulu) },
  };
}

/** The best branch first; those without a figure come last and share their place. */
export const laporanCabang: Naif = (_, saring, kini) => {
  const ukuran = saring.ukuran ?? 'BERAT_JUAL';
  const satuan = SATUAN[ukuran]!;
  const rentang = masa(saring.bulan!, kini.hari);
  const beda = (a: number | null, b: number | null) =>
    a === null || b === null ? null : bagi(a - b, b, 10_000);
  const tambah = satuan === 'gram' || satuan === 'rp';
  const baris = diminta(kini, saring).map((fakta) => {
    const nilai = (nama: string) => ukur(fakta, ukuran, rentang[nama]!, kini);
    const buka = fakta.hari_toko.filter((row) => dalam(row.tgl_system, rentang.bulan_ini!)).length;
    return {
      nama_toko: tokoDari(fakta).nama_toko,
      ini: nilai('bulan_ini'),
      lalu: nilai('bulan_lalu'),
      tahun: nilai('tahun_ini'),
      dulu: nilai('tahun_lalu'),
      buka,
    };
  });
  const persen = bagianPersen(baris.map(({ ini }) => ini ?? 0));
  return baris.map(({ nama_toko, ini, lalu, tahun, dulu, buka }, at) => ({
    rank: 1 + baris.filter((lain) => (lain.ini ?? -Infinity) > (ini ?? -Infinity)).length,
    nama_toko,
    [`bulan_ini_${satuan}`]: ini,
    [`bulan_lalu_${satuan}`]: lalu,
    beda: beda(ini, lalu),
    [`tahun_ini_${satuan}`]: tahun,
    [`tahun_lalu_${satuan}`]: dulu,
    beda_tahun: beda(tahun, dulu),
    ...(tambah && ini !== null
      ? { [`rata_hari_${satuan}`]: bagi(ini, buka), kontribusi: persen[at] }
      : {}),
  }));
};
