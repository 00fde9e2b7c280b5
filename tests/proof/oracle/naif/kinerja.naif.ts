import {
  bagi,
  cocok,
  dalam,
  jumlah,
  selisihHari,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { laba, terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';
import { barangSaat, tempatToko } from '#tests/proof/oracle/naif/stock.naif.ts';

/** Every day of a span, as the calendar has them. */
export const hariDari = (dari: string, sampai: string): string[] =>
  Array.from({ length: selisihHari(dari, sampai) + 1 }, (_, at) =>
    new Date(Date.parse(dari) + at * 86_400_000).toISOString().slice(0, 10),
  );

const tempat = ({ kode_gudang, kode_baki }: Baris): string =>
  (kode_gudang as string) + (kode_baki ? `/${kode_baki as string}` : '');
/** The key of a piece by what it is, and of a place by where it lay. */
const KUNCI: Readonly<Record<string, (barang: Baris, tempat: string) => string>> = {
  JENIS: ({ kode_dept }) => kode_dept,
  GROUP: ({ kode_group }) => kode_group,
  KADAR: ({ kode_kadar }) => kode_kadar,
  NAMA_BARANG: ({ nama_barang }) => nama_barang.toUpperCase(),
  SUPPLIER: ({ supplier, kode_supplier }) => supplier ?? kode_supplier ?? '-',
  BAKI: (_, dimana) => dimana,
};

/** Pieces of shop stock at the end of a day, as they were called then or on a later day. */
export function stockHari(
  fakta: Fakta,
  tgl: string,
  disebut = tgl,
): { barang: Baris; dimana: string; berat: number; murni: number }[] {
  const buku = fakta.buku.filter(
    (row) => row.tgl_system <= tgl && row.kode_barcode && tempatToko(fakta, row.akun),
  );
  return [...Map.groupBy(buku, (row) => `${row.kode_barcode as string}|${row.akun as string}`)]
    .filter(([, rows]) => jumlah(rows, 'qty') > 0)
    .map(([, rows]) => {
      const { gudang, baki } = tempatToko(fakta, rows[0]!.akun)!;
      return {
        barang: barangSaat(fakta, rows[0]!.kode_barcode, disebut)!,
        dimana: gudang + (baki ? `/${baki}` : ''),
        berat: jumlah(rows, 'berat'),
        murni: jumlah(rows, 'murni'),
      };
    });
}

/** Goods without a barcode in places of shop stock at the end of a day, line by line, with the cost of each. */
function manualHari(fakta: Fakta, tgl: string): { barang: Baris; dimana: string }[] {
  const gerak = fakta.barang_manual_gerak.filter(
    ({ tgl_system, kode_gudang }) =>
      tgl_system <= tgl && tempatToko(fakta, `gudang:${kode_gudang as string}`),
  );
  const baris = ({ kode_gudang, kode_baki, kode_group, kode_dept }: Baris): string =>
    [kode_gudang, kode_baki, kode_group, kode_dept].join('|');
  return [...Map.groupBy(gerak, baris).values()].map((rows) => {
    const { kode_group, kode_dept, kode_kadar } = rows[0]!;
    const group = fakta.group_barang.find((one) => one.kode_group === kode_group)!.nama as string;
    const jenis = fakta.jenis.find((one) => one.kode_dept === kode_dept)!.nama as string;
    const barang: Baris = {
      kode_group,
      kode_dept,
      kode_kadar,
      kode_supplier: null,
      nama_barang: `${jenis} ${group}`,
      banyak: jumlah(rows, 'qty'),
      berat: jumlah(rows, 'berat'),
      harga_modal: jumlah(rows, 'modal'),
    };
    return { barang, dimana: tempat(rows[0]!) };
  });
}

export const laporanPerputaran: Naif = (fakta, saring, kini) => {
  const kunci = KUNCI[saring.group_by ?? 'JENIS']!;
  const hari = hariDari(saring.tgl_from!, saring.tgl_to!);
  // A stone that is sold loose is no piece of the stock.
  const jual = terjual(fakta, saring, kini)
    .filter(({ kode_berlian }) => kode_berlian === null)
    .map((row) => ({ row, kunci: kunci(row, tempat(row)) }));
  const stock = hari.map((tgl) => [
    ...stockHari(fakta, tgl, hari.at(-1)).map(({ barang, dimana, berat }) => ({
      barang: { ...barang, berat, banyak: 1 } as Baris,
      kunci: kunci(barang, dimana),
    })),
    ...manualHari(fakta, tgl)
      .filter(({ barang }) => barang.banyak !== 0 || barang.berat !== 0)
      .map(({ barang, dimana }) => ({ barang, kunci: kunci(barang, dimana) })),
  ]);
  const semua = [...new Set([...jual, ...stock.flat()].map((one) => one.kunci))];
  return semua.map((satu) => {
    const laku = jual.filter((one) => one.kunci === satu).map(({ row }) => row);
    const punya = stock.map((isi) =>
      isi.filter((one) => one.kunci === satu).map(({ barang }) => barang),
    );
    const berat = jumlah(laku, 'berat');
    const [semuaBerat, semuaModal] = ['berat', 'harga_modal'].map((nama) =>
      jumlah(punya.flat(), nama),
    ) as [number, number];
    const akhir = punya.at(-1)!;
    const stock_akhir = jumlah(akhir, 'berat');
    const hari_stock = bagi(stock_akhir, berat, hari.length);
    const stock_rata = bagi(semuaBerat, hari.length)!;
    const { laba: untung } = laba(laku);
    return {
      kunci: satu,
      jual_qty: laku.length,
      jual_berat: berat,
      stock_rata,
      stock_qty: jumlah(akhir, 'banyak'),
      stock_akhir,
      perputaran: bagi(berat, stock_rata * hari.length, 36_500),
      hari_stock,
      laku_persen: bagi(laku.length, laku.length + jumlah(akhir, 'banyak'), 10_000),
      gmroi: untung === null ? null : bagi(untung, semuaModal, 36_500),
      saran:
        hari_stock === null
          ? 'MATI'
          : hari_stock < 30
            ? 'TAMBAH'
            : hari_stock > 180
              ? 'LEBIH'
              : 'CUKUP',
    };
  });
};

/** So much of the month's target as the span has of each month. */
function target(bulanan: number, dari: string, sampai: string): number | null {
  if (bulanan === 0) return null;
  const perBulan = Map.groupBy(hariDari(dari, sampai), (tgl) => tgl.slice(0, 7));
  return [...perBulan].reduce((all, [bulan, hari]) => {
    const [tahun, ke] = bulan.split('-').map(Number) as [number, number];
    return all + bagi(bulanan, new Date(Date.UTC(tahun, ke, 0)).getUTCDate(), hari.length)!;
  }, 0);
}

/** An order of the span that was not ended when the span was. */
const dipesan = ({ status, hari_batal, tgl_system }: Baris, saring: Saring): boolean =>
  (status !== 'CANC' || hari_batal > saring.tgl_to!) && dalam(tgl_system, saring);

export const laporanKinerja: Naif = (fakta, saring, kini) => {
  const [jual, beli] = [terjual(fakta, saring, kini), terbeli(fakta, saring)];
  const batal = fakta.penjualan.filter(
    (nota) => nota.no_batal !== null && dalam(nota.tgl_system, saring),
  );
  const milik = (rows: readonly Baris[], kode: string) =>
    rows.filter((row) => (row.nota ?? row).kode_sales === kode);
  return fakta.sales
    .filter(({ kode_sales }) => cocok(saring, { kode_sales }))
    .map(({ kode_sales, nama, target: bulanan }) => {
      const [j, b, c] = [
        milik(jual, kode_sales),
        milik(beli, kode_sales),
        milik(batal, kode_sales),
      ];
      const pinjam = fakta.hutang.filter(
        (row) =>
          row.kode_sales === kode_sales &&
          row.jenis === 'BARU' &&
          !['OPEN', 'CANC'].includes(row.status) &&
          dalam(row.tgl_system, saring),
      );
      const pesanan = fakta.pesanan.filter(
        (row) => row.kode_sales === kode_sales && dipesan(row, saring),
      ).length;
      const faktur = new Set(j.map(({ nota }) => nota)).size;
      const nota = b.filter((row) => row.harga_nota !== null);
      const [berat, netto] = [jumlah(j, 'berat'), jumlah(j, 'netto')];
      const [bruto, diskon] = [jumlah(j, 'bruto'), jumlah(j, 'diskon')];
      const sasaran = target(bulanan, saring.tgl_from!, saring.tgl_to!);
      return {
        ada: j.length + b.length + c.length + pinjam.length + pesanan > 0,
        kode_sales,
        nama_sales: nama,
        hari_aktif: new Set(j.map(({ tgl_system }) => tgl_system)).size,
        jml_faktur: faktur,
        berat,
        netto,
        harga_gram: bagi(netto, berat, 1000),
        bruto,
        diskon,
        diskon_persen: bagi(diskon, bruto, 10_000),
        laba: laba(j).laba,
        beli_berat: jumlah(b, 'berat'),
        potongan_nota_persen: bagi(
          jumlah(nota, 'harga_nota') - jumlah(nota, 'harga'),
          jumlah(nota, 'harga_nota'),
          10_000,
        ),
        pesanan,
        hutang_rp: jumlah(pinjam, 'jumlah_hutang'),
        batal: c.length,
        batal_persen: bagi(c.length, faktur + c.length, 10_000),
        target: sasaran,
        capai: sasaran === null ? null : bagi(netto, sasaran, 10_000),
      };
    })
    .filter(({ ada }) => ada)
    .map((row, _, semua) => ({
      ...row,
      rank: 1 + semua.filter(({ berat }) => berat > row.berat).length,
    }));
};
