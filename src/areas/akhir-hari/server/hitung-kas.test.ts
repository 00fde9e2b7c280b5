import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { saldoEndpoint } from '#areas/buku/contract/buku.api.ts';
import type { Who } from '#tests/kit/shop.ts';
import { belumSiap, openTutupUji } from '#tests/kit/tutup-uji.ts';

const { hitung, hitungUlang, jejak, masuk, refused, ringkasan, shop, tutupToko } =
  await openTutupUji();

describe('before the count', () => {
  test('the summary tells what is missing and no balance', async () => {
    const seen = await ringkasan();
    expect(seen).toEqual({
      tgl_system: '2026-11-20',
      status: 'OPEN',
      siap: false,
      belum_validasi: [],
      keranjang: [],
      baki_belum_timbang: [],
      invarian_rusak: 0,
      laci: ['kas'],
      halangan: [
        { bagian: 'hitungan', kata: 'Kas {laci} Belum Dihitung', isi: { laci: { word: 'Toko' } } },
      ],
      hitungan: [],
    });
    expect(await shop.as('KASIR').call(tutup.hitunganEndpoint)).toEqual([]);
  });

  test('below SPV the balance of the drawer is nowhere, for SPV and above it is', async () => {
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', 'ksr.kj1', 'buku-besar', true), ('KJ1', 'spv.kj1', 'buku-besar', true)`,
    );
    await shop.rows('update toko set versi = versi + 1');
    const akun = async (who: Who, query?: { tgl: ReturnType<typeof hari> }) =>
      (await shop.as(who).call(saldoEndpoint, { query })).map((one) => one.akun);
    expect(await akun('KASIR')).not.toContain('kas');
    expect(await akun('KASIR', { tgl: hari('2026-11-20') })).not.toContain('kas');
    expect(await akun('KASIR', { tgl: hari('2027-01-01') })).not.toContain('kas');
    expect(await akun('KASIR')).toContain('pendapatan:MODAL_KAS');
    expect(await akun('SPV')).toContain('kas');
    expect(JSON.stringify((await shop.as('KASIR').raw('GET', 'buku?akun=kas')).body.data)).toBe(
      '[]',
    );
    expect((await shop.as('SPV').raw('GET', 'buku?akun=kas')).body.data).toHaveLength(1);
  });

  test('a day whose drawer was not counted does not close', () =>
    refused(
      () => tutupToko(),
      belumSiap({ path: 'hitungan', message: 'Kas Toko Belum Dihitung' }),
    ));

  test.for([
    [{ pecahan: [] }, 422, 'Pecahan Tidak Boleh Kosong'],
    [{ pecahan: [{ nilai: 75_000, jumlah: 1 }] }, 422, 'Pecahan Tidak Ada Dalam Daftar'],
    [
      {
        pecahan: [
          { nilai: 500, jumlah: 1 },
          { nilai: 500, jumlah: 2 },
        ],
      },
      422,
      'Pecahan Sama Dua Kali',
    ],
    [{ pecahan: [{ nilai: 500, jumlah: -1 }] }, 422, 'Lembar Tidak Boleh Kurang Dari 0'],
    [{ pecahan: [{ nilai: 500, jumlah: 1.5 }] }, 400, undefined],
    [{ pecahan: [{ nilai: 500, jumlah: 1 }], laci: 'kas:belakang' }, 422, 'Laci Tidak Ditemukan'],
    [{ pecahan: [{ nilai: 500, jumlah: 1 }], laci: 'bank:1' }, 422, 'Laci Tidak Valid'],
    [
      { pecahan: [{ nilai: 500, jumlah: 1 }], cash_sistem: 5 },
      400,
      'Data cash_sistem Tidak Dikenal',
    ],
  ] as const)('the count %j is refused with %s', async ([body, status, message], { task }) => {
    const before = await jejak();
    const answer = await shop
      .as('KASIR')
      .raw('POST', 'tutup-toko/hitung', body, { 'idempotency-key': `hitung-${task.id}` });
    expect(answer).toMatchObject({ status, body: message ? { message } : {} });
    expect(await jejak()).toEqual(before);
  });
});

describe('the count (D-20.4)', () => {
  test('is stored first and only then answered with what the book expected', async () => {
    expect(await hitung(995_000)).toEqual({
      ke: 1,
      laci: 'kas',
      cash_fisik: 995_000,
      cash_sistem: 1_000_000,
      selisih: -5_000,
    });
    expect((await ringkasan()).hitungan).toEqual([
      { ke: 1, laci: 'kas', input_by: 'ksr.kj1', input_date: expect.any(String) },
    ]);
  });

  test('its figures are seen again by who made it and from SPV, not by the other cashier', async () => {
    const seen = async (who: Who) =>
      (await shop.as(who).call(tutup.hitunganEndpoint)).map((one) => [
        one.cash_sistem,
        one.berlaku,
      ]);
    expect(await seen('KASIR')).toEqual([[1_000_000, true]]);
    expect(await seen('SPV')).toEqual([[1_000_000, true]]);
    expect(await seen('KASIR2')).toEqual([]);
  });

  test('a second one needs a second person, and the first is kept', async () => {
    await refused(() => hitung(1_000_000), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'HITUNG_ULANG' },
    });
    const told = await hitung(1_000_000, 'SPV').catch((error) => error);
    expect(told.extra.angka).toEqual([
      { label: 'Hitungan pertama', nilai: '9 x 100,000, 950 x 100' },
      { label: 'Terhitung', nilai: 'Rp 995,000' },
      { label: 'Menurut buku', nilai: 'Rp 1,000,000' },
      { label: 'Selisih', nilai: '-Rp 5,000' },
      { label: 'Sudah dihitung', nilai: '1 kali' },
    ]);
    expect(await hitungUlang(996_000)).toMatchObject({ ke: 2, selisih: -4_000 });
    expect(await shop.rows('select ke, cash_fisik from hitung_kas order by ke')).toEqual([
      { ke: 1, cash_fisik: 995_000 },
      { ke: 2, cash_fisik: 996_000 },
    ]);
    await expect(shop.rows(`update hitung_kas set cash_fisik = 0`)).rejects.toThrow(
      'never changed',
    );
  });

  test('an owner counts again without asking, as often as needed; every count is kept', async () => {
    expect(await hitung(1_000_000, 'OWN')).toMatchObject({ ke: 3, selisih: 0 });
    expect(await hitung(996_000, 'OWN')).toMatchObject({ ke: 4, selisih: -4_000 });
    expect(await shop.rows('select ke, input_by from hitung_kas order by ke')).toEqual([
      { ke: 1, input_by: 'ksr.kj1' },
      { ke: 2, input_by: 'ksr.kj1' },
      { ke: 3, input_by: 'own.kj1' },
      { ke: 4, input_by: 'own.kj1' },
    ]);
  });

  test('money that moved after it makes it worthless', async () => {
    await masuk(500_000);
    await refused(
      () => tutupToko('Kembalian lebih'),
      belumSiap({
        path: 'hitungan',
        message: 'Kas Toko Bergerak Setelah Dihitung, Hitung Ulang Kas',
      }),
    );
    expect(await hitungUlang(1_495_000)).toMatchObject({
      ke: 5,
      cash_sistem: 1_500_000,
      selisih: -5_000,
    });
  });
});
