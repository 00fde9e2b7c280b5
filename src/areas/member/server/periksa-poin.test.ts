import { afterAll, beforeAll, expect, test } from 'vitest';
import { rusakkan } from '#tests/kit/document/rusakkan.ts';
import { HARGA } from '#tests/kit/tukar.ts';
import {
  bukaMember,
  jadiMember,
  jualMember,
  poin,
  poinDari,
  tunai,
} from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** A shop whose members earned, paid, took gifts, had nota cancelled and cards joined; then one thing at a time is broken. */
let shop: Shop;
let ratna: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
  await shop.rows(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock) values ('KJ1', 'DOMPET', 'Dompet', 5, 9)`,
  );
  ratna = await jadiMember(shop, 'Ratna');
  await jualMember(shop, ratna, 'P1');
  await jualMember(shop, ratna, 'P1', [poin(10_000), tunai(HARGA.P1 - 10_000)]);
  const batal = await jualMember(shop, ratna, 'P1');
  const { no_faktur_jual } = batal.body.data as { no_faktur_jual: string };
  await disetujui(shop, `penjualan/${no_faktur_jual}/batal`, { alasan: 'Salah barang' });
  await send(shop.as('KASIR'), `member/${ratna}/tukar-hadiah`, { kode_hadiah: 'DOMPET', qty: 1 });
  await send(shop.as('OWN'), `member/${ratna}/koreksi-poin`, { poin: 3, alasan: 'Kartu lama' });
  const lama = await jadiMember(shop, 'Ratna Dewi');
  await jualMember(shop, lama, 'P1');
  await disetujui(shop, `customer/${lama}/gabung`, { ke: ratna }, 'OWN', 'SPV');
});
afterAll(() => shop.close());

const brokenBy = (statements: string): Promise<string[]> => rusakkan(shop, statements);

test('nothing is broken before, whatever was earned, paid, given back or joined', async () => {
  expect(await poinDari(shop, ratna)).toBeGreaterThan(0);
  expect(await brokenBy('select')).toEqual([]);
});

/** A row of the ledger, the oldest of its kind that no cancel undid. */
const BARIS = (jenis: string): string =>
  `(select min(id) from poin r where jenis = '${jenis}' and balik_dari is null
      and not exists (select from poin b where b.balik_dari = r.id))`;

test.each([
  [
    'a point put on a card',
    `update customer set poin = poin + 1 where kode_customer in (select kode_customer from poin)
        and kode_gabung is null`,
    'I-16',
  ],
  ['a row of the ledger gone', `delete from poin where id = ${BARIS('KOREKSI')}`, 'I-16'],
  [
    'what is left of a row, one more',
    `update poin_lot set sisa = sisa + 1 where id = (select min(id) from poin_lot)`,
    'I-16',
  ],
  [
    'points on a card that is another card now',
    `update customer set poin = 5 where kode_gabung is not null`,
    'I-16',
  ],
  [
    'points of a nota that never was',
    `update poin set no_dokumen = 'PJKJ1261120ZZZ' where id = ${BARIS('DAPAT')}`,
    'I-16b',
  ],
  [
    'points that a cancelled nota left',
    `update poin set balik_dari = null where balik_dari is not null`,
    'I-16b',
  ],
  [
    'a nota that points paid, with fewer points',
    `update poin set dasar_rp = dasar_rp - 1000 where id = ${BARIS('BAYAR')}`,
    'I-16c',
  ],
  [
    'points taken for money that no payment shows',
    `update pembayaran set jenis = 'CASH' where jenis = 'POIN'`,
    'I-16c',
  ],
])('%s breaks it', async (_, planted, kode) => {
  expect(await brokenBy(planted)).toContain(kode);
});
