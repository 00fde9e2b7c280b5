import { expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipan } from '#tests/kit/titipan.ts';

test('a sale or deposit that somebody should have agreed to is found, whatever its record says', async () => {
  const shop = await openShop({ dasar: true });
  const ksr = shop.as('KASIR');
  const [p1, p2, p4] = (await tambahPotong(shop, ['P1', 'P2', 'P4'])) as [string, string, string];
  const jual = await send(ksr, 'penjualan', { ...titipan([p1]), ...cash(7_102_500) });
  expect(jual.status).toBe(201);
  // 1,470,000 less 5 %: approved, so that nothing is missing.
  const murah = {
    ...titipan([p4]),
    barang: [{ kode_barcode: p4, diskon: 73_500 }],
    ...cash(1_396_500),
  };
  expect((await disetujui(shop, 'penjualan', murah)).status).toBe(201);
  const titip = await send(ksr, 'titip', { ...titipan([p2]), ...cash(500_000) });
  const { no_titip } = titip.body.data as { no_titip: string };
  const { no_faktur_jual } = jual.body.data as { no_faktur_jual: string };
  const rusak = async () =>
    (await periksaBuku(shop.db)).flatMap((one) =>
      one.jumlah > 0 && one.kode === 'I-21' ? one.contoh : [],
    );
  expect(await rusak()).toEqual([]);

  for (const table of ['penjualan_barang', 'titipan_barang'])
    await shop.rows(`alter table ${table} disable trigger ${table}_tetap`);
  const cases: [string, string, string][] = [
    ['HARGA_DI_BAWAH', 'harga_komputer = netto + netto / 40', 'harga_komputer = netto'],
    [
      'BATAS_HARGA',
      'harga_hari = harga_per_gram - harga_per_gram / 10',
      'harga_hari = harga_per_gram',
    ],
    [
      'BERLIAN_DI_BAWAH_MODAL',
      'berlian = true, harga_modal = netto + 1',
      'berlian = false, harga_modal = netto',
    ],
  ];
  for (const [event, rusakkan, pulihkan] of cases)
    for (const [table, kode, no] of [
      ['penjualan_barang', p1, no_faktur_jual],
      ['titipan_barang', p2, no_titip],
    ]) {
      const ubah = (set: string) =>
        shop.rows(`update ${table} set ${set} where kode_barcode = '${kode}'`);
      await ubah(rusakkan);
      expect(await rusak(), `${event} ${table}`).toEqual([`KJ1/${event}/${no}`]);
      await ubah(pulihkan);
      expect(await rusak(), `${event} ${table}`).toEqual([]);
    }
  const timbang = (mg: number) =>
    shop.rows(
      `update penjualan_barang set berat_stock = berat + ${mg} where kode_barcode = '${p1}'`,
    );
  await timbang(21);
  expect(await rusak()).toEqual([`KJ1/TOLERANSI_BERAT/${no_faktur_jual}`]);
  await timbang(20);
  expect(await rusak()).toEqual([]);
  // Two percent is the cashier's own to give: it needs no approval.
  await shop.rows(
    `update penjualan_barang set harga_komputer = netto * 100 / 98 where kode_barcode = '${p1}'`,
  );
  expect(await rusak()).toEqual([]);
  await shop.close({ broken: true });
});

test('a discount at the deposit and one at the pick-up are one: 2 % and then 1 % more is agreed by a superior', async () => {
  const shop = await openShop({ dasar: true });
  const ksr = shop.as('KASIR');
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  const barang = [{ kode_barcode: p4, diskon: 29_400 }];
  const titip = await send(ksr, 'titip', { ...titipan([p4]), barang, ...cash(440_600) });
  const { no_titip } = titip.body.data as { no_titip: string };
  const ambil = { ...titipan([p4]), titipan: [no_titip] };
  const lebih = [{ kode_barcode: p4, diskon: 44_100 }];
  const turun = await send(ksr, 'penjualan', { ...ambil, barang: lebih, ...cash(985_300) });
  expect(turun.body).toMatchObject({
    events: ['HARGA_DI_BAWAH'],
    angka: [
      { nilai: p4 },
      { label: 'Harga komputer', nilai: 'Rp 1,470,000' },
      { label: 'Harga diminta', nilai: 'Rp 1,425,900' },
      { label: 'Potongan', nilai: 'Rp 44,100 (3.00%)' },
    ],
  });
  expect((await send(ksr, 'penjualan', { ...ambil, ...cash(1_000_000) })).status).toBe(201);
  await shop.close();
});
