import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mulaiOpnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, lihatBatu, parcel, returBatu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';

/** Stones that leave while they are counted, or before (D-45.7, D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const mulai = async () =>
  (
    await shop
      .as('OWN')
      .call(mulaiOpnameBerlianEndpoint, { body: { kode_gudang: 'TK', kode_dept: null } })
  ).id;
const pindai = (id: number, kode: readonly string[], butir?: number) =>
  shop.as('KASIR').call(pindaiOpnameBerlianEndpoint, { body: { id, kode: [...kode], butir } });
const sought = { status: 409, code: 'SEDANG_DIOPNAME' };

test('GIA 123 of 40,000,000 lies at home while TK is counted: nobody ships or returns it before its scan', async () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '123', harga_modal: rp(40_000_000) };
  const { kode } = await terimaBatu(shop, [batu(gia), parcel()]);
  const [satu, banyak] = kode as [string, string];
  const id = await mulai();
  await expect(kirimBatu(shop, [{ kode_berlian: satu }])).rejects.toMatchObject(sought);
  await expect(returBatu(shop, satu)).rejects.toMatchObject(sought);
  // Nor is a part of a parcel that was not counted yet.
  const bagian = { kode_berlian: banyak, carat: 400, butir: 40 };
  await expect(kirimBatu(shop, [bagian])).rejects.toMatchObject(sought);
  await expect(returBatu(shop, banyak, { carat: 400, butir: 40 })).rejects.toMatchObject(sought);
  expect(await lihatBatu(shop, satu)).toMatchObject({ status: 'LEPAS' });
  await pindai(id, [satu]);
  await pindai(id, [banyak], 100);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: satu }, bagian]);
  expect(no_kirim).toMatch(/^KB/);
  await shop.approved('MU', selesaiOpnameBerlianEndpoint, { body: { id } }, 'OWN');
});

test('shipped before the count, and back the day after: who ends it is an owner, who reads the shipment', async () => {
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: kode[0]! }]);
  const id = await mulai();
  const di = await shop.rows<{ kode: string; butir: number }>(
    `select kode_berlian as kode, butir from berlian where kode_toko = 'KJ1' and status = 'LEPAS'`,
  );
  for (const one of di) await pindai(id, [one.kode], one.butir > 1 ? one.butir : undefined);
  const selesai = { body: { id } };
  await expect(
    shop.approved('MU', selesaiOpnameBerlianEndpoint, selesai, 'SPV'),
  ).rejects.toMatchObject({ status: 403 });
  const asked = await shop
    .as('MU')
    .raw('POST', 'stock-opname-berlian/selesai', { id }, { 'idempotency-key': 'opname-jalan' });
  expect(asked.body.angka).toContainEqual(
    expect.objectContaining({ label: `DI JALAN ${no_kirim}`, nilai: kode[0] }),
  );
  // Once the other shop has it, a count without differences is a supervisor's again.
  for (const one of await shop.rows<{ no: string; kode: string; ct: number; butir: number }>(
    `select i.no_kirim as no, b.kode_berlian as kode, b.carat / 1000.0 as ct, b.butir
       from berlian b join kirim_barang_isi i on i.no_kirim = b.no_pegang and i.kode_barcode = b.kode_berlian
      where b.kode_toko = 'KJ1' and b.status = 'KIRIM' order by 1, 2`,
  )) {
    const [surat] = await shop.rows(
      `select no_sertifikat as no from berlian where kode_toko = 'KJ1' and kode_berlian = $1`,
      [one.kode],
    );
    const isi = { kode_berlian: one.kode, carat: Number(one.ct), butir: one.butir };
    const datang = await terimaKirimBatu(shop, one.no, [
      { ...isi, ...(surat!.no && { no_sertifikat: surat!.no }) },
    ]);
    expect(datang.status, datang.text).toBe(201);
  }
  await shop.approved('MU', selesaiOpnameBerlianEndpoint, selesai, 'SPV');
});
