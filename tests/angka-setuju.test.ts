import { expect, test } from 'vitest';
import { EVENTS } from '#app/contract/events.ts';
import { ANGKA_SETUJU, kurangAngka } from '#tests/kit/exam/angka-setuju.ts';

/** The list itself is held against every request that any test of a whole shop makes (`closeHouse`). */
test('every event that a superior is asked for names what he reads, and no other name is there', () => {
  expect(Object.keys(ANGKA_SETUJU).toSorted()).toEqual(Object.keys(EVENTS).toSorted());
  const empty = Object.entries(ANGKA_SETUJU).filter(
    ([, ways]) => ways.length === 0 || ways.some((way) => way !== 1 && way.length === 0),
  );
  expect(empty).toEqual([]);
});

const label = (...labels: string[]) => labels.map((one) => ({ label: one }));

test('a buy-back above the limit without its seller, or a price without what it was, is seen', () => {
  const event = ['BELI_DI_ATAS_BATAS'];
  const whole = label('Total', 'Batas', 'Kas toko', 'Penjual', 'Identitas');
  expect(kurangAngka({ event, angka: whole })).toEqual([]);
  expect(kurangAngka({ event, angka: whole.slice(0, 4) })).toEqual([
    'BELI_DI_ATAS_BATAS: Total, Batas, Kas toko, Penjual',
  ]);
  expect(kurangAngka({ event: ['UBAH_BARANG'], angka: [] })).toEqual(['UBAH_BARANG: -']);
});

test('of several events in one request each has its own figures', () => {
  const second = { ke: 2 } as const;
  const angka = [
    ...label('Alasan', 'Dibuka hari ini'),
    { label: 'Parameter', ...second },
    { label: 'Nilai lama', ...second },
  ];
  expect(kurangAngka({ event: ['BUKA_LACI', 'UBAH_PARAMETER'], angka })).toEqual([
    'UBAH_PARAMETER: Parameter, Nilai lama',
  ]);
});
