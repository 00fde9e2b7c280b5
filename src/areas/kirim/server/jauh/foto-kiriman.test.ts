import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ambilFoto } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import { fotoStore } from '#areas/stock/server/foto/foto-store.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { cincinBerlian } from '#tests/kit/uji/berlian.ts';
import { bukaBatuJauh, type BatuJauh } from '#tests/kit/uji/buka/batu-jauh.ts';
import { fotoBarang, fotoBaru, gambarBaru } from '#tests/kit/uji/foto-baru.ts';
import { kunci, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** Photos of pieces and certificates follow from server to server, and are believed as little as uploads (decision 1210). */
let dua: BatuJauh;
beforeAll(async () => {
  dua = await bukaBatuJauh();
});
afterAll(() => dua.close());

const gambar = async (shop: Shop, code: string, toko: string): Promise<string[]> =>
  (
    await shop.rows(
      `select g ->> 'gambar_path' as path from barang, jsonb_array_elements(gambar) g
        where kode_barcode = $1 and kode_toko = $2`,
      [code, toko],
    )
  ).map((one) => one['path'] as string);
const ditolak = async (shop: Shop, code: string) =>
  (
    await shop.rows(
      "select sesudah ->> 'alasan' as alasan from audit where tindakan = 'FOTO_KIRIMAN_DITOLAK' and kunci = $1",
      [code],
    )
  ).map((one) => one['alasan']);
/** Photos that are due are here, or were asked for: a look of the receipt itself may be at work. */
async function ambil({ db }: Shop): Promise<void> {
  await ambilFoto(db);
  await ambilFoto(db);
}
/** The photos of a code are due again, whatever was tried before. */
const lagi = (shop: Shop) =>
  shop.rows("update foto_kiriman set lagi = '2026-11-19' where lagi is not null");

/** Until none waits any more: a look of the receipt that fails in a busy moment puts its photo off. */
async function sampaiHabis(shop: Shop): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await lagi(shop);
    await ambil(shop);
    const [some] = await shop.rows('select 1 from foto_kiriman where lagi is not null');
    if (!some) return;
    await sleep(50);
  }
}

test('two photos follow their piece in their order; while the line is away the receipt waits for none', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const lama = await fotoBarang(dua.asal, a!);
  const baru = await fotoBarang(dua.asal, a!);
  expect(await gambar(dua.pusat, a!, 'PST')).toEqual([baru, lama]);
  const no = await dua.kirim([a!]);
  await dua.antar();
  await dua.putus();
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await ambil(dua.cabang);
  expect(await gambar(dua.cabang, a!, 'KJ2')).toEqual([]);
  const tunggu = await dua.cabang.rows(
    "select gagal, lagi > '2026-11-20T02:00:30Z' as nanti from foto_kiriman where kode_barcode = $1",
    [a],
  );
  expect(tunggu).toEqual([{ gagal: expect.any(Number), nanti: true }]);
  expect(tunggu[0]!['gagal']).toBeGreaterThan(0);
  await dua.sambung();
  await lagi(dua.cabang);
  await ambil(dua.cabang);
  const tiba = await gambar(dua.cabang, a!, 'KJ2');
  expect(tiba).toHaveLength(2);
  for (const path of tiba) expect(path).toMatch(/^NSIPIC\/KJ2\/[0-9a-f]{32}\.jpg$/);
  const [pertama] = await dua.cabang.rows(
    'select sidik_lain from foto_unggah where gambar_path = $1',
    [tiba[0]],
  );
  const [kirim] = await dua.pusat.rows(
    'select sidik_lain from foto_unggah where gambar_path = $1',
    [baru],
  );
  expect(pertama!['sidik_lain']).toContain((kirim!['sidik_lain'] as string[])[0]);
  expect(
    await dua.cabang.rows('select lagi, dilihat from foto_kiriman where kode_barcode = $1', [a]),
  ).toEqual([{ lagi: null, dilihat: 3 }]);
  await dua.antar();
  // Home again it has its own, and asks for none.
  const pulang = await dua.pulang([a!]);
  await dua.antar();
  const rumah = await dua.diPusat({
    path: `kirim-barang/${pulang}/terima`,
    body: { barang: [pindai(a!)] },
  });
  expect(rumah.status, rumah.text).toBe(201);
  expect(await gambar(dua.pusat, a!, 'PST')).toEqual([baru, lama]);
  expect(await dua.pusat.rows("select 1 from foto_kiriman where kode_toko = 'PST'")).toEqual([]);
});

/** A ring goes to KJ2 with the photo of its certificate, or with that file: its stone, and where the photo lies. */
async function sertifikat(no_sertifikat: string, file?: Buffer) {
  const berlian = [{ carat: 0.52, shape: 'RD', no_sertifikat, harga_modal: 1_000_000 }];
  const code = await cincinBerlian(dua.asal, { berlian, berat: 3.354, berat_atribut: 0.104 });
  const [batu] = await dua.batuBarang(dua.pusat, code, 'PST');
  const foto = await fotoBaru(dua.asal, 'SPV');
  const set = await dua.diPusat({ path: `berlian/${batu}/foto`, body: { foto } });
  expect(set.status, set.text).toBeLessThan(300);
  if (file) await fotoStore().put(foto, file);
  const no = await dua.kirim([code]);
  await dua.antar();
  expect((await dua.terima(no, [pindai(code, { berat: 3.354, butir_batu: 1 })])).status).toBe(201);
  await sampaiHabis(dua.cabang);
  await dua.antar();
  return { batu: batu!, foto };
}
const fotoBatu = async (batu: string) =>
  (await dua.cabang.rows('select foto from berlian where kode_berlian = $1', [batu]))[0]!['foto'];

test('the photo of a certificate follows its stone, and is evidence of nothing and of no other stone', async () => {
  const { batu, foto } = await sertifikat('66001');
  expect(await fotoBatu(batu)).toMatch(/^NSIPIC\/KJ2\//);
  const file = (await fotoStore().get(foto))!;
  const sama = await fotoBaru(dua.tujuan, 'SPV', file);
  const ulang = await dua.diKj2({ path: `berlian/${batu}/foto`, body: { foto: sama } });
  expect([ulang.status, ulang.body.code], ulang.text).toEqual([422, 'FOTO_BARANG_STOCK']);
  const kembar = await sertifikat('66002', file);
  expect(await fotoBatu(kembar.batu)).toBe(null);
  expect(await ditolak(dua.cabang, kembar.batu)).toEqual(['FOTO_TERPAKAI']);
});

/** KJ2 sends head office a piece whose first photo is this file. */
async function tibaDengan(file: Buffer): Promise<string> {
  const [code] = await tambahPotong(dua.tujuan, ['P1']);
  const path = await fotoBarang(dua.tujuan, code!);
  await fotoStore().put(path, file);
  const no = await dua.pulang([code!]);
  await dua.antar();
  const tiba = await dua.diPusat({
    path: `kirim-barang/${no}/terima`,
    body: { barang: [pindai(code!)] },
  });
  expect(tiba.status, tiba.text).toBe(201);
  await sampaiHabis(dua.pusat);
  await dua.antar();
  return code!;
}

test('who gains: a script, a page behind a sign, a file that is too large are no photos, and do not come back', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const html = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]);
  for (const [file, alasan] of [
    [svg, 'FOTO_JENIS'],
    [html, 'FOTO_RUSAK'],
  ] as const) {
    const code = await tibaDengan(file);
    expect(await gambar(dua.pusat, code, 'PST')).toEqual([]);
    expect(await ditolak(dua.pusat, code)).toEqual([alasan]);
  }
  const besar = await tibaDengan(
    Buffer.concat([await gambarBaru(), Buffer.alloc(10 * 1024 * 1024)]),
  );
  expect(await gambar(dua.pusat, besar, 'PST')).toEqual([]);
  const polyglot = await tibaDengan(Buffer.concat([await gambarBaru(), svg]));
  const [path] = await gambar(dua.pusat, polyglot, 'PST');
  expect((await fotoStore().get(path!))!.includes('<script>')).toBe(false);
});

test('who gains: evidence of head office, and a photo of another piece, are no photo of what a branch sends', async () => {
  const bukti = await fotoBaru(dua.asal, 'SPV');
  const [rusak] = await tambahPotong(dua.tujuan, ['P2']);
  const no = await dua.pulang([rusak!]);
  await dua.antar();
  const barang = [pindai(rusak!, { kondisi: 'RUSAK', foto: bukti })];
  const tiba = await dua.diPusat({ path: `kirim-barang/${no}/terima`, body: { barang } });
  expect(tiba.status, tiba.text).toBe(201);
  const [lain] = await tambahPotong(dua.asal, ['P3']);
  const punya = await fotoBarang(dua.asal, lain!);
  for (const path of [bukti, punya]) {
    const code = await tibaDengan((await fotoStore().get(path))!);
    expect(await gambar(dua.pusat, code, 'PST')).toEqual([]);
    expect(await ditolak(dua.pusat, code)).toEqual(['FOTO_TERPAKAI']);
  }
  // And the other way: what came as a photo of a piece is evidence of nothing.
  const asli = await gambarBaru();
  const code = await tibaDengan(asli);
  expect(await gambar(dua.pusat, code, 'PST')).toHaveLength(1);
  const sama = await fotoBaru(dua.asal, 'SPV', asli);
  const [lagiRusak] = await tambahPotong(dua.tujuan, ['P2']);
  const nomor = await dua.pulang([lagiRusak!]);
  await dua.antar();
  const ulang = await dua.diPusat({
    path: `kirim-barang/${nomor}/terima`,
    body: { barang: [pindai(lagiRusak!, { kondisi: 'RUSAK', foto: sama })] },
  });
  expect([ulang.status, ulang.body.code], ulang.text).toEqual([422, 'FOTO_BARANG_STOCK']);
});

test('who gains: no person, and no server that a piece did not go to, reads its photos', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  await fotoBarang(dua.asal, a!);
  const no = await dua.kirim([a!]);
  await dua.antar();
  const path = `server/foto-kiriman/${no}/${a}/0`;
  for (const who of ['SPV', 'OWN'] as const satisfies readonly Who[])
    expect((await dua.pusat.as(who, 'PST').raw('GET', path, undefined, kunci())).status).toBe(401);
  await dua.pusat.rows("update kirim_barang set tujuan = 'KJ1' where no_kirim = $1", [no]);
  await dua.terima(no, [pindai(a!)]);
  await lagi(dua.cabang);
  await ambil(dua.cabang);
  expect(await gambar(dua.cabang, a!, 'KJ2')).toEqual([]);
  await dua.pusat.rows("update kirim_barang set tujuan = 'KJ2' where no_kirim = $1", [no]);
  await dua.antar();
});
