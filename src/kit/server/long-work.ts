import type { Database } from '#kit/server/database.ts';
import { beginWork, endWork, tellWork, type WorkKey } from '#kit/server/progress.table.ts';
import type { Answer } from '#kit/server/write/finish.ts';

/** How far a work is: of so many steps so many are done, and what is being done now. */
export type Tell = (now: { selesai: number; total: number; judul?: string }) => void;

export type LongWork = {
  readonly db: Database;
  readonly key: WorkKey;
  readonly judul: string;
  ring(event: string, payload: unknown): void;
  /** The write itself, whole or not at all. */
  run(tell: Tell): Promise<Answer>;
  /** The problem document of whatever stopped it, in the language of who asked. */
  explain(error: unknown): unknown;
};

/**
 * Begins a work that answers later (http.md): the request ends at once, the work reports its progress outside of
 * its own transaction, and its answer is kept for the person who began it, through any reload.
 */
export async function startLong(work: LongWork): Promise<{ id: string }> {
  const { db, key, judul } = work;
  if (await beginWork(db, key, judul)) carry(work).catch(() => {});
  return { id: key.id };
}

async function carry({ db, key, judul, ring, run, explain }: LongWork): Promise<void> {
  let told: Promise<unknown> = Promise.resolve();
  const bell = (selesai: number, total: number, now: string) =>
    ring('progress', { id: key.id, judul: now, selesai, total });
  const tell: Tell = (now) => {
    const step = { judul, ...now };
    told = told
      .then(() => tellWork(db, key, step))
      .then(() => bell(step.selesai, step.total, step.judul))
      .catch(() => {});
  };
  const end = await run(tell).then(
    ({ text }) => ({ keadaan: 'SELESAI', answer: JSON.parse(text) as unknown }) as const,
    (error: unknown) => ({ keadaan: 'GAGAL', answer: explain(error) }) as const,
  );
  await told;
  await endWork(db, key, end.keadaan, end.answer);
  bell(1, 1, judul);
}
