import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import {
  cocokkan,
  KATA_COCOK,
  namaSama,
  periksaPengambil,
  type Cocok,
  type Orang,
} from '#areas/buku/rules/pemilik.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';

/** The owner and the person at the counter, compared; what an approver reads of both. */
export type Dicocokkan = {
  readonly cocok: Cocok;
  readonly angka: Angka[];
  readonly refusals: readonly Refusal[];
};

/**
 * The one place that compares the person at the counter with the person whom gold or money belongs to (D-51.7, D-51.9).
 * Every act that gives either away goes through it. Another person without a name or a number of his own is refused;
 * numbers are shown with their middle hidden at every level.
 */
export function cocokkanOrang(tx: Tx, milik: Orang, hadir: Orang): Dicocokkan {
  tx.guards.add('owner');
  const sama = cocokkan(milik.no_ktp, hadir.no_ktp);
  // The borrower's own number under another name is somebody else with the borrower's card.
  const cocok =
    sama === 'SAMA' && hadir.nama !== null && !namaSama(hadir.nama, milik.nama) ? 'BEDA' : sama;
  return {
    cocok,
    refusals: periksaPengambil(milik, hadir),
    angka: [
      { label: 'Pemilik', nilai: milik.nama || '-' },
      { label: 'KTP pemilik', nilai: samarkanKtp(milik.no_ktp) ?? '-' },
      { label: 'Yang datang', nilai: hadir.nama ?? milik.nama ?? '-' },
      { label: 'KTP yang datang', nilai: samarkanKtp(hadir.no_ktp) ?? '-' },
      { label: 'Pencocokan', nilai: KATA_COCOK[cocok] },
    ],
  };
}

/** Somebody else than the one it belongs to is served by a superior's word (D-51.9). */
export const tuntutanMilikLain = (no: string, angka: Angka[]): Tuntutan => ({
  event: bukuEvents.MILIK_LAIN,
  ringkasan: sentence('{no} milik orang lain', { no }),
  angka: [{ label: 'Nomor', nilai: no }, ...angka],
});
