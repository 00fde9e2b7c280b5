import { afterAll, beforeAll } from 'vitest';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { bukaCicilan } from '#tests/kit/uji/cicilan.ts';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

export let shop: Shop;

export const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);

export const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code];

export const kontrakOf = async (no: string) =>
  (await shop.as('KASIR').raw('GET', `cicilan/${no}`)).body.data;

export const pieceOf = async (no: string) =>
  (
    await shop.rows(
      `select b.status, b.kode_baki, b.no_pegang from barang b
         join cicilan_barang l using (kode_toko, kode_barcode) where l.no_cicilan = $1`,
      [no],
    )
  )[0];

export const gold = async (no: string) =>
  (await cariBuku(shop, no)).map(([akun, , kadar, qty, berat, murni]) => [
    akun,
    kadar,
    qty,
    berat,
    murni,
  ]);

/** What her paper says. */
export const slip = async (no: string) =>
  readPdf(
    (
      await shop
        .as('KASIR')
        .raw('GET', cicilanDocument.paper.path.replace(':no', no).replace(/^\/+/, ''))
    ).bytes,
  ).text;

export const p1 = (akun: string, arah: 1 | -1) => [akun, 7500, arah, 3250 * arah, 2438 * arah];

export const saldo = async (akun: string) =>
  (
    await shop.rows(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where akun = $1 and kode_toko = 'KJ1'`,
      [akun],
    )
  )[0]!.rupiah as number;

/** Opens the shop of these tests and closes it behind them. */
export function bukaCicilanUji(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
    await bukaCicilan(shop);
  });
  afterAll(() => shop.close());
}
