import { expect, test } from 'vitest';
import {
  bukaLaci,
  isAlamatPribadi,
  isBase64,
  isKodeAgen,
  keadaanTugas,
  rapikanKodeAgen,
  susunKodeAgen,
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
  const kode = susunKodeAgen(Uint8Array.from({ length: 32 }, (_, at) => at * 7));
  expect(kode).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
  expect(isKodeAgen(kode)).toBe(true);
  // Of bytes that would favour the first signs none counts.
  expect(isKodeAgen(susunKodeAgen(new Uint8Array(32).fill(255)))).toBe(false);
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

test('bytes that open a drawer are seen among others, and what is no base64 is refused', () => {
  expect(bukaLaci(Uint8Array.of(65, 0x1b, 0x70, 0, 25, 250))).toBe(true);
  expect(bukaLaci(Uint8Array.of(0x10, 0x14, 1, 0, 1))).toBe(true);
  expect(bukaLaci(Uint8Array.of(0x1b, 0x40, 0x70))).toBe(false);
  expect([isBase64('QUI='), isBase64('QUI'), isBase64('A*I='), isBase64('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
