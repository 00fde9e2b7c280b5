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

type Tanya = { readonly baca: Baca; readonly fakta: Fakta; readonly hari: readonly string[] };
const masa = ({ hari }: Tanya) => ({ tgl_from: hari[0]!, tgl_to: hari.at(-1)! });

/** The figures that two reports must agree on, by the numbers of reports.md Part III §3. */
const ATURAN: readonly ((tanya: Tanya) => Promise<Sama[]>)[] = [
  async function satu(tanya) {
    const faktur = await tanya.baca(2, masa(tanya));
    return [
      [
        '1: netto of № 1, № 2 and № 5',
        [jumlah(await tanya.baca(1, masa(tanya)), 'netto')],
        [jumlah(faktur, 'bruto') - jumlah(faktur, 'diskon')],
        ...(await tiap(tanya.baca, 5, masa(tanya), ['netto'])),
      ],
    ];
  },
  async function dua(tanya) {
    const { baca, hari } = tanya;
    const [kas, saldo] = [await baca(46, masa(tanya)), await baca(55, masa(tanya))];
    const perHari = async (tgl_system: string): Promise<Sama[]> => {
      const uang = await baca(59, { tgl_system });
      const cash = ['SALDO AWAL', 'SALDO AKHIR'].map(
        (blok) => uang.find((row) => row.blok === blok)?.cash as number,
      );
      const { awal, akhir } = saldo.find((row) => row.tgl_system === tgl_system)!;
      const laci = kas.filter((row) => row.tgl_system === tgl_system).map((row) => row.saldo);
      return [
        [`2: cash of ${tgl_system} in № 55 and № 59`, [awal, akhir], cash],
        [`2: tunai of ${tgl_system} in № 58 and № 61`, ...(await tunai(baca, tgl_system))],
        ...(laci.length > 0
          ? [[`2: cash of ${tgl_system} in № 46`, cash, [laci[0], laci.at(-1)]] as Sama]
          : []),
      ];
    };
    return (await Promise.all(hari.map(perHari))).flat();
  },
  async function tiga(tanya) {
    const { baca, fakta, hari } = tanya;
    const kini = hari.at(-1)!;
    const EMAS = ['qty', 'berat', 'murni'];
    const fisik = [...(await baca(62, { status: 'SEMUA FISIK' })), ...tanpaBarcode(fakta)];
    const mutasi = await baca(65, { ...masa(tanya), group_by: 'KADAR' });
    const akhir = EMAS.map((nama) => jumlah(mutasi, `akhir_${nama}`));
    const eod = await baca(57, { tgl_system: kini });
    return [
      ['3: gold of № 65 and № 63', akhir, ...(await tiap(baca, 63, { per_tanggal: kini }, EMAS))],
      ['3: № 65 and № 62', akhir, EMAS.map((nama) => jumlah(fisik, nama))],
      ['3: № 65 and № 57', [akhir[1]], [jumlah(eod, 'akhir_berat')]],
    ];
  },
  async function empat({ baca, hari }) {
    const masa = { tgl_from: hari[0]!, tgl_to: hari.at(-1)! };
    const mutasi = await baca(37, masa);
    const perHari = async (tgl: string): Promise<Sama> => {
      const kini = Map.groupBy(
        mutasi.filter(({ tgl_system }) => tgl_system <= tgl),
        ({ kadar }) => kadar as number,
      );
      const akhir = [...kini.values()].map((rows) => rows.at(-1)!);
      return [
        `4: gold in custody on ${tgl} in № 37, № 33, № 57 and № 96`,
        [jumlah(akhir, 'akhir_berat')],
        [jumlah(await baca(33, { per_tanggal: tgl }), 'berat')],
        [jumlah(await baca(57, { tgl_system: tgl }), 'jaminan_akhir')],
        [jumlah(pada(await baca(96, { per_tanggal: tgl }), 'Jaminan hutang'), 'berat')],
      ];
    };
    return await Promise.all(hari.map(perHari));
  },
  async function enam(tanya) {
    const { baca, hari } = tanya;
    const bulan = hari[0]!.slice(0, 7);
    const rugi = await baca(95, { bulan_from: bulan, bulan_to: bulan });
    const total = (nama: string) =>
      (rugi.find(({ uraian }) => uraian === nama)?.total as number | undefined) ?? 0;
    return [
      [
        '6: laba of № 89, № 90 and № 95',
        [jumlah(await baca(89, masa(tanya)), 'laba')],
        // Tax that prices include is no profit.
        [total('LABA KOTOR') - total('PPN dalam harga')],
        ...(await tiap(baca, 90, masa(tanya), ['laba'])),
      ],
    ];
  },
  async function sepuluh(tanya) {
    const batal = Map.groupBy(await tanya.baca(101, masa(tanya)), ({ jenis }) => jenis as string);
    const sama = async (jenis: string, no: number, kolom: string): Promise<Sama> => [
      `10: № 101 and № ${no}`,
      [batal.get(jenis)?.length ?? 0],
      [new Set((await tanya.baca(no, masa(tanya))).map((row) => row[kolom] as string)).size],
    ];
    const titip = await tanya.baca(24, masa(tanya));
    return [
      await sama('PENJUALAN', 6, 'no_faktur_jual'),
      await sama('PEMBELIAN', 17, 'no_faktur_beli'),
      await sama('TERIMA BARANG', 70, 'no_terima'),
      // № 24 names pieces alone.
      [
        '10: № 101 and № 24',
        [jumlah(batal.get('TITIPAN') ?? [], 'berat')],
        [jumlah(titip, 'berat')],
      ],
    ];
  },
  /** What a day brought says all that became of the shop's own gold (№ 96). */
  async function posisi({ baca, hari }) {
    const semua = await Promise.all(hari.map((per_tanggal) => baca(96, { per_tanggal })));
    return semua.map((rows, at): Sama => {
      const beda = rows.filter(({ blok }) => blok === 'BEDA HARI INI');
      const [dulu, kini] = [pada(semua[at - 1] ?? [], BERSIH), pada(rows, BERSIH)];
      const nama = ['berat', 'murni'];
      return [
        `№ 96: what ${hari[at]!} brought to the shop's own gold`,
        nama.map((one) => jumlah(kini, one) - jumlah(dulu, one)),
        nama.map((one) => jumlah(beda, one)),
      ];
    });
  },
];

const BERSIH = 'POSISI BERSIH';
const pada = (rows: readonly Baris[], nama: string): Baris[] =>
  rows.filter(({ posisi }) => posisi === nama);

/** Delivered goods that have no barcode yet, or never get one: they lie in the shop, but are no piece of № 62. */
const tanpaBarcode = ({ penerimaan, penerimaan_lot, barang_manual_gerak }: Fakta): Baris[] => [
  ...barang_manual_gerak,
  ...penerimaan_lot
    .filter(({ no_terima }) =>
      penerimaan.some((one) => one.no_terima === no_terima && one.status === 'DONE'),
    )
    .map((lot) => ({
      qty: lot.qty - lot.label_qty - lot.hilang_qty - lot.retur_qty,
      berat: lot.berat - lot.lot_berat - lot.hilang_berat - lot.retur_berat,
      murni: lot.murni - lot.lot_murni - lot.hilang_murni - lot.retur_murni,
    })),
];

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
  const semua = await Promise.all(ATURAN.map((satu) => satu({ baca, fakta, hari })));
  return semua
    .flat()
    .filter(([, pertama, ...lain]) =>
      lain.some((one) => JSON.stringify(one) !== JSON.stringify(pertama)),
    )
    .map(([nama, ...nilai]) => `rule ${nama}: ${JSON.stringify(nilai)}`);
}
