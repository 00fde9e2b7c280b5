import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** One setting of the environment: its English name, older names that mean the same, what it does. */
export type Variable = {
  readonly also?: readonly string[];
  /** What it does, in one sentence for the person who sets it. */
  readonly means: string;
  /** What holds where it is not set, in words. */
  readonly unset: string;
  /** A value that could be set, for `.env.example`. */
  readonly example: string;
  readonly group: 'Address' | 'Data' | 'Photos' | 'Messages' | 'Browser' | 'Faults';
};

/**
 * Every setting that the program reads. `.env.example` and docs/variables.md are written from this list
 * (`npm run pages`), and no other file of `src/` reads the environment (tests/lingkungan.test.ts).
 */
export const VARIABLES = {
  PORT: {
    group: 'Address',
    means: 'The port that the server listens on.',
    unset: 'the first free one of 8080 to 8089',
    example: '8080',
  },
  HOST: {
    group: 'Address',
    means: 'The address that the server listens on; 0.0.0.0 opens it to the whole network.',
    unset: '127.0.0.1, this machine alone',
    example: '0.0.0.0',
  },
  KILAU_PROXY: {
    group: 'Address',
    means:
      'Proxies on other machines are believed of who asks and of TLS: addresses or networks, parted by commas.',
    unset: 'a proxy on this machine alone is believed',
    example: '10.0.0.2',
  },
  KILAU_PORTAL: {
    group: 'Address',
    means: 'The address by which customers open their nota; it is printed as a QR code.',
    unset: 'the address that the server is served at (HOST, PORT); none with KILAU_PROXY',
    example: 'https://toko.example.com',
  },
  KILAU_KUNCI_ACAK: {
    group: 'Address',
    means:
      'What bodies are scrambled by for programs that need it (PAYLOAD_ACAK): 8 to 64 ASCII characters, no protection.',
    unset: 'who sends one scrambled is answered 503',
    example: 'KILAUABC',
  },
  KILAU_ACAK_POLOS: {
    group: 'Address',
    means: 'Fields that stay plain in a scrambled body, parted by commas.',
    unset: 'kode_toko,status,key,keystore',
    example: 'kode_toko,status,key,keystore,kode_barcode',
  },
  KILAU_BASE_PATH: {
    group: 'Address',
    means: 'The path that Kilau is served under, behind a proxy that serves other things too.',
    unset: '/',
    example: '/pos',
  },
  DATABASE_URL: {
    group: 'Data',
    means: 'A PostgreSQL 15 or newer of your own (docs/guides/own-postgresql.md).',
    unset: 'an embedded PostgreSQL in the data folder',
    example: 'postgresql://kilau:secret@db.example.com:5432/kilau',
  },
  KILAU_DATA: {
    group: 'Data',
    means: 'The data folder: embedded database, photos, server key.',
    unset: '.kilau in the folder that the command was given in',
    example: '/srv/kilau',
  },
  KILAU_CACHE: {
    group: 'Data',
    means:
      'The folder where the demo is kept once it was made, for the next one; `off` keeps none.',
    unset: '`kilau` in the folder where this account keeps what can be made again (~/.cache)',
    example: '/var/cache/kilau',
  },
  KILAU_BACKUP: {
    group: 'Data',
    also: ['KILAU_CADANGAN'],
    means:
      'The folder of the backups, made by hand on another disk; the log of the database is kept there too.',
    unset: 'no backups, which the owner’s home says',
    example: '/mnt/backup/kilau',
  },
  KILAU_BACKUP_AT: {
    group: 'Data',
    means:
      'The hour in Jakarta at which a server makes the backup of the day; `off` where another program makes it.',
    unset: '02:30',
    example: '23:15',
  },
  KILAU_BACKUP_DAYS: {
    group: 'Data',
    means: 'For how many days backups are kept; the newest two stay however old they are.',
    unset: '14',
    example: '30',
  },
  KILAU_KEY: {
    group: 'Data',
    also: ['KILAU_KUNCI'],
    means: 'The server key, 64 hexadecimal figures (docs/how-to/keep-the-server-key.md).',
    unset: 'the file `kunci` in the data folder, made by the first start',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  KILAU_PHOTOS: {
    group: 'Photos',
    also: ['KILAU_FOTO'],
    means: 'The folder of the photos.',
    unset: '`foto` in the data folder',
    example: '/srv/kilau-photos',
  },
  KILAU_S3_ENDPOINT: {
    group: 'Photos',
    means: 'The address of an S3 that keeps the photos (docs/how-to/keep-photos.md).',
    unset: 'photos lie in the folder',
    example: 'https://s3.example.com',
  },
  KILAU_S3_BUCKET: {
    group: 'Photos',
    means: 'The bucket of the photos.',
    unset: 'needed with KILAU_S3_ENDPOINT',
    example: 'foto-toko',
  },
  KILAU_S3_REGION: {
    group: 'Photos',
    means: 'The region of that S3.',
    unset: 'us-east-1',
    example: 'ap-southeast-3',
  },
  KILAU_S3_KEY: {
    group: 'Photos',
    means: 'The key that may read, write, delete and list in the bucket.',
    unset: 'needed with KILAU_S3_ENDPOINT',
    example: 'key',
  },
  KILAU_S3_SECRET: {
    group: 'Photos',
    means: 'The secret of that key.',
    unset: 'needed with KILAU_S3_ENDPOINT',
    example: 'secret',
  },
  KILAU_S3_LINK: {
    group: 'Photos',
    means: 'Minutes for which a browser may read a photo from the bucket itself.',
    unset: '0: this server sends the photos',
    example: '60',
  },
  KILAU_GATEWAY: {
    group: 'Messages',
    means: 'Message gateways inside your own network that may be called, parted by commas.',
    unset: 'public addresses only',
    example: 'http://10.0.0.5:3000',
  },
  KILAU_ADAPTOR: {
    group: 'Messages',
    means:
      'Adapters of marketplaces and web shops inside your own network that may be called, parted by commas.',
    unset: 'public addresses only',
    example: 'http://10.0.0.6:8090',
  },
  KILAU_HOLD_MESSAGES: {
    group: 'Messages',
    means:
      'Any value holds what would leave for telephones and web shops: for a restored copy that is only looked at.',
    unset: 'messages leave',
    example: '1',
  },
  KILAU_NOTIFICATIONS: {
    group: 'Messages',
    also: ['KILAU_NOTIFIKASI'],
    means: 'Push services beside those of the known browsers, parted by commas.',
    unset: 'the services of the known browsers',
    example: 'https://push.example.com',
  },
  KILAU_VARIANT: {
    group: 'Browser',
    means: 'Told to other programs in /config.js; the screens follow the shop of who logs in.',
    unset: 'auto',
    example: 'cabang',
  },
  KILAU_API: {
    group: 'Browser',
    means: 'The address of the API, where it is not this server’s own.',
    unset: '/api/v1/ below KILAU_BASE_PATH',
    example: 'https://api.example.com/api/v1/',
  },
  KILAU_PLATFORM: {
    group: 'Browser',
    means: '`POS` inside a shell for telephones that prints by itself, else `WEB`.',
    unset: 'WEB',
    example: 'POS',
  },
  KILAU_AUTH_TYPE: {
    group: 'Browser',
    means: 'How a superior approves where the shop has not chosen: MANUAL, QR or FINGERPRINT.',
    unset: 'MANUAL',
    example: 'QR',
  },
  KILAU_MESSAGING: {
    group: 'Browser',
    means: 'The address of a separate messaging service, told in /config.js; no screen calls it.',
    unset: 'none',
    example: 'https://pesan.example.com',
  },
  KILAU_ONLINE_STORE: {
    group: 'Browser',
    means: 'The address of a separate online store, told in /config.js; no screen calls it.',
    unset: 'none',
    example: 'https://belanja.example.com',
  },
  KILAU_WHOLESALE: {
    group: 'Browser',
    means:
      'A separate wholesale server: calls `grosir/…` go on to it with a token (docs/spec/other-servers.md).',
    unset: 'none: such calls are 503',
    example: 'https://grosir.example.com',
  },
  KILAU_WHOLESALE_DOMAIN: {
    group: 'Browser',
    means: 'The address that the page of wholesale leads to.',
    unset: 'none',
    example: 'toko-emas',
  },
  KILAU_DEBUG: {
    group: 'Faults',
    means: 'Any value prints what an answer 500 hides and why a start failed.',
    unset: 'off',
    example: '1',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

export const namesOf = (name: VariableName): readonly string[] => [
  name,
  ...((VARIABLES[name] as Variable).also ?? []),
];

/** What the environment says, read each time; an empty text says nothing. */
export function readEnv(name: VariableName): string | undefined {
  for (const one of namesOf(name)) if (process.env[one]) return process.env[one];
  return undefined;
}

/** Where things lie that can be made again (KILAU_CACHE); nothing where none are kept. */
export function cacheFolder(): string | undefined {
  const asked = readEnv('KILAU_CACHE');
  return asked === 'off' ? undefined : resolve(asked ?? join(ownCache(), 'kilau'));
}

/** The place that each system has for such things of one account. */
function ownCache(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  if (process.platform === 'win32')
    return process.env['LOCALAPPDATA'] || join(homedir(), 'AppData', 'Local');
  return process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
}

/** The environment for a program that is started: ours, and what is for it alone. */
export const childEnv = (more: Readonly<Record<string, string | undefined>>) => ({
  ...process.env,
  ...more,
});

/** A restored copy must not send the shop's waiting messages a second time. */
export const holdsMessages = (): boolean => readEnv('KILAU_HOLD_MESSAGES') !== undefined;

/** For a command that must not follow a setting any further. */
export function forgetEnv(name: VariableName): void {
  for (const one of namesOf(name)) delete process.env[one];
}

/** A start ends here where two names of one setting say two different things. */
export function refuseTwoValues(): void {
  for (const name of Object.keys(VARIABLES) as VariableName[]) {
    const said = namesOf(name).filter((one) => process.env[one]);
    if (new Set(said.map((one) => process.env[one])).size > 1)
      throw new Error(`${said.join(' and ')} are one setting and say different things.`);
  }
}

/** Set by start.mjs, by the tests and by the benches; not meant for a shop. */
const OURS = /^KILAU_(PARENT|TEST_\w+|PAGES)$/;

/** Names that look like settings of Kilau and are none: most likely mistyped. */
export const unknownSettings = (): string[] => {
  const known = new Set((Object.keys(VARIABLES) as VariableName[]).flatMap(namesOf));
  return Object.keys(process.env).filter(
    (name) => name.startsWith('KILAU_') && !known.has(name) && !OURS.test(name),
  );
};
