import { expect, test } from 'vitest';
import { NAMA_PRINTER } from '#kit/contract/agent-paper.ts';
import { readSetelanAgen, CONTOH } from '#app/server/agen/setelan-agen.ts';

const file = (printer: object, more: object = {}): string =>
  JSON.stringify({ server: 'https://toko.example.com', nama: 'Kasir depan', printer, ...more });
const baca = (printer: object, more?: object) => () => readSetelanAgen(file(printer, more));

test('the sample of the guide is read: a printer by TCP, a device, a queue', () => {
  const { server, nama, printer } = readSetelanAgen(CONTOH);
  expect([server, nama]).toEqual(['https://toko.example.com/', 'Kasir depan']);
  expect([...printer]).toEqual([
    ['Struk', { jenis: 'TCP', alamat: '192.168.1.50', port: 9100 }],
    ['Label', { jenis: 'PERANGKAT', path: '/dev/usb/lp0' }],
    ['Kantor', { jenis: 'ANTREAN', antrean: 'HP_Kantor' }],
  ]);
});

test('a public address, a name, another port, a path out of the devices and an option of lp are refused', () => {
  for (const tcp of ['8.8.8.8', 'printer.toko', '169.254.169.254', '[2001:db8::1]:9100', ''])
    expect(baca({ Struk: { tcp } }), tcp).toThrow('bukan alamat angka di jaringan toko');
  expect(baca({ Struk: { tcp: '192.168.1.5:22' } })).toThrow('9100 sampai 9109');
  for (const perangkat of [
    '/etc/passwd',
    '/dev/../etc/passwd',
    '/dev/',
    'lp0',
    '\\\\server\\Struk',
  ])
    expect(baca({ Struk: { perangkat } }), perangkat).toThrow('Printer "Struk"');
  for (const antrean of ['-d', 'a b', 'a;b', ''])
    expect(baca({ Struk: { antrean } })).toThrow('Struk');
  expect(baca({ Struk: { tcp: '10.0.0.5', antrean: 'A' } })).toThrow('Struk');
  expect(baca({ '../Struk': { tcp: '10.0.0.5' } })).toThrow('Nama printer');
  expect(baca({})).toThrow('1 sampai 20');
});

test('the server is asked over TLS, or by plain http inside the shop; a key that is not known is a typing error', () => {
  const struk = { Struk: { tcp: '[fd00::5]:9101' } };
  expect(baca(struk, { server: 'http://192.168.1.2:8080/kilau' })().server).toBe(
    'http://192.168.1.2:8080/kilau/',
  );
  for (const server of ['http://toko.example.com', 'ftp://10.0.0.1', 'https://a:b@toko.id', 7])
    expect(baca(struk, { server })).toThrow('"server" harus');
  expect(baca(struk, { pinter: {} })).toThrow('"pinter" tidak dikenal');
  expect(() => readSetelanAgen('{')).toThrow('JSON');
});

test('a printer has a name, and never a path, an option or a command', () => {
  for (const one of ['Struk', 'Printer kasir 2', 'label_203-dpi'])
    expect(NAMA_PRINTER.test(one)).toBe(true);
  for (const one of [
    '/dev/usb/lp0',
    '../etc',
    '-d',
    'a;b',
    'a.b',
    ' Struk',
    '',
    'x'.repeat(41),
    'a\nb',
  ])
    expect(NAMA_PRINTER.test(one), one).toBe(false);
});
