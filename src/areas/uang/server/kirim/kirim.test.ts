import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import * as api from '#areas/uang/contract/kirim.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import {
  bukaKirimUang,
  J,
  shop,
  kirim,
  terima,
  batal,
  saldo,
  baris,
} from '#tests/kit/uji/buka/kirim-uang.ts';

bukaKirimUang();

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
        { 'idempotency-key': 'batal-kirim-lagi' },
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
