import { expect, test } from 'vitest';
import { unprivilegedAccount } from '#kit/server/postgres/account.ts';
import { socketFolder } from '#kit/server/postgres/home.ts';

test('a socket path stays short whatever the depth of the checkout', () => {
  expect(socketFolder('/srv/kilau/.kilau')).toBe('/srv/kilau/.kilau/socket');
  const deep = `/srv/${'deep/'.repeat(30)}`;
  expect(socketFolder(deep).length).toBeLessThan(90);
  expect(socketFolder(deep)).not.toBe(socketFolder(`${deep}other`));
});

test('root hands PostgreSQL to an account that exists', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:*:-2:-2::/var/empty:/bin/false\n';
  expect(unprivilegedAccount(passwd)).toEqual({ uid: 4_294_967_294, gid: 4_294_967_294 });
  expect(() => unprivilegedAccount('root:x:0:0::/root:/bin/sh')).toThrow('DATABASE_URL');
});
