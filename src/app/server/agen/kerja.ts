import { setTimeout as jeda } from 'node:timers/promises';
import { cetakKe, GagalCetak } from '#app/server/agen/cetak-printer.ts';
import type { SetelanAgen } from '#app/server/agen/setelan-agen.ts';
import { Ditolak, tanyaServer } from '#app/server/agen/tanya-server.ts';

type Tugas = { id: string; printer: string; nama: string; isi: string; sisa_ms: number };
type Hasil = { tercetak: boolean; mulai: boolean; sebab: string | null };

export type Kerja = {
  readonly setelan: SetelanAgen;
  readonly token: string;
  readonly tulis: (line: string) => void;
  readonly off: AbortSignal;
};

const MUNDUR_MS = [1000, 2000, 5000, 10_000, 20_000];
/** How often a result is sent before the agent gives up; the server then counts the paper as lost by itself. */
const LAPOR_KALI = 6;

/**
 * Asks the server for papers until it is stopped or revoked. The server hands out a paper once. If this program was
 * killed before it reported a paper, its first request says that it has started again: that paper is not printed again.
 */
export async function kerja({ setelan, token, tulis, off }: Kerja): Promise<void> {
  const body = { printer: [...setelan.printer.keys()] };
  const antrean = new Map<string, Promise<void>>();
  let mulai = true;
  let gagal = 0;
  while (!off.aborted) {
    try {
      const asked = { token, off, body: { ...body, mulai } };
      const tugas = await tanyaServer<Tugas | null>(setelan.server, 'ambil', asked);
      if (gagal > 0) tulis('Tersambung lagi.');
      mulai = false;
      gagal = 0;
      // Each printer has its own row: one that hangs holds up no other.
      if (tugas) {
        const before = antrean.get(tugas.printer) ?? Promise.resolve();
        antrean.set(tugas.printer, before.then(satuKertas({ setelan, token, tulis, off }, tugas)));
      }
    } catch (error) {
      if (off.aborted) break;
      if (error instanceof Ditolak && error.status === 401)
        throw new Error('Agen ini sudah dicabut; pasang lagi dengan kode dari SPV.', {
          cause: error,
        });
      if (gagal === 0) tulis(`Server tidak terjangkau: ${(error as Error).message}`);
      await jeda(MUNDUR_MS[Math.min(gagal, MUNDUR_MS.length - 1)], undefined, {
        signal: off,
      }).catch(() => {});
      gagal += 1;
    }
  }
  await Promise.all(antrean.values());
}

/** Prints it if there is still time, and tells what became of it. */
function satuKertas({ setelan, token, tulis }: Kerja, tugas: Tugas): () => Promise<void> {
  const sampai = performance.now() + tugas.sisa_ms;
  return async () => {
    const hasil = await cetak(setelan, tugas, sampai);
    tulis(
      hasil.tercetak
        ? `${tugas.nama} tercetak di ${tugas.printer}.`
        : `${tugas.nama} tidak tercetak di ${tugas.printer}: ${hasil.sebab}`,
    );
    for (let kali = 1; kali <= LAPOR_KALI; kali++) {
      const sent = await tanyaServer(setelan.server, `hasil/${tugas.id}`, {
        token,
        body: hasil,
      }).then(
        () => true,
        // It has an end already, or this agent is revoked: nothing is left to tell.
        (error: unknown) => error instanceof Ditolak && error.status < 500,
      );
      if (sent) return;
      await jeda(kali * 1000);
    }
  };
}

async function cetak(setelan: SetelanAgen, tugas: Tugas, sampai: number): Promise<Hasil> {
  const printer = setelan.printer.get(tugas.printer);
  if (!printer) return tidak(false, 'Printer ini tidak ada di berkas agen');
  if (performance.now() > sampai) return tidak(false, 'Terlambat');
  try {
    await cetakKe(printer, Buffer.from(tugas.isi, 'base64'));
    return { tercetak: true, mulai: true, sebab: null };
  } catch (error) {
    return tidak(!(error instanceof GagalCetak) || error.mulai, (error as Error).message);
  }
}

const tidak = (mulai: boolean, sebab: string): Hasil => ({
  tercetak: false,
  mulai,
  sebab: sebab.slice(0, 200),
});
