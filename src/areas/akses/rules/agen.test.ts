import { expect, test } from 'vitest';
import { escposOf, kickOf } from '#kit/rules/escpos.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import {
  barisKertas,
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
    for (const cut of [false, true])
      expect(laciDalam(escposOf(sheet, { roll, cut }))).toBe('TIDAK');
});

/** Read as a picture that ends behind everything, by who takes any 1D for its beginning. */
const LOGO_TANPA_AKHIR = [0x1d, 0x76, 0x30, 0, 255, 255, 255, 255];

test('who gains: a printer that reads another command than we do opens no drawer', () => {
  const laci = (...bytes: number[]) => laciDalam(Uint8Array.from(bytes));
  const pulsa = kickOf(2);
  const buka = [...LOGO_TANPA_AKHIR.slice(1), ...pulsa];
  // 1D is the argument of the command before it: small, bold, high letters; middle; bold; times 2.
  for (const perintah of [
    [0x1b, 0x21],
    [0x1b, 0x61],
    [0x1b, 0x45],
    [0x1d, 0x21],
  ])
    expect(laci(0x1b, 0x40, ...perintah, 0x1d, ...buka)).toBe('TERSEMBUNYI');
  // A printer refuses such a barcode, such a picture and such a QR, and goes on behind the header.
  expect(laci(0x1d, 0x6b, 67, 5, ...pulsa)).toBe('TERSEMBUNYI');
  expect(laci(0x1d, 0x6b, 73, 7, 0x7b, 0x42, ...pulsa)).toBe('TERSEMBUNYI');
  expect(laci(0x1d, 0x76, 0x30, 99, 5, 0, 1, 0, ...pulsa)).toBe('TERSEMBUNYI');
  expect(laci(0x1d, 0x76, 0x30, 0, 100, 0, 1, 0, ...Array<number>(95).fill(0), ...pulsa)).toBe(
    'TERSEMBUNYI',
  );
  expect(laci(65, 0x1d, 0x76, 0x30, 0, 5, 0, 1, 0, ...pulsa)).toBe('TERSEMBUNYI');
  expect(laci(0x1d, 0x28, 0x6b, 8, 0, 49, 80, 48, ...pulsa)).toBe('TERSEMBUNYI');
  expect(laci(0x1d, 0x28, 0x4c, 7, 0, 48, 1, ...pulsa)).toBe('TERSEMBUNYI');
  // It is longer than the paper, or the other half of a letter is the beginning of a command.
  expect(laci(...LOGO_TANPA_AKHIR, 0)).toBe('TERSEMBUNYI');
  expect(laci(0x81, 0x1b, 0x61, 0, 10)).toBe('TERSEMBUNYI');
});

test('who gains: a command with an argument that our receipts never have is none of ours', () => {
  const laci = (...hex: string[]) => laciDalam(Buffer.from(hex.join(''), 'hex'));
  const pulsa = '1b700019fa';
  // 4,097 rows, of which a printer that counts fewer reads one.
  const nol = '00'.repeat(4097 - pulsa.length / 2 - 1);
  expect(laci('1b40', '1d76300001000110', '00', pulsa, nol)).toBe('TERSEMBUNYI');
  expect(laci('1d7630000100ff08', '00'.repeat(2303))).toBe('TIDAK');
  // A cut without a feed has no fourth byte: it is half a letter, and eats the beginning of the picture.
  expect(laci('1b40', '1d560081', '1d76300005000100', pulsa)).toBe('TERSEMBUNYI');
  // An order of a QR with a pulse in it, and one that says too much: a printer without QR obeys it.
  expect(laci('1d286b040031411b70', '303232')).toBe('TERSEMBUNYI');
  expect(laci('1d286b1b70315030', '41'.repeat(0x701b - 3))).toBe('TERSEMBUNYI');
  expect(laci('1d286b0500315030', '4180')).toBe('TERSEMBUNYI');
  expect(laci('1d286b0400315031', '41')).toBe('TERSEMBUNYI');
  // FS, SUB and EM open drawers of other printers than ours.
  for (const perintah of ['1d77', '1d68', '1d66', '1b61'])
    for (const laciLain of ['1c', '1a', '19'])
      expect(laci(perintah, laciLain), perintah + laciLain).toBe('TERSEMBUNYI');
});

test('who gains: rows of a paper are those that it feeds, and no dots or bars that look like them', () => {
  const baris = (text: string) => barisKertas(Buffer.from(text, 'latin1'));
  expect([baris(''), baris('\u001b@'), baris('\u001b@A\nB\r\n')]).toEqual([0, 0, 2]);
  const dots = '\n'.repeat(72 * 3);
  expect(baris(`\u001dv0\u0000\u0048\u0000\u0003\u0000${dots}\n`)).toBe(1);
  expect(baris('\u001dkI\u0004{C\n\n\n')).toBe(1);
  expect(barisKertas(kickOf(2))).toBe(0);
});

test('receipts with a picture, and labels of both languages with a foreign name, open none', () => {
  const bits = Uint8Array.from([0x1b, 0x70, 0, 25, 250, 7]);
  const pictures = new Map([['logo', { wide: 16, high: 3, bits }]]);
  const sheet = {
    name: 'PELANGGAN',
    lines: [
      { kind: 'image', image: { png: 'logo', mm: 12 } },
      { kind: 'text', text: 'Café Ming 金' },
      { kind: 'barcode', code: '1272981626' },
      { kind: 'rule' },
    ],
  } as unknown as StrukSheet;
  for (const roll of [58, 80] as const)
    for (const again of [false, true])
      expect(laciDalam(escposOf(sheet, { roll, cut: again, again, pictures }))).toBe('TIDAK');
  for (const label of [
    '^XA\n^FO16,12^A0N,30,30^FDCafé^FS\n^XZ\n',
    'SIZE 38 mm,14 mm\r\nCLS\r\nTEXT 16,12,"3",0,1,1,"Café"\r\nPRINT 1,1\r\n',
  ])
    expect(laciDalam(new TextEncoder().encode(label))).toBe('TIDAK');
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
