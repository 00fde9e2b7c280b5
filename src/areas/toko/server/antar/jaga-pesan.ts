import type { Database } from '#kit/server/database.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';

const SEMENIT = 60_000;

/** A look that is due while the one before is still at work is not begun. */
export function satuSatu(look: () => Promise<unknown>): () => Promise<void> {
  let busy = false;
  return async () => {
    if (busy) return;
    busy = true;
    try {
      await look();
    } finally {
      busy = false;
    }
  };
}

/**
 * Looks every minute while the server runs for what a fallen process left, and for what is held and due to be tried
 * again; answers how to stop.
 */
export function jagaPesanToko(db: Database, say: (line: string) => void): () => void {
  const failed = (error: Error): void => say(`Pesan antar toko gagal: ${error.message}`);
  const terapkan = satuSatu(() => terapkanPesan(db, undefined, { mana: 'WAKTUNYA' }));
  const look = (): void => {
    void terapkan().catch(failed);
    void antarkanSemua(db).catch(failed);
  };
  look();
  const timer = setInterval(look, SEMENIT);
  timer.unref();
  return () => clearInterval(timer);
}
