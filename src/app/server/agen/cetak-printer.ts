import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Printer } from '#app/server/agen/setelan-agen.ts';

/** Why a paper did not come out, and whether a part of it may be on paper. */
export class GagalCetak extends Error {
  readonly mulai: boolean;
  constructor(mulai: boolean, sebab: string) {
    super(sebab);
    this.mulai = mulai;
  }
}

/** A printer without paper takes no more; one that hangs is given up. */
const DIAM_MS = 15_000;
/** Some printers never end a connection: what they took whole is printed. */
const PUTUS_MS = 2000;

/** Hands a whole paper to a printer, once. */
export async function cetakKe(printer: Printer, isi: Buffer): Promise<void> {
  if (printer.jenis === 'TCP') return keTcp(printer, isi);
  return batasi(
    printer.jenis === 'PERANGKAT' ? kePerangkat(printer, isi) : keAntrean(printer, isi),
  );
}

const keTcp = ({ alamat, port }: Extract<Printer, { jenis: 'TCP' }>, isi: Buffer): Promise<void> =>
  new Promise((jadi, gagal) => {
    let mulai = false;
    let utuh = false;
    const socket = connect({ host: alamat, port });
    socket.resume();
    socket.setTimeout(DIAM_MS, () => socket.destroy(new Error('Printer tidak menjawab')));
    socket.once('connect', () => {
      mulai = true;
      socket.end(isi, () => {
        utuh = true;
        setTimeout(() => socket.destroy(), PUTUS_MS).unref();
      });
    });
    socket.once('error', (error) => gagal(new GagalCetak(mulai, error.message)));
    socket.once('close', () => (utuh ? jadi() : gagal(new GagalCetak(mulai, 'Printer memutus'))));
  });

async function kePerangkat(
  { path }: Extract<Printer, { jenis: 'PERANGKAT' }>,
  isi: Buffer,
): Promise<void> {
  // A device that is not there is no file that is made.
  const device = await open(path, constants.O_WRONLY).catch((error: Error) => {
    throw new GagalCetak(false, error.message);
  });
  try {
    await device.writeFile(isi);
  } catch (error) {
    throw new GagalCetak(true, (error as Error).message);
  } finally {
    await device.close().catch(() => {});
  }
}

/** The system's own queue takes it whole or not at all; what it does afterwards it tells its own people. */
const keAntrean = (
  { antrean }: Extract<Printer, { jenis: 'ANTREAN' }>,
  isi: Buffer,
): Promise<void> =>
  new Promise((jadi, gagal) => {
    const no = (sebab: string) => gagal(new GagalCetak(false, sebab));
    const lp = spawn('lp', ['-s', '-o', 'raw', '-d', antrean], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let kata = '';
    lp.stderr.on('data', (part: Buffer) => (kata += String(part)));
    lp.once('error', (error) => no(error.message));
    lp.once('close', (status) =>
      status === 0 ? jadi() : no(kata.trim() || `lp berakhir ${status}`),
    );
    lp.stdin.on('error', () => {});
    lp.stdin.end(isi);
  });

async function batasi(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lambat = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new GagalCetak(true, 'Printer tidak menjawab')), DIAM_MS);
  });
  try {
    await Promise.race([work, lambat]);
  } finally {
    clearTimeout(timer);
  }
}
