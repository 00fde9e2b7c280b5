import { expect, test } from 'vitest';
import { WHOLE } from '#shell/bridge/fake-app.fixtures.ts';
import { deviceIn, isPrinter, isPrivateFigures, NOTHING, setupIn } from '#shell/bridge/setup.ts';

test('what was stored comes back; a field that does not hold is as one that was never chosen', () => {
  expect(setupIn(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  expect(setupIn({ ...WHOLE, receipt: { way: 'TCP', host: '8.8.8.8', port: 9100 } })).toEqual({
    ...WHOLE,
    receipt: null,
  });
  expect(setupIn({ ...WHOLE, scale: { vendor: 1, product: 2, baud: 0 }, drawer: 'PIN9' })).toEqual({
    ...WHOLE,
    scale: null,
    drawer: 'NONE',
  });
  for (const broken of [null, 'x', 7, []]) expect(setupIn(broken)).toEqual(NOTHING);
  expect(deviceIn(undefined)).toEqual({
    version: '0',
    setup: NOTHING,
    screens: 0,
    documents: false,
  });
});

test('a printer on the network is at a private address in figures, on the ports of printers', () => {
  const at = (host: string, port = 9100) => isPrinter({ way: 'TCP', host, port });
  for (const host of ['10.0.0.1', '172.16.0.9', '172.31.255.255', '192.168.1.50'])
    expect(at(host), host).toBe(true);
  for (const host of [
    '8.8.8.8',
    '172.32.0.1',
    '192.168.1',
    '192.168.1.256',
    'printer.lan',
    '010.0.0.1',
    '',
  ])
    expect(at(host), host).toBe(false);
  expect([9099, 9100, 9109, 9110, 80, 9100.5].map((port) => at('10.0.0.1', port))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isPrivateFigures('127.0.0.1')).toBe(false);
});

test('a Bluetooth printer has the address of a device, a USB printer two figures', () => {
  const name = 'RPP02';
  expect(isPrinter({ way: 'BLUETOOTH', mac: '00:11:22:AA:BB:CC', name })).toBe(true);
  expect(isPrinter({ way: 'BLUETOOTH', mac: '00:11:22:AA:BB', name })).toBe(false);
  expect(isPrinter({ way: 'USB', vendor: 0x0fe6, product: 0x811e, name })).toBe(true);
  expect(isPrinter({ way: 'USB', vendor: 0x1_0000, product: 1, name })).toBe(false);
  expect(isPrinter({ way: 'FILE', name })).toBe(false);
});
