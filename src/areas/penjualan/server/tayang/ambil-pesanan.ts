import * as z from 'zod/mini';
import type { Database } from '#kit/server/database.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { satuPesanan } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { panggilAdaptor, type Tujuan } from '#areas/penjualan/server/tayang/panggil-adaptor.ts';
import { listResi, saveResi } from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { saveSesudah, type Saluran } from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { terimaPesanan } from '#areas/penjualan/server/tayang/terima-pesanan.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';

type Selesai = { readonly tried: number; readonly tunda: string | undefined };
const TIDAK: Selesai = { tried: 0, tunda: undefined };

/** Orders that a channel keeps for us, once a minute; one that is misshapen is left out by itself. */
export async function ambilPesanan(
  db: Database,
  saluran: Saluran,
  tujuan: Tujuan,
): Promise<Selesai> {
  const { modul, param } = await readSetelanToko(db, saluran.kode_toko);
  if (!saluran.tanya || !modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE)) return TIDAK;
  const path = `orders?after=${encodeURIComponent(saluran.sesudah)}`;
  const hasil = await panggilAdaptor(tujuan, 'GET', path);
  if (hasil.hasil === 'LAMA') return TIDAK;
  if (hasil.hasil !== 'TERIMA') return { tried: 1, tunda: hasil.sebab };
  const { data, next } = (hasil.isi ?? {}) as { data?: unknown; next?: unknown };
  if (!Array.isArray(data) || typeof next !== 'string' || next.length > 200)
    return { tried: 1, tunda: 'Jawaban pesanan dari adaptor tidak terbaca' };
  for (const one of data.slice(0, 200)) {
    const read = z.safeDecode(satuPesanan, one);
    if (read.success)
      await db.begin((tx) => terimaPesanan(tx, read.data, { ...saluran, param, ip: '' }));
  }
  await saveSesudah(db, saluran, next);
  return { tried: 1, tunda: undefined };
}

/** Numbers of parcels go to the channel that the order came from. */
export async function kirimResi(db: Database, saluran: Saluran, tujuan: Tujuan): Promise<Selesai> {
  let tried = 0;
  for (const { id, no_order, no_resi, ekspedisi } of await listResi(db, saluran)) {
    const path = `orders/${encodeURIComponent(no_order)}/resi`;
    const hasil = await panggilAdaptor(tujuan, 'POST', path, { no_resi, ekspedisi });
    tried += 1;
    await saveResi(db, saluran.kode_toko, id, hasil.hasil === 'TERIMA');
    if (hasil.hasil === 'TUNDA') return { tried, tunda: hasil.sebab };
  }
  return { tried, tunda: undefined };
}
