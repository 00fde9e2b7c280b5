import type { ReportRow } from '#kit/server/report-rows.ts';

type Batches = AsyncGenerator<ReportRow[]>;

/** The first rows ahead of time, and all of them still to come: widths are planned by what is seen. */
export async function peek(batches: Batches): Promise<{ rows: ReportRow[]; batches: Batches }> {
  const first = await batches.next();
  return { rows: first.done ? [] : first.value, batches: following(first, batches) };
}

async function* following(first: IteratorResult<ReportRow[]>, rest: Batches): Batches {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
