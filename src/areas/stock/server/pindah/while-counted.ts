import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { listDicari } from '#areas/stock/server/pindah/pindah.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A piece, or a loose stone, and the place where it shall go to; null: out of the shop. */
type Langkah = { readonly kode_barcode: string; readonly ke: Tempat | null };

/**
 * A piece that a running count has not scanned yet does not leave the place that is counted (trade-notes C.12): it
 * could be said to have been carried away while it is gone. Inside that place it may be carried, and anywhere once it
 * is scanned.
 */
export async function refuseWhileSought(
  tx: Tx,
  langkah: readonly Langkah[],
  { kode_toko }: Ctx,
): Promise<void> {
  const ke = new Map(langkah.map((one) => [one.kode_barcode, one.ke]));
  for (const { barcode, gudang, baki, person } of await listDicari(tx, kode_toko, [...ke.keys()])) {
    const there = ke.get(barcode);
    const inside = there?.kode_gudang === gudang && (baki === null || there.kode_baki === baki);
    conflictIf(
      !inside,
      fill(TIDAK_PINDAH.SEDANG_DIOPNAME, {
        kode_barcode: barcode,
        tempat: namaTempat({ kode_gudang: gudang, kode_baki: baki }),
        user_id: person,
      }),
    );
  }
}
