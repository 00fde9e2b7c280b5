import {
  bagi,
  cocok,
  emasHari,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';

/** What the other side of a set says of the gold in it. */
function macam({ buku, buku_set }: Fakta, no: unknown, barang: unknown): string {
  const akun = buku.filter((row) => row.no_bukti === no).map((row) => String(row.akun));
  const { kode_transaksi } = buku_set.find((row) => row.no_bukti === no)!;
  if (akun.includes('batu')) return 'koreksi';
  if (akun.some((one) => one.startsWith('supplier:'))) return 'masuk';
  if (akun.includes('pelanggan')) return kode_transaksi.endsWith('BELI') ? 'beli' : 'jual';
  // A piece of the stock that fills an order leaves one place of it for another.
  const dibawa =
    buku.filter((row) => row.no_bukti === no && row.kode_barcode === barang).length > 1;
  if (kode_transaksi.endsWith('TUKANG') && barang !== null && dibawa) return 'pindah';
  if (/(RETAG|TUKANG|SEPUHAN)$/.test(kode_transaksi)) return 'masuk';
  if (kode_transaksi.endsWith('HANCUR')) return 'hancur';
  return akun.includes('selisih') ? 'koreksi' : 'pindah';
}

const MACAM = ['masuk', 'jual', 'beli', 'pindah', 'hancur', 'koreksi'];

/** What a warehouse did on a day with gold of one fineness. */
function barisEod(
  rows: readonly Baris[],
  { tgl, emas, jenis }: { tgl: string; emas: number | null; jenis: string },
): Baris {
  const { gudang, kadar } = rows[0]!;
  const gerak = (nama: string) =>
    jumlah(
      rows.filter((row) => row.macam === nama),
      'berat',
    );
  const stock = ['TOKO', 'SERVICE'].includes(jenis);
  const jaminan = jenis === 'JAMINAN';
  const awal = jumlah(
    rows.filter((row) => row.tgl_system < tgl),
    'berat',
  );
  const [akhir, emasnya] = [jumlah(rows, 'berat'), jumlah(rows, 'murni')];
  const bila = (ada: boolean, nilai: number) => (ada ? (nilai === 0 ? 0 : nilai) : null);
  return {
    ada: [awal, akhir, jumlah(rows, 'qty'), ...MACAM.map(gerak)].some((one) => one !== 0),
    kode_gudang: gudang,
    kadar,
    kadar_eod: kadar,
    awal_berat: bila(stock, awal),
    masuk_berat: bila(stock, gerak('masuk') + gerak('beli')),
    jual_berat: bila(stock, -gerak('jual')),
    pindah_berat: bila(stock, gerak('pindah')),
    hancur_berat: bila(stock, -gerak('hancur')),
    koreksi_berat: bila(stock, gerak('koreksi')),
    akhir_berat: bila(stock, akhir),
    akhir_qty: bila(stock, jumlah(rows, 'qty')),
    beli_berat: bila(!stock && !jaminan, gerak('beli')),
    rosok_akhir: bila(!stock && !jaminan, akhir),
    jaminan_akhir: bila(jaminan, akhir),
    murni_eod: bila(!jaminan, emasnya),
    harga_emas: jaminan ? null : emas,
    nilai: emas === null || jaminan ? null : bagi(emasnya, 1000, emas),
  };
}

export const laporanEod: Naif = (fakta, saring, kini) => {
  const tgl = saring.tgl_system!;
  const gudangDari = (akun: string): string | undefined =>
    akun === 'titip'
      ? 'TITIP'
      : akun === 'jaminan'
        ? 'JAMINAN'
        : /^(?:baki|gudang):([^/]+)/.exec(akun)?.[1];
  const emas = emasHari(fakta, tgl, kini);
  const baris = fakta.buku
    .filter((row) => row.tgl_system <= tgl && gudangDari(row.akun) !== undefined)
    .map(
      (row) =>
        ({
          ...row,
          gudang: gudangDari(row.akun)!,
          macam: row.tgl_system === tgl ? macam(fakta, row.no_bukti, row.kode_barcode) : '',
        }) as Baris,
    );
  return [...Map.groupBy(baris, (row) => `${row.gudang as string}|${row.kadar as number}`).values()]
    .map((rows) => {
      const { gudang } = rows[0]!;
      const jenis =
        gudang === 'JAMINAN'
          ? gudang
          : (fakta.gudang.find((one) => one.kode_gudang === gudang)?.jenis ?? 'TOKO');
      return barisEod(rows, { tgl, emas, jenis });
    })
    .filter(({ ada, kode_gudang }: Baris) => ada && cocok(saring, { kode_gudang }));
};
