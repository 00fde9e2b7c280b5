import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { tentukanJam, type Jam } from '#areas/toko/rules/jam.ts';

/** The morning after a day that was closed in the evening. */
const pagi: Jam = {
  jam: '2026-11-21T02:00:00.000Z',
  terakhir: '2026-11-20T13:00:00.000Z',
  izin: null,
  beda: 0,
  kalender: hari('2026-11-21'),
  hari: hari('2026-11-20'),
  buka: false,
  diakui: null,
};

test('clocks of server and database that are 30 seconds apart open no day until the date is agreed to', () => {
  expect(tentukanJam({ ...pagi, beda: 29_999 }).lompat).toBe(null);
  expect(tentukanJam({ ...pagi, beda: 30_000 }).lompat).toBe('2026-11-21');
  expect(tentukanJam({ ...pagi, beda: 30_000, diakui: pagi.kalender }).lompat).toBe(null);
  // A day that is open goes on: its acts have the database's time.
  expect(tentukanJam({ ...pagi, beda: 3_600_000, buka: true }).lompat).toBe(null);
});

test('behind the last act 120 seconds are waited for, a millisecond more is refused, an owner’s word lets it go on', () => {
  const mundur = (ms: number, izin: string | null = null) => {
    const jam = new Date(Date.parse(pagi.terakhir!) - ms).toISOString();
    return tentukanJam({ ...pagi, jam, kalender: hari('2026-11-20'), buka: true, izin });
  };
  expect(mundur(0)).toEqual({ mundur: null, lompat: null });
  expect(mundur(120_000)).toEqual({ waktu: pagi.terakhir, mundur: null, lompat: null });
  expect(mundur(120_001)).toEqual({ mundur: 121, lompat: null });
  expect(mundur(3_600_000, pagi.terakhir)).toEqual({
    waktu: pagi.terakhir,
    mundur: null,
    lompat: null,
  });
});
