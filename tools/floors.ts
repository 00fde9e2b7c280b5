/** What each floor of a room may stand on, and which packages may be carried up to it. */
export type Floor = { readonly standsOn: readonly string[]; readonly packages: readonly string[] };

const SERVER = [
  'node:',
  'pg',
  'sql-template-tag',
  'zod/mini',
  'fastify',
  '@fastify/',
  'helmet',
  'socket.io',
  '@socket.io/postgres-adapter',
  'pdfkit',
  'sharp',
  'aws4fetch',
  'libphonenumber-js/min',
  'web-push',
  '@simplewebauthn/server',
  '@zxcvbn-ts/',
  '@fontsource-variable/',
];

const WEB = [
  'react',
  'react-dom',
  '@mantine/',
  '@tanstack/',
  '@tabler/icons-react',
  '@visx/',
  'dayjs',
  'socket.io-client',
  'zod/mini',
  '@fontsource-variable/',
];

export const FLOORS: Readonly<Record<string, Floor>> = {
  rules: { standsOn: ['rules'], packages: [] },
  contract: { standsOn: ['contract', 'rules'], packages: ['zod/mini'] },
  server: { standsOn: ['server', 'contract', 'rules'], packages: SERVER },
  web: { standsOn: ['web', 'contract', 'rules'], packages: WEB },
  // Opens throw-away shops for tests, so it meets every floor of the kit; nothing may stand on it.
  testing: {
    standsOn: ['testing', 'server', 'web', 'contract', 'rules'],
    packages: [...SERVER, 'vitest', 'fast-check', 'socket.io-client', 'hucre'],
  },
};

/** What a test may use besides what its floor may. */
export const TEST_PACKAGES = ['vitest', 'fast-check', 'node:', 'pg', 'socket.io-client', 'hucre'];

/** `node:` and `@mantine/` stand for everything that begins so; other names for themselves. */
export const allows = (packages: readonly string[], name: string): boolean =>
  packages.some((one) => (/[:/]$/.test(one) ? name.startsWith(one) : coversPath(one, name)));

const coversPath = (one: string, name: string): boolean =>
  name === one || name.startsWith(`${one}/`);
