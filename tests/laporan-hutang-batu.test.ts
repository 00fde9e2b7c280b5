import { beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { KELOMPOK, pinjaman, pinjamkan } from '#tests/kit/hutang.ts';
import { batal, bukaLelang, lelangkan, post, shop, warn } from '#tests/kit/uji/lelang.ts';

type Baris = Record<string, any>;
/** A ring of 3.000 g with 0.100 g of stones, and one of 1.500 g without: 4.400 g of gold, 3.155 g fine. */
const CINCIN = pinjaman().detail_barang.map((one, at) =>
  at === 0 ? { ...one, berat_bersih: mg(2_900) } : one,
);
const [PINJAM, LELANG, KEMBALI] = ['2026-11-20', '2027-04-05', '2027-04-06'];
let induk: string;

bukaLelang();
beforeAll(async () => {
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.modulOn('HIDUP_FEATURE_MODULE', 'PST');
  induk = (await pinjamkan(shop, { detail_barang: CINCIN })).no_faktur_hutang;
});

/** Figures come in grams; sums of them are asked for in whole milligrams. */
const jumlah = (rows: readonly Baris[], nama: string) =>
  rows.reduce((all, row) => all + Math.round((row[nama] ?? 0) * 1000), 0);
const baca = async (path: string, toko: 'KJ1' | 'PST' = 'KJ1'): Promise<Baris[]> => {
  const { status, body } = await shop.as('OWN', toko).raw('GET', path);
  expect([status, body.message ?? ''], path).toEqual([200, '']);
  return barisLaporan(body.data as Baris[]);
};
const emas = async (tgl: string) => {
  const rows = await baca(`manajerial/report-posisi-emas?per_tanggal=${tgl}`);
  const satu = (posisi: string) => {
    const found = rows.filter((row) => row.posisi === posisi);
    return found.length === 0 ? null : [jumlah(found, 'berat'), jumlah(found, 'murni')];
  };
  return {
    bersih: satu('POSISI BERSIH'),
    jaminan: satu('Jaminan hutang'),
    dilelang: satu('Dilelang dari jaminan'),
  };
};
const hari = async (tgl: string, macam: string) =>
  (await baca(`eod/report-akhir-hari?tgl_system=${tgl}`)).filter(({ jenis }) => jenis === macam);
const lelangHari = (tgl: string) => hari(tgl, 'Lelang');
const mutasi = (tgl: string) => baca(`hutang/report-mutasi-jaminan?tgl_from=${tgl}&tgl_to=${tgl}`);

/** What lies in custody, by each report that says it (reports.md Part III §3, rule 4). */
async function dijamin(tgl: string): Promise<Record<string, number>> {
  const tiap = async (group_by: string) =>
    [
      `№ 33 ${group_by}`,
      jumlah(await baca(`hutang/report-saldo?per_tanggal=${tgl}&group_by=${group_by}`), 'berat'),
    ] as const;
  const global = `hutang/report-global?tgl_from=${tgl}&tgl_to=${tgl}&toko=KJ1`;
  return {
    ...Object.fromEntries(
      await Promise.all(['UMUR', 'RINCIAN', 'SALES', 'KADAR', 'BUNGA'].map(tiap)),
    ),
    '№ 37': jumlah(await mutasi(tgl), 'akhir_berat'),
    '№ 57': jumlah(await baca(`eod/report?tgl_system=${tgl}`), 'jaminan_akhir'),
    '№ 96': (await emas(tgl)).jaminan?.[0] ?? 0,
    '№ 111': jumlah(await baca(global, 'PST'), 'berat_akhir'),
  };
}
const semua = (berat: number) => (rows: Record<string, number>) =>
  expect(rows).toEqual(Object.fromEntries(Object.keys(rows).map((nama) => [nama, berat])));

test('a ring of 3.000 g with 0.100 g of stones and one of 1.500 g: each report has 4.400 g in custody', async () => {
  semua(4_400)(await dijamin(PINJAM));
});

test('№ 58: a loan and the redemption of another weigh what custody gained and lost', async () => {
  const { no_faktur_hutang } = await pinjamkan(shop, { detail_barang: CINCIN });
  const { status, text } = await post('KASIR', `hutang/${no_faktur_hutang}/pelunasan`, {});
  expect(status, text).toBe(201);
  expect(await hari(PINJAM, 'Hutang Baru')).toMatchObject([{ qty: 4, berat: 8.8, murni: 6.31 }]);
  expect(await hari(PINJAM, 'Penebusan')).toMatchObject([{ qty: 2, berat: 4.4, murni: 3.155 }]);
  const gerak = await mutasi(PINJAM);
  expect([jumlah(gerak, 'masuk_berat'), jumlah(gerak, 'tebus_berat')]).toEqual([8_800, 4_400]);
  semua(4_400)(await dijamin(PINJAM));
});

describe('auctioned with 3.020 g on the scale', () => {
  let no = '';

  test('an auction that is undone on its day leaves custody and the end of the day as they were', async () => {
    await shop.hari(LELANG);
    await warn(induk);
    const barang = [{ ...KELOMPOK[0]!, berat: mg(3_020) }, KELOMPOK[1]!];
    const salah = await lelangkan(induk, { barang });
    await batal(induk, salah.no_lelang);
    expect(await lelangHari(LELANG)).toMatchObject([{ jumlah_trx: 0, batal: 1 }]);
    expect(await emas(LELANG)).toMatchObject({ dilelang: null, jaminan: [4_400, 3_155] });
    no = (await lelangkan(induk, { barang })).no_lelang;
  });

  test('№ 34, № 37, № 58 and № 96: 4.400 g, 3.155 g fine, became the shop’s, as the book has it', async () => {
    const satu = { jumlah_trx: 1, qty: 2, berat: 4.4, murni: 3.155, batal: 1 };
    expect(await lelangHari(LELANG)).toMatchObject([satu]);
    const masa = `tgl_from=${LELANG}&tgl_to=${LELANG}`;
    expect(await baca(`hutang/report-lelang?${masa}`)).toMatchObject([
      { berat: 4.4, murni: 3.155 },
    ]);
    expect(jumlah(await mutasi(LELANG), 'lelang_berat')).toBe(4_400);
    expect(await emas(LELANG)).toEqual({
      bersih: [4_400, 3_155],
      jaminan: null,
      dilelang: [4_400, 3_155],
    });
    semua(0)(await dijamin(LELANG));
  });

  test('undone a day later its own day stands, and that day gives the gold back to custody', async () => {
    await shop.hari(KEMBALI);
    await batal(induk, no);
    expect(await lelangHari(LELANG)).toMatchObject([{ jumlah_trx: 1, berat: 4.4, murni: 3.155 }]);
    expect(await lelangHari(KEMBALI)).toEqual([]);
    expect(await emas(LELANG)).toMatchObject({ dilelang: [4_400, 3_155] });
    expect(await emas(KEMBALI)).toEqual({
      bersih: [0, 0],
      jaminan: [4_400, 3_155],
      dilelang: [-4_400, -3_155],
    });
    semua(4_400)(await dijamin(KEMBALI));
  });
});
