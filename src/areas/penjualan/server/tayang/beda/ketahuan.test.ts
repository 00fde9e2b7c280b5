import { expect, test } from 'vitest';
import {
  BERBEDA,
  dijual,
  isi,
  kirimDijual,
  pesanan,
  rumah,
  sebut,
  sinyal,
  TAK_DISEBUT,
  TEMAN,
} from '#tests/kit/uji/buka/jual-tayang.ts';
import { bukaTayang, maju, order, shop, tayangkan } from '#tests/kit/uji/buka/tayang.ts';

/** What is found of a sale after its day (decision 1165). */
bukaTayang();

test('who gains: an order that is named nine days later stands on the day of that, and a week on the home', async () => {
  await shop.hari('2026-12-01');
  const [code = ''] = await tayangkan();
  const no = await dijual(isi(code, { customer: TEMAN }));
  await shop.hari('2026-12-10');
  await sebut(order([code]));
  expect(await pesanan()).toMatchObject([
    { status: 'DIJUAL', pasti: true, beda: ['HP', 'ALAMAT'] },
  ]);
  expect(await sinyal(BERBEDA, '2026-12-01')).toEqual([]);
  expect(await sinyal(BERBEDA, '2026-12-10')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, no_dokumen: [no] },
  ]);
  // An owner who is away from Thursday to Wednesday reads it.
  await shop.hari('2026-12-16');
  expect(await rumah()).toEqual([['PESANAN_ONLINE_BEDA', 'SHP ORD-1']]);
  await shop.hari('2026-12-17');
  expect(await rumah()).toEqual([]);
});

test('who gains: a piece that lay in the basket of who sold it, as its order was named, is told at once', async () => {
  await shop.hari('2026-12-21');
  const [a = '', c = ''] = await tayangkan(['P4', 'P4']);
  await sebut(order([c], { no_order: 'ASLI' }));
  await shop.as('SPV').raw('POST', 'keranjang', { kode_barcode: a });
  await sebut(order([a]));
  expect(await pesanan()).toMatchObject([
    { no_order: 'ASLI' },
    { no_order: 'ORD-1', status: 'DITOLAK' },
  ]);
  maju(60);
  await dijual(isi(a, { no_order: 'KETIKAN', customer: TEMAN }));
  expect(await sinyal(TAK_DISEBUT, '2026-12-21')).toMatchObject([
    { jml: 1, uraian: 'SHP KETIKAN, barangnya dipesan ORD-1' },
  ]);
});

test('who gains: one telephone for two masked ones: the address tells two buyers of one parcel', async () => {
  await shop.hari('2027-01-11');
  const [a = '', b = '', c = ''] = await tayangkan(['P4', 'P4', 'P4']);
  const kirim = (body: object) => kirimDijual(body, 'JNE 001');
  const di = (alamat: string) => ({ customer: { ...TEMAN, alamat } });
  const satu = await kirim(isi(a, { no_order: 'R-1', ...di('Jl. Teman 1') }));
  const dua = await kirim(isi(b, { no_order: 'R-2', ...di('JL TEMAN  1') }));
  expect(await sinyal('RESI DUA PESANAN')).toEqual([]);
  const tiga = await kirim(isi(c, { no_order: 'R-3', ...di('Jl. Seberang 9, Medan') }));
  expect(await sinyal('RESI DUA PESANAN')).toMatchObject([
    { user_id: 'ksr.kj1', jml: 1, no_dokumen: [satu, dua, tiga].toSorted() },
  ]);
});
