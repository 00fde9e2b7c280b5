import { expect, test } from 'vitest';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';

const { shop, masuk, hitung, tutupToko, pagi, refused } = await openTutupUji();

test('a day closed on the next morning: the next writes are of the new day, without a new log-in (D-2.3)', async () => {
  await hitung(1_000_000);
  await pagi('2026-11-21T02:00:00.000Z');
  await tutupToko();
  // Two counters at once: the day is opened once.
  const made = await Promise.all([masuk(200_000), masuk(300_000)]);
  expect(made.map(({ tgl_system }) => tgl_system)).toEqual(['2026-11-21', '2026-11-21']);
  expect(
    await shop.rows(
      `select kunci, user_id from audit where tindakan = 'BUKA_HARI' and kunci = '2026-11-21'`,
    ),
  ).toEqual([{ kunci: '2026-11-21', user_id: 'ksr.kj1' }]);

  // A day that is closed on its own date stays closed.
  await hitung(1_500_000);
  await tutupToko();
  await refused(() => masuk(100_000), { status: 409, code: 'HARI_TUTUP' });
});
