import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical, sha256 } from '#kit/server/canonical.ts';
import { nowIso } from '#kit/server/clock.ts';
import { ownKid } from '#kit/server/wire/server-token.ts';
import type * as api from '#app/contract/pusat.api.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';
import { JENIS_TANDA } from '#app/server/pusat/paket-pusat.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
let rumah: string;
let fake: Server;
beforeAll(async () => {
  dua = await bukaDuaServer();
  rumah = (await dua.cabang.rows(`select portal from toko where kode_toko = 'PST'`))[0]![
    'portal'
  ] as string;
  fake = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const data = pathname.endsWith('/versi') ? terbitan() : { isi: isi() };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((done) => fake.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  fake.close();
  await dua.close();
});

const pasangan = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { rahasia: privateKey, x: publicKey.export({ format: 'jwk' }).x! };
};
/** What a server at the address of head office says, and the key that it signs with. */
let kata = { versi: 1, nama: 'Perhiasan', kunci: pasangan() };
const isi = () => canonical([{ kode_kategori: 'PHS', nama: kata.nama, is_active: true }]);
function terbitan() {
  const { versi, kunci } = kata;
  const bagian = [{ tabel: 'kategori', urut: 1, jumlah: 1, sha256: sha256(isi()) }];
  const said = { pusat: 'PST', versi, catatan: '', oleh: 'own.pst', pada: nowIso(), bagian };
  const daftar = canonical(said);
  const bytes = Buffer.from(`kilau ${JENIS_TANDA}\n${daftar}`);
  return { versi, daftar, tanda: sign(null, bytes, kunci.rahasia).toString('base64url') };
}
const diAlamatPalsu = () =>
  dua.cabang.rows(`update toko set portal = $1 where kode_toko = 'PST'`, [
    `http://127.0.0.1:${(fake.address() as AddressInfo).port}`,
  ]);
const percaya = (x: string) =>
  dua.cabang.rows(`update kunci_server set x = $1, lama_x = null where kode_toko = 'PST'`, [x]);

const kj2 = (method: string, path: string, body?: object) =>
  dua.cabang.as('OWN', 'KJ2').raw(method, path, body);
const tanya = async () => (await kj2('POST', 'import-data-pusat/tanya')).body.data;
const lihat = async () => (await kj2('GET', 'import-data-pusat')).body.data as api.DataPusat;
const versi = async () => (await lihat()).terbitan?.versi;
const ambil = (nomor: number) =>
  kj2('POST', 'import-data-pusat', {
    versi: nomor,
    pilih: [{ tabel: 'kategori', kunci: ['PHS'] }],
  });
const terbit = async () => {
  const { status } = await dua.kantor().raw('POST', 'terbit-data-pusat', { catatan: '' });
  expect(status).toBe(201);
};
const lompat = 'Nomor Versi Pusat Melompat Terlalu Jauh, Tidak Disimpan';

test('who gains: a number far ahead, by a true key too, is refused and shuts nothing out', async () => {
  await diAlamatPalsu();
  await percaya(kata.kunci.x);
  kata = { ...kata, versi: 2_147_483_647 };
  expect(await tanya()).toEqual({ versi: 0, masalah: lompat });
  kata = { ...kata, versi: 1 };
  expect(await tanya()).toEqual({ versi: 1, masalah: null });
  kata = { ...kata, versi: 502, nama: 'Murah' };
  expect(await tanya()).toEqual({ versi: 1, masalah: lompat });
  kata = { ...kata, versi: 501 };
  expect(await tanya()).toEqual({ versi: 501, masalah: null });
  expect((await lihat()).beda.map(({ kunci }) => kunci)).toEqual(['PHS']);
});

test('who gains: what a stolen key has signed ends with the key, and true versions come by their own numbers', async () => {
  await cabutPusat(dua.cabang.db, 'PST');
  expect((await lihat()).terbitan).toBeNull();
  expect((await ambil(501)).status).toBe(404);
  const kid = namaKunci(ownKid());
  await tukarKunci(dua.cabang.db, {
    kode_toko: 'PST',
    nama_toko: 'Kilau Pusat',
    portal: rumah,
    kid,
  });
  await dua.kantor().raw('POST', 'kategori', { kode_kategori: 'PHS', nama: 'Perhiasan' });
  await terbit();
  expect(await tanya()).toEqual({ versi: 1, masalah: null });
  await terbit();
  expect(await tanya()).toEqual({ versi: 2, masalah: null });
  expect(await versi()).toBe(2);
  expect((await ambil(501)).body.code).toBe('TERBITAN_BERUBAH');
  expect((await ambil(2)).status).toBe(200);
  expect(await dua.cabang.rows(`select nama from kategori where kode_kategori = 'PHS'`)).toEqual([
    { nama: 'Perhiasan' },
  ]);
  expect(await lihat()).toMatchObject({ beda: [], diambil: { versi: 2 } });
});

test('a key that head office replaced counts for its day; meanwhile the version is signed by the new one', async () => {
  const baru = pasangan();
  await dua.cabang.rows(
    `update kunci_server set lama_x = x, x = $1, lama_sampai = '2026-11-21T02:00:00Z' where kode_toko = 'PST'`,
    [baru.x],
  );
  expect(await versi()).toBe(2);
  await diAlamatPalsu();
  kata = { versi: 1, nama: 'Perhiasan', kunci: baru };
  expect((await tanya()).masalah).toBe('Versi Pusat Lebih Lama Dari Yang Sudah Ada Di Sini');
  kata = { ...kata, versi: 2 };
  expect(await tanya()).toEqual({ versi: 2, masalah: null });
  await dua.cabang.rows(`update kunci_server set lama_sampai = '2026-11-20T01:59:59Z'`);
  expect(await versi()).toBe(2);
  // The same version by the same key is kept once.
  expect(await tanya()).toMatchObject({ versi: 2 });
  const simpanan = await dua.cabang.rows(`select 1 from terbitan_terima where kunci = $1`, [
    baru.x,
  ]);
  expect(simpanan).toHaveLength(1);
});
