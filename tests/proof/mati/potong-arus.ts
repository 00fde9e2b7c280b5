import {
  chownSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A power cut: everything that was written and not forced to the disk may be gone, in any mixture.
 *
 * `pada` is the cluster's folder as it was at its last checkpoint, all of it on the disk then; the
 * folder itself is what the killed server left in the memory of the machine. What the disk would
 * hold is drawn from both: of every page of the data either half may be old or new (a torn page),
 * and of the log everything behind the place that was forced may be old, new or nothing.
 */
export function potongArus(
  cluster: string,
  { pada, paksa, acak }: { pada: string; paksa: Lsn; acak: () => number },
): { sobek: number; dibuang: number } {
  let sobek = 0;
  // A checkpoint that has ended has forced every page: then nothing of the data can be lost.
  const kendali = 'global/pg_control';
  const selesai = !readFileSync(join(cluster, kendali)).equals(readFileSync(join(pada, kendali)));
  for (const nama of selesai ? [] : daftar(pada)) {
    if (nama.startsWith('pg_wal') || DIPAKSA.has(nama)) continue;
    sobek += campur(join(cluster, nama), join(pada, nama), acak);
  }
  return { sobek, dibuang: buangLog(join(cluster, 'pg_wal'), paksa, acak) };
}

/** Written by the server with a force of its own each time it is written. */
const DIPAKSA = new Set(['global/pg_control', 'postmaster.pid', 'postmaster.opts']);
/** A disk writes at least this much whole, and a page of PostgreSQL is two of them. */
const BLOK = 4096;
const SEKTOR = 512;
const SEGMEN = 16 * 1024 * 1024;

/** A place in the log, in bytes from its beginning. */
export type Lsn = bigint;
export const lsnDari = (text: string): Lsn => {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** Copies a cluster at rest after a checkpoint: what the disk holds for certain. */
export const salinCluster = (cluster: string, ke: string): void =>
  cpSync(cluster, ke, {
    recursive: true,
    filter: (path) => !/pg_wal\/.|postmaster\.pid/.test(path),
  });

function daftar(folder: string, dalam = ''): string[] {
  return readdirSync(join(folder, dalam), { withFileTypes: true }).flatMap((one) => {
    const nama = join(dalam, one.name);
    return one.isDirectory() ? daftar(folder, nama) : one.isFile() ? [nama] : [];
  });
}

/** Blocks that differ fall back to the old ones, each by the throw of a coin. */
function campur(kini: string, lama: string, acak: () => number): number {
  let baru: Buffer;
  try {
    baru = readFileSync(kini);
  } catch {
    return 0;
  }
  const dulu = readFileSync(lama);
  let ganti = 0;
  for (let at = 0; at < baru.length; at += BLOK) {
    const before = dulu.subarray(at, Math.min(at + BLOK, dulu.length));
    const block = baru.subarray(at, at + BLOK);
    if (before.length === 0 ? block.every((byte) => byte === 0) : before.equals(block)) continue;
    if (acak() < 0.5) continue;
    ganti += 1;
    block.fill(0);
    before.copy(block);
  }
  if (ganti > 0) tulis(kini, baru);
  return ganti;
}

function buangLog(folder: string, paksa: Lsn, acak: () => number): number {
  let buang = 0;
  const terakhir = readdirSync(folder).filter((nama) => /^[0-9A-F]{24}$/.test(nama));
  for (const nama of terakhir) {
    const mulai =
      BigInt(`0x${nama.slice(8, 16)}`) * BigInt(2 ** 32) +
      BigInt(`0x${nama.slice(16)}`) * BigInt(SEGMEN);
    if (mulai + BigInt(SEGMEN) <= paksa) continue;
    const path = join(folder, nama);
    const isi = readFileSync(path);
    let at = paksa > mulai ? Number(paksa - mulai) : 0;
    // A disk may have kept more than it had to: then chance decides sector by sector, in no order.
    const semua = acak() < 0.5;
    while (at < isi.length) {
      const end = Math.min((Math.floor(at / SEKTOR) + 1) * SEKTOR, isi.length);
      if (semua || acak() < 0.5) {
        if (isi.subarray(at, end).some((byte) => byte !== 0)) buang += end - at;
        isi.fill(0, at, end);
      }
      at = end;
    }
    tulis(path, isi);
  }
  return buang;
}

/** Writes the file again, with its owner and mode. */
function tulis(path: string, isi: Buffer): void {
  const { uid, gid, mode } = statSync(path);
  rmSync(path);
  writeFileSync(path, isi, { mode });
  chownSync(path, uid, gid);
}
