import { expect, test } from 'vitest';
import { escposOf, kickOf } from '#kit/rules/escpos.ts';
import {
  isAlamatPribadi,
  isBase64,
  isKodeAgen,
  keadaanTugas,
  laciDalam,
  rapikanKodeAgen,
  makeKodeAgen,
  TUGAS_HIDUP_MS,
} from '#areas/akses/rules/agen.ts';

test('only addresses of the computer itself and of a shop’s own network are private', () => {
  for (const one of ['127.0.0.1', '10.0.0.7', '192.168.1.50', '172.16.0.1', '172.31.9.9', '::1'])
    expect(isAlamatPribadi(one), one).toBe(true);
  for (const one of ['fd00::1', 'fc12:3::9']) expect(isAlamatPribadi(one), one).toBe(true);
  for (const one of [
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '169.254.169.254',
    '10.0.0.256',
    '0.0.0.0',
    '::ffff:8.8.8.8',
    '2001:db8::1',
    'printer.toko',
    '10.0.0.7.example.com',
    '',
  ])
    expect(isAlamatPribadi(one), one).toBe(false);
});

test('a code has eight signs that nobody takes for each other, and is read in small letters with a stroke', () => {
  const kode = makeKodeAgen(Uint8Array.from({ length: 32 }, (_, at) => at * 7));
  expect(kode).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
  expect(isKodeAgen(kode)).toBe(true);
  // Of bytes that would favour the first signs none counts.
  expect(isKodeAgen(makeKodeAgen(new Uint8Array(32).fill(255)))).toBe(false);
  expect(rapikanKodeAgen(' abcd-efgh ')).toBe('ABCDEFGH');
});

test('a paper that nobody took in two minutes has failed unbegun; one that was taken and not answered for may be on paper', () => {
  const baru = { hasil: null, diambil: false, mulai: false, umur_ms: 100 } as const;
  const lama = TUGAS_HIDUP_MS + 1;
  expect(keadaanTugas(baru)).toEqual({ keadaan: 'MENUNGGU', mulai: false });
  expect(keadaanTugas({ ...baru, umur_ms: lama })).toEqual({ keadaan: 'GAGAL', mulai: false });
  expect(keadaanTugas({ ...baru, diambil: true })).toEqual({ keadaan: 'DIAMBIL', mulai: true });
  expect(keadaanTugas({ ...baru, diambil: true, umur_ms: lama })).toEqual({
    keadaan: 'GAGAL',
    mulai: true,
  });
  expect(keadaanTugas({ ...baru, hasil: 'TERCETAK', mulai: true, umur_ms: lama }).keadaan).toBe(
    'TERCETAK',
  );
});

test('dots of a logo and letters of a QR may look like a drawer; what comes behind them may not', () => {
  const dots = [0x1b, 0x70, 0, 25, 250, 0x10, 0x14, 0x07];
  const logo = [0x1d, 0x76, 0x30, 0, 1, 0, dots.length, 0, ...dots];
  expect(laciDalam(Uint8Array.from([...logo, 10]))).toBe('TIDAK');
  expect(laciDalam(Uint8Array.from([...logo, ...kickOf(2)]))).toBe('TERSEMBUNYI');
  const sheet = {
    name: 'PELANGGAN',
    lines: [
      { kind: 'center', text: 'Toko Emas Kencana', look: 'big' },
      { kind: 'barcode', code: 'PJKJ126' },
      { kind: 'qr', text: 'https://kilau.example/n/7' },
      { kind: 'total', left: 'Total', right: '1,470,000' },
    ],
  } as const;
  for (const roll of [58, 80] as const)
    expect(laciDalam(escposOf(sheet, { roll, cut: true }))).toBe('TIDAK');
});

test('bytes that open a drawer are seen among others, and what is no base64 is refused', () => {
  const laci = (...bytes: number[]) => laciDalam(Uint8Array.from(bytes));
  expect([laci(...kickOf(2)), laci(...kickOf(5))]).toEqual(['BUKA', 'BUKA']);
  expect(laci(65, ...kickOf(2))).toBe('TERSEMBUNYI');
  expect(laci(0x10, 0x14, 1, 0, 1)).toBe('TERSEMBUNYI');
  expect([laci(65, 0x07), laci(65, 0x1b), laci(0x1b, 0x40, 0x70)]).toEqual([
    'TERSEMBUNYI',
    'TERSEMBUNYI',
    'TIDAK',
  ]);
  expect(laciDalam(Buffer.from('CLS\r\nCASHDRAWER 0,25,250\r\n'))).toBe('TERSEMBUNYI');
  expect([isBase64('QUI='), isBase64('QUI'), isBase64('A*I='), isBase64('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
