import { aksesModul } from '#areas/akses/contract/akses.modul.ts';
import type { IsOn } from '#areas/toko/contract/modul.ts';

/** Who may move dates back (1§4, D-33.18): date fields are unlocked for them. */
export function bisaMundur(level: string, modul: IsOn): boolean {
  if (!modul(aksesModul.TANGGAL_MUNDUR_MODULE)) return false;
  const byOwner = modul(aksesModul.TANGGAL_MUNDUR_OWNER_MODULE);
  const bySpv = modul(aksesModul.TANGGAL_MUNDUR_SPV_MODULE);
  if (level === 'SU' || level === 'MU') return true;
  if (level === 'OWN') return byOwner || !bySpv;
  if (level === 'SPV') return bySpv || !byOwner;
  return false;
}
