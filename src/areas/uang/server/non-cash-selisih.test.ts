import { describe, expect, test } from 'vitest';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { bukaNonCash, shop, jual, baris, isi, cairkan, ditolak } from '#tests/kit/uji/non-cash.ts';

bukaNonCash();

describe('another amount than the nota says (NON_CASH_SELISIH)', () => {
  test('the bank kept 6,000 where 0.5 % is 5,000: the owner looks first', async () => {
    const no = await jual();
    await ditolak(() => cairkan(isi(baris(no, 6_000))), {
      status: 403,
      extra: { event: 'NON_CASH_SELISIH', level: ['OWN'] },
    });
    const told = await cairkan(isi(baris(no, 6_000))).catch((error) => error);
    expect(told.extra.angka.map((one: { nilai: string }) => one.nilai)).toEqual([
      'Rp 1,000,000',
      'Rp 5,000',
      'Rp 994,000',
    ]);
    const done = await shop.approved(
      'SPV',
      nonCashDocument.makes.cair,
      isi(baris(no, 6_000)),
      'OWN',
    );
    expect(done).toMatchObject({ biaya_bank: 6_000, otorisasi: [expect.any(String)] });
  });

  test('an owner needs nobody, and a payment that never arrives is a cost as a whole', async () => {
    const no = await jual();
    expect(await cairkan(isi(baris(no, 1_000_000)), 'OWN')).toMatchObject({ dana_masuk: 0 });
    const lain = await jual();
    await ditolak(() => cairkan(isi(baris(lain, 1_000_001)), 'OWN'), { code: 'BIAYA_LEBIH' });
  });
});
