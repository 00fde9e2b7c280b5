import { expect, test } from 'vitest';
import { bisaDipanggil, periksaGateway } from '#areas/pesan/rules/gateway-pesan.ts';
import {
  bisaKe,
  bisaTenang,
  nomorWa,
  tentukanJeda,
  tentukanTunggu,
} from '#areas/pesan/rules/pesan.ts';

test('quiet from eight in the evening to eight in the morning', () => {
  const tenang = (jam: string) => bisaTenang(jam, '20:00', '08:00');
  expect(['19:59', '20:00', '23:59', '00:00', '07:59', '08:00'].map(tenang)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(bisaTenang('13:00', '12:00', '14:00')).toBe(true);
  expect(bisaTenang('13:00', '08:00', '08:00')).toBe(false);
});

test('a try that failed waits half a minute, then twice as long each time, an hour at most', () => {
  expect([1, 2, 3, 7, 20].map(tentukanTunggu)).toEqual([30, 60, 120, 1920, 3600]);
  expect([1, 2, 6, 30].map(tentukanJeda)).toEqual([10, 20, 300, 300]);
});

test('0812 is written to as 62812', () => {
  expect([nomorWa('081234567890'), nomorWa('6281234567890')]).toEqual([
    '6281234567890',
    '6281234567890',
  ]);
});

test('what went out is never queued again; what failed or is uncertain may be', () => {
  expect(bisaKe('TERKIRIM', 'ANTRE')).toBe(false);
  expect([bisaKe('GAGAL', 'ANTRE'), bisaKe('RAGU', 'ANTRE'), bisaKe('BATAL', 'ANTRE')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a shop reaches public servers alone, and what whoever runs the server has named', () => {
  const ya = ['https://jogja.wablas.com', 'https://solo.wablas.com/api'];
  const tidak = [
    'http://jogja.wablas.com',
    'https://169.254.169.254/latest',
    'https://localhost',
    'https://a@jogja.wablas.com',
    'https://db.internal',
    'https://jogja.wablas.com:5432',
    'file:///etc/passwd',
    'https://[::1]/',
    'https://printer.local/x',
    'https://2130706433',
  ];
  expect(ya.filter((one) => !bisaDipanggil(one, []))).toEqual([]);
  expect(tidak.filter((one) => bisaDipanggil(one, []))).toEqual([]);
  const dekat = ['http://192.168.1.9:3000'];
  expect(bisaDipanggil('http://192.168.1.9:3000/api', dekat)).toBe(true);
  expect(bisaDipanggil('http://192.168.1.9:30001', dekat)).toBe(false);
});

test('a gateway without its token, its address or its sender is refused', () => {
  const ask = { adaToken: true, diizinkan: [] };
  const wablas = { jenis: 'WABLAS', alamat: '', pengirim: '' } as const;
  const codes = (isi: Parameters<typeof periksaGateway>[0], how = ask) =>
    periksaGateway(isi, how).map(({ code }) => code);
  expect(codes(wablas)).toEqual(['ALAMAT_KOSONG']);
  expect(codes({ jenis: 'CLOUD', alamat: '', pengirim: 'abc' })).toEqual(['PENGIRIM_SALAH']);
  expect(codes({ ...wablas, alamat: 'https://a.wablas.com' }, { ...ask, adaToken: false })).toEqual(
    ['TOKEN_KOSONG'],
  );
  expect(codes({ jenis: 'TIDAK', alamat: '', pengirim: '' }, { ...ask, adaToken: false })).toEqual(
    [],
  );
});
