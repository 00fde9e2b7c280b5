import { jumlah, type Baris, type Fakta, type Saring } from '#tests/proof/oracle/fakta.ts';

type Baca = (no: number, saring: Saring) => Promise<Baris[]>;
type Sama = readonly [aturan: string, ...nilai: readonly (readonly (number | undefined)[])[]];

const KELOMPOK = {
  5: ['SALES', 'GROUP', 'KADAR', 'BAKI', 'KELOMPOK_HARGA', 'TIPE_CUSTOMER', 'KASIR', 'HARI', 'JAM'],
  63: ['JENIS', 'KADAR', 'GROUP', 'GUDANG', 'BAKI'],
  90: ['JENIS', 'KADAR', 'GROUP', 'KELOMPOK_HARGA', 'SALES', 'BULAN'],
} as const;

/** Each grouping of a report, summed. */
const tiap = (baca: Baca, no: keyof typeof KELOMPOK, saring: Saring, nama: readonly string[]) =>
  Promise.all(
    KELOMPOK[no].map(async (group_by) => {
      const rows = await baca(no, { ...saring, group_by });
      return nama.map((one) => jumlah(rows, one));
    }),
  );

const beda = (rows: readonly Baris[], no: string): number =>
  new Set(rows.map((row) => row[no] as string)).size;

/** The figures that two reports must agree on, by the numbers of reports.md Part III §3. */
async function aturan(baca: Baca, fakta: Fakta, hari: readonly string[]): Promise<Sama[]> {
  const [tgl_from, kini] = [hari[0]!, hari.at(-1)!];
  const masa = { tgl_from, tgl_to: kini };
  const semua: Sama[] = [];

  const [jual, faktur] = [await baca(1, masa), await baca(2, masa)];
  semua.push([
    '1: netto of № 1, № 2 and № 5',
    [jumlah(jual, 'netto')],
    [jumlah(faktur, 'bruto') - jumlah(faktur, 'diskon')],
    ...(await tiap(baca, 5, masa, ['netto'])),
  ]);

  const [kas, saldo] = [await baca(46, masa), await baca(55, masa)];
  for (const tgl_system of hari) {
    const uang = await baca(59, { tgl_system });
    const cash = (blok: string) => uang.find((row) => row.blok === blok)?.cash as number;
    const { awal, akhir } = saldo.find((row) => row.tgl_system === tgl_system)!;
    const laci = kas.filter((row) => row.tgl_system === tgl_system);
    semua.push(
      [
        `2: cash of ${tgl_system} in № 55 and № 59`,
        [awal, akhir],
        [cash('SALDO AWAL'), cash('SALDO AKHIR')],
      ],
      [`2: tunai of ${tgl_system} in № 58 and № 61`, ...(await tunai(baca, tgl_system))],
    );
    if (laci.length > 0)
      semua.push([
        `2: cash of ${tgl_system} in № 46`,
        [awal, akhir],
        [laci[0]!.saldo, laci.at(-1)!.saldo],
      ]);
  }

  const EMAS = ['qty', 'berat', 'murni'];
  const fisik = await baca(62, { status: 'SEMUA FISIK' });
  const mutasi = await baca(65, { ...masa, group_by: 'KADAR' });
  const eod = await baca(57, { tgl_system: kini });
  const longgar = belumLabel(fakta);
  const gerak = ['akhir_qty', 'akhir_berat', 'akhir_murni'].map((nama) => jumlah(mutasi, nama));
  semua.push(
    [
      '3: gold of № 65, № 63 and № 62',
      gerak,
      ...(await tiap(baca, 63, { per_tanggal: kini }, EMAS)),
    ],
    [
      '3: pieces of № 62 and goods without a label',
      EMAS.map((nama) => jumlah(fisik, nama) + jumlah(longgar, nama)),
      gerak,
    ],
    ['3: № 57', [jumlah(eod, 'akhir_berat')], [jumlah(mutasi, 'akhir_berat')]],
  );

  const laba = jumlah(await baca(89, masa), 'laba');
  const rugi = await baca(95, { bulan_from: kini.slice(0, 7), bulan_to: kini.slice(0, 7) });
  semua.push([
    '6: laba of № 89, № 90 and № 95',
    [laba],
    [rugi.find(({ uraian }) => uraian === 'LABA KOTOR')?.total as number],
    ...(await tiap(baca, 90, masa, ['laba'])),
  ]);

  const batal = await baca(101, masa);
  const banyak = (jenis: string) => batal.filter((row) => row.jenis === jenis);
  semua.push(
    [
      '10: № 101 and № 6',
      [banyak('PENJUALAN').length],
      [beda(await baca(6, masa), 'no_faktur_jual')],
    ],
    [
      '10: № 101 and № 17',
      [banyak('PEMBELIAN').length],
      [beda(await baca(17, masa), 'no_faktur_beli')],
    ],
    [
      '10: № 101 and № 70',
      [banyak('TERIMA BARANG').length],
      [beda(await baca(70, masa), 'no_terima')],
    ],
    [
      '10: № 101 and № 24',
      [jumlah(banyak('TITIPAN'), 'berat')],
      [jumlah(await baca(24, masa), 'berat')],
    ],
  );
  return semua;
}

/** Delivered goods that have no barcode yet: they lie in the shop, but are no piece of № 62. */
const belumLabel = ({ penerimaan, penerimaan_lot }: Fakta): Baris[] =>
  penerimaan_lot
    .filter(({ no_terima }) =>
      penerimaan.some((one) => one.no_terima === no_terima && one.status === 'DONE'),
    )
    .map((lot) => ({
      qty: lot.qty - lot.label_qty - lot.hilang_qty,
      berat: lot.berat - lot.lot_berat - lot.hilang_berat,
      murni: lot.murni - lot.lot_murni - lot.hilang_murni,
    }));

async function tunai(baca: Baca, tgl_system: string): Promise<[number[], number[]]> {
  const setoran = (await baca(61, { tgl_system })).filter((row) => row.jumlah_trx !== null);
  return [[jumlah(await baca(58, { tgl_system }), 'tunai')], [jumlah(setoran, 'netto_tunai')]];
}

/** Reports that do not agree with each other, with their figures. */
export async function periksaSilang(
  baca: Baca,
  fakta: Fakta,
  hari: readonly string[],
): Promise<string[]> {
  const satu = ([pertama, ...lain]: readonly unknown[]) =>
    lain.every((one) => JSON.stringify(one) === JSON.stringify(pertama));
  return (await aturan(baca, fakta, hari))
    .filter(([, ...nilai]) => !satu(nilai))
    .map(([nama, ...nilai]) => `rule ${nama}: ${JSON.stringify(nilai)}`);
}
