import { expect, test } from 'vitest';
import { checkServer, type Get } from '#shell/page/check-server.ts';
import { readAddress } from '#shell/page/address.ts';
import { networkPrinter, printersNear } from '#shell/page/devices.ts';

const read = (text: string) => {
  const found = readAddress(text);
  return 'why' in found ? found.why : `${found.address.origin}${found.address.below}`;
};

test('a name is asked over TLS, figures of the shop’s network as they are typed', () => {
  expect(read(' toko.example.com ')).toBe('https://toko.example.com');
  expect(read('HTTPS://Toko.Example.com:8443/')).toBe('https://toko.example.com:8443');
  expect(read('192.168.1.10:8080')).toBe('http://192.168.1.10:8080');
  expect(read('https://192.168.1.10')).toBe('https://192.168.1.10');
  expect(read('localhost:8080')).toBe('http://localhost:8080');
});

test('any link of the server leads to it: the QR of a nota, the POS build below a folder', () => {
  expect(read('https://toko.example.com/nota/abc?x=1#y')).toBe('https://toko.example.com');
  expect(read('https://example.com/toko/pos/home')).toBe('https://example.com/toko');
  expect(read('https://example.com/pos')).toBe('https://example.com');
});

test('without TLS no address outside the shop, with a name or by another scheme is taken', () => {
  for (const text of [
    'http://toko.example.com',
    'http://8.8.8.8',
    'http://172.32.0.1',
    'http://kilau.local',
  ])
    expect(read(text), text).toContain('Tanpa https');
  for (const text of ['ftp://toko.example.com', 'javascript://x/%0aalert(1)', 'file:///etc/passwd'])
    expect(read(text), text).toMatch(/https|dibaca/);
  expect(read('https://a:b@toko.example.com')).toContain('kata sandi');
  expect(read('https://toko.example.com@evil.example')).toContain('kata sandi');
  for (const text of ['', '   ', 'https://', '???'])
    expect(read(text), text).toMatch(/Ketik|dibaca/);
});

/** `/pos/config.js` as the server writes it. */
const config = (more: object = {}) =>
  `window.KILAU = ${JSON.stringify({ version: '3.5.2', platform: 'POS', base_path: '/pos/', ...more })};\nvoid 0;`;
const answering =
  (data: unknown, status = 200): Get =>
  async () => ({ status, data });
const ask = async (get: Get) => {
  const answer = await checkServer('toko.example.com', get);
  return 'why' in answer ? answer.why : answer.found;
};

test('a server is believed by the configuration of its POS build, asked once', async () => {
  const asked: string[] = [];
  const get: Get = async (url) => {
    asked.push(url);
    return { status: 200, data: config() };
  };
  expect(await ask(get)).toEqual({
    origin: 'https://toko.example.com',
    below: '',
    secure: true,
    start: '/pos/',
    version: '3.5.2',
  });
  expect(asked).toEqual(['https://toko.example.com/pos/config.js']);
});

test('another server, one without a POS build, one that turns us away or leads elsewhere is none', async () => {
  expect(await ask(answering('<html>'))).toContain('bukan Kilau');
  expect(await ask(answering('window.KILAU = {broken;'))).toContain('bukan Kilau');
  expect(await ask(answering(config(), 302))).toContain('bukan Kilau');
  expect(await ask(answering(config({ platform: 'WEB' })))).toContain('belum menyediakan');
  expect(await ask(answering(config({ version: 3 })))).toContain('bukan Kilau');
  for (const base_path of ['//evil.example/', '/pos', 'https://evil.example/', '/a b/', null])
    expect(await ask(answering(config({ base_path }))), String(base_path)).toContain('bukan Kilau');
});

test('no answer and a certificate that is not trusted are told apart; neither is passed over', async () => {
  expect(await ask(() => Promise.reject(new Error('timeout')))).toContain('tidak menjawab');
  const untrusted = 'java.security.cert.CertPathValidatorException: Trust anchor not found';
  expect(await ask(() => Promise.reject(new Error(untrusted)))).toContain('Sertifikat');
});

test('a printer on the network is typed with or without its port; a list keeps what was chosen', () => {
  expect(networkPrinter(' 192.168.1.50 ')).toEqual({
    way: 'TCP',
    host: '192.168.1.50',
    port: 9100,
  });
  expect(networkPrinter('192.168.1.50:9101')).toMatchObject({ port: 9101 });
  for (const typed of ['', 'printer', '8.8.8.8', '192.168.1.50:80', '192.168.1.50:9100:1'])
    expect(networkPrinter(typed), typed).toBeNull();
  const usb = [
    { vendor: 1, product: 2, name: 'Epson', printer: true, serial: false },
    { vendor: 3, product: 4, name: 'Scale', printer: false, serial: true },
  ];
  const bluetooth = [{ mac: '00:11:22:AA:BB:CC', name: 'RPP02' }];
  const chosen = { way: 'USB', vendor: 1, product: 2, name: 'Epson' } as const;
  expect(printersNear({ usb, bluetooth }, chosen).map(([, name]) => name)).toEqual([
    'Tidak ada',
    'USB Epson',
    'Bluetooth RPP02',
  ]);
  expect(printersNear({ usb: [], bluetooth: [] }, chosen).map(([, name]) => name)).toEqual([
    'Tidak ada',
    'USB Epson',
  ]);
});
