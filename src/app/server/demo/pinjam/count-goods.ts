import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoShop } from '#app/server/demo/story.ts';

type Hasil = { hutang_hilang: readonly { no_hutang: string }[] };

/** Tickets that are scanned before lunch on a day whose count goes on. */
const SEBELUM_MAKAN = 6;

/** The safe is counted (D-16.6): one ticket is not found, and the owner knows; or the count is still under way. */
export async function countGoods(
  stage: Stage,
  { kode_toko, validasi }: DemoShop,
  whole: boolean,
): Promise<void> {
  // One of the shops is in the middle of it, the other has nothing under way.
  if (!whole && validasi) return;
  await stage.call(kode_toko, 'spv', 'POST opname-hutang/start', {});
  const { hutang_hilang: semua } = await stage.call<Hasil>(
    kode_toko,
    'spv',
    'GET opname-hutang/get/hasil',
  );
  for (const { no_hutang } of semua.slice(0, whole ? -1 : SEBELUM_MAKAN))
    await stage.call(kode_toko, 'spv', 'POST opname-hutang', { no_faktur_hutang: no_hutang });
  if (whole) await stage.approved(kode_toko, 'spv', 'own', 'POST opname-hutang/selesai', {});
}
