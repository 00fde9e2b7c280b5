import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical, sha256 } from '#kit/server/canonical.ts';
import { signText } from '#kit/server/wire/server-token.ts';
import type * as api from '#app/contract/pusat.api.ts';
import { JENIS_TANDA } from '#app/server/pusat/paket-pusat.ts';
import { bukaDuaServer, DI_KJ2, kunciKJ2, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
let rumah: string;
const fakes: Server[] = [];
beforeAll(async () => {
  dua = await bukaDuaServer();
  rumah = (await dua.cabang.rows(`select portal from toko where kode_toko = 'PST'`))[0]![
    'portal'
  ] as string;
});
afterAll(async () => {
  for (const one of fakes) one.close();
  await dua.close();
});

const pst = (method: string, path: string, body?: object) => dua.kantor().raw(method, path, body);
const kj2 = (method: string, path: string, body?: object, who: 'OWN' | 'MU' = 'OWN') =>
  dua.cabang.as(who, 'KJ2').raw(method, path, body);
const tanya = async () => (await kj2('POST', 'import-data-pusat/tanya')).body.data;
const lihat = async () => (await kj2('GET', 'import-data-pusat')).body.data as api.DataPusat;
const terbit = async (catatan = '') =>
  expect((await pst('POST', 'terbit-data-pusat', { catatan })).status).toBe(201);
const singkat = ({ tabel, kunci, keadaan }: api.Beda) => `${tabel} ${kunci} ${keadaan}`;
const pilih = (beda: readonly api.Beda[]) =>
  [...Map.groupBy(beda, ({ tabel }) => tabel)].map(([tabel, rows]) => ({
    tabel,
    kunci: rows.map(({ kunci }) => kunci),
  }));
const ambil = async (who: 'OWN' | 'MU' = 'OWN') => {
  const { terbitan, beda } = await lihat();
  const body = { versi: terbitan!.versi, pilih: pilih(beda) };
  return kj2('POST', 'import-data-pusat', body, who);
};
const portal = (alamat: string) =>
  dua.cabang.rows(`update toko set portal = $1 where kode_toko = 'PST'`, [alamat]);

type Jawab = { data?: { versi?: number; daftar?: string; tanda?: string; isi?: string } };
/** A server at the address of head office that asks the true one and hands on what it likes. */
async function palsu(ubah: (path: string, said: Jawab) => Jawab | number): Promise<void> {
  const fake = createServer((request, response) => {
    const { method, url = '', headers } = request;
    void dua.pusat.app
      .inject({
        method: method as 'GET',
        url,
        headers: { authorization: headers.authorization ?? '' },
      })
      .then((answer) => {
        const said = ubah(url, answer.json() as Jawab);
        const gone = typeof said === 'number';
        response.writeHead(gone ? said : answer.statusCode, { 'content-type': 'application/json' });
        response.end(JSON.stringify(gone ? { code: 'APA', message: 'Apa' } : said));
      });
  });
  fakes.push(fake);
  await new Promise<void>((done) => fake.listen(0, '127.0.0.1', done));
  await portal(`http://127.0.0.1:${(fake.address() as AddressInfo).port}`);
}
/** Signed as head office signs, whose key is the one of this process. */
const tandai = (isi: object): Jawab => {
  const daftar = canonical(isi);
  return { data: { versi: 9, daftar, tanda: signText(JENIS_TANDA, daftar) } };
};
const terbitanDiSini = () =>
  dua.cabang.rows(`select versi from terbitan where kode_toko = 'PST' order by versi`);

test('a branch on its own server asks, keeps the version whole, and its people take the rows', async () => {
  expect(await lihat()).toMatchObject({
    terbitan: null,
    jauh: { ditanya: null, dijawab: null, masalah: null },
  });
  expect(await tanya()).toEqual({ versi: 0, masalah: null });
  await pst('POST', 'kategori', { kode_kategori: 'PHS', nama: 'Perhiasan' });
  await pst('POST', 'kadar', { kode_kadar: '750', label: '17K', persen: 75 });
  await terbit('Awal');
  // Two who ask at once ask once.
  expect(await Promise.all([tanya(), tanya()])).toEqual([
    { versi: 1, masalah: null },
    { versi: 1, masalah: null },
  ]);
  const seen = await lihat();
  expect(seen.beda.map(singkat)).toEqual(['kategori PHS BARU', 'kadar 750 BARU']);
  expect(seen.terbitan).toMatchObject({ versi: 1, catatan: 'Awal', oleh: 'own.pst' });
  expect(seen.jauh?.dijawab).not.toBeNull();
  expect(
    await dua.cabang.rows(
      `select user_id, kunci, sesudah->>'oleh' as oleh from audit where tindakan = 'TERIMA_TERBITAN'`,
    ),
  ).toEqual([{ user_id: 'sistem', kunci: '1', oleh: 'own.pst' }]);
});

test('what it changes of prices is the owner’s of the branch, and none who came from head office takes it', async () => {
  expect(await ambil('MU')).toMatchObject({
    status: 403,
    body: { code: 'PERLU_OTORISASI', event: 'UBAH_HARGA_EMAS', level: ['OWN'] },
  });
  const { terbitan, beda } = await lihat();
  const body = { versi: terbitan!.versi, pilih: pilih(beda) };
  expect(await dua.kantor().raw('POST', 'import-data-pusat', body, kunciKJ2(11))).toMatchObject({
    status: 409,
    body: { code: 'DI_TOKONYA_SAJA' },
  });
  expect((await ambil()).status).toBe(200);
  expect(await dua.cabang.rows(`select persen from kadar where kode_toko = 'KJ2'`)).toEqual([
    { persen: 7500 },
  ]);
  expect((await lihat()).beda).toEqual([]);
});

test('what the branch changed itself is told apart from what head office changed, and what it alone has stays', async () => {
  await pst('POST', 'kategori', { kode_kategori: 'LM', nama: 'Logam Mulia' });
  await terbit();
  await tanya();
  expect((await ambil()).status).toBe(200);
  await kj2('PUT', 'kategori/PHS', { nama: 'Perhiasan Kami' });
  await kj2('POST', 'kategori', { kode_kategori: 'SDR', nama: 'Sendiri' });
  await pst('PUT', 'kategori/LM', { nama: 'Logam' });
  await terbit();
  await tanya();
  const { beda, sendiri } = await lihat();
  expect(beda.map(singkat)).toEqual(['kategori LM BERUBAH', 'kategori PHS DIUBAH_DI_SINI']);
  const milik = sendiri.find(({ kunci }) => kunci.includes('SDR'));
  expect(milik).toMatchObject({ jumlah: 1 });
  expect((await ambil()).status).toBe(200);
  expect(await dua.cabang.rows(`select nama from kategori order by kode_kategori`)).toEqual([
    { nama: 'Logam' },
    { nama: 'Perhiasan' },
    { nama: 'Sendiri' },
  ]);
});

test('a version that is damaged, half, signed by another hand or of other fields leaves nothing', async () => {
  const before = await terbitanDiSini();
  await terbit();
  const rusak = 'Data Pusat Rusak Atau Bukan Dari Pusat, Tidak Disimpan';
  const lain = 'Program Pusat Dan Toko Ini Berbeda Versi, Perbarui Keduanya';
  const mundur = 'Versi Pusat Lebih Lama Dari Yang Sudah Ada Di Sini';
  const isVersi = (path: string) => path.includes('/versi');
  const cases: [string, (path: string, said: Jawab) => Jawab | number][] = [
    // The list says another price than was signed.
    [
      rusak,
      (path, said) => {
        if (isVersi(path)) said.data!.daftar = said.data!.daftar!.replace('own.pst', 'own.pzt');
        return said;
      },
    ],
    // A part is not what the list has the digest of.
    [
      rusak,
      (path, said) => {
        if (!isVersi(path))
          said.data!.isi = said.data!.isi!.replace(/"is_active":true/, '"is_active":false');
        return said;
      },
    ],
    // A part is gone on the way.
    ['Kantor Pusat Menolak Memberi Data', (path, said) => (isVersi(path) ? said : 404)],
    // What another act of head office signed.
    [
      rusak,
      (path, said) => {
        if (isVersi(path)) said.data!.tanda = signText('lain', said.data!.daftar!);
        return said;
      },
    ],
    // Of another head office, or a version that is here.
    [
      rusak,
      (path, said) =>
        isVersi(path) ? tandai({ ...JSON.parse(said.data!.daftar!), pusat: 'PSX' }) : said,
    ],
    [
      mundur,
      (path, said) =>
        isVersi(path) ? tandai({ ...JSON.parse(said.data!.daftar!), versi: 1 }) : said,
    ],
    [mundur, (path, said) => (isVersi(path) ? { data: { ...said.data, versi: 1 } } : said)],
  ];
  for (const [masalah, ubah] of cases) {
    await palsu(ubah);
    expect(await tanya()).toMatchObject({ masalah });
    expect(await terbitanDiSini()).toEqual(before);
    expect((await lihat()).jauh?.masalah).toBe(masalah);
  }
  // Signed by head office itself: rows with a field of the branch's own, of a wrong kind, twice, of a part that is short.
  const kategori = { kode_kategori: 'PHS', nama: 'Perhiasan', is_active: true };
  const kiriman = async (tabel: string, baris: object[], jumlah = baris.length) => {
    const isi = canonical(baris);
    await palsu((path, said) =>
      isVersi(path)
        ? tandai({
            ...JSON.parse(said.data!.daftar!),
            bagian: [{ tabel, urut: 1, jumlah, sha256: sha256(isi) }],
          })
        : { data: { isi } },
    );
    return (await tanya()).masalah as string | null;
  };
  expect(await kiriman('kategori', [{ ...kategori, harga: 1 }])).toBe(lain);
  expect(await kiriman('kategori', [{ ...kategori, nama: 7 }])).toBe(lain);
  expect(await kiriman('kategori', [{ ...kategori, kode_kategori: 'a b' }])).toBe(lain);
  expect(await kiriman('kategori', [kategori, kategori])).toBe(lain);
  expect(await kiriman('kategori', [kategori], 2)).toBe(rusak);
  expect(await terbitanDiSini()).toEqual(before);
  // A refusal is recorded once, however often it is asked for.
  const [{ n }] = (await dua.cabang.rows(
    `select count(*)::int as n from audit where tindakan = 'TOLAK_TERBITAN'`,
  )) as [{ n: number }];
  expect(await kiriman('kategori', [kategori], 2)).toBe(rusak);
  expect(
    await dua.cabang.rows(`select count(*)::int as n from audit where tindakan = 'TOLAK_TERBITAN'`),
  ).toEqual([{ n }]);
  await portal(rumah);
  expect(await tanya()).toMatchObject({ masalah: null });
});

test('head office away is told, and the branch goes on with what it has', async () => {
  await portal('http://127.0.0.1:9');
  const { versi, masalah } = await tanya();
  expect({ versi, masalah }).toEqual({ versi: 4, masalah: 'Server Pusat Tidak Terhubung' });
  const { terbitan, jauh } = await lihat();
  expect(terbitan?.versi).toBe(4);
  expect(jauh).toMatchObject({ masalah });
  await portal(rumah);
  expect(await tanya()).toEqual({ versi: 4, masalah: null });
});

test('twenty thousand rows come in parts', async () => {
  await dua.pusat.rows(`
    insert into kategori (kode_toko, kode_kategori, nama, is_active, op)
    select 'PST', 'B' || n, 'Banyak ' || n, true, gen_random_uuid() from generate_series(1, 20000) n`);
  await terbit();
  expect(await tanya()).toEqual({ versi: 5, masalah: null });
  expect((await lihat()).beda).toHaveLength(20_000);
});

test('neither a person nor a guest of head office asks for the masters of head office by this way', async () => {
  for (const who of ['OWN', 'MU'] as const)
    expect((await dua.kantor(who).raw('GET', 'data-pusat/versi?sejak=0')).status).toBeGreaterThan(
      400,
    );
  const tamu = await dua.kantor().raw('GET', 'data-pusat/versi?sejak=0', undefined, DI_KJ2);
  expect(tamu.status).toBe(401);
  const here = await kj2('POST', 'data-pusat/versi');
  expect(here.status).toBeGreaterThan(400);
  const sama = await dua.pusat.as('OWN', 'KJ1').raw('POST', 'import-data-pusat/tanya');
  expect(sama).toMatchObject({ status: 409, body: { code: 'PUSAT_DI_SINI' } });
});
