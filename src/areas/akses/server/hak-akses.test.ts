import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aksesUserEndpoint,
  listTemplatEndpoint,
  ubahAksesUserEndpoint,
  ubahTemplatEndpoint,
} from '#areas/akses/contract/akses.api.ts';
import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const leaves = (tree: readonly AksesNode[]): AksesNode[] =>
  tree.flatMap((node) => (node.path === null ? leaves(node.children) : [node]));
const shown = (tree: readonly AksesNode[]) =>
  leaves(tree)
    .filter(({ is_show }) => is_show)
    .map(({ kode }) => kode);
const aksesOf = (user_id: string, who: Who = 'OWN') =>
  shop.as(who).call(aksesUserEndpoint, { params: { user_id } });
const ubah = (user_id: string, akses: { kode: string; is_show: boolean }[], who: Who = 'OWN') =>
  shop.as(who).call(ubahAksesUserEndpoint, { params: { user_id }, body: { akses } });
const sales = (is_show: boolean) => [{ kode: 'master-sales', is_show }];
const bukaSales = async (who: Who) =>
  (
    await shop
      .as(who)
      .raw('POST', 'sales', { kode_sales: `X${who}`, nama: 'Sales uji', hp: null, target: 0 })
  ).status;

test('the tree holds what can be ticked, without what everybody has', async () => {
  const { akses, ikut_templat } = await aksesOf('ksr.kj1');
  const all = leaves(akses).map(({ kode }) => kode);
  expect(all).toContain('transaksi-penjualan');
  expect(all).not.toContain('ganti-password');
  expect(all).not.toContain('home');
  expect(ikut_templat).toBe(true);
});

test('a tick opens a menu at once, the bell tells the screens, and the audit keeps both', async () => {
  expect(await bukaSales('KASIR')).toBe(403);
  shop.rings.length = 0;
  const after = await ubah('ksr.kj1', sales(true));
  expect(shown(after.akses)).toContain('master-sales');
  expect(after.ikut_templat).toBe(false);
  expect(await bukaSales('KASIR')).toBe(201);
  expect(shop.rings.map(({ event }) => event)).toContain('akses');
  const [audit] = await shop.rows(
    "select kunci, sesudah from audit where tindakan = 'UBAH_HAK_AKSES' order by urut desc limit 1",
  );
  expect(audit).toEqual({ kunci: 'ksr.kj1', sesudah: sales(true) });
});

test.each([
  ['the owner sees everything', 'own.kj1', sales(true), 422, 'MELIHAT_SEMUA'],
  ['a menu that is not', 'ksr.kj1', [{ kode: 'tidak-ada', is_show: true }], 422, 'MENU_TIDAK_ADA'],
  ['a menu of everybody', 'ksr.kj1', [{ kode: 'home', is_show: false }], 422, 'MENU_TIDAK_ADA'],
  ['nobody', 'siapa.kj1', sales(true), 404, 'USER_TIDAK_ADA'],
  ['a user of another shop', 'ksr.pst', sales(true), 404, 'USER_TIDAK_ADA'],
])('%s is refused', async (_, user_id, akses, status, code) => {
  const answer = await shop.as('OWN').raw('PUT', `akses/${user_id}`, { akses });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a manager who was let in asks the owner, and never lifts himself', async () => {
  await ubah('mu.kj1', [{ kode: 'hak-akses-users', is_show: true }]);
  await expect(ubah('ksr2.kj1', sales(true), 'MU')).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: { event: 'HAK_AKSES', level: ['OWN'] },
  });
  await expect(ubah('mu.kj1', sales(true), 'MU')).rejects.toMatchObject({ code: 'HAK_SENDIRI' });
  const given = { params: { user_id: 'ksr2.kj1' }, body: { akses: sales(true) } };
  await shop.approved('MU', ubahAksesUserEndpoint, given, 'OWN');
  expect(await bukaSales('KASIR2')).toBe(201);
});

test('a template reaches whoever follows it; who is left out keeps what he has', async () => {
  const templat = (await shop.as('OWN').call(listTemplatEndpoint)).find(
    ({ level }) => level === 'KASIR',
  )!;
  expect([templat.semua, templat.user_ids]).toEqual([['ksr.kj1', 'ksr2.kj1'], []]);
  const ubahTemplat = (user_ids: string[], is_show: boolean) =>
    shop.as('OWN').call(ubahTemplatEndpoint, {
      params: { level: 'KASIR' },
      body: { akses: [{ kode: 'master-sales', is_show }], user_ids },
    });
  await ubahTemplat(['ksr.kj1', 'ksr2.kj1'], false);
  expect(shown((await aksesOf('ksr.kj1')).akses)).not.toContain('master-sales');
  await ubahTemplat(['ksr.kj1', 'ksr2.kj1'], true);
  expect(shown((await aksesOf('ksr2.kj1')).akses)).toContain('master-sales');
  await ubahTemplat(['ksr.kj1'], false);
  expect(shown((await aksesOf('ksr.kj1')).akses)).not.toContain('master-sales');
  const kept = await aksesOf('ksr2.kj1');
  expect(shown(kept.akses)).toContain('master-sales');
  expect(kept.ikut_templat).toBe(false);
  await expect(ubahTemplat(['spv.kj1'], true)).rejects.toMatchObject({ code: 'BUKAN_LEVEL_INI' });
});
