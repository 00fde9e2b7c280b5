import { afterAll } from 'vitest';
import { openShop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import type { Tiket } from '#tests/kit/tukar.ts';

/** A shop that exchanges, with money in its drawer. */
export async function openTukarUji() {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close());
  const kasir = () => shop.as('KASIR');
  const post = (path: string, body: object) => send(kasir(), path, body);
  await shop.param('HARGA_ROSOK', 2_550_000 as never);
  await send(shop.as('OWN'), 'parabeli', {
    kode_kondisi: 'KUSAM',
    keterangan: 'Kusam',
    cara: 'PER_GRAM',
    rupiah: 5000,
  });
  await send(shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 100_000_000,
    keterangan: 'Modal pagi',
  });
  return {
    shop,
    kasir,
    post,
    simpan: async (body: object): Promise<Tiket> => {
      const answer = await post('tukar-tambah', body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as Tiket;
    },
    baca: async (path: string) => (await shop.as('MU').raw('GET', path)).body,
    kas: async () =>
      (await shop.rows("select rupiah from saldo where akun = 'kas'"))[0]!.rupiah as number,
    keadaan: async (kode: string) =>
      (await shop.rows('select status from barang where kode_barcode = $1', [kode]))[0]!.status,
    counts: async () =>
      (
        await shop.rows(
          `select (select count(*) from tukar)::int t, (select count(*) from pembelian)::int b, (select count(*) from penjualan)::int j,
                  (select count(*) from buku)::int k, (select count(*) from audit)::int a,
                  (select coalesce(sum(terakhir), 0) from nomor)::int n`,
        )
      )[0],
  };
}
