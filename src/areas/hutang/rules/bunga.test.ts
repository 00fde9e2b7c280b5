import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { plain } from '#kit/rules/sentence.ts';
import {
  hitungBunga,
  hitungJatuhTempo,
  periksaSampai,
  type CaraBunga,
  type PokokHutang,
} from '#areas/hutang/rules/bunga.ts';

const hutang = (more: Partial<PokokHutang> = {}): PokokHutang => ({
  tgl_hutang: hari('2026-11-20'),
  jumlah_hutang: rp(3_500_000),
  bunga: persen(300),
  cara_bunga: 'HARIAN',
  hari_minimal: 1,
  langkah_bunga: rp(500),
  bunga_dibayar_sampai: hari('2026-11-20'),
  lama_bulan: 4,
  tgl_jatuh_tempo: hari('2027-03-20'),
  ...more,
});
const after = (days: number, more: Partial<PokokHutang> = {}) =>
  hitungBunga(hutang(more), addDays(hutang().tgl_hutang, days));

describe('3,500,000 at 3 % a month, rounded up to 500 (worked interest of D-35)', () => {
  test.each([
    [0, 3_500, 105_000, 52_500],
    [16, 56_000, 105_000, 105_000],
    [30, 105_000, 105_000, 105_000],
    [31, 108_500, 210_000, 157_500],
    [47, 164_500, 210_000, 210_000],
  ])('%i days: daily %i, whole months %i, half months %i', (days, daily, month, half) => {
    const ways = (['HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN'] as const).map(
      (cara_bunga) => after(days, { cara_bunga }).bunga_rp,
    );
    expect(ways).toEqual([daily, month, half]);
  });

  test('three days where fifteen are the least: 52,500, and the same day costs nothing where none are', () => {
    expect(after(3, { hari_minimal: 15 }).bunga_rp).toBe(52_500);
    expect(after(0, { hari_minimal: 0 }).bunga_rp).toBe(0);
  });

  test('from 28 February to 1 March of a leap year are two days: 7,000', () => {
    const tgl = hari('2028-02-28');
    const of = hutang({ tgl_hutang: tgl, bunga_dibayar_sampai: tgl });
    expect(hitungBunga(of, hari('2028-03-01')).bunga_rp).toBe(7_000);
  });

  test('1,234,567 at 2.75 % for 13 days is 15,000, with a step of one rupiah 14,712', () => {
    const odd = { jumlah_hutang: rp(1_234_567), bunga: persen(275) };
    expect(after(13, odd).bunga_rp).toBe(15_000);
    expect(after(13, { ...odd, langkah_bunga: rp(1) }).bunga_rp).toBe(14_712);
  });
});

test('days that were paid are not charged again, also where a whole month was paid into the future', () => {
  const paid = after(31, { cara_bunga: 'BULAN_PENUH' });
  expect(paid).toMatchObject({ hari_bunga: 60, sampai: '2027-01-19' });
  const now = hutang({ cara_bunga: 'BULAN_PENUH', bunga_dibayar_sampai: paid.sampai });
  expect(hitungBunga(now, hari('2027-01-10'))).toMatchObject({ lama_pinjam: 0, bunga_rp: 0 });
  expect(hitungBunga(now, hari('2027-01-20'))).toMatchObject({ lama_pinjam: 1, bunga_rp: 105_000 });
});

describe('the due date is counted from the first day', () => {
  test.each([
    ['2026-10-31', 4, '2026-10-31', '2027-02-28'],
    ['2026-10-31', 4, '2026-12-31', '2027-04-30'],
    ['2026-11-20', 4, '2026-12-19', '2027-03-20'],
    ['2026-11-20', 4, '2026-12-20', '2027-04-20'],
    ['2027-02-01', 1, '2027-03-03', '2027-04-01'],
  ])('lent on %s for %i months, paid up to %s: due on %s', (tgl, months, sampai, due) => {
    expect(
      hitungJatuhTempo(
        { dasar_tempo: hari(tgl), mulai_bunga: hari(tgl), lama_bulan: months },
        hari(sampai),
      ),
    ).toBe(due);
  });
});

test('interest may be paid until today or the due date, whichever is later, and no paid day twice', () => {
  const said = (sampai: string, today: string) =>
    periksaSampai(hutang(), hari(sampai), hari(today)).map(({ message }) => plain(message));
  expect(said('2026-11-20', '2026-11-20')).toEqual([
    'Bunga Sudah Dibayar Sampai 20 November 2026, Pilih Tanggal Sesudahnya',
  ]);
  expect(said('2027-03-20', '2026-11-20')).toEqual([]);
  expect(said('2027-03-21', '2026-11-20')).toEqual([
    'Bunga Paling Jauh Dibayar Sampai 20 Maret 2027',
  ]);
  expect(said('2027-04-01', '2027-04-01')).toEqual([]);
});

/** Counted day by day, in fractions of BigInt: nothing of the rule is used here. */
function byHand(of: PokokHutang, tgl: Hari): number {
  let days = 0;
  for (let at = of.bunga_dibayar_sampai; at < tgl; at = addDays(at, 1)) days++;
  if (of.bunga_dibayar_sampai === of.tgl_hutang && days < of.hari_minimal) days = of.hari_minimal;
  const unit = { HARIAN: 1, SETENGAH_BULAN: 15, BULAN_PENUH: 30 }[of.cara_bunga];
  while (days % unit !== 0) days++;
  const [top, under] = [BigInt(of.jumlah_hutang) * BigInt(of.bunga) * BigInt(days), 300_000n];
  const step = BigInt(of.langkah_bunga) * under;
  const rest = top % step;
  return Number((rest === 0n ? top : top + step - rest) / under);
}

test('2,000 loans of any day, way, rate, step, part that was paid and renewal cost what counting by hand says', () => {
  const ways: CaraBunga[] = ['HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN'];
  fc.assert(
    fc.property(
      fc.record({
        start: fc.integer({ min: 0, max: 3000 }),
        amount: fc.integer({ min: 1, max: 5_000_000_000 }),
        rate: fc.integer({ min: 0, max: 1500 }),
        way: fc.constantFrom(...ways),
        least: fc.integer({ min: 0, max: 45 }),
        step: fc.constantFrom(1, 100, 500, 1000, 2500),
        payments: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 4 }),
        renewals: fc.array(
          fc.record({
            wait: fc.integer({ min: 0, max: 150 }),
            amount: fc.integer({ min: 1, max: 5_000_000_000 }),
          }),
          { maxLength: 3 },
        ),
        last: fc.integer({ min: 0, max: 400 }),
      }),
      ({ start, amount, rate, way, least, step, payments, renewals, last }) => {
        const tgl = addDays(hari('2024-01-01'), start);
        let of = hutang({
          tgl_hutang: tgl,
          bunga_dibayar_sampai: tgl,
          cara_bunga: way,
          hari_minimal: least,
          jumlah_hutang: rp(amount),
          bunga: persen(rate),
          langkah_bunga: rp(step),
        });
        let charged = 0;
        for (const days of payments) {
          const to = addDays(of.bunga_dibayar_sampai, days);
          const paid = hitungBunga(of, to);
          expect(paid.bunga_rp).toBe(byHand(of, to));
          expect(paid.sampai >= to).toBe(true);
          charged += paid.hari_bunga;
          of = { ...of, bunga_dibayar_sampai: paid.sampai };
          const due = hitungJatuhTempo(
            { dasar_tempo: tgl, mulai_bunga: tgl, lama_bulan: 4 },
            of.bunga_dibayar_sampai,
          );
          expect(due >= addMonths(tgl, 4)).toBe(true);
        }
        expect(daysBetween(tgl, of.bunga_dibayar_sampai)).toBe(charged);
        // Renewed: the old loan's interest is paid whole, the new one begins where that ended.
        for (const { wait, amount: other } of renewals) {
          const on = addDays(of.bunga_dibayar_sampai, wait);
          const owed = hitungBunga(of, on);
          expect(owed.bunga_rp).toBe(byHand(of, on));
          charged += owed.hari_bunga;
          const { sampai } = owed;
          of = { ...of, tgl_hutang: on, jumlah_hutang: rp(other), hari_minimal: 0 };
          of = { ...of, bunga_dibayar_sampai: sampai };
          expect(daysBetween(tgl, sampai)).toBe(charged);
        }
        const end = addDays(of.bunga_dibayar_sampai, last);
        expect(hitungBunga(of, end).bunga_rp).toBe(byHand(of, end));
      },
    ),
    { numRuns: 2000 },
  );
});
