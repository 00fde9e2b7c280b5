import type { Readable } from 'node:stream';
import { sentence } from '#kit/rules/sentence.ts';
import type { Database } from '#kit/server/database.ts';
import { turns } from '#kit/server/pool/turns.ts';
import { Problem } from '#kit/server/problem.ts';
import {
  addPart,
  endFile,
  MOST_MB,
  MOST_OF_SHOP_MB,
  tellFile,
  type FileKey,
  type Put,
} from '#kit/server/report-file/report-file.table.ts';
import type { BesideWork, Raw } from '#kit/server/routes.ts';

export type FileWork = {
  readonly db: Database;
  readonly key: FileKey;
  /** The file as its call would answer it; tells of its rows on the way. */
  make(beside: BesideWork): Promise<Raw>;
  /** Rings the asker: look again. */
  ring(): void;
  /** What stopped it, in the words of the asker. */
  explain(error: unknown): string;
};

/**
 * One file at a time: a second one would take half of the processor and a further connection of the reports. No person
 * sits before those that wait: they may do so as long as files are kept.
 */
const desk = turns(1, 50, 86_400_000);
const TELL_EVERY_MS = 1000;
const PART = 1024 * 1024;

const calledOff = (): Problem => new Problem(409, 'DIBATALKAN', 'Berkas Dibatalkan');
const NOT_PUT: Readonly<Record<Exclude<Put, 'MASUK'>, () => Problem>> = {
  BATAL: calledOff,
  BESAR: () =>
    new Problem(
      422,
      'BERKAS_TERLALU_BESAR',
      sentence('Berkas Lebih Besar Dari {besar} MB, Persempit Saringannya', { besar: MOST_MB }),
    ),
  PENUH: () =>
    new Problem(
      422,
      'TEMPAT_BERKAS_PENUH',
      sentence('Berkas Laporan Toko Sudah {besar} MB, Hapus Yang Lama Dahulu', {
        besar: MOST_OF_SHOP_MB,
      }),
    ),
};

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
    // What a statement says that was ended in its middle is no fault.
    const sebab = explain(teller.off.aborted ? calledOff() : error);
    await endFile(db, key, { keadaan: 'GAGAL', sebab });
  }
  ring();
}

async function write({ db, key, make }: FileWork, teller: Teller) {
  const { off } = teller;
  off.throwIfAborted();
  const { body, type, headers = {} } = await make({ told: (rows) => teller.hear(rows), off });
  let [urut, ukuran, held, size] = [0, 0, [] as Buffer[], 0];
  const put = async (): Promise<void> => {
    const put = await addPart(db, key, urut, Buffer.concat(held));
    if (put !== 'MASUK') throw NOT_PUT[put]();
    [urut, ukuran, held, size] = [urut + 1, ukuran + size, [], 0];
  };
  for await (const part of body as Readable) {
    // The stream ends with this loop, and gives the connection of its cursor back.
    off.throwIfAborted();
    const bytes = Buffer.from(part as Uint8Array);
    held.push(bytes);
    size += bytes.length;
    if (size >= PART) await put();
  }
  if (size > 0) await put();
  const nama = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'laporan';
  return { nama, tipe: type, ukuran };
}

type Rows = Parameters<BesideWork['told']>[0];

/** Tells once a second how far it is, also while the database still sorts; hears whether it was called off. */
class Teller {
  private readonly work = new AbortController();
  private rows: Rows = { selesai: 0, total: 0 };
  private last: Promise<void> = Promise.resolve();
  private readonly clock: NodeJS.Timeout;

  constructor({ db, key, ring }: FileWork) {
    const tell = async (): Promise<void> => {
      if (!(await tellFile(db, key, this.rows))) this.work.abort(calledOff());
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

  get off(): AbortSignal {
    return this.work.signal;
  }

  rest(): Promise<void> {
    clearInterval(this.clock);
    return this.last;
  }
}
