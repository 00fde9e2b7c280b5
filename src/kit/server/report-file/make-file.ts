import type { Readable } from 'node:stream';
import type { Database } from '#kit/server/database.ts';
import { turns } from '#kit/server/pool/turns.ts';
import { Problem } from '#kit/server/problem.ts';
import {
  addPart,
  endFile,
  tellFile,
  type FileKey,
} from '#kit/server/report-file/report-file.table.ts';
import type { Raw } from '#kit/server/routes.ts';

/** How many rows are in the file, of how many. */
export type Rows = { selesai: number; total: number };

export type FileWork = {
  readonly db: Database;
  readonly key: FileKey;
  /** The file as its call would answer it; tells of its rows on the way. */
  make(told: (rows: Rows) => void): Promise<Raw>;
  /** Rings the asker: look again. */
  ring(): void;
  /** What stopped it, in the words of the asker. */
  explain(error: unknown): string;
};

/** One file at a time: a second one would take half of the processor and a further connection of the reports. */
const desk = turns(1, 50, 3_600_000);
const TELL_EVERY_MS = 1000;
const PART = 1024 * 1024;

const calledOff = (): Problem => new Problem(409, 'DIBATALKAN', 'Berkas Dibatalkan');

/** Makes a file beside every request; ends in a file that is whole, or in none and why. */
export async function makeFile(work: FileWork): Promise<void> {
  const { db, key, ring, explain } = work;
  const teller = new Teller(work);
  try {
    const end = await desk.take();
    const done = await write(work, teller).finally(end);
    await teller.rest();
    await endFile(db, key, { keadaan: 'SELESAI', ...done });
  } catch (error) {
    await teller.rest();
    await endFile(db, key, { keadaan: 'GAGAL', sebab: explain(error) });
  }
  ring();
}

async function write({ db, key, make }: FileWork, teller: Teller) {
  teller.check();
  const { body, type, headers = {} } = await make((rows) => teller.hear(rows));
  let [urut, ukuran, held, size] = [0, 0, [] as Buffer[], 0];
  const put = async (): Promise<void> => {
    if ((await addPart(db, key, urut, Buffer.concat(held))) === 0) throw calledOff();
    [urut, ukuran, held, size] = [urut + 1, ukuran + size, [], 0];
  };
  for await (const part of body as Readable) {
    // The stream ends with this loop, and gives the connection of its cursor back.
    teller.check();
    const bytes = Buffer.from(part as Uint8Array);
    held.push(bytes);
    size += bytes.length;
    if (size >= PART) await put();
  }
  if (size > 0) await put();
  const nama = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'laporan';
  return { nama, tipe: type, ukuran };
}

/** Tells once a second how far it is, also while the database still sorts; hears whether it was called off. */
class Teller {
  private rows: Rows = { selesai: 0, total: 0 };
  private off = false;
  private last: Promise<void> = Promise.resolve();
  private readonly clock: NodeJS.Timeout;

  constructor({ db, key, ring }: FileWork) {
    const tell = async (): Promise<void> => {
      if (!(await tellFile(db, key, this.rows))) this.off = true;
      ring();
    };
    this.clock = setInterval(() => {
      this.last = this.last.then(tell).catch(() => {});
    }, TELL_EVERY_MS);
    this.clock.unref();
  }

  hear(rows: Rows): void {
    this.rows = rows;
  }

  check(): void {
    if (this.off) throw calledOff();
  }

  rest(): Promise<void> {
    clearInterval(this.clock);
    return this.last;
  }
}
