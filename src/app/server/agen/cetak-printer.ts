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

type Tcp = Extract<Printer, { jenis: 'TCP' }>;

/** ESC/POS: how is the paper? It is answered at once, whatever is being printed (DLE EOT 4). */
export const TANYA_KERTAS = Buffer.from([0x10, 0x04, 0x04]);
/** What every answer has, so that nothing else is taken for one; and what says that there is no paper. */
const JAWABAN = { bits: 0x93, tetap: 0x12 };
const TANPA_KERTAS = 0x60;
/** So long an answer is waited for; a printer that gave none is not asked again by this agent. */
const JAWAB_MS = 500;
const diam = new Set<string>();
/** A paper of ESC/POS begins with ESC @: to a label printer the question would be a wrong order. */
const isEscpos = (isi: Buffer): boolean => isi[0] === 0x1b && isi[1] === 0x40;

/**
 * The system takes bytes that a printer without paper never takes. One that says how its paper is, is asked before the
 * paper and behind it: only its second answer says that it took all of it.
 */
const keTcp = ({ alamat, port }: Tcp, isi: Buffer): Promise<void> =>
  new Promise((jadi, gagal) => {
    const nama = `${alamat}:${port}`;
    let mulai = false;
    let utuh = false;
    let kertas: ((status: number | undefined) => void) | undefined;
    const socket = connect({ host: alamat, port });
    socket.on('data', (part) => {
      const status = part.findLast((one) => (one & JAWABAN.bits) === JAWABAN.tetap);
      if (status !== undefined) kertas?.(status);
    });
    socket.setTimeout(DIAM_MS, () => socket.destroy(new Error('Printer tidak menjawab')));
    const akhiri = () => {
      utuh = true;
      setTimeout(() => socket.destroy(), PUTUS_MS).unref();
    };
    const adaKertas = (status: number): boolean => {
      const ada = (status & TANPA_KERTAS) === 0;
      if (!ada) socket.destroy(new Error('Kertas printer habis'));
      return ada;
    };
    const kirim = (bicara: boolean) => {
      mulai = true;
      if (!bicara) return void socket.end(isi, akhiri);
      kertas = (status) => {
        if (status !== undefined && adaKertas(status)) socket.end(akhiri);
      };
      socket.write(Buffer.concat([isi, TANYA_KERTAS]));
    };
    socket.once('connect', () => {
      if (!isEscpos(isi) || diam.has(nama)) return kirim(false);
      const timer = setTimeout(() => kertas?.(undefined), JAWAB_MS);
      socket.once('close', () => clearTimeout(timer));
      kertas = (status) => {
        clearTimeout(timer);
        kertas = undefined;
        if (status === undefined) diam.add(nama);
        if (status === undefined || adaKertas(status)) kirim(status !== undefined);
      };
      socket.write(TANYA_KERTAS);
    });
    socket.on('error', (error) => gagal(new GagalCetak(mulai, error.message)));
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
