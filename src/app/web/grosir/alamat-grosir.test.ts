import assert from 'node:assert/strict';
import { test } from 'vitest';
import { alamatGrosir } from '#app/web/grosir/alamat-grosir.ts';

test('the wholesale server of a shop is opened by its domain or by its whole address', () => {
  assert.equal(alamatGrosir('grosir.kilau.id'), 'https://grosir.kilau.id/');
  assert.equal(alamatGrosir('http://10.0.0.5:8090/grosir'), 'http://10.0.0.5:8090/grosir');
});

test('where none is set, or something that is no address of the web, nothing is opened', () => {
  for (const one of [
    null,
    '',
    '  ',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
  ])
    assert.equal(alamatGrosir(one), undefined);
});
