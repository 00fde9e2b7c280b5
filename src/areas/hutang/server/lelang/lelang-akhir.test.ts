import { beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangStock, pinjamkan } from '#tests/kit/hutang.ts';
import {
  bukaLelang,
  shop,
  lines,
  post,
  hutangOf,
  warn,
  lelangkan,
  seen,
  batal,
  bayar,
  said,
} from '#tests/kit/uji/lelang.ts';

bukaLelang();
beforeAll(() => shop.param('HARGA_ROSOK', rp(2_550_000)));

test('melted at once: 4.490 g at 71.60 come out, 8,198,000, and is undone while nothing of it was used (worked)', async () => {
  await shop.param('BIAYA_LELANG_PERSEN', persen(0));
  await shop.hari('2027-04-05');
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  await shop.hari('2027-08-17');
  const tempo = await hutangOf(induk);
  expect(tempo.tgl_jatuh_tempo).toBe('2027-08-05');
  await shop.hari('2027-08-19');
  await warn(induk);
  const lebur = {
    tujuan: 'LEBUR',
    hasil: { berat: mg(4_490), kadar: persen(7_160), kode_gudang: null },
  };
  const more = await post('OWN', `hutang/${induk}/lelang`, {
    ...lelangStock,
    tujuan: 'LEBUR',
    hasil: { berat: 4.501, kadar: 71.6 },
  });
  expect(said(more)).toEqual([422, 'Berat Hasil Tidak Boleh Lebih Dari 4.500 g']);
  const none = await post('OWN', `hutang/${induk}/lelang`, { ...lelangStock, tujuan: 'LEBUR' });
  expect(said(none)).toEqual([422, 'Hasil Lebur Tidak Boleh Kosong']);
  const made = await lelangkan(induk, lebur);
  const [asked] = await shop.rows(
    `select angka from otorisasi where event = '{LELANG_HUTANG}' order by input_date desc limit 1`,
  );
  expect(asked!.angka).toEqual(
    expect.arrayContaining([
      { label: 'Murni', nilai: '3.225 g' },
      { label: 'Hasil lebur', nilai: '3.215 g' },
      { label: 'Susut murni', nilai: '0.010 g' },
      { label: 'Susut persen', nilai: '0.31%' },
    ]),
  );
  const bunga = made.bunga_rp;
  expect(lines(await seen(made))).toEqual([
    'persediaan 8198000',
    'pinjaman -3500000',
    `bunga -${bunga}`,
    `kelebihan_lelang -${8_198_000 - 3_500_000 - bunga}`,
    'jaminan 0 -1 -3000 7000 -2100',
    'lebur 0 1 2993 7000 2093',
    'susut 0 0 7 7000 7',
    'jaminan 0 -1 -1500 7500 -1125',
    'lebur 0 1 1497 7500 1122',
    'susut 0 0 3 7500 3',
    'lebur 0 0 -4490 7160 -3215',
    'gudang:RS 0 0 4490 7160 3215',
  ]);
  await batal(induk, made.no_lelang);
  expect((await hutangOf(induk)).status).toBe('AKTIF');
});

test('a shortfall is the shop’s loss, interest booked whole (worked), and there is no surplus to pay', async () => {
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  await shop.param('BUNGA_DEFAULT_PERSEN', persen(250));
  await shop.param('MASA_TENGGANG_LELANG', 10);
  const { no_faktur_hutang: induk } = await pinjamkan(shop, { jumlah_hutang: rp(6_500_000) });
  await shop.hari('2027-12-31');
  await warn(induk);
  const made = await lelangkan(induk);
  expect(made).toMatchObject({ bunga_rp: 726_000, kekurangan: 776_000, kelebihan: 0 });
  expect(lines(await seen(made)).slice(0, 4)).toEqual([
    'persediaan 6450000',
    'biaya:RUGI_LELANG 776000',
    'pinjaman -6500000',
    'bunga -726000',
  ]);
  const none = await post('OWN', `hutang/${induk}/bayar-kelebihan`, {});
  expect(said(none)).toEqual([409, 'Lelang Ini Tidak Menyisakan Kelebihan']);
});

test('a surplus that nobody fetched in twelve months is listed as lapsed, and is still owed', async () => {
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  await shop.hari('2028-06-01');
  await warn(induk);
  const { no_lelang } = await lelangkan(induk);
  await shop.hari('2029-06-02');
  const lapsed = await shop
    .as('SPV')
    .call(lelangDocument.list, { query: { status: 'KEDALUWARSA' } });
  expect(lapsed).toMatchObject([{ no_lelang, kelebihan_status: 'KEDALUWARSA' }]);
  expect((await bayar(induk)).kelebihan).toBe(lapsed[0]!.kelebihan);
});

test('redeemed and auctioned at once: one of them', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  await shop.hari('2029-12-01');
  await warn(induk);
  const both = await Promise.all([
    post('OWN', `hutang/${induk}/pelunasan`, {}),
    post('OWN', `hutang/${induk}/lelang`, lelangStock),
  ]);
  expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
});
