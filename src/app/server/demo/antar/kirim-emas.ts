import { setClock } from '#kit/server/clock.ts';
import { sql } from '#kit/server/sql.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Beli = { no_faktur_beli: string; urut: number; berat: number; batu: string | null };

/** Where head office keeps gold that it refines. */
const rosok = (stage: Stage) =>
  stage.db.maybe(sql<{ kode_gudang: string }>`
    select kode_gudang from gudang
     where kode_toko = 'PST' and is_active and jenis = 'ROSOK' order by kode_gudang limit 1`);

/** The last morning: KJ2 sends what it bought to head office, which has weighed one piece and waits for another. */
export async function shipGold(stage: Stage, now: string): Promise<void> {
  setClock(now);
  const gudang = await rosok(stage);
  const stock = await stage.call<Beli[]>('KJ2', 'spv', 'GET pembelian/stock');
  const [first, second] = stock.filter(
    ({ no_faktur_beli, batu }) => no_faktur_beli.startsWith('PB') && !batu,
  );
  if (!gudang || !first || !second) return;
  for (const [toko, key] of [
    ['PST', 'SEPUHAN_MODULE'],
    ['KJ2', 'SEPUHAN_MODULE'],
    ['KJ2', 'SEPUHAN_TERPUSAT_MODULE'],
  ] as const)
    await stage.call(toko, 'own', `PUT modul/${key}`, { aktif: true });
  const { no_kirim } = await stage.call<{ no_kirim: string }>(
    'KJ2',
    'spv',
    'POST kirim-barang/sepuhan',
    {
      tujuan: 'PST',
      emas: [first, second].map(({ no_faktur_beli: no_dokumen, urut }) => ({ no_dokumen, urut })),
      pembawa: 'Hendra',
      no_segel: 'SGL-021',
      keterangan: 'Rosok minggu ini',
    },
  );
  const { no_faktur_beli, urut, berat } = first;
  await stage.call('PST', 'spv', `POST kirim-sepuhan/${no_kirim}/terima`, {
    ...gudang,
    baris: [{ kode_barcode: `${no_faktur_beli}.${urut}`, berat }],
  });
}
