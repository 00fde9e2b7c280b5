import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { tempatCetak, type Tempat } from '#areas/akses/web/tempat/tempat.ts';

/**
 * Where a paper of goods is printed. It is asked once: a computer does not change its printer between two customers; a
 * choice is required (V054).
 */
export async function pilihTempat(sesi: Pick<Sesi, 'parameter'>): Promise<Tempat> {
  const known = tempatCetak(sesi);
  if (known) return known;
  const { tanyaTempat } = await import('#areas/akses/web/tempat/tempat-dialog.tsx');
  return tanyaTempat();
}
