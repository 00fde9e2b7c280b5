import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

/** The price of a carat is put where a friend needs it for minutes: his ring is sold, or held, at that of its stone. */
const TGL = '2026-11-20';
let shop: Shop;
const jam = (pukul: string) => shop.jam(new Date(`${TGL}T${pukul}:00+07:00`).toISOString());
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const baris = (harga: number, kode_clarity: string | null = null) => ({
  kode_shape: 'RD',
  kode_color: null,
  kode_clarity,
  carat_dari: mg(300),
  carat_sampai: mg(999),
  harga_per_carat: rp(harga),
});
const { create, update, remove } = parameterBerlianMaster.endpoints;
const tulis = async (harga: number, clarity?: string): Promise<string> =>
  String((await shop.as('OWN').call(create, { body: baris(harga, clarity) as never })).id);
const ubah = (id: string, harga: number) =>
  shop.as('OWN').call(update, { params: { id }, body: baris(harga) });
/** A ring of a stone of 0.520 ct whose cost is not told. */
async function cincin(): Promise<string> {
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  const { kode } = await terimaBatu(shop, [batu()]);
  await pasangBatu(shop, kode_barcode, [kode[0]!], 3_354);
  await shop.rows(`update barang set harga_modal = null where kode_barcode = $1`, [kode_barcode]);
  return kode_barcode;
}
const jual = async (kode_barcode: string): Promise<string> =>
  (
    await done(shop, 'KASIR', 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Teman' },
      barang: [{ kode_barcode }],
      ...cash(50_000_000),
    })
  ).no_faktur_jual;

let id: string;
beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true });
  jam('09:00');
  await bukaBerlian(shop);
  id = await tulis(30_000_000);
});
afterAll(() => shop.close());

test('a carat at 3,000,000 for ten minutes: the ring that was sold and the one that was held are named', async () => {
  const [laku, pegang, biasa] = [await cincin(), await cincin(), await cincin()];
  jam('09:45');
  await jual(biasa);
  jam('10:00');
  await ubah(id, 3_000_000);
  jam('10:05');
  const no = await jual(laku);
  const { no_titip } = await titipkan(shop, [pegang], cash(2_000_000));
  jam('10:10');
  await ubah(id, 30_000_000);
  expect(await sinyal('JUAL SETELAH UBAH HARGA')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [no],
      uraian: `BERLIAN ${id} 30000000 menjadi 3000000`,
      selisih_rp: null,
    },
  ]);
  expect(await sinyal('HARGA DIUBAH LALU KEMBALI')).toMatchObject([
    {
      user_id: 'own.kj1',
      uraian: `${id} 30000000 menjadi 3000000`,
      no_dokumen: [no, no_titip].toSorted(),
    },
  ]);
});

test('a narrow row that comes and goes is a price that was put back', async () => {
  const laku = await cincin();
  jam('13:00');
  const sempit = await tulis(1_000_000, 'VVS1');
  jam('13:05');
  const no = await jual(laku);
  jam('13:10');
  await shop.as('OWN').call(remove, { params: { id: sempit } });
  const [kembali] = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali!.uraian).toContain(`${sempit} - menjadi 1000000`);
  expect(kembali!.no_dokumen).toContain(no);
  const [jualan] = await sinyal('JUAL SETELAH UBAH HARGA');
  expect(jualan!.uraian).toContain(`BERLIAN ${sempit} - menjadi 1000000`);
});
