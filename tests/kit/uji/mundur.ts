import { kunci } from '#tests/proof/balapan/meja.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Raw, type Shop, type Who } from '#tests/kit/shop.ts';
import { izin, minta as mintaOleh } from '#tests/kit/orang/setuju.ts';

/** Saving on a day that is not closed yet, while the calendar shows the next one (D-33.18, D-2.3, D-2.4). */
export const BESOK = '2026-11-21T02:00:00.000Z';

/** Opens the shop of these tests and closes it behind them. */
export function bukaMundur(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    barcode = await tambahPotong(shop, ['P1', 'P4']);
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 20_000_000, keterangan: 'Modal pagi' };
    expect((await kirim('KASIR', 'cash/masuk', modal)).status).toBe(201);
    await pagi(BESOK);
  });
  // Closing looks at every invariant: what was saved on the late day has its approval (I-21).
  afterAll(() => shop.close());
}

export let shop: Shop;

export let barcode: string[];

export async function pagi(instant: string): Promise<void> {
  shop.jam(instant);
  await shop.rows('update sesi set mulai = $1, terakhir = $1 where berakhir is null', [instant]);
}

export const kirim = (who: Who, path: string, body: object, keystore?: string, method = 'POST') =>
  shop
    .as(who)
    .raw(method, path, body, { ...kunci(), ...(keystore && { 'x-otorisasi': keystore }) });

export const minta = (who: Who, path: string, body: object, catatan?: string) =>
  mintaOleh(shop.as(who), { path, body, catatan });

export const setuju = (who: Who, path: string, body: object, oleh: Who): Promise<string> =>
  izin(shop.as(who), shop.as(oleh), { path, body, catatan: 'Nota tertinggal di laci' });

export const kas = (kode_transaksi: string, jumlah: number, keterangan = 'Uang kemarin') => ({
  kode_transaksi,
  jumlah,
  keterangan,
});

export const masuk = kas('MODAL_KAS', 100_000);

export const kode = ({ status, body }: Raw) => [status, body?.code];

export const SEMUA = CONTRACTS.flatMap((area) => [
  ...area.endpoints,
  ...area.masters.flatMap((master) => master.offered),
]) as unknown as AnyEndpoint[];
