import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A save without a change leaves no trace: no audit row, nothing that a check could miss an approval of (§3.1). */
let shop: Shop;
let round = 0;
const MASTERS = CONTRACTS.flatMap(({ masters }) => masters);
const put = (path: string, body: object, who: 'MU' | 'OWN' | 'SU' = 'OWN') =>
  shop.as(who).raw('PUT', path, body, { 'idempotency-key': `simpan-sama-${++round}` });
const jejak = async (): Promise<number> =>
  Number((await shop.rows('select count(*) as n from audit'))[0]!.n);

beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('a buying price that is saved again by a manager asks nobody and is not recorded', async () => {
  const isi = { kode_harga: 'X', harga_per_gram: 1_500_000 };
  expect((await shop.as('OWN').raw('POST', 'para-harga-beli/create', isi)).status).toBe(201);
  const before = await jejak();
  const again = await put('para-harga-beli/update/X', { harga_per_gram: 1_500_000 }, 'MU');
  expect(again.status, again.text).toBe(200);
  expect(again.body.data).toMatchObject(isi);
  expect(await jejak()).toBe(before);
  expect((await put('para-harga-beli/update/X', { harga_per_gram: 1_500_001 })).status).toBe(200);
  expect(await jejak()).toBe(before + 1);
});

test('no master of the house records a row that is saved as it stands', async () => {
  const recorded: string[] = [];
  for (const master of MASTERS) {
    const list = await shop.as('OWN').raw('GET', `${master.endpoints.list.path}?limit=1`);
    const row = (list.body.data as Record<string, unknown>[] | undefined)?.[0];
    if (list.status !== 200 || !row || master.keyInQuery) continue;
    const { path } = master.endpoints.update;
    const at = path.replaceAll(/:([a-z_]+)/g, (_, name: string) =>
      encodeURIComponent(String(row[name])),
    );
    const body = Object.fromEntries(
      Object.entries(master.fields as Record<string, Field>)
        .filter(([name]) => !path.includes(`:${name}`))
        .map(([name]) => [name, row[name] ?? null]),
    );
    const before = await jejak();
    const { status } = await put(at, body);
    if (status === 200 && (await jejak()) !== before) recorded.push(master.table);
  }
  expect(recorded).toEqual([]);
});

test('parameters, the shop itself and its customers are no exception', async () => {
  const { body } = await shop.as('OWN').raw('POST', 'customer', {
    nama: 'Ibu Sari',
    alamat: 'Jl. Merdeka 1',
    no_hp: '0812 3456 7890',
  });
  const { kode_customer } = body.data as { kode_customer: string };
  const [toko] = await shop.rows(
    `select nama_toko, alamat_toko, no_whatsapp from toko where kode_toko = 'KJ1'`,
  );
  const before = await jejak();
  const isi = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };
  for (const [path, same] of [
    ['para-system/key/PEMBULATAN', { value: 500 }],
    [`customer/${kode_customer}`, isi],
    ['settingtoko', toko!],
  ] as const) {
    const answer = await put(path, same);
    expect([path, answer.status], answer.text).toEqual([path, 200]);
  }
  expect(await jejak()).toBe(before);
});

test('what is saved twice alike is recorded once, whichever call it is', async () => {
  for (const modul of ['WHATSAPP_MODULE', 'MEMBER_MODULE'] as const) await shop.modulOn(modul);
  const kartu = { judul: 'Kartu', warna: 'EMAS', isi: ['TOKO', 'HP'] };
  const gateway = {
    jenis: 'BERKAS',
    alamat: '',
    pengirim: '',
    kuota: 100,
    tenang_dari: '20:00',
    tenang_sampai: '08:00',
    ultah: false,
    tempo_hari: 0,
  };
  const image_path = await gambarAda(shop, 'SPLASH_SCREEN');
  const told: unknown[] = [];
  const wanted: unknown[] = [];
  for (const [path, isi, method = 'PUT'] of [
    ['akses/ksr.kj1', { akses: [{ kode: 'lihat-hutang', is_show: true }] }],
    ['users/ksr.kj1', { usere_name: 'Kasir Satu', level: 'KASIR', is_active: true }],
    ['setting-member', { ucapan: 'Selamat ulang tahun', kartu }],
    [
      'setting-nota/PENJUALAN',
      { templat: { ...templatBawaan('PENJUALAN'), salam: 'Matur nuwun' } },
    ],
    [
      'ukuran-label',
      {
        lebar: 50,
        tinggi: 25,
        jarak: 3,
        kolom: 4,
        baris: 11,
        atas: 10,
        kiri: 5,
        sela_kolom: 0,
        sela_baris: 0,
      },
    ],
    ['pesan/gateway', gateway],
    ['pesan/templat/NOTA_PENJUALAN', { isi: 'Nota {no_nota} {total}', nama_cloud: null }],
    ['app/splash-screen/MEMBER', { text: 'Hai', position: 'top', image_path }, 'POST'],
  ] as const) {
    const kirim = () =>
      shop.as('OWN').raw(method, path, isi, { 'idempotency-key': `simpan-dua-${++round}` });
    await kirim();
    const before = await jejak();
    const again = await kirim();
    told.push([path, again.status, again.body.code ?? (await jejak()) - before]);
    wanted.push([path, 200, 0]);
  }
  expect(told).toEqual(wanted);
});
