import { addDays, type Hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import { setClock } from '#kit/server/clock.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const JUTA = 1_000_000;
/** The evening before, and one that is still on its way: days before the story ends. */
const KEMARIN = 1;
const TERLUPA = 5;
/** What a drawer can spare for head office, in whole millions. */
const PALING_BANYAK = 6 * JUTA;
const SISA = 4 * JUTA;

/** Evenings on which a bag goes to head office: one is received the next morning, one is still on its way. */
export async function sendToPusat(
  db: Database,
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  back: number,
): Promise<void> {
  const dikirim = back === KEMARIN || (back === TERLUPA && shop.kode_toko === 'KJ1');
  if (!dikirim) return;
  goOn(at(shop, tgl, 19 * 60 + 25));
  const kas = await findSaldoAkun(db, shop.kode_toko, 'kas');
  const nominal = Math.min(PALING_BANYAK, Math.floor((kas - SISA) / JUTA) * JUTA);
  if (nominal < JUTA) return;
  await stage.call(shop.kode_toko, 'spv', 'POST kirim-uang', {
    nominal,
    destination: 'PST',
    sender: shop.kode_toko === 'KJ1' ? 'Hendra' : 'Rita',
    keterangan: 'Setoran penjualan',
    no_reff: `KTG-${shop.kode_toko}-${back}`,
  });
}

type Kirim = { nomor_referensi: string; jumlah_rp: number };
type PerToko = { kode_toko: string; data: Kirim[] };

/** Head office's morning of the last day: yesterday's bags are counted, one of them is 50,000 short. */
export async function receiveAtPusat(stage: Stage, today: Hari, now: string): Promise<void> {
  setClock(now);
  const kemarin = addDays(today, -KEMARIN);
  const path = `GET kirim-uang?status=OPEN&tgl_from=${kemarin}&tgl_to=${kemarin}`;
  const semua = await stage.call<PerToko[]>('PST', 'own', path);
  for (const { kode_toko, data } of semua)
    for (const { nomor_referensi, jumlah_rp } of data) {
      const call = `POST kirim-uang/${nomor_referensi}/reception`;
      if (kode_toko === 'KJ2')
        await stage.approved('PST', 'spv', 'own', call, { jumlah_diterima: jumlah_rp - 50_000 });
      else await stage.call('PST', 'spv', call, {});
    }
}
