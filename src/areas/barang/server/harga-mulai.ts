import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { tokoHargaMulai } from '#areas/barang/server/harga-mulai.query.ts';

type Ring = (kode_toko: string, event: string, payload: unknown) => void;
const LOOK_EVERY_MS = 5000;

/**
 * A price that was saved for eleven o'clock rings the counters at eleven, not only when it was saved (D-9.4). A counter
 * that was offline then reads everything again when the line comes back.
 */
export function lihatHargaMulai(db: Database, ring: Ring): () => Promise<void> {
  let dari = nowIso();
  return async () => {
    const sampai = nowIso();
    if (sampai <= dari) return;
    const toko = await db.many(tokoHargaMulai(dari, sampai));
    dari = sampai;
    for (const { kode_toko } of toko) ring(kode_toko, 'harga', { harga: [] });
  };
}

/** Looks while the server runs; answers how to stop. A look that fails is made up for by the next. */
export function jagaHargaMulai(db: Database, ring: Ring): () => void {
  const lihat = lihatHargaMulai(db, ring);
  const timer = setInterval(() => void lihat().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
