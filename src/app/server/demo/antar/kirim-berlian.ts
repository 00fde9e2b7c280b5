import { setClock } from '#kit/server/clock.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Batu = { kode_berlian: string; carat: number; butir: number; konsinyasi: boolean };
type Dikirim = { no_kirim: string; barang: { kode_barcode: string }[] };

/** So many stones of a parcel are weighed by KJ2, and so many are on their way; some stay with KJ1. */
const DITERIMA = 20;
const DI_JALAN = 10;

/** The last morning: KJ1 sends stones of its parcel to KJ2, which has weighed twenty of them; ten are on their way. */
export async function shipStones(stage: Stage, now: string): Promise<void> {
  setClock(now);
  const parcel = (await findParcel(stage)) ?? (await takeParcel(stage));
  const kirim = (butir: number) =>
    stage.call<Dikirim>('KJ1', 'spv', 'POST kirim-barang/berlian', {
      tujuan: 'KJ2',
      barang: [{ kode_berlian: parcel.kode_berlian, carat: caratOf(parcel, butir), butir }],
      pembawa: 'Hendra',
      no_segel: 'SGL-031',
      keterangan: 'Untuk cincin pesanan KJ2',
    });
  const { no_kirim, barang } = await kirim(DITERIMA);
  await stage.call('KJ2', 'spv', `POST kirim-berlian/${no_kirim}/terima`, {
    kode_gudang: 'TK',
    barang: barang.map((one) => ({
      kode_berlian: one.kode_barcode,
      carat: caratOf(parcel, DITERIMA),
      butir: DITERIMA,
    })),
  });
  await kirim(DI_JALAN);
}

/** So many stones of a parcel by its mean stone. */
const caratOf = ({ carat, butir: semua }: Batu, butir: number): number =>
  Math.round((carat * 1000 * butir) / semua) / 1000;

const findParcel = async (stage: Stage): Promise<Batu | undefined> =>
  (await stage.call<Batu[]>('KJ1', 'spv', 'GET berlian?status=LEPAS')).find(
    ({ butir, konsinyasi }) => butir > DITERIMA + DI_JALAN && !konsinyasi,
  );

/** A story of few days has not bought its parcel yet (sixteen days before its end). */
async function takeParcel(stage: Stage): Promise<Batu> {
  await stage.call('KJ1', 'spv', 'POST berlian/terima', {
    kode_supplier: 'SRT',
    konsinyasi: false,
    kode_gudang: 'TK',
    barang: [{ kode_dept: 'BL', carat: 1, butir: 100, shape: 'RD', harga_modal: 10_000_000 }],
  });
  const parcel = await findParcel(stage);
  if (!parcel) throw new Error('Demo: KJ1 has no parcel of stones to ship');
  return parcel;
}
