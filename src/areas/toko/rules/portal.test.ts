import { expect, test } from 'vitest';
import { isPortalAman } from '#areas/toko/rules/portal.ts';

test('a token travels by TLS or to this computer, and to no address that another host hides in', () => {
  for (const portal of [
    'https://kj3.example.com',
    'https://x.example.com:8443/kilau',
    'http://127.0.0.1:8080',
  ])
    expect([portal, isPortalAman(portal)]).toEqual([portal, true]);
  for (const portal of [
    'http://kj3.example.com',
    'http://127.0.0.1.example.com',
    'http://127.0.0.1@example.com',
    'https://kj3.example.com@jahat.example.com',
    'https://kj3.example.com/?a=',
    'https://kj3.example.com\\@jahat.example.com',
    'ftp://kj3.example.com',
    'https://',
  ])
    expect([portal, isPortalAman(portal)]).toEqual([portal, false]);
});
