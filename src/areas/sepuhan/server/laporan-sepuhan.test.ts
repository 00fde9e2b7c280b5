import { afterAll, beforeAll, expect, test } from 'vitest';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { bukaSepuhan, kerjaSepuhan } from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What the reports tell of four pendants of 1.200 g that were sorted, one of them washed, and of lots that were melted. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
  await kerjaSepuhan(shop);
  await shop.modulOn('STOCK_SEPUHAN_MANUAL_MODULE');
});
afterAll(() => shop.close());

const SPAN = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
type Row = Record<string, number | string | null>;
const laporan = async (path: string, more = ''): Promise<Row[]> => {
  const { body, text, status } = await shop.as('OWN').raw('GET', `sepuhan/${path}?${SPAN}${more}`);
  expect(status, text).toBe(200);
  return barisLaporan(body.data) as Row[];
};
const mg = (gram: Row[string]): number => Math.round(Number(gram) * 1000);

test('№ 80: each sorted part in its class, with its share of the weight; a move is a row of its own', async () => {
  const rows = await laporan('report-sortir');
  expect(rows).toMatchObject([
    { ke: 'CUCI', dari: 'BELUM SORTIR', jenis: 'SORTIR', berat: 1.2, tujuan: 'T01' },
    { ke: 'JUAL LAGI', dari: 'BELUM SORTIR', berat: 1.2, tujuan: 'TK/A-01' },
    { ke: 'KEMBALI', dari: 'BELUM SORTIR', berat: 1.2, tujuan: 'BL' },
    { ke: 'LEBUR', dari: 'BELUM SORTIR', jenis: 'SORTIR', berat: 1.2 },
    { ke: 'LEBUR', dari: 'SORTIR', jenis: 'PINDAH SORTIR', berat: 1.195 },
  ]);
  expect(rows[1]!.barcode_baru).toMatch(/^KJ1/);
  expect(rows.reduce<number>((all, { porsi }) => all + Math.round(Number(porsi) * 100), 0)).toBe(
    10_000,
  );
  const satu = await laporan('report-sortir', '&jenis=PINDAH%20SORTIR&hasil=LEBUR');
  expect(satu).toHaveLength(1);
});

test('№ 79: what came back from washing, with what its craftsman asked', async () => {
  const [row, ...rest] = await laporan('report-terima', '&jenis=CUCIAN');
  expect(row).toMatchObject({
    jenis: 'CUCIAN',
    asal: 'PEMBELIAN',
    kode_tukang: 'T01',
    berat_kirim: 1.2,
    berat: 1.195,
    susut: 0.005,
    susut_persen: 0.42,
    ongkos: 15_000,
  });
  expect(rest).toEqual([]);
});

test('№ 82: what lies in a stage is what came less what went, also after a cancel', async () => {
  const holds = (rows: readonly Row[]) => {
    for (const row of rows) {
      const { awal, beli, hancur, manual, pindah, jual_lagi, lebur, susut, akhir } = row;
      const masuk = [awal, beli, hancur, manual, pindah].reduce<number>(
        (all, one) => all + mg(one!),
        0,
      );
      const keluar = [jual_lagi, lebur, susut].reduce<number>((all, one) => all + mg(one!), 0);
      expect(masuk - keluar, JSON.stringify(row)).toBe(mg(akhir!));
    }
  };
  const rows = await laporan('report-stock');
  holds(rows);
  const of = (all: readonly Row[], tahap: string) =>
    all.find((row) => row.tahap === tahap && row.kadar === 37.5);
  expect(of(rows, 'BELUM SORTIR')).toMatchObject({ beli: 7.2, jual_lagi: 1.2, pindah: -3.6 });
  expect(of(rows, 'DI TUKANG')).toMatchObject({ susut: 0.005, akhir: 0 });
  const { body } = await shop.as('SPV').raw('GET', 'sepuhan?limit=100');
  const all = body.data as { no_sepuhan: string; langkah: string; status: string }[];
  for (const langkah of ['PINDAH SORTIR', 'TERIMA CUCI', 'SORTIR']) {
    const { no_sepuhan: no } = all.find((one) => one.langkah === langkah)!;
    const given = { params: { no }, body: { alasan: 'Salah pilah' } };
    await shop.approved('SPV', sepuhanDocument.cancel, given);
  }
  const after = await laporan('report-stock');
  holds(after);
  expect(of(after, 'BELUM SORTIR')).toMatchObject({ jual_lagi: 0, pindah: 0, akhir: 7.2 });
  expect(of(after, 'DI TUKANG')).toBeUndefined();
});
