import { setClock } from '#kit/server/clock.ts';
import { sql } from '#kit/server/sql.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const DIKIRIM = 3;
const TERTINGGAL = 1;

/** Free pieces in trays of KJ1. */
const freePieces = (stage: Stage, n: number): Promise<{ kode_barcode: string }[]> =>
  stage.db.many(sql<{ kode_barcode: string }>`
    select b.kode_barcode from barang b
     where b.kode_toko = 'KJ1' and b.status = 'READY' and b.kode_baki is not null
       and not exists (select from keranjang k where k.kode_toko = b.kode_toko and k.kode_barcode = b.kode_barcode)
     order by b.kode_barcode desc limit ${n}::int`);

type Dikirim = { no_kirim: string };

/** The last morning: KJ1 ships some pieces to KJ2, which has scanned all but one of them. */
export async function shipBetween(stage: Stage, now: string): Promise<void> {
  setClock(now);
  for (const toko of ['PST', 'KJ1', 'KJ2'])
    await stage.call(toko, 'own', 'PUT modul/KIRIM_BARANG_MODULE', { aktif: true });
  const barang = await freePieces(stage, DIKIRIM);
  if (barang.length < DIKIRIM) return;
  const { no_kirim } = await stage.call<Dikirim>('KJ1', 'spv', 'POST kirim-barang', {
    tujuan: 'KJ2',
    barang,
    pembawa: 'Hendra',
    no_segel: 'SGL-014',
    keterangan: 'Pesanan toko KJ2',
  });
  await stage.call('KJ2', 'spv', `POST kirim-barang/${no_kirim}/terima`, {
    barang: barang
      .slice(TERTINGGAL)
      .map((one) => ({ ...one, kode_gudang: 'TK', kode_baki: 'X-01' })),
  });
}
