import { afterAll, beforeAll, expect, test } from 'vitest';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { isiKiriman, kunci, piece, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** Goods between PST on one server and KJ2 on another one, each with a database of its own (D-42, D-43.5). */
let dua: DuaToko;
beforeAll(async () => {
  dua = await bukaDuaToko();
});
afterAll(() => dua.close());

const keadaan = async (no: string) =>
  (await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-barang/${no}/server-lain`)).body.data;

test('a piece goes the whole way: list, receipt without line, the sender’s half, and the end told back', async () => {
  const [a, b] = await tambahPotong(dua.asal, ['P1', 'P2']);
  await dua.putus();
  const no = await dua.kirim([a!, b!]);
  await dua.antar();
  const belum = { bisa_ditarik: false, daftar: 'KIRIM', alasan: null, batal: null };
  expect(await keadaan(no)).toEqual({ jauh: true, ...belum });
  expect((await dua.kj2('kirim-barang/unreceive/list-no-kirim')).body.data).toEqual([]);
  await dua.sambung();
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  await dua.putus();
  expect(await keadaan(no)).toMatchObject({ daftar: 'SAMPAI' });
  const { body } = await dua.kj2(`kirim-barang/${no}/kiriman`);
  expect(body.data).toMatchObject({ no_kirim: no, asal: 'PST', qty: 2, sisa: 2, status: 'OPEN' });

  const satu = await dua.terima(no, [pindai(a!)]);
  expect(satu.status, satu.text).toBe(201);
  expect(await cariBuku(dua.cabang, satu.body.data.no_terima)).toEqual([
    ['rk:PST', a, 7500, -1, -3250, -2438],
    ['baki:TK/A-01', a, 7500, 1, 3250, 2438],
  ]);
  expect(await cariUang(dua.cabang, satu.body.data.no_terima)).toEqual({
    persediaan: 6_400_000,
    'rk:PST': -6_400_000,
  });
  expect(await piece(dua.cabang, a!, 'KJ2')).toMatchObject({
    status: 'READY',
    harga_modal: 6_400_000,
    dari_toko: 'PST',
    kode_baki: 'A-01',
  });
  const lagi = await dua.terima(no, [pindai(a!)]);
  expect([lagi.status, lagi.body.code]).toEqual([409, 'BARANG_SUDAH_DITERIMA']);

  await dua.sambung();
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  const [sampai] = await dua.pusat.rows('select no_sampai from barang_sampai where no_kirim = $1', [
    no,
  ]);
  expect(await cariUang(dua.pusat, sampai!.no_sampai)).toEqual({
    persediaan: -6_400_000,
    'rk:KJ2': 6_400_000,
  });
  expect(await dua.status(no)).toBe('OPEN');
  expect((await dua.terima(no, [pindai(b!)])).status).toBe(201);
  await dua.antar();
  expect(await dua.status(no)).toBe('DONE');
  await dua.antar();
  expect(
    await dua.cabang.rows('select status from kirim_barang where no_kirim = $1', [no]),
  ).toEqual([{ status: 'DONE' }]);
});

/** Each of the acts around a cancel, at the sender. */
const minta = (no: string, batal: boolean) =>
  dua.diPusat({ path: `kirim-barang/${no}/minta-batal`, body: { batal } });
const batalkan = (no: string) =>
  dua.diPusat({
    path: `kirim-barang/${no}/batal`,
    body: { alasan: 'Salah toko tujuan', kode_gudang: null, kode_baki: null },
    who: 'MU',
    by: 'SPV',
  });

/** Why it was refused; JADI where it was not. */
const kodeBatal = (no: string): Promise<string> =>
  batalkan(no).then(
    ({ body }) => (body.code as string | undefined) ?? 'JADI',
    (error: { code: string }) => error.code,
  );

test('a cancel is asked for first; the receiver who granted it takes nothing in, until it is one or taken back', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  expect(await kodeBatal(no)).toBe('BATAL_BELUM_DIMINTA');
  await dua.putus();
  expect((await minta(no, true)).body.data).toMatchObject({ batal: 'MINTA' });
  expect((await minta(no, true)).body.code).toBe('BATAL_SUDAH_DIMINTA');
  expect(await kodeBatal(no)).toBe('BATAL_BELUM_DIJAWAB');
  await dua.sambung();
  await dua.antar();
  expect(await keadaan(no)).toMatchObject({ batal: 'BOLEH' });
  const tiba = await dua.terima(no, [pindai(a!)]);
  expect([tiba.status, tiba.body.code]).toEqual([409, 'BATAL_DIMINTA']);
  expect((await dua.kj2(`kirim-barang/${no}/kiriman`)).body.data.batal_diminta).toBe(true);
  const selesai = await dua.diKj2({
    path: `kirim-barang/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
  });
  expect(selesai.body.code).toBe('BATAL_DIMINTA');
  // Withdrawn: he may receive again, and nothing is cancelled without another question.
  expect((await minta(no, false)).body.data).toMatchObject({ batal: null });
  await dua.antar();
  expect(await kodeBatal(no)).toBe('BATAL_BELUM_DIMINTA');
  await minta(no, true);
  await dua.antar();
  const batal = await batalkan(no);
  expect(batal.status, batal.text).toBe(200);
  expect(await piece(dua.pusat, a!, 'PST')).toMatchObject({ status: 'READY' });
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  expect(
    await dua.cabang.rows('select status from kirim_barang where no_kirim = $1', [no]),
  ).toEqual([{ status: 'CANC' }]);
  expect((await dua.terima(no, [pindai(a!)])).body.code).toBe('KIRIMAN_BATAL');
});

test('a receipt and a cancel that cross each other end in the receipt, exactly once', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  await dua.putus();
  await minta(no, true);
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.sambung();
  await dua.antar();
  expect(await dua.status(no)).toBe('DONE');
  expect(await kodeBatal(no)).not.toBe('JADI');
  expect(await piece(dua.pusat, a!, 'PST')).toMatchObject({ status: 'KIRIM' });
  expect(await piece(dua.cabang, a!, 'KJ2')).toMatchObject({ status: 'READY' });
  expect(
    await dua.pusat.rows('select count(*)::int as n from barang_sampai where no_kirim = $1', [no]),
  ).toEqual([{ n: 1 }]);
});

test('a question that was taken back before its answer came grants nothing', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  await dua.putus();
  await minta(no, true);
  await minta(no, false);
  await dua.sambung();
  await dua.antar();
  expect(await keadaan(no)).toMatchObject({ batal: null });
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.antar();
});

test('a lighter piece, one that never came and one too many are told to the sender, who settles', async () => {
  const [a, b, c] = await tambahPotong(dua.asal, ['P1', 'P1', 'P2']);
  const no = await dua.kirim([a!, b!]);
  await dua.antar();
  const sendiri = await dua.terima(no, [pindai(a!, { berat: 3.23 })]);
  expect([sendiri.status, sendiri.body.event]).toEqual([403, 'KIRIMAN_SELISIH']);
  expect((await dua.terima(no, [pindai(a!, { berat: 3.23 })], { by: 'OWN' })).status).toBe(201);
  const lebih = await dua.diKj2({
    path: `kirim-barang/${no}/lebih`,
    body: { kode_barcode: c, keterangan: null },
  });
  expect(lebih.status, lebih.text).toBe(200);
  const selesai = await dua.diKj2({
    path: `kirim-barang/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });
  expect(selesai.status, selesai.text).toBe(200);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  const beda = await dua.pusat.as('OWN', 'PST').raw('GET', 'dashboard/toko');
  expect(beda.text).toContain('KIRIMAN_BERBEDA');
  expect(beda.text).toContain('3.250 → 3.230 g');
  expect(
    (await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-barang/${no}/lebih`)).body.data,
  ).toMatchObject([{ kode_barcode: c, keadaan: 'BELUM' }]);
  const hilang = await dua.diPusat({
    path: `kirim-barang/${no}/selisih`,
    body: {
      barang: [{ kode_barcode: b, hasil: 'HILANG', kode_gudang: null, kode_baki: null }],
      alasan: 'Tidak ditemukan lagi',
    },
    by: 'OWN',
  });
  expect(hilang.status, hilang.text).toBe(201);
  expect(hilang.body.data.status).toBe('SELISIH');
  // What came too much is shipped after, or goes home: each step sends its message.
  const susul = await dua.kirim([c!], { no_kirim_asal: no });
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  expect((await dua.terima(susul, [pindai(c!)])).status).toBe(201);
  await dua.antar();
  expect(await dua.status(susul)).toBe('DONE');
  expect((await dua.kj2(`kirim-barang/${no}/kiriman`)).body.data).toMatchObject({
    status: 'SELISIH',
    lebih_terbuka: [],
  });
  const laporan = (shop: typeof dua.pusat, toko: 'PST' | 'KJ2', path: string) =>
    shop.as('OWN', toko).raw('GET', `${path}?tgl_from=2026-11-20&tgl_to=2026-11-20`);
  const r86 = await laporan(dua.pusat, 'PST', 'kirim-barang/report');
  expect(r86.text).toContain(no);
  const r87 = await laporan(dua.cabang, 'KJ2', 'kirim-barang/report-terima');
  expect(r87.text).toContain('BEDA BERAT');
  expect(r87.text).toContain('KURANG');
});

test('a piece that comes home uses its old row, once the half of its way out is booked', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  await dua.putus();
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  const pulang = await dua.pulang([a!]);
  await dua.sambung();
  await dua.antar();
  const tiba = await dua.diPusat({
    path: `kirim-barang/${pulang}/terima`,
    body: { barang: [pindai(a!)] },
  });
  expect(tiba.status, tiba.text).toBe(201);
  expect(await piece(dua.pusat, a!, 'PST')).toMatchObject({ status: 'READY', dari_toko: 'KJ2' });
  await dua.antar();
  expect(await piece(dua.cabang, a!, 'KJ2')).toMatchObject({ status: 'KIRIM' });
});

test('a branch of head office’s server sends by its own name, and a branch learns of it by its list', async () => {
  await dua.pusat.dasar('KJ1');
  await dua.pusat.modulOn('KIRIM_BARANG_MODULE', 'KJ1');
  const [a] = await tambahPotong(dua.pusat, ['P1']);
  const sent = await dua.pusat
    .as('SPV', 'KJ1')
    .raw('POST', 'kirim-barang', isiKiriman([a!], 'KJ2'), kunci());
  expect(sent.status, sent.text).toBe(201);
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  expect((await dua.terima(sent.body.data.no_kirim, [pindai(a!)])).status).toBe(201);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  expect(await piece(dua.pusat, a!, 'KJ1')).toMatchObject({ status: 'KIRIM' });
});
