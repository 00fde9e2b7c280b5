import { afterAll, beforeAll, expect, test } from 'vitest';
import { Trial, type MasterBench, type Row } from '#kit/testing/master-trial.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { masterPusat } from '#app/contract/master-pusat.ts';
import type { Beda, DataPusat } from '#app/contract/pusat.api.ts';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { listTerbitanIsi } from '#app/server/pusat/pusat.table.ts';
import { bacaMaster } from '#app/server/pusat/terima-terbitan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const MASTERS = masterPusat(CONTRACTS);
const TABEL = MASTERS.map(({ table }) => table);
let shop: Shop;
let trials: Trial[];

beforeAll(async () => {
  shop = await openShop();
  for (const key of Object.keys(MODULS) as ModulKey[]) {
    await shop.modulOn(key);
    await shop.modulOn(key, 'PST');
  }
  const pusat = { owner: shop.as('OWN', 'PST').raw } as unknown as MasterBench;
  trials = MASTERS.map((master) => new Trial(master, () => pusat));
});
afterAll(() => shop.close());

const kj1 = (method: string, path: string, body?: object) => shop.as('OWN').raw(method, path, body);
const terbitkan = async () => {
  const pst = shop.as('OWN', 'PST');
  expect((await pst.raw('POST', 'terbit-data-pusat', { catatan: '' })).status).toBe(201);
  const data = (await kj1('GET', 'import-data-pusat')).body.data as DataPusat;
  // A branch on a server of its own would take in each of these rows.
  const isi = await listTerbitanIsi(shop.db, 'PST', data.terbitan!.versi);
  expect([...bacaMaster(isi)].map(([tabel, rows]) => [tabel, rows.length])).toEqual(
    TABEL.map((tabel) => [tabel, isi.get(tabel)?.length ?? 0]),
  );
  return data;
};
/** Takes all of it; answers what was shown before, by table. */
async function ambil({ terbitan, beda }: DataPusat) {
  const pilih = [...Map.groupBy(beda, ({ tabel }) => tabel)].map(([tabel, rows]) => ({
    tabel,
    kunci: rows.map(({ kunci }) => kunci),
  }));
  const done = await kj1('POST', 'import-data-pusat', { versi: terbitan!.versi, pilih });
  expect(done).toMatchObject({ status: 200, body: { data: { jumlah: beda.length } } });
  const rest = (await kj1('GET', 'import-data-pusat')).body.data as DataPusat;
  expect(rest.beda).toEqual([]);
}
const byTabel = (beda: readonly Beda[], of: (one: Beda) => unknown) =>
  Object.fromEntries(beda.map((one) => [one.tabel, of(one)]));
const all = (value: unknown) => Object.fromEntries(TABEL.map((tabel) => [tabel, value]));
const aktif = async (tabel: string, kode_toko: string) =>
  shop.rows(`select is_active from "${tabel}" where kode_toko = $1`, [kode_toko]);
const rows: Row[] = [];

test('a row of every master that a chain has in common is shown as new, and taken', async () => {
  for (const trial of trials) {
    const { status, body } = await trial.create(await trial.sample(1));
    expect({ tabel: trial.master.table, status }).toEqual({
      tabel: trial.master.table,
      status: 201,
    });
    rows.push(body.data as Row);
  }
  const found = await terbitkan();
  expect(byTabel(found.beda, ({ keadaan }) => keadaan)).toEqual(all('BARU'));
  expect(byTabel(found.beda, ({ kunci }) => kunci)).toEqual(
    Object.fromEntries(trials.map((trial, at) => [trial.master.table, trial.keyOf(rows[at]!)])),
  );
  await ambil(found);
});

test('a row of each that the branch has otherwise is shown with both values before it is replaced', async () => {
  const berubah: string[] = [];
  for (const [at, trial] of trials.entries()) {
    const { master } = trial;
    const lain = await trial.sample(2);
    const isi = Object.fromEntries(
      trial.fields
        .filter(([name, { source }]) => !master.key.includes(name) && !source)
        .map(([name]) => [name, lain[name]]),
    );
    if (Object.keys(isi).length === 0) continue;
    const body = { ...trial.changeOf(rows[at]!), ...isi };
    delete (body as Row)['is_active'];
    const { status } = await trial.update(rows[at]!, body);
    expect({ tabel: master.table, status }).toEqual({ tabel: master.table, status: 200 });
    berubah.push(master.table);
  }
  const found = await terbitkan();
  expect(found.beda.map(({ tabel, keadaan }) => `${tabel} ${keadaan}`)).toEqual(
    berubah.map((tabel) => `${tabel} BERUBAH`),
  );
  for (const { isi } of found.beda)
    for (const { label, lama, baru } of isi) {
      expect(label).not.toBe('');
      expect(lama).not.toBe(baru);
    }
  await ambil(found);
});

test('what head office removed is shown, and goes; nothing of it is lost', async () => {
  for (const [at, trial] of [...trials.entries()].toReversed())
    expect((await trial.remove(rows[at]!)).status).toBe(200);
  const found = await terbitkan();
  expect(byTabel(found.beda, ({ keadaan }) => keadaan)).toEqual(all('HAPUS'));
  await ambil(found);
  for (const tabel of TABEL) expect(await aktif(tabel, 'KJ1')).toEqual([{ is_active: false }]);
});
