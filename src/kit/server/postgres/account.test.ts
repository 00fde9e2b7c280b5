import { expect, test } from 'vitest';
import { belongsToAnother } from '#kit/server/postgres/account.ts';

const PASSWD = `root:x:0:0:root:/root:/bin/sh
kilau:x:990:990::/srv/kilau:/bin/sh
budi:x:1000:1000::/home/budi:/bin/sh
`;

test('a data folder of another account says whose it is, whose it should be, and how to go on', () => {
  expect(belongsToAnother('/srv/kilau/data', { owner: 1000, own: 990 }, PASSWD)).toBe(
    'The data in /srv/kilau/data belong to the account budi; Kilau was started as kilau, which should own them. ' +
      'Start it as budi, or give them to kilau (chown -R 990 /srv/kilau/data), or set KILAU_DATA to another folder.',
  );
});

test('an account without a name in /etc/passwd is told by its number', () => {
  expect(belongsToAnother('/data', { owner: 4321, own: 990 }, PASSWD)).toContain(
    'belong to the account number 4321; Kilau was started as kilau',
  );
});
