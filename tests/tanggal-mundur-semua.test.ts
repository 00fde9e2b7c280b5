import { describe, expect, test } from 'vitest';
import { EVENTS } from '#app/contract/events.ts';
import { bukaMundur, shop, SEMUA } from '#tests/kit/uji/mundur.ts';

bukaMundur();

describe('over all calls', () => {
  /** Steps of a count, a tag on a piece, a wish of a customer: they date nothing, what comes of them is asked for. */
  const LANGKAH = [
    'POST opname-hutang',
    'POST opname-hutang/start',
    'POST pesanan-online/:id/po',
    'POST pre-order',
    'POST pre-order/:no/batal',
    'POST pre-order/:no/proses',
    'POST pre-order/:no/selesai',
    'POST rfid/lepas',
    'POST rfid/pasang',
    'POST stock-opname',
    'POST stock-opname-berlian',
    'POST stock-opname-berlian/pindai',
    'POST stock-opname-penerimaan',
    'POST stock-opname-penerimaan/pindai',
    'POST stock-opname/pindai',
  ];
  const dihari = SEMUA.filter(({ key, anyDay }) => key === 'required' && !anyDay);

  test('whatever saves on the open day asks for it, but the steps that date nothing', () => {
    const tidak = dihari.filter(({ approvable }) => !approvable).map(({ call }) => call);
    expect(tidak.toSorted()).toEqual(LANGKAH.toSorted());
  });

  test('the rule of I-21 knows the same calls', async () => {
    const jalur = SEMUA.filter(({ method }) => method !== 'GET').map((one) => ({
      jalur: `${one.method} /api/v1/${one.path.replace(/:\w+/g, 'PJKJ1261120001')}`,
      minta: one.key === 'required' && !one.anyDay && one.approvable !== undefined,
    }));
    const said = await shop.rows('select simpan_di_hari(j) as minta from unnest($1::text[]) j', [
      jalur.map((one) => one.jalur),
    ]);
    expect(jalur.filter((one, at) => one.minta !== said[at]!.minta)).toEqual([]);
  });

  test('the event is asked of those and answered by those that the requirement names', () => {
    expect(EVENTS.TANGGAL_MUNDUR).toMatchObject({
      diminta: ['SPV', 'MU', 'OWN'],
      penyetuju: 'OWN',
    });
  });
});
