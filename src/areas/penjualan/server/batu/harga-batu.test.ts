import { expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { openJualBatu } from '#tests/kit/uji/buka/jual-batu.ts';

/** What a loose stone costs. */
const { cash, disetujui, jual, kasir, sale, satu, shop } = await openJualBatu();

const harga = async (kode: string, part = '') => {
  const { body } = await kasir().raw('GET', `berlian/${kode}${part}`);
  return (body.data as { harga: number | null }).harga;
};

test('its own price, else carat by the row that names most, else nothing: then it is not sold', async () => {
  expect(await harga(await satu())).toBe(24_000_000);
  expect(await harga(await satu({ harga_jual: null }))).toBe(20_800_000);
  expect(await harga(await satu({ harga_jual: null, clarity: 'SI2', carat: mg(333) }))).toBe(
    9_990_000,
  );
  const tanpa = await satu({ harga_jual: null, carat: mg(1_200) });
  expect(await harga(tanpa)).toBe(null);
  const { status, body } = await jual([{ kode_berlian: tanpa }], 1);
  expect([status, body.errors]).toMatchObject([
    422,
    [{ path: 'barang.0.kode_berlian', message: `Harga Berlian ${tanpa} Belum Diatur` }],
  ]);
});

test('a part of a parcel by the size of its own stones; a price of its own is shared by carat', async () => {
  const { kode } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) }), parcel()]);
  expect(await harga(kode[0]!, '?carat=0.4&butir=40')).toBe(8_000_000);
  expect(await harga(kode[1]!, '?carat=0.4&butir=40')).toBe(7_200_000);
  expect(await harga(kode[1]!, '?carat=0.4&butir=1')).toBe(16_000_000);
  const salah = await kasir().raw('GET', `berlian/${kode[1]}?carat=0.4`);
  expect([salah.status, salah.body.code]).toEqual([422, 'BAGIAN_SEPARUH']);
});

test('the cashier who takes off more than he may asks, and below cost an owner', async () => {
  const kode = await satu();
  const murah = await jual([{ kode_berlian: kode, diskon: 1_000_000 }], 23_000_000);
  expect([murah.status, murah.body.events]).toEqual([403, ['HARGA_DI_BAWAH']]);
  const barang = [{ kode_berlian: kode, diskon: 7_000_000 }];
  const rugi = await jual(barang, 17_000_000);
  expect(rugi.body.events).toEqual(['HARGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL']);
  expect(rugi.text).not.toContain('18,000,000');
  const body = { ...sale([], cash(17_000_000)), barang };
  const sold = await disetujui('penjualan', body, 'OWN');
  expect(sold.status, sold.text).toBe(201);
  const lain = await satu({ lembaga: 'GIA', no_sertifikat: '99' });
  expect((await jual([{ kode_berlian: lain }], 24_000_000)).status).toBe(201);
  const { body: laporan, text } = await shop
    .as('OWN')
    .raw('GET', 'penjualan/report-berlian?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const rows = barisLaporan(laporan.data);
  expect(
    rows.find((row) => row.kode_barcode === kode),
    text,
  ).toMatchObject({
    kode_supplier: 'D01',
    carat: 0.52,
    emas_rp: 0,
    berlian_rp: 24_000_000,
    netto: 17_000_000,
    modal: 18_000_000,
    laba: -1_000_000,
    margin: -5.88,
    otorisasi_by: 'own.kj1',
    tanda: null,
  });
  expect(rows.find((row) => row.kode_barcode === lain)).toMatchObject({
    no_sertifikat: 'GIA 99',
  });
  const { body: rugi85 } = await shop
    .as('OWN')
    .raw('GET', 'penjualan/report-berlian?tgl_from=2026-11-20&tgl_to=2026-11-20&di_bawah_modal=YA');
  expect(barisLaporan(rugi85.data).map((row) => row.kode_barcode)).toEqual([kode]);
});
