import { setClock } from '#kit/server/clock.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Batu = { kode_berlian: string; butir: number; konsinyasi: boolean };
type Dikirim = { no_kirim: string; barang: { kode_barcode: string }[] };

/** The last morning: KJ1 sends stones of its parcel to KJ2, which has weighed twenty of them; ten are on their way. */
export async function shipStones(stage: Stage, now: string): Promise<void> {
  setClock(now);
  const stones = await stage.call<Batu[]>('KJ1', 'spv', 'GET berlian?status=LEPAS');
  const parcel = stones.find(({ butir, konsinyasi }) => butir > 40 && !konsinyasi);
  if (!parcel) return;
  const kirim = (carat: number, butir: number) =>
    stage.call<Dikirim>('KJ1', 'spv', 'POST kirim-barang/berlian', {
      tujuan: 'KJ2',
      barang: [{ kode_berlian: parcel.kode_berlian, carat, butir }],
      pembawa: 'Hendra',
      no_segel: 'SGL-031',
      keterangan: 'Untuk cincin pesanan KJ2',
    });
  const { no_kirim, barang } = await kirim(0.2, 20);
  await stage.call('KJ2', 'spv', `POST kirim-berlian/${no_kirim}/terima`, {
    kode_gudang: 'TK',
    barang: barang.map((one) => ({ kode_berlian: one.kode_barcode, carat: 0.2, butir: 20 })),
  });
  await kirim(0.1, 10);
}
