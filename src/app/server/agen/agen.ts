import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#kit/server/settings/env.ts';
import { kerja } from '#app/server/agen/kerja.ts';
import { readSetelanAgen, CONTOH, type SetelanAgen } from '#app/server/agen/setelan-agen.ts';
import { tanyaServer } from '#app/server/agen/tanya-server.ts';

/** The agent that prints for counters (D-49.5): it opens no port and only asks the server. */
const FOLDER = readEnv('KILAU_DATA') ?? '.kilau';
const BERKAS = join(FOLDER, 'agen.json');
const TOKEN = join(FOLDER, 'agen-token');
const say = (line: string): void => console.log(line);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function main([perintah, kode]: readonly string[]): Promise<void> {
  const setelan = setelanDisini();
  if (perintah === 'pasang' && kode) return pasang(setelan, kode);
  if (perintah !== undefined)
    throw new Error('Tulis: npm run agen, atau npm run agen -- pasang KODE');
  const off = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => off.abort());
  say(
    `Agen ${setelan.nama}: ${[...setelan.printer.keys()].join(', ')}; bertanya ke ${setelan.server}`,
  );
  await kerja({ setelan, token: tokenDisini(), tulis: say, off: off.signal });
}

function setelanDisini(): SetelanAgen {
  const text = baca(BERKAS);
  if (text === undefined) throw new Error(`Belum ada ${BERKAS}. Contoh isinya:\n${CONTOH}`);
  try {
    return readSetelanAgen(text);
  } catch (error) {
    throw new Error(`${BERKAS}: ${(error as Error).message}`, { cause: error });
  }
}

function tokenDisini(): string {
  const token = baca(TOKEN)?.trim();
  if (token) return token;
  throw new Error(
    'Agen ini belum dipasang: npm run agen -- pasang KODE (kode dari SPV, Perangkat).',
  );
}

function baca(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

type Terpasang = { token: string; nama_toko: string };

/** Spends the code of an SPV; the token is for this account's eyes alone. */
async function pasang({ server, nama, printer }: SetelanAgen, kode: string): Promise<void> {
  const body = { kode, nama, printer: [...printer.keys()] };
  const { token, nama_toko } = await tanyaServer<Terpasang>(server, 'pasang', { body });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(TOKEN, `${token}\n`, { mode: 0o600 });
  say(`Terpasang di ${nama_toko} sebagai ${nama}. Jalankan: npm run agen`);
}
