import {
  bagi,
  emasHari,
  jumlah,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { utangEmas } from '#tests/proof/oracle/naif/janji.naif.ts';
import { pajakJual } from '#tests/proof/oracle/naif/pajak.naif.ts';
import { KERJA, SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';
import { terjual } from '#tests/proof/oracle/naif/margin.naif.ts';

const angka = (nilai: number): string => nilai.toLocaleString('en-US');

/** Whose gold lies where, by the book's own places (reports.md §3). */
function posisi({ gudang }: Fakta, akun: string): string | undefined {
  if (akun === 'titip') return 'Titipan customer';
  const [, tempat, kode] = /^(baki|gudang):([^/]+)/.exec(akun) ?? [];
  const jenis = gudang.find((row) => row.kode_gudang === kode)?.jenis;
  if (jenis === undefined) return undefined;
  if (jenis === 'SERVICE') return 'Gudang';
  if (jenis !== 'TOKO') return 'Beli dan rosok';
  return tempat === 'baki' ? 'Etalase' : 'Gudang';
}

/** Held for a customer at the price of its day: the shop's own, and owed. */
const JANJI = 'Dijanjikan ke customer';
const dijanjikan = ({ posisi: nama }: Baris): boolean => nama === 'Titipan customer';

/** Where the gold of a day came from or went to. */
function asal(akun: string): string | undefined {
  if (akun.startsWith('supplier:')) return 'Diterima dari supplier';
  if (akun.startsWith('pelanggan')) return 'pelanggan';
  if (akun === 'jaminan') return 'Dilelang dari jaminan';
  if (akun === 'titip') return JANJI;
  return ['susut', 'lebur', 'selisih', 'batu'].includes(akun)
    ? 'Susut, lebur dan selisih'
    : undefined;
}

/** What the world outside gave or took on a day: the mirror of its own lines. */
function gerakHari(fakta: Fakta, tgl: string): Baris[] {
  const bersama = ({ no_bukti }: Baris, akun: string) =>
    fakta.buku.some((satu) => satu.no_bukti === no_bukti && satu.akun === akun);
  const rows = fakta.buku
    .filter((row) => row.tgl_system === tgl && asal(row.akun) !== undefined)
    // Gold that is pledged, and gold that goes back, was never the shop's; what leaves custody otherwise becomes so.
    .filter(
      (row) =>
        row.akun !== 'pelanggan' ||
        !['jaminan', 'service', 'contoh'].some((one) => bersama(row, one)),
    )
    .filter((row) => row.akun !== 'jaminan' || !bersama(row, 'pelanggan'))
    .map((row) => {
      const kode = fakta.buku_set.find((one) => one.no_bukti === row.no_bukti)!.kode_transaksi;
      const nama = asal(row.akun)!;
      const pelanggan = (kode as string).endsWith('BELI') ? 'Dibeli dari customer' : 'Dijual';
      return {
        posisi: nama === 'pelanggan' ? pelanggan : nama,
        berat: -row.berat,
        murni: -row.murni,
      };
    });
  return [...Map.groupBy(rows, (row) => row.posisi)].map(([nama, isi]) => ({
    posisi: nama,
    berat: jumlah(isi, 'berat'),
    murni: jumlah(isi, 'murni'),
  }));
}

/** The shop's own gold by place, up to some days. */
function milikSampai(fakta: Fakta, cukup: (hari: string) => boolean): Baris[] {
  const rows = fakta.buku.filter(
    (row) => cukup(row.tgl_system) && posisi(fakta, row.akun) !== undefined,
  );
  return [...Map.groupBy(rows, (row) => posisi(fakta, row.akun)!)]
    .map(([nama, isi]) => ({
      posisi: nama,
      berat: jumlah(isi, 'berat'),
      murni: jumlah(isi, 'murni'),
    }))
    .filter(({ berat, murni }) => berat !== 0 || murni !== 0);
}

/** Gold in custody is shown beside the shop's own, where there is any: pledged, or a customer's that is repaired. */
const TITIPAN_ORANG: Readonly<Record<string, RegExp>> = {
  'Jaminan hutang': /^jaminan$/,
  'Emas customer': /^(service|contoh)$/,
};
const jaminan = ({ buku }: Fakta, tgl: string): Baris[] =>
  Object.entries(TITIPAN_ORANG).flatMap(([nama, akun]) => {
    const isi = buku.filter((row) => row.tgl_system <= tgl && akun.test(row.akun as string));
    const [berat, murni] = [jumlah(isi, 'berat'), jumlah(isi, 'murni')];
    return berat === 0 ? [] : [{ posisi: nama, berat, murni }];
  });

/** What orders are owed beside what lies in `titip`: what was bought and is not made, less what lies there at no price. */
function wajib(fakta: Fakta, tgl: string) {
  const { terkunci, bebas } = utangEmas(fakta, tgl);
  const bersih = { berat: terkunci.berat - bebas.berat, murni: terkunci.murni - bebas.murni };
  return { terkunci, bebas, bersih };
}
const sehariSebelum = (tgl: string): string =>
  new Date(Date.parse(tgl) - 86_400_000).toISOString().slice(0, 10);

/** The shop's own gold less what it promised, on the day and before it, and what orders made of the difference. */
function bersihHari(fakta: Fakta, tgl: string) {
  const [hutang, dulu] = [wajib(fakta, tgl), wajib(fakta, sehariSebelum(tgl))];
  const bebas = (nama: string, cukup: (hari: string) => boolean): number =>
    jumlah(
      milikSampai(fakta, cukup).filter((row) => !dijanjikan(row)),
      nama,
    );
  const kini = (nama: string) => bebas(nama, (hari) => hari <= tgl);
  return {
    hutang,
    bersih: {
      berat: kini('berat') - hutang.bersih.berat,
      murni: kini('murni') - hutang.bersih.murni,
    },
    kemarin: bebas('murni', (hari) => hari < tgl) - dulu.bersih.murni,
    kunci: {
      posisi: 'Kunci harga pesanan',
      berat: dulu.bersih.berat - hutang.bersih.berat,
      murni: dulu.bersih.murni - hutang.bersih.murni,
    },
  };
}

export const laporanPosisi: Naif = (fakta, saring, kini) => {
  const tgl = saring.per_tanggal!;
  const harga_emas = emasHari(fakta, tgl, kini);
  const baris = (
    blok: string,
    { posisi: nama, berat, murni }: Baris,
    keterangan: string | null = null,
  ) => ({
    blok,
    posisi: nama,
    berat,
    murni,
    harga_emas,
    nilai: harga_emas === null ? null : bagi(murni as number, 1000, harga_emas),
    keterangan,
  });
  const milik = milikSampai(fakta, (hari) => hari <= tgl);
  const dijamin = jaminan(fakta, tgl);
  if (milik.length + dijamin.length === 0) return [];
  const { hutang, bersih, kemarin, kunci } = bersihHari(fakta, tgl);
  const lalu = emasHari(
    fakta,
    fakta.hari_toko.findLast((hari) => hari.tgl_system < tgl)?.tgl_system ?? tgl,
    kini,
  );
  const beda = harga_emas === null || lalu === null ? 0 : harga_emas - lalu;
  return [
    ...milik.map((row) => baris('MILIK TOKO', row)),
    ...milik
      .filter((row) => dijanjikan(row))
      .map(({ berat, murni }) => ({
        posisi: JANJI,
        berat: berat - hutang.bebas.berat,
        murni: murni - hutang.bebas.murni,
      }))
      .filter(({ berat }) => berat !== 0)
      .map((row) => baris('KEWAJIBAN EMAS', row)),
    ...(hutang.terkunci.berat === 0
      ? []
      : [baris('KEWAJIBAN EMAS', { posisi: 'Pesanan harga terkunci', ...hutang.terkunci })]),
    baris(
      'POSISI BERSIH',
      { posisi: 'POSISI BERSIH', ...bersih },
      `Harga berubah Rp 1,000 per gram: Rp ${angka(bersih.murni)}`,
    ),
    ...dijamin.map((row) => baris('BUKAN MILIK TOKO', row)),
    ...gerakHari(fakta, tgl)
      .filter(({ berat, murni }) => berat !== 0 || murni !== 0)
      .map((row) => baris('BEDA HARI INI', row)),
    ...(kunci.berat === 0 && kunci.murni === 0 ? [] : [baris('BEDA HARI INI', kunci)]),
    ...(beda === 0
      ? []
      : [
          {
            ...baris(
              'BEDA HARI INI',
              { posisi: 'Perubahan harga emas', berat: 0, murni: 0 },
              `Dari ${angka(lalu!)} ke ${angka(harga_emas!)}`,
            ),
            harga_emas: null,
            nilai: bagi(kemarin, 1000, beda),
          },
        ]),
  ];
};

const BULAN = Array.from({ length: 12 }, (_, at) => at + 1);
export const akhirBulan = (bulan: string): string => {
  const [tahun, ke] = bulan.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10);
};

type Baris95 = readonly [blok: string, uraian: string, rupiah: number];
const TURUN = new Set(['HARGA POKOK', 'RUGI LAIN', 'BIAYA']);

/** What an auction fell short is a loss, no running cost. */
const KURANG_LELANG = 'Kekurangan hasil lelang';

/** The statement of one month, line by line; what takes away is written without a sign. */
function labaRugiBulan(fakta: Fakta, saring: Saring, kini: Kini): Baris95[] {
  const jual = terjual(fakta, saring, kini);
  const buku = fakta.buku.filter(
    (row) => saring.tgl_from! <= row.tgl_system && row.tgl_system <= saring.tgl_to!,
  );
  const akun = (nama: string) =>
    jumlah(
      buku.filter((row) => row.akun === nama),
      'rupiah',
    );
  const modal = new Set(
    fakta.kode_transaksi.filter((row) => row.grup === 'Modal').map((row) => row.kode_transaksi),
  );
  const perKode = (awal: string, tanda: number, blok: string): Baris95[] =>
    [...new Set(buku.map((row) => String(row.akun)).filter((one) => one.startsWith(awal)))]
      .map((one) => [one, one.slice(awal.length)] as const)
      .filter(([, kode]) => !modal.has(kode))
      .map(([one, kode]) => [
        blok,
        fakta.kode_transaksi.find((row) => row.kode_transaksi === kode)?.deskripsi ?? kode,
        tanda * akun(one) || 0,
      ]);
  const lain = (nama: string, satu: string): Baris95[] =>
    buku.some((row) => row.akun === satu) ? [['PENDAPATAN LAIN', nama, -akun(satu) || 0]] : [];
  const notas = [...new Set(jual.map(({ nota }) => nota as Baris))];
  const kerja = Object.entries(KERJA).map(([kunci, nama]) => [nama, jumlah(notas, kunci)] as const);
  const rugi = (nama: string, satu: string): Baris95[] =>
    buku.some((row) => row.akun === satu) ? [['RUGI LAIN', nama, akun(satu)]] : [];
  const tanpa = jual.filter((row) => row.modal === null);
  const pajak = Map.groupBy(pajakJual(fakta, saring), ({ kelas }) => kelas === 'JASA');
  const [ppn, jasa] = [false, true].map((one) => jumlah(pajak.get(one) ?? [], 'ppn')) as [
    number,
    number,
  ];
  return [
    ['OMZET', 'Penjualan', jumlah(jual, 'bruto')],
    ['OMZET', 'Diskon', -jumlah(jual, 'diskon') || 0],
    ...(ppn === 0 ? [] : [['OMZET', 'PPN dalam harga', -ppn] as const]),
    ['HARGA POKOK', 'Modal barang terjual', jumlah(jual, 'modal')],
    ['HARGA POKOK', 'Penjualan tanpa modal', jumlah(tanpa, 'netto')],
    ...kerja.flatMap(([nama, rp]): Baris95[] => (rp ? [['PENDAPATAN LAIN', nama, rp]] : [])),
    ...(jasa === 0 ? [] : [['PENDAPATAN LAIN', 'PPN dalam harga', -jasa] as const]),
    ...Object.entries(SENDIRI).flatMap(([satu, nama]) => lain(nama, satu)),
    ...lain('Pembulatan', 'pembulatan'),
    ...lain('Bunga hutang', 'bunga'),
    ...perKode('pendapatan:', -1, 'PENDAPATAN LAIN'),
    ...rugi('Selisih stock dan hancur', 'selisih_stock'),
    ...rugi('Selisih kas', 'selisih_kas'),
    ...perKode('biaya:', 1, 'BIAYA').map(([blok, nama, rp]): Baris95 =>
      nama === KURANG_LELANG ? ['RUGI LAIN', nama, rp] : [blok, nama, rp],
    ),
  ];
}

export const laporanLabaRugi: Naif = (fakta, saring, kini) => {
  const tahun = saring.bulan_from!.slice(0, 4);
  const diminta = BULAN.map((ke) => `${tahun}-${String(ke).padStart(2, '0')}`).filter(
    (bulan) => saring.bulan_from! <= bulan && bulan <= saring.bulan_to!,
  );
  const isi = diminta.map((bulan) => ({
    ke: Number(bulan.slice(5)),
    baris: labaRugiBulan(fakta, { tgl_from: `${bulan}-01`, tgl_to: akhirBulan(bulan) }, kini),
  }));
  const bergerak = isi.some(({ baris }) => baris.some(([, , rupiah]) => rupiah !== 0));
  if (!bergerak) return [];
  const uraian = [
    ...new Set(isi.flatMap(({ baris }) => baris.map(([blok, nama]) => `${blok}|${nama}`))),
  ];
  const jumlahBlok = (rows: readonly Baris95[], ...blok: string[]) =>
    rows
      .filter(([satu]) => blok.includes(satu))
      .reduce((all, [satu, , rupiah]) => all + (TURUN.has(satu) ? -rupiah : rupiah), 0);
  const omzet = isi.reduce((all, { baris }) => all + jumlahBlok(baris, 'OMZET'), 0);
  const satu = (blok: string, nama: string, nilai: (rows: readonly Baris95[]) => number): Baris => {
    const bulan = isi.map(({ ke, baris }) => [`bulan_${ke}`, nilai(baris)] as const);
    const total = bulan.reduce((all, [, rupiah]) => all + rupiah, 0);
    return {
      blok,
      uraian: nama,
      ...Object.fromEntries(bulan),
      total,
      persen: bagi(total, omzet, 10_000),
    };
  };
  const kotor = ['OMZET', 'HARGA POKOK'];
  return [
    ...uraian.map((kunci) => {
      const [blok, nama] = kunci.split('|') as [string, string];
      return satu(blok, nama, (rows) =>
        rows
          .filter(([b, n]) => b === blok && n === nama)
          .reduce((all, [, , rupiah]) => all + rupiah, 0),
      );
    }),
    satu('LABA KOTOR', 'LABA KOTOR', (rows) => jumlahBlok(rows, ...kotor)),
    satu('LABA BERSIH', 'LABA BERSIH SEBELUM PAJAK', (rows) =>
      jumlahBlok(rows, ...kotor, 'PENDAPATAN LAIN', 'RUGI LAIN', 'BIAYA'),
    ),
  ];
};
