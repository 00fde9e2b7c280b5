import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';
import { listModulEndpoint, listParameterEndpoint } from '#areas/toko/contract/setelan.api.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.close());

test('the areas declare every parameter once, and no two at one place of the settings screen', () => {
  const all = CONTRACTS.flatMap(({ parameters }) => Object.values(parameters as AllParameters));
  expect(all.map(({ key }) => key).toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
  const places = all.map(({ group, at }) => `${group} ${at}`);
  expect(places.filter((place, nth) => places.indexOf(place) !== nth)).toEqual([]);
});

test('the settings screen shows group by group, the price of gold second, and all 129', async () => {
  expect(Object.keys(PARAMETERS).slice(0, 3)).toEqual([
    'kategori_harga',
    'PARAMETER_HARGA_EMAS_GLOBAL_VALUE',
    'HARGA_ROSOK',
  ]);
  expect(Object.keys(PARAMETERS)).toHaveLength(129);
  expect(Object.keys(PARAMETERS).at(-1)).toBe('PAYLOAD_ACAK');
  const rows = await shop.as('KASIR').call(listParameterEndpoint);
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(PARAMETERS));
});

test('the areas declare every module once, each at a place of its own, and what it needs is one of them', async () => {
  const all = CONTRACTS.flatMap(({ moduls }) => Object.values(moduls as AllModuls));
  expect(all.map(({ key }) => key).toSorted()).toEqual(Object.keys(MODULS).toSorted());
  expect(new Set(all.map(({ at }) => at)).size).toBe(53);
  expect(all.flatMap(({ butuh }) => butuh).every((one) => all.includes(one))).toBe(true);
  const rows = await shop.as('KASIR').call(listModulEndpoint);
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(MODULS));
});

test('the limits that the invariants fall back on are those of the parameters', async () => {
  const text = async (view: string): Promise<string> =>
    (await shop.rows<{ def: string }>('select pg_get_viewdef($1) as def', [view]))[0]!.def;
  expect(await text('v_need__akhir_hari')).toContain(
    `'TOLERANSI_SELISIH_KAS'::text, tutup_toko.tutup_at, (${PARAMETERS.TOLERANSI_SELISIH_KAS.bawaan})::bigint`,
  );
  expect(PARAMETERS.PEMBULATAN.bawaan).toBe(500);
  expect(PARAMETERS.OWN_TANPA_OTORISASI.bawaan).toBe(false);
});
