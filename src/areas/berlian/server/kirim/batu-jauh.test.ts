import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cariUang } from '#tests/kit/buku.ts';
import { batu, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaBatuJauh, type BatuJauh } from '#tests/kit/uji/buka/batu-jauh.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

/** Loose stones and parcels between PST and KJ2, each on a server of its own (D-45.8, decisions 1208, 1209). */
let dua: BatuJauh;
beforeAll(async () => {
  dua = await bukaBatuJauh();
});
afterAll(() => dua.close());

const gia = (no: string) => batu({ lembaga: 'GIA', no_sertifikat: no });
const timbang = (kode_berlian: string, ct: number, more: object = {}) => ({
  kode_berlian,
  carat: ct,
  ...more,
});

describe('a stone of 18,000,000 and 40 of 100 stones of a parcel of 10,000,000', () => {
  let satu: string;
  let banyak: string;
  let bagian: string;
  let no: string;
  test('leave, and their list says what they are but not the number that is read from the certificate', async () => {
    [satu, banyak] = (await terimaBatu(dua.asal, [gia('771'), parcel()])).kode as [string, string];
    no = await dua.kirimBatu([
      { kode_berlian: satu },
      { kode_berlian: banyak, carat: 400, butir: 40 },
    ]);
    await dua.antar();
    expect(await dua.tertahan(dua.cabang)).toEqual([]);
    const { body, text } = await dua.kj2(`kirim-berlian/${no}/kiriman`);
    expect(text).not.toContain('771');
    expect(body.data.barang).toMatchObject([
      { kode_berlian: satu, carat: 0.52, butir: 1, bersertifikat: true, sifat: 'RD, D, VVS1, EX' },
      { carat: 0.4, butir: 40, bersertifikat: false },
    ]);
    bagian = body.data.barang[1].kode_berlian;
  });

  test('are weighed, counted, and their cost moves by both books', async () => {
    const lain = await dua.terimaBatu(no, [timbang(satu, 0.52, { no_sertifikat: '772' })]);
    expect([lain.status, lain.body.errors[0].code ?? lain.body.code], lain.text).toEqual([
      422,
      'SERTIFIKAT_LAIN',
    ]);
    const tiba = await dua.terimaBatu(no, [
      timbang(satu, 0.52, { no_sertifikat: '771' }),
      timbang(bagian, 0.4, { butir: 40 }),
    ]);
    expect(tiba.status, tiba.text).toBe(201);
    expect(await cariUang(dua.cabang, tiba.body.data.no_terima)).toEqual({
      persediaan: 22_000_000,
      'rk:PST': -22_000_000,
    });
    await dua.antar();
    expect(await dua.tertahan(dua.pusat)).toEqual([]);
    expect(await dua.status(no)).toBe('DONE');
    const [sampai] = await dua.pusat.rows(
      'select no_sampai from barang_sampai where no_kirim = $1',
      [no],
    );
    expect(await cariUang(dua.pusat, sampai!['no_sampai'])).toEqual({
      persediaan: -22_000_000,
      'rk:KJ2': 22_000_000,
    });
    expect(await dua.batuDi(dua.cabang, satu)).toMatchObject([
      { kode_toko: 'KJ2', status: 'LEPAS', modal: 18_000_000, no_sertifikat: '771' },
    ]);
    // A part is measured by its share of the parcel there, too (decision 1103).
    expect(await dua.batuDi(dua.cabang, bagian)).toMatchObject([{ carat: 400, patok: 400 }]);
  });

  test('come home by their old rows, once the half of their way out is booked', async () => {
    const pulang = await dua.pulangBatu([{ kode_berlian: satu }]);
    await dua.antar();
    const tiba = await dua.terimaBatuPusat(pulang, [timbang(satu, 0.52, { no_sertifikat: '771' })]);
    expect(tiba.status, tiba.text).toBe(201);
    expect(await dua.batuDi(dua.pusat, satu)).toMatchObject([
      { kode_toko: 'PST', status: 'LEPAS', modal: 18_000_000 },
    ]);
    await dua.antar();
    expect(await dua.batuDi(dua.cabang, satu)).toMatchObject([{ status: 'KIRIM', pegang: 'SB' }]);
  });
});

test('a lighter stone is an owner’s with a photo; the sender has both carats; what never came he settles', async () => {
  const { kode } = await terimaBatu(dua.asal, [batu(), batu()]);
  const [a, b] = kode as [string, string];
  const no = await dua.kirimBatu([{ kode_berlian: a }, { kode_berlian: b }]);
  await dua.antar();
  const foto = await fotoBaru(dua.tujuan, 'SPV');
  const ringan = [timbang(a, 0.5, { foto })];
  const asked = await dua.terimaBatu(no, ringan);
  expect([asked.status, asked.body.event, asked.body.level]).toEqual([
    403,
    'KIRIMAN_SELISIH',
    ['OWN'],
  ]);
  expect((await dua.terimaBatu(no, ringan, 'OWN')).status).toBe(201);
  const selesai = await dua.diKj2({
    path: `kirim-berlian/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });
  expect(selesai.status, selesai.text).toBe(200);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  const rumah = await dua.pusat.as('OWN', 'PST').raw('GET', 'dashboard/toko');
  expect(rumah.text).toContain('0.520 → 0.500 ct');
  const kembali = await dua.diPusat({
    path: `kirim-barang/${no}/selisih`,
    body: {
      barang: [{ kode_barcode: b, hasil: 'HILANG', kode_gudang: null, kode_baki: null }],
      alasan: 'Tidak ditemukan lagi',
    },
    by: 'OWN',
  });
  expect(kembali.status, kembali.text).toBe(201);
  expect(await dua.batuDi(dua.pusat, b)).toMatchObject([{ status: 'HILANG' }]);
  await dua.antar();
  expect(
    await dua.cabang.rows('select status from kirim_barang where no_kirim = $1', [no]),
  ).toEqual([{ status: 'SELISIH' }]);
});

test('a cancel is answered first; a list that has not left is withdrawn by an owner', async () => {
  const { kode } = await terimaBatu(dua.asal, [batu()]);
  const [a] = kode as [string];
  const batal = (no: string, by: 'SPV' | 'OWN') =>
    dua
      .diPusat({
        path: `kirim-barang/${no}/batal`,
        body: { alasan: 'Salah toko tujuan', kode_gudang: null, kode_baki: null },
        who: 'MU',
        by,
      })
      .then(
        ({ body }) => (body.code as string | undefined) ?? 'JADI',
        (error: { code: string }) => error.code,
      );
  const no = await dua.kirimBatu([{ kode_berlian: a }]);
  await dua.antar();
  expect(await batal(no, 'SPV')).toBe('BATAL_BELUM_DIMINTA');
  await dua.diPusat({ path: `kirim-barang/${no}/minta-batal`, body: { batal: true } });
  await dua.antar();
  expect((await dua.kj2(`kirim-berlian/${no}/kiriman`)).body.data.batal_diminta).toBe(true);
  expect((await dua.terimaBatu(no, [timbang(a, 0.52)])).body.code).toBe('BATAL_DIMINTA');
  expect(await batal(no, 'SPV')).toBe('JADI');
  await dua.antar();
  expect(
    await dua.cabang.rows('select status from kirim_barang where no_kirim = $1', [no]),
  ).toEqual([{ status: 'CANC' }]);
  expect(await dua.batuDi(dua.pusat, a)).toMatchObject([{ status: 'LEPAS' }]);
  // A line on which nothing listens: no try of the list has left.
  await dua.pusat.rows("update toko set portal = 'http://127.0.0.1:2' where server_sendiri");
  const lagi = await dua.kirimBatu([{ kode_berlian: a }]);
  await dua.antar();
  expect(await batal(lagi, 'OWN')).toBe('JADI');
  await dua.sambung();
  await dua.antar();
  expect(await dua.batuDi(dua.pusat, a)).toMatchObject([{ status: 'LEPAS' }]);
});

test('a shop that keeps no stones refuses the list, and its sender hears why', async () => {
  await dua.cabang.modulOff('BERLIAN_MODULE', 'KJ2');
  const { kode } = await terimaBatu(dua.asal, [batu()]);
  const no = await dua.kirimBatu([{ kode_berlian: kode[0]! }]);
  await dua.antar();
  const { body } = await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-barang/${no}/server-lain`);
  expect(body.data).toMatchObject({
    daftar: 'TOLAK',
    alasan: 'Toko Tujuan Tidak Menyimpan Berlian',
  });
  await dua.cabang.modulOn('BERLIAN_MODULE', 'KJ2');
});
