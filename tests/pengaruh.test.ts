import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { done } from '#tests/kit/done.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { siapkan } from '#tests/proof/balapan/meja.ts';
import { CICIL } from '#tests/pengaruh/cicil.ts';
import { DAGANG } from '#tests/pengaruh/dagang.ts';
import { MEMBER } from '#tests/pengaruh/member.ts';
import { PESANAN } from '#tests/pengaruh/pesanan.ts';
import { RUMAH } from '#tests/pengaruh/rumah.ts';
import { SINYAL } from '#tests/pengaruh/sinyal.ts';
import { SERVICE } from '#tests/pengaruh/bengkel.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const KASUS = [...DAGANG, ...CICIL, ...MEMBER, ...RUMAH, ...SERVICE, ...PESANAN, ...SINYAL];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await siapkan(shop);
  await ownerSendiri(shop);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

/** Values count from their moment on: what was done before keeps its own. */
let jam = Date.UTC(2026, 10, 20, 2);
const detik = (): void => shop.jam(new Date((jam += 1000)).toISOString());

test.each(KASUS.map((one) => [one[0], one] as const))(
  '%s decides: the same question is answered otherwise with another value',
  async (_, [key, satu, lain, tanya]) => {
    for (const [nilai, jawab] of [satu, lain]) {
      detik();
      await shop.param(key, nilai as never);
      expect(await tanya(shop), `${key} = ${nilai}`).toEqual(jawab);
    }
    detik();
    await shop.param(key, PARAMETERS[key].bawaan as never);
  },
);

test('rules written in SQL read each parameter in the unit of the program', async () => {
  const desimal = (field: Field): number =>
    field.kind === 'persen' ? 2 : field.kind === 'gram' ? 3 : (field.decimals ?? 0);
  const satuan = await shop.rows<{ key: string; satuan: number }>(
    'select key, satuan_parameter(key) as satuan from unnest($1::text[]) key',
    [Object.keys(PARAMETERS)],
  );
  expect(satuan).toEqual(
    Object.entries(PARAMETERS).map(([key, { field }]) => ({
      key,
      satuan: 10 ** desimal(field as Field),
    })),
  );
});
