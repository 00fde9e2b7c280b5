import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import * as api from '#areas/uang/contract/kirim.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const J = 1_000_000;
let shop: Shop;
let kali = 0;

beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode of ['PST', 'KJ1', 'KJ2'] as const) {
    await shop.as('OWN', kode).call(kodeTransaksiMaster.endpoints.create, {
      body: { kode_transaksi: 'MODAL_KAS', deskripsi: 'Modal', arah: 'MASUK', grup: 'MODAL' },
    });
    await shop.as('OWN', kode).call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(500 * J), keterangan: 'Modal' },
    });
  }
});
afterAll(() => shop.close());

type Toko = 'PST' | 'KJ1' | 'KJ2';
const isi = (nominal: number, destination: string, more: object = {}) => ({
  body: { nominal: rp(nominal), destination, keterangan: 'Setoran kantong 7', ...more },
});
const kirim = (dari: Toko, nominal: number, ke: Toko, more: object = {}) =>
  shop.as('SPV', dari).call(kirimDocument.makes.kirim, isi(nominal, ke, more));
const terima = (nomor: string, di: Toko, body: object = {}) =>
  shop
    .as('SPV', di)
    .raw('POST', `kirim-uang/${nomor}/reception`, body, { 'idempotency-key': `terima-${kali++}` });
const kembali = (no: string, keystore: string) =>
  shop
    .as('SPV')
    .raw(
      'POST',
      `kirim-uang/${no}/batal`,
      { alasan: 'Kantong kembali' },
      { 'x-otorisasi': keystore, 'idempotency-key': `batal-kirim-${kali++}` },
    );
const izinBatal = (no: string): Promise<string> =>
  shop.approve('SPV', kirimDocument.cancel, {
    params: { no },
    body: { alasan: 'Kantong kembali' },
  });
const batal = async (no: string) => kembali(no, await izinBatal(no));
const saldo = async (toko: string, akun: string): Promise<number> =>
  (
    await shop.rows<{ rupiah: number }>(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = $1 and akun = $2`,
      [toko, akun],
    )
  )[0]!.rupiah;
const baris = async (toko: string, no: string) =>
  (
    await shop.rows<{ akun: string; rupiah: number }>(
      `select akun, rupiah from buku where kode_toko = $1 and no_bukti = $2 order by urut`,
      [toko, no],
    )
  ).map(({ akun, rupiah }) => [akun, rupiah]);

describe('20,000,000 of KJ1 to head office (worked lines of D-41)', () => {
  test('sent, looked up, counted, and the sender has its half at once', async () => {
    const dikirim = await kirim('KJ1', 20 * J, 'PST', { no_reff: 'KTG-7', sender: 'Pak Budi' });
    expect(dikirim).toMatchObject({
      nota_kirim: 'KUKJ1261120001',
      status: 'OPEN',
      sender: 'Pak Budi',
      tujuan: 'PST',
      jumlah_rp: 20 * J,
    });
    const { nomor_referensi, nota_kirim } = dikirim;
    expect(nomor_referensi).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await baris('KJ1', nota_kirim)).toEqual([
      ['perjalanan', 20 * J],
      ['kas', -20 * J],
    ]);

    const dicari = await shop.as('SPV', 'PST').call(api.cariKirimanEndpoint, {
      params: { nomor_referensi: nomor_referensi.toLowerCase() },
    });
    expect(dicari).toMatchObject({ nota_kirim, asal: 'KJ1', status: 'OPEN', terima: null });

    const { status, body } = await terima(nomor_referensi, 'PST');
    expect([status, body.data?.status, body.data?.terima?.jumlah_diterima]).toEqual([
      200,
      'DONE',
      20 * J,
    ]);
    expect(await baris('PST', 'TUPST261120001')).toEqual([
      ['kas', 20 * J],
      ['rk:KJ1', -20 * J],
    ]);
    expect(await baris('KJ1', 'SUKJ1261120001')).toEqual([
      ['rk:PST', 20 * J],
      ['perjalanan', -20 * J],
    ]);
    expect(await saldo('KJ1', 'perjalanan')).toBe(0);
    const one = await shop.as('SPV').call(kirimDocument.one, { params: { no: nota_kirim } });
    expect(one.status).toBe('DONE');
  });

  test('is not received again, nor taken back', async () => {
    const { nomor_referensi, nota_kirim } = await kirim('KJ1', J, 'PST');
    expect((await terima(nomor_referensi, 'PST')).status).toBe(200);
    const lagi = await terima(nomor_referensi, 'PST');
    expect([lagi.status, lagi.body.code, lagi.body.message]).toEqual([
      409,
      'SUDAH_DITERIMA',
      'Terima Uang Pusat Gagal',
    ]);
    expect(lagi.body).toMatchObject({ terima_by: 'spv.pst', tgl_terima: '2026-11-20' });
    const ditolak = await shop
      .as('SPV')
      .raw(
        'POST',
        `kirim-uang/${nota_kirim}/batal`,
        { alasan: 'Kantong kembali' },
        { 'idempotency-key': `batal-kirim-${kali++}` },
      );
    expect([ditolak.status, ditolak.body.code]).toEqual([409, 'SUDAH_DITERIMA']);
  });

  test('50,000 short asks SELISIH_KAS, and stays with the receiver', async () => {
    const { nomor_referensi } = await kirim('KJ1', 20 * J, 'PST');
    const sebelum = await saldo('PST', 'selisih_kas');
    const sendiri = await terima(nomor_referensi, 'PST', { jumlah_diterima: 19_950_000 });
    expect([sendiri.status, sendiri.body.event]).toEqual([403, 'SELISIH_KAS']);
    const diterima = await shop.as('SPV', 'PST').call(api.terimaUangEndpoint, {
      params: { nomor_referensi },
      body: { jumlah_diterima: rp(19_950_000) },
      keystore: await setuju(nomor_referensi, 19_950_000),
    });
    expect(diterima.terima).toMatchObject({ jumlah_diterima: 19_950_000, selisih: -50_000 });
    expect(await baris('PST', diterima.terima!.no_terima)).toEqual([
      ['kas', 19_950_000],
      ['selisih_kas', 50_000],
      ['rk:KJ1', -20 * J],
    ]);
    expect((await saldo('PST', 'selisih_kas')) - sebelum).toBe(50_000);
    expect(await saldo('KJ1', 'perjalanan')).toBe(0);
  });

  const setuju = async (nomor: string, jumlah: number): Promise<string> => {
    const minta = await shop.as('SPV', 'PST').raw('POST', 'otorisasi', {
      method: 'POST',
      path: `/api/v1/kirim-uang/${nomor}/reception`,
      body: { jumlah_diterima: jumlah },
    });
    const { keystore } = minta.body.data;
    const ya = await shop.as('OWN', 'PST').raw('POST', `otorisasi/${keystore}/setujui`, {});
    expect(ya.status, ya.text).toBe(200);
    return keystore;
  };

  test('taken back before it was received, on a later day too, by a set of its own; then nobody finds it', async () => {
    const { nomor_referensi, nota_kirim } = await kirim('KJ1', 3 * J, 'PST');
    const kas = await saldo('KJ1', 'kas');
    const diambil = await batal(nota_kirim);
    expect(diambil.status, diambil.text).toBe(200);
    expect(diambil.body.data.batal.no).toMatch(/^XUKJ1261120/);
    expect(await baris('KJ1', diambil.body.data.batal.no)).toEqual([
      ['kas', 3 * J],
      ['perjalanan', -3 * J],
    ]);
    expect((await saldo('KJ1', 'kas')) - kas).toBe(3 * J);
    const dicari = await shop.as('SPV', 'PST').raw('GET', `kirim-uang/${nomor_referensi}`);
    expect([dicari.status, dicari.body.message]).toEqual([404, 'No Terima Tidak Ditemukan']);
    expect((await terima(nomor_referensi, 'PST')).status).toBe(404);
  });

  test('head office sends to a branch, which receives by PUT as well', async () => {
    const { nomor_referensi } = await kirim('PST', 7 * J, 'KJ2');
    const { status, text } = await shop
      .as('SPV', 'KJ2')
      .raw(
        'PUT',
        `kirim-uang/${nomor_referensi}/reception`,
        {},
        { 'idempotency-key': 'terima-put-1' },
      );
    expect(status, text).toBe(200);
    expect(await saldo('KJ2', 'rk:PST')).toBe(-7 * J);
    expect(await saldo('PST', 'rk:KJ2')).toBe(7 * J);
  });
});

describe('who may send what where', () => {
  test.for([
    ['KJ1', { destination: 'KJ2' }, 'TUJUAN_BUKAN_PUSAT'],
    ['KJ1', { destination: 'KJ1' }, 'TUJUAN_TIDAK_ADA'],
    ['KJ1', { destination: 'XXX' }, 'TUJUAN_TIDAK_ADA'],
    ['KJ1', { destination: '' }, 'TUJUAN_KOSONG'],
    ['KJ1', { tujuan: 'KJ2' }, 'TUJUAN_BEDA'],
    ['KJ1', { dari: { jenis: 'TRANSFER' } }, 'REKENING_KOSONG'],
    ['KJ1', { dari: { jenis: 'TRANSFER', no_rekening: '999' } }, 'REKENING_TIDAK_ADA'],
    ['KJ1', { dari: { jenis: 'CASH', no_rekening: '999' } }, 'REKENING_LEBIH'],
    ['KJ1', { nominal: 900 * J }, 'KAS_KURANG'],
  ] as const)('%s: %j is %s', async ([dari, more, code]) => {
    const body = { nominal: J, destination: 'PST', keterangan: 'Uji', ...more };
    const { body: said } = await shop
      .as('SPV', dari)
      .raw('POST', 'kirim-uang', body, { 'idempotency-key': `kirim-salah-${kali++}` });
    expect(said.code).toBe(code);
  });

  test('cash is a multiple of the coin; a limit of the shop asks an owner', async () => {
    await shop.param('PECAHAN_TERKECIL', rp(500));
    await expect(kirim('KJ1', J + 100, 'PST')).rejects.toMatchObject({
      message: 'Nominal Harus Kelipatan 500',
    });
    await shop.param('PECAHAN_TERKECIL', rp(1));
    await shop.param('BATAS_KIRIM_UANG', rp(10 * J));
    await expect(kirim('KJ1', 10 * J + 1, 'PST')).rejects.toMatchObject({
      status: 403,
      extra: { event: 'KIRIM_UANG_BESAR', level: ['OWN'] },
    });
    const { nota_kirim } = await shop.approved(
      'SPV',
      kirimDocument.makes.kirim,
      isi(11 * J, 'PST'),
      'OWN',
    );
    // № 98 says what the sum was that the owner agreed to.
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'otorisasi/report?tgl_from=2026-11-20&tgl_to=2026-11-20');
    const rows = barisLaporan(body.data).filter((one) => one.no_dokumen === nota_kirim);
    expect(rows).toMatchObject([{ jumlah_rp: 11 * J }]);
    await batal(nota_kirim);
    await shop.param('BATAS_KIRIM_UANG', rp(0));
  });

  test('a cashier has neither screen', async () => {
    const { status } = await shop.as('KASIR').raw('GET', 'kirim-uang/tujuan');
    expect(status).toBe(403);
    const ksr = await shop.as('KASIR').raw('GET', 'kirim-uang/ABCDEFGH');
    expect(ksr.status).toBe(403);
  });

  test('a branch may choose head office alone, head office every branch', async () => {
    const tujuan = async (toko: Toko) =>
      (await shop.as('SPV', toko).call(api.tujuanKirimEndpoint)).map((one) => one.kode_toko);
    expect(await tujuan('KJ1')).toEqual(['PST']);
    expect(await tujuan('PST')).toEqual(['KJ1', 'KJ2']);
  });
});

describe('a reference number', () => {
  test("another shop's, one taken back and one that never was are the same nothing; ten of them wait (D-41.4)", async () => {
    forgetCallers();
    const { nomor_referensi } = await kirim('PST', J, 'KJ2');
    const cari = (nomor: string) => shop.as('SPV').raw('GET', `kirim-uang/${nomor}`);
    const asing = await cari(nomor_referensi);
    const tidakAda = await cari('ZZZZZZZZ');
    expect(asing.status).toBe(404);
    const { instance: _, ...said } = asing.body;
    expect({ ...tidakAda.body, instance: undefined }).toEqual({ ...said, instance: undefined });
    for (let at = 0; at < 8; at += 1) expect((await cari(`AAAAAA${at}`)).status).toBe(404);
    // The eleventh waits, whatever its number is; so does a receipt.
    expect((await cari(nomor_referensi)).status).toBe(429);
    expect((await terima('ZZZZZZZZ', 'KJ1')).status).toBe(429);
    // Nobody else waits for it.
    expect((await shop.as('SPV', 'KJ2').raw('GET', `kirim-uang/${nomor_referensi}`)).status).toBe(
      200,
    );
    forgetCallers();
    expect((await terima(nomor_referensi, 'KJ2')).status).toBe(200);
  });
});

describe('at the same moment', () => {
  test('of four who receive it one does, and the book has it once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { nomor_referensi } = await kirim('KJ1', J, 'PST');
      const kas = await saldo('PST', 'kas');
      const jawab = await Promise.all([1, 2, 3, 4].map(() => terima(nomor_referensi, 'PST')));
      expect(jawab.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect((await saldo('PST', 'kas')) - kas).toBe(J);
      expect(await saldo('KJ1', 'perjalanan')).toBe(0);
    }
  });

  test('of who takes it back and who receives it one does', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { nomor_referensi, nota_kirim } = await kirim('KJ1', 2 * J, 'PST');
      const izin = await izinBatal(nota_kirim);
      const both = [() => kembali(nota_kirim, izin), () => terima(nomor_referensi, 'PST')];
      const jawab = await Promise.all((round % 2 ? both.toReversed() : both).map((one) => one()));
      const jadi = jawab.filter(({ status }) => status === 200);
      expect(jadi, jawab.map(({ text }) => text).join(' ')).toHaveLength(1);
      expect(await saldo('KJ1', 'perjalanan')).toBe(0);
    }
  });
});

describe('the sender has gone home (D-41.6)', () => {
  test('his half waits for his next day, whoever looks meanwhile, and is made once', async () => {
    const { nomor_referensi, nota_kirim } = await kirim('KJ1', 5 * J, 'PST');
    await shop.hari('2026-11-21', undefined, ['PST', 'KJ2']);
    await shop.rows(
      `update hari_toko set status = 'CLOSED', ditutup_by = 'uji', ditutup_at = waktu() where kode_toko = 'KJ1'`,
    );
    expect((await terima(nomor_referensi, 'PST')).status).toBe(200);
    expect(await saldo('KJ1', 'perjalanan')).toBe(5 * J);
    expect(await terapkanPesan(shop.db, 'KJ1')).toBe(0);
    // His own list says where it is, and it is not his to take back.
    const rows = await shop
      .as('SPV')
      .raw('GET', 'kirim-uang?tgl_from=2026-11-20&tgl_to=2026-11-20&status=DONE');
    expect(rows.body.data[0].data.map((one: { nota_kirim: string }) => one.nota_kirim)).toContain(
      nota_kirim,
    );
    await shop.rows(
      `update hari_toko set status = 'OPEN', ditutup_by = null, ditutup_at = null where kode_toko = 'KJ1'`,
    );
    const jadi = await Promise.all([1, 2, 3].map(() => terapkanPesan(shop.db, 'KJ1')));
    expect(jadi.reduce((all, one) => all + one, 0)).toBe(1);
    expect(await saldo('KJ1', 'perjalanan')).toBe(0);
    expect(await terapkanPesan(shop.db)).toBe(0);
    await shop.hari('2026-11-21', undefined, ['KJ1']);
  });
});

describe('POST kirim-uang is told apart by its body (D-32.2)', () => {
  const sehari = { tgl_from: '2026-11-20', tgl_to: '2026-11-20' };
  test('with days it is the report, needs no key and writes nothing; both or neither are 400', async () => {
    const pst = shop.as('OWN', 'PST');
    const { status, body } = await pst.raw('POST', 'kirim-uang', { ...sehari, status: 'DONE' }, {});
    expect(status).toBe(200);
    expect(body.data.map((one: { kode_toko: string }) => one.kode_toko)).toEqual([
      'KJ1',
      'KJ2',
      'PST',
    ]);
    const kj1 = body.data[0].data;
    expect(kj1.length).toBeGreaterThan(3);
    expect(kj1.every((one: { status: string }) => one.status === 'DONE')).toBe(true);
    const dua = await pst.raw('POST', 'kirim-uang', { ...sehari, nominal: 1, destination: 'KJ1' });
    expect([dua.status, dua.body.code]).toEqual([400, 'KIRIM_ATAU_LAPORAN']);
    expect((await pst.raw('POST', 'kirim-uang', { status: 'DONE' })).status).toBe(400);
    const cabang = await shop.as('OWN').raw('POST', 'kirim-uang', sehari);
    expect(cabang.body.data.map((one: { kode_toko: string }) => one.kode_toko)).toEqual(['KJ1']);
  });

  test('№ 53 and № 54 tell what was sent, received, is on its way and was short', async () => {
    const tgl = 'tgl_from=2026-11-20&tgl_to=2026-11-21';
    const { body } = await shop.as('OWN').raw('GET', `kirim-uang-history?${tgl}`);
    const rows = JSON.stringify(body);
    expect(rows).toContain('KTG-7');
    expect(rows).toContain('Pak Budi');
    const pusat = shop.as('OWN', 'PST');
    const kosong = await pusat.raw('GET', `kirim-uang/laporan-pusat?${tgl}`);
    expect([kosong.status, kosong.body.message]).toEqual([422, 'Mohon Pilih Toko']);
    const satu = await pusat.raw('GET', `kirim-uang/laporan-pusat?${tgl}&toko=KJ1`);
    expect(satu.status, satu.text.slice(0, 300)).toBe(200);
    expect(satu.text).toContain('KUKJ1261120001');
    expect(
      (await shop.as('OWN').raw('GET', `kirim-uang/laporan-pusat?${tgl}&toko=KJ1`)).status,
    ).toBe(403);
    const terima = await pusat.raw('GET', `kirim-uang-history?${tgl}&arah=TERIMA`);
    expect(terima.text).toContain('-50000');
  });
});

test('the paper is A4 landscape with the sum in words and the number to look it up by', async () => {
  const { nota_kirim, nomor_referensi } = await kirim('KJ1', 1_250_000, 'PST');
  const { bytes, status } = await shop.as('SPV').raw('GET', `kirim-uang/${nota_kirim}/bukti.pdf`);
  expect(status).toBe(200);
  const said = readPdf(bytes).flat().join(' ');
  for (const word of [
    'BUKTI KIRIM UANG',
    nota_kirim,
    nomor_referensi,
    'Satu juta dua ratus lima puluh ribu rupiah',
    'Pembawa',
  ])
    expect(said).toContain(word);
  expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/);
  expect((await terima(nomor_referensi, 'PST')).status).toBe(200);
});
