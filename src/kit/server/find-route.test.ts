import { expect, test } from 'vitest';
import { defineEndpoint, type Method } from '#kit/contract/endpoint.ts';
import { findIn, stepsOf } from '#kit/server/find-route.ts';
import type { Route } from '#kit/server/routes.ts';

const route = (call: string, files?: Route['files']): Route => ({
  endpoint: defineEndpoint({ call, summary: call, right: 'login' }),
  writes: !call.startsWith('GET'),
  handle: async () => undefined,
  files,
});
const file = async () => ({ body: '', type: '' });
const find = findIn(
  [
    route('GET sales/get/all'),
    route('GET sales/:kode'),
    route('PUT sales/:kode'),
    route('GET penjualan/:no'),
    route('GET penjualan/:no/struk'),
    route('GET penjualan/:apa/struk'),
    route('GET report/sales', { pdf: file }),
  ],
  /^[A-Z0-9]{14}$/,
);
const led = (method: Method | 'HEAD', path: string) => {
  const found = find(method, stepsOf(path)!);
  return found && [found.route.endpoint.call, found.ending, found.params];
};

test.each([
  ['GET', 'sales/get/all', ['GET sales/get/all', undefined, {}]],
  ['HEAD', 'sales/S01?x=1', ['GET sales/:kode', undefined, { kode: 'S01' }]],
  ['PUT', 's%61les/a%2Fb', ['PUT sales/:kode', undefined, { kode: 'a/b' }]],
  ['GET', 'penjualan/PJ26112100001', undefined],
  [
    'GET',
    'penjualan/PJ26112100001/struk',
    ['GET penjualan/:apa/struk', undefined, { apa: 'PJ26112100001' }],
  ],
  ['GET', 'penjualan/PJ261121000A01', ['GET penjualan/:no', undefined, { no: 'PJ261121000A01' }]],
  [
    'GET',
    'penjualan/PJ261121000A01/struk',
    ['GET penjualan/:no/struk', undefined, { no: 'PJ261121000A01' }],
  ],
  ['GET', 'report/sales.pdf', ['GET report/sales', 'pdf', {}]],
  ['GET', 'report/sales.xlsx', undefined],
  ['GET', 'sales/S01/', ['GET sales/:kode', undefined, { kode: 'S01' }]],
  ['PUT', 'sales/get/all', undefined],
  ['GET', `sales/${'x'.repeat(201)}`, undefined],
] as const)('a call of %s %s is led as the declarations say', (method, path, leads) => {
  expect(led(method, path)).toEqual(leads);
});

test('two routes of one path are refused when the server is put together', () => {
  expect(() => findIn([route('GET sales/:kode'), route('GET sales/:lain')], /./)).toThrow(
    'GET sales/:lain',
  );
});
