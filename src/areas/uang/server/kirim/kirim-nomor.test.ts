import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import * as api from '#areas/uang/contract/kirim.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  bukaKirimUang,
  J,
  shop,
  type Toko,
  isi,
  kirim,
  terima,
  kembali,
  izinBatal,
  batal,
  saldo,
} from '#tests/kit/uji/buka/kirim-uang.ts';

bukaKirimUang();
let salah = 0;

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
      .raw('POST', 'kirim-uang', body, { 'idempotency-key': `kirim-salah-${++salah}` });
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

  test('bags of 6,000,000 pass the limit of 10,000,000 together as one would, and it begins again', async () => {
    await shop.param('BATAS_KIRIM_UANG', rp(10 * J));
    const satu = await kirim('KJ1', 6 * J, 'PST');
    await expect(kirim('KJ1', 6 * J, 'PST')).rejects.toMatchObject({
      status: 403,
      extra: {
        event: 'KIRIM_UANG_BESAR',
        level: ['OWN'],
        angka: expect.arrayContaining([{ label: 'Menjadi', nilai: 'Rp 12,000,000' }]),
      },
    });
    // Another person's day is his own.
    const lain = await shop.as('MU').call(kirimDocument.makes.kirim, isi(6 * J, 'PST'));
    const body = isi(6 * J, 'PST');
    const dua = await shop.approved('SPV', kirimDocument.makes.kirim, body, 'OWN');
    const tiga = await kirim('KJ1', 10 * J, 'PST');
    await expect(kirim('KJ1', J, 'PST')).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
    for (const { nota_kirim } of [satu, lain, dua, tiga]) await batal(nota_kirim);
    await shop.param('BATAS_KIRIM_UANG', rp(0));
  });

  test('two bags at one moment follow each other: the second is asked for', async () => {
    // 10,000,000 of the day and 9,000,000 are within it, 9,000,000 more are not.
    await shop.param('BATAS_KIRIM_UANG', rp(25 * J));
    const dua = await Promise.allSettled([1, 2].map(() => kirim('KJ1', 9 * J, 'PST')));
    expect(dua.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const one of dua) if (one.status === 'fulfilled') await batal(one.value.nota_kirim);
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
    // No other person waits for it.
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
