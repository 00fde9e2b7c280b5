import { Readable } from 'node:stream';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Tanya } from '#areas/toko/server/antar/semua-toko.ts';
import { GAGAL_TOKO, type GagalToko } from '#areas/toko/contract/hasil-toko.ts';

/** Why one shop has no answer: never the end of the question to the others. */
export class TokoGagal extends Error {
  readonly code: GagalToko;
  constructor(code: GagalToko) {
    super(code);
    this.code = code;
  }
}

/** The text of an answer, or a `TokoGagal`, after `patienceMs` at the latest, wherever the other server hangs. */
export async function readWithin(
  ask: () => Promise<Raw>,
  { patienceMs, terbesar }: Pick<Tanya<unknown>, 'patienceMs' | 'terbesar'>,
): Promise<string> {
  const raw = ask();
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const batas = new Promise<never>((_, no) => {
    timer = setTimeout(() => {
      late = true;
      no(new TokoGagal('PORTAL_LAMBAT'));
    }, patienceMs);
  });
  // What comes after that is let go of, whenever it comes.
  const tutup = () =>
    raw.then(({ body }) => body instanceof Readable && body.destroy()).catch(() => {});
  try {
    return await Promise.race([readText(raw, terbesar), batas]);
  } catch (error) {
    throw late ? new TokoGagal('PORTAL_LAMBAT') : sebab(error);
  } finally {
    clearTimeout(timer);
    void tutup();
  }
}

async function readText(asked: Promise<Raw>, terbesar: number): Promise<string> {
  const { status = 200, body } = await asked;
  if (status >= 500) throw new TokoGagal('PORTAL_MATI');
  if (status !== 200) throw new TokoGagal('TOKO_MENOLAK');
  if (!(body instanceof Readable)) throw new TokoGagal('DATA_DITOLAK');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += (part as Uint8Array).byteLength;
    if (size > terbesar) throw new TokoGagal('DATA_DITOLAK');
    parts.push(Buffer.from(part as Uint8Array));
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A body that breaks off is no answer of ours; a connection that was never made is an absence. */
function sebab(error: unknown): TokoGagal {
  if (error instanceof TokoGagal) return error;
  const code = error instanceof Problem ? GAGAL_TOKO.find((one) => one === error.code) : undefined;
  return new TokoGagal(code ?? (error instanceof Problem ? 'PORTAL_MATI' : 'DATA_DITOLAK'));
}
