import { tanggal, type Toko } from '#tests/proof/model/toko.ts';

/** D-16: money lent on pieces that the shop keeps; what was done with it, in its order. */
export type Pinjam = {
  no: string;
  hari: number;
  pokok: number;
  barang: readonly { kadar: number; berat: number }[];
  lama: number;
  /** Days: what its due date is counted from, since when and until when interest was paid. */
  dasar: number;
  mulai: number;
  sampai: number;
  /** The least days that are charged while nothing was paid; a renewed loan has none. */
  minimal: number;
  status: 'AKTIF' | 'LUNAS' | 'REMAJA' | 'LELANG' | 'CANC';
  akta: Akta[];
};
export type Akta = {
  jenis: 'bayar-bunga' | 'pelunasan' | 'beli-putus' | 'peremajaan' | 'lelang' | 'bayar-kelebihan';
  no: string;
  hari: number;
  /** What came into the drawer; below nothing, what left it. */
  laci: number;
  bunga: number;
  sebelum: number;
  baru?: Pinjam;
  /** What an auction left its customer. */
  sisa?: number;
};

/** D-16.2: three percent of thirty days, each day charged once, up to the next five hundred. */
export function bungaOf({ pokok, sampai, hari, minimal }: Pinjam, tgl: number) {
  const sejak = Math.max(0, tgl - sampai);
  const hariBunga = sampai === hari ? Math.max(sejak, minimal) : sejak;
  const rp = Math.ceil(Math.ceil((pokok * 300 * hariBunga) / 300_000) / 500) * 500;
  return { hari: hariBunga, rp };
}

/** What is lent more pays the days that are paid ahead (D-35.10). */
export const tambahanOf = (lebih: number, hari: number): number =>
  lebih > 0 && hari > 0 ? Math.ceil(Math.ceil((lebih * 300 * hari) / 300_000) / 500) * 500 : 0;

const kali = (tgl: string): [number, number, number] => {
  const [tahun, bulan, hari] = tgl.split('-').map(Number);
  return [tahun!, bulan! - 1, hari!];
};
/** So many calendar months later, on the last day of a month that is shorter. */
export function bulanLagi(tgl: string, bulan: number): string {
  const [y, m, d] = kali(tgl);
  const akhir = new Date(Date.UTC(y, m + bulan + 1, 0)).getUTCDate();
  return new Date(Date.UTC(y, m + bulan, Math.min(d, akhir))).toISOString().slice(0, 10);
}

/** D-35.8: counted from its first day, moved on by the months that were paid. */
export function tempoOf({ dasar, mulai, sampai, lama }: Pinjam): string {
  let utuh = 0;
  while (bulanLagi(tanggal(mulai), utuh + 1) <= tanggal(sampai)) utuh += 1;
  return bulanLagi(tanggal(dasar), lama + Math.max(utuh, Math.floor((sampai - mulai) / 30)));
}

/** The goods on the scale, as they were pledged. */
export const diTimbangan = ({ barang }: Pick<Pinjam, 'barang'>) =>
  barang.map(({ berat }, at) => ({ urut: at + 1, kode_group: 'T', berat: berat / 1000 }));

export const mgOf = ({ barang }: Pinjam): number => barang.reduce((all, one) => all + one.berat, 0);
const terakhir = ({ akta }: Pinjam): Akta | undefined => akta.at(-1);

/** What the book must hold of loans. */
export function bukuPinjam({ pinjam }: Toko): Record<string, number> {
  const aktif = pinjam.filter((one) => one.status === 'AKTIF');
  const akta = pinjam.flatMap((one) => one.akta);
  const sisa = pinjam.flatMap((one) =>
    terakhir(one)?.jenis === 'lelang' ? [terakhir(one)!.sisa!] : [],
  );
  const jumlah = (dari: readonly number[]): number => dari.reduce((all, one) => all + one, 0);
  return {
    pinjaman: jumlah(aktif.map((one) => one.pokok)),
    'jaminan potong': jumlah(aktif.map((one) => one.barang.length)),
    'jaminan mg': jumlah(aktif.map(mgOf)),
    bunga: 0 - jumlah(akta.map((one) => one.bunga)),
    kelebihan: 0 - jumlah(sisa),
  };
}

/** Gold in the warehouse for bought gold that came out of custody. */
export function emasPinjam({ pinjam }: Toko): { potong: number; mg: number } {
  const dijual = pinjam.filter(({ akta }) =>
    akta.some(({ jenis }) => jenis === 'beli-putus' || jenis === 'lelang'),
  );
  return {
    potong: dijual.reduce((all, one) => all + one.barang.length, 0),
    mg: dijual.reduce((all, one) => all + mgOf(one), 0),
  };
}
