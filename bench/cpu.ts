import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Processor time of a server and of the PostgreSQL behind it, in seconds: steady where wall time is not. */
export type Cpu = { server: number; postgres: number };

const TICKS = 100;

/** The fields of /proc/<pid>/stat after the name, which may hold spaces. */
function stat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const seconds = (pid: number): number => {
  try {
    const fields = stat(pid);
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
};

export async function cpuOf(server: number, owner: pg.Client): Promise<Cpu> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(stat(rows[0]!.pid)[1]);
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  return {
    server: seconds(server),
    postgres: backends.reduce((sum, pid) => sum + seconds(pid), 0),
  };
}

function parentOf(pid: number): number {
  try {
    return Number(stat(pid)[1]);
  } catch {
    return 0;
  }
}
