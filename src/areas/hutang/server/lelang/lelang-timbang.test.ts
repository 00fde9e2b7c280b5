import { beforeAll, describe, expect, test } from 'vitest';
import { mg, plus, rp } from '#kit/rules/quantity.ts';
import { suratLelang } from '#areas/hutang/server/lelang/surat-lelang.ts';
import { ditimbang, lewatkan, pinjaman, pinjamkan } from '#tests/kit/hutang.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import {
  bukaLelang,
  hutangOf,
  lines,
  post,
  said,
  seen,
  shop,
  STOCK,
  stockOf,
  type Lelang,
} from '#tests/kit/uji/lelang.ts';

bukaLelang();
beforeAll(() => shop.param('HARGA_ROSOK', rp(2_550_000)));

const piece = (urut: 1 | 2, more: object = {}) => ({ ...ditimbang[urut - 1], ...more });
const LEBUR = { ...STOCK, tujuan: 'LEBUR', hasil: { berat: 4.49, kadar: 71.6, kode_gudang: null } };
/** On the scale 20 mg heavier and 50 mg lighter than the ticket says, which is the whole tolerance. */
const LAIN = [piece(1, { berat: 3.02 }), piece(2, { berat: 1.45 })];

async function lewat(more: Parameters<typeof pinjaman>[0] = {}): Promise<string> {
  const { no_faktur_hutang } = await pinjamkan(shop, more);
  await lewatkan(shop, no_faktur_hutang);
  return no_faktur_hutang;
}
const untouched = async (induk: string) => {
  expect((await hutangOf(induk)).status).toBe('AKTIF');
  for (const table of ['hutang_lelang', 'hutang_kelebihan'])
    expect(await shop.rows(`select from ${table} where no_faktur_hutang = $1`, [induk])).toEqual(
      [],
    );
};

describe.each([
  ['to the warehouse', STOCK],
  ['melted at once', LEBUR],
])(
  'two rings of 3.000 g and 1.500 g, %s: an owner alone auctions none that was not weighed',
  (_, goal) => {
    let induk = '';
    beforeAll(async () => {
      induk = await lewat();
    });

    test.each<readonly [string, object, number, string]>([
      ['no goods are named', {}, 422, 'Barang Tidak Boleh Kosong'],
      ['goods of null', { barang: null }, 400, 'Barang Tidak Boleh Kosong'],
      ['an empty list of goods', { barang: [] }, 422, 'Barang Tidak Boleh Kosong'],
      [
        'a weight is left out',
        { barang: [piece(1), { urut: 2, kode_group: 'T' }] },
        422,
        'Berat Tidak Boleh Kosong',
      ],
      [
        'a weight of null',
        { barang: [piece(1, { berat: null }), piece(2)] },
        400,
        'Berat Tidak Boleh Kosong',
      ],
      [
        'an empty weight',
        { barang: [piece(1, { berat: '' }), piece(2)] },
        400,
        'Berat Tidak Boleh Kosong',
      ],
      [
        'a weight of nothing',
        { barang: [piece(1, { berat: 0 }), piece(2)] },
        422,
        'Berat Tidak Boleh 0',
      ],
      [
        'less than nothing',
        { barang: [piece(1, { berat: -3 }), piece(2)] },
        422,
        'Berat Tidak Boleh 0',
      ],
      [
        'one ring is left out',
        { barang: [piece(1)] },
        422,
        'Semua Barang Harus Ditimbang Ulang, Satu Kali',
      ],
      [
        'the heavy ring is weighed twice',
        { barang: [piece(1), piece(1)] },
        422,
        'Semua Barang Harus Ditimbang Ulang, Satu Kali',
      ],
      [
        'a ring of another loan beside them',
        { barang: [piece(1), piece(2), { ...piece(2), urut: 3 }] },
        422,
        'Semua Barang Harus Ditimbang Ulang, Satu Kali',
      ],
      [
        'lighter than pledged by 51 mg',
        { barang: [piece(1, { berat: 2.949 }), piece(2)] },
        422,
        'Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
      ],
      [
        'heavier than pledged by 51 mg',
        { barang: [piece(1), piece(2, { berat: 1.551 })] },
        422,
        'Berat Cincin mata Harus 1.500 g, Selisih Paling Banyak 0.050 g',
      ],
      [
        'as heavy together, 0.200 g moved from the ring of 70 % to that of 75 %',
        { barang: [piece(1, { berat: 2.8 }), piece(2, { berat: 1.7 })] },
        422,
        'Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
      ],
    ])('%s', async (_name, more, status, message) => {
      const answer = await post('OWN', `hutang/${induk}/lelang`, { ...goal, ...more });
      expect(said(answer)).toEqual([status, message]);
      await untouched(induk);
    });
  },
);

describe('3.020 g and 1.450 g on the scale', () => {
  let induk = '';
  let made: Lelang;

  test('who agrees reads both weights of each ring, and agrees to these alone', async () => {
    induk = await lewat();
    const path = `hutang/${induk}/lelang`;
    const asked = await minta(shop.as('SPV'), { path, body: { ...STOCK, barang: LAIN } });
    const { keystore } = asked.body.data as { keystore: string };
    const [{ angka }] = (await shop.rows('select angka from otorisasi where keystore = $1', [
      keystore,
    ])) as [{ angka: unknown[] }];
    expect(angka).toEqual(
      expect.arrayContaining([
        { label: 'Barang 1', nilai: 'Cincin polos: 3.000 g, ditimbang 3.020 g' },
        { label: 'Barang 2', nilai: 'Cincin mata: 1.500 g, ditimbang 1.450 g' },
      ]),
    );
    await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
    const setuju = { 'x-otorisasi': keystore };
    const other = await send(shop.as('SPV'), path, { ...STOCK, barang: ditimbang }, setuju);
    expect([403, 409]).toContain(other.status);
    await untouched(induk);
    const { status, body } = await send(shop.as('SPV'), path, { ...STOCK, barang: LAIN }, setuju);
    expect(status, JSON.stringify(body)).toBe(201);
    made = body.data as Lelang;
  });

  test('they are booked as pledged; what the scale said stands on the auction, its paper and in the record', async () => {
    const held = await seen(made);
    expect(lines(held).slice(-4)).toEqual([
      'jaminan 0 -1 -3000 7000 -2100',
      'gudang:BL 0 1 3000 7000 2100',
      'jaminan 0 -1 -1500 7500 -1125',
      'gudang:BL 0 1 1500 7500 1125',
    ]);
    expect(held.detail_barang.map(({ berat, ditimbang: scale }) => [berat, scale])).toEqual([
      [3_000, 3_020],
      [1_500, 1_450],
    ]);
    const paper = suratLelang(held, plus(held.jumlah_hutang, held.bunga_rp));
    expect(paper.barang?.map(([, words]) => words)).toEqual([
      expect.stringMatching(/^3\.000 g, ditimbang 3\.020 g, kadar 70%, nilai Rp/),
      expect.stringMatching(/^1\.500 g, ditimbang 1\.450 g, kadar 75%, nilai Rp/),
    ]);
    const [log] = await shop.rows(
      `select jsonb_path_query_array(sesudah::jsonb, '$.detail_barang[*].ditimbang') as berat from audit
        where tindakan = 'LELANG' and kunci = $1`,
      [made.no_lelang],
    );
    expect(log).toEqual({ berat: [3_020, 1_450] });
  });

  test('undone and auctioned once more they are weighed once more', async () => {
    const { no_lelang } = made;
    const back = await disetujui(
      shop,
      `hutang/${induk}/lelang/${no_lelang}/batal`,
      { alasan: 'Customer datang menebus' },
      ...(['OWN', 'SPV'] as const),
    );
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await stockOf(no_lelang)).toEqual([]);
    const again = await post('OWN', `hutang/${induk}/lelang`, { ...STOCK, barang: [piece(1)] });
    expect(said(again)).toEqual([422, 'Semua Barang Harus Ditimbang Ulang, Satu Kali']);
    expect(
      await shop.rows('select no_lelang, status from hutang_lelang where no_faktur_hutang = $1', [
        induk,
      ]),
    ).toEqual([{ no_lelang, status: 'CANC' }]);
  });
});

test('a ring of 3.000 g with 0.100 g of stones lies on the scale with them, and is booked without', async () => {
  const berbatu = pinjaman().detail_barang.map((one, at) =>
    at === 0 ? { ...one, berat_bersih: mg(2_900) } : one,
  );
  const induk = await lewat({ detail_barang: berbatu });
  const path = `hutang/${induk}/lelang`;
  const light = { ...STOCK, barang: [piece(1, { berat: 2.9 }), piece(2)] };
  expect(said(await post('OWN', path, light))).toEqual([
    422,
    'Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
  ]);
  const { body } = await post('OWN', path, { ...STOCK, barang: ditimbang });
  const [ring] = (body.data as Lelang).detail_barang;
  expect(ring).toMatchObject({ berat: 2.9, ditimbang: 3 });
});
