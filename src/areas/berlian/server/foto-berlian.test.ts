import { afterAll, beforeAll, expect, test } from 'vitest';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batu,
  cincinBerlian,
  isiTerima,
  pasangBatu,
  returBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { bukaKirimBerlian } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { kirimkan, pindai, terimakan } from '#tests/kit/uji/kirim-barang.ts';

/** The photo of a certificate is evidence of its stone (D-45.1, D-51.10). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

let nomor = 0;
const gia = (more: object = {}) =>
  batu({ lembaga: 'GIA', no_sertifikat: `FOTO${++nomor}`, ...more });
const fotoOf = async (kode_berlian: string) =>
  (await shop.as('SPV').call(daftarBerlianEndpoint, {})).find(
    (one) => one.kode_berlian === kode_berlian,
  )?.foto;
const isi = (kode_berlian: string, foto: string) => ({ params: { kode_berlian }, body: { foto } });
const difoto = (kode_berlian: string, foto: string) =>
  shop.as('SPV').call(fotoBerlianEndpoint, isi(kode_berlian, foto));

test('comes in with its stone, once: the same picture is no other certificate', async () => {
  const foto = await fotoBaru(shop, 'SPV');
  const { kode } = await terimaBatu(shop, [gia({ foto })]);
  expect(await fotoOf(kode[0]!)).toBe(foto);
  const [row] = await shop.rows('select tabel, baris from foto_bukti where gambar_path = $1', [
    foto,
  ]);
  expect(row).toEqual({ tabel: 'berlian_terima', baris: 'barang.0.foto' });
  const terima = (one: ReturnType<typeof batu>) =>
    expect(shop.as('SPV').call(terimaBerlianDocument.makes.terima, isiTerima([one]))).rejects;
  await terima(gia({ foto })).toMatchObject({ status: 422, code: 'FOTO_TERPAKAI' });
  const lain = await fotoBaru(shop, 'SPV');
  await terima(batu({ foto: lain })).toMatchObject({ code: 'FOTO_TANPA_SERTIFIKAT' });
  await terima(gia({ foto: await fotoBaru(shop, 'MU') })).toMatchObject({
    code: 'FOTO_ORANG_LAIN',
  });
});

test('is taken later, too; another in its place is agreed to by a superior', async () => {
  const { kode } = await terimaBatu(shop, [gia(), batu()]);
  const [bersurat, polos] = [kode[0]!, kode[1]!];
  const foto = await fotoBaru(shop, 'SPV');
  await expect(difoto(polos, foto)).rejects.toMatchObject({ code: 'FOTO_TANPA_SERTIFIKAT' });
  await expect(difoto('KJ1ZZZZZ', foto)).rejects.toMatchObject({ status: 404 });
  await difoto(bersurat, foto);
  expect(await fotoOf(bersurat)).toBe(foto);
  const baru = await fotoBaru(shop, 'SPV');
  await expect(difoto(bersurat, baru)).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
  expect(await fotoOf(bersurat)).toBe(foto);
  await shop.approved('SPV', fotoBerlianEndpoint, isi(bersurat, baru));
  expect(await fotoOf(bersurat)).toBe(baru);
  const kasir = await shop.as('KASIR').raw(
    'POST',
    `berlian/${bersurat}/foto`,
    { foto },
    {
      'idempotency-key': 'foto-kasir',
    },
  );
  expect(kasir.status).toBe(403);
  await returBatu(shop, bersurat);
  await expect(difoto(bersurat, await fotoBaru(shop, 'SPV'))).rejects.toMatchObject({
    status: 409,
    code: 'BERLIAN_TIDAK_DIPEGANG',
  });
});

test('rides along with the piece in which its stone is set, and is seen in the other shop', async () => {
  const foto = await fotoBaru(shop, 'SPV');
  const { kode } = await terimaBatu(shop, [gia({ foto })]);
  const barang = await cincinBerlian(shop);
  await pasangBatu(shop, barang, kode, 3_354);
  const lihat = () => shop.as('SPV', 'KJ2').raw('GET', foto);
  expect((await lihat()).status).toBe(404);
  const pergi = await kirimkan(shop, [barang]);
  const tiba = await terimakan(shop, pergi, [pindai(barang)]);
  expect(tiba.status, tiba.text).toBe(201);
  const [row] = await shop.rows(
    `select foto from berlian where kode_toko = 'KJ2' and kode_berlian = $1`,
    [kode[0]],
  );
  expect(row).toEqual({ foto });
  expect((await lihat()).status).toBe(200);
});
