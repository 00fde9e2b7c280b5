import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { sql } from '#kit/server/sql.ts';
import { hari } from '#kit/rules/hari.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { periksaEndpoint, saldoEndpoint } from '#areas/buku/contract/buku.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { belumSiap, openTutupUji } from '#tests/kit/tutup-uji.ts';

const { bukaUlang, hitung, masuk, pagi, refused, ringkasan, saldo, shop, tutupToko } =
  await openTutupUji();

let barcode: string;
beforeAll(async () => {
  [barcode] = (await tambahPotong(shop, ['P1', 'P2'])) as [string];
  await masuk(500_000);
  await hitung(1_495_000);
});

describe('what stands in the way (D-20.1)', () => {
  test('a broken invariant blocks the close, names itself, and is seen in the summary', async () => {
    await shop.rows(`insert into saldo_lalu values ('KJ1', 'selisih_kas', 0, 1, 0, 0, 0)`);
    expect(await ringkasan()).toMatchObject({ siap: false, invarian_rusak: 1 });
    expect((await shop.as('KASIR').call(periksaEndpoint)).filter((one) => one.jumlah > 0)).toEqual([
      { kode: 'I-7', nama: 'Saldo sama barisnya', jumlah: 1, diakui: null },
    ]);
    await refused(
      () => tutupToko('Kembalian lebih'),
      belumSiap({ path: 'invarian', message: 'Pemeriksaan I-7 Saldo sama barisnya Gagal: 1' }),
    );
    await shop.rows(`delete from saldo_lalu where kode_toko = 'KJ1' and akun = 'selisih_kas'`);
  });

  test('an OPEN sale blocks it until it is validated or rejected', async () => {
    await shop.param('VALIDASI_PENJUALAN', true);
    const body = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: barcode }],
    };
    const sold = await shop
      .as('KASIR')
      .raw('POST', 'penjualan', body, { 'idempotency-key': 'jual-menunggu' });
    expect(sold).toMatchObject({ status: 201, body: { data: { status: 'OPEN' } } });
    expect((await ringkasan()).belum_validasi).toEqual([{ jenis: 'penjualan', jumlah: 1 }]);
    await refused(
      () => tutupToko('Kembalian lebih'),
      belumSiap({
        path: 'belum_validasi',
        message: 'Masih Ada 1 Penjualan Yang Menunggu Validasi',
      }),
    );
    const rejected = await shop
      .as('KASIR')
      .raw(
        'POST',
        `penjualan/${sold.body.data.no_faktur_jual}/batal`,
        { alasan: 'Batal beli' },
        { 'idempotency-key': 'tolak-jual' },
      );
    expect(rejected.status).toBe(200);
    await shop.param('VALIDASI_PENJUALAN', false);
  });

  test('trays must have been on the scale where the parameter asks', async () => {
    await shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
    expect((await ringkasan()).baki_belum_timbang).toEqual(['A-01']);
    await refused(
      () => tutupToko('Kembalian lebih'),
      belumSiap({ path: 'baki_belum_timbang', message: 'Baki A-01 Belum Ditimbang' }),
    );
    await shop.param('TIMBANG_BAKI_TUTUP', 'TIDAK');
  });

  test('a difference needs a reason, and an approver when it is above the tolerance', async () => {
    await refused(() => tutupToko(), {
      status: 422,
      code: 'ALASAN_KOSONG',
      message: 'Alasan Selisih Tidak Boleh Kosong',
      errors: [{ path: 'alasan_selisih' }],
    });
    await refused(() => tutupToko('Kembalian lebih'), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'SELISIH_KAS', level: ['SPV', 'OWN'] },
    });
    await refused(() => tutupToko('Kembalian lebih', 'OWN'), {
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    const told = await tutupToko('Kembalian lebih').catch((error) => error);
    expect(told.extra.angka).toEqual([
      { label: 'Kas Toko', nilai: '14 x 100,000, 950 x 100' },
      { label: 'Terhitung', nilai: 'Rp 1,495,000' },
      { label: 'Menurut buku', nilai: 'Rp 1,500,000' },
      { label: 'Selisih', nilai: '-Rp 5,000' },
      { label: 'Alasan', nilai: 'Kembalian lebih' },
      { label: 'Selisih pengguna ini 30 hari', nilai: '0 kali, Rp 0' },
    ]);
  });
});

describe('closing', () => {
  let before: Awaited<ReturnType<typeof saldo>>;

  test('books the difference, ends the baskets after naming them, keeps the report and seals the day', async () => {
    await shop.as('KASIR2').raw('POST', 'keranjang', { kode_barcode: barcode });
    expect((await ringkasan()).keranjang).toEqual([{ kode_barcode: barcode, user_id: 'ksr2.kj1' }]);
    const done = await shop.approved(
      'KASIR',
      tutup.tutupTokoEndpoint,
      { body: { alasan_selisih: 'Kembalian lebih' } },
      'SPV',
    );
    expect(done).toEqual({
      no_tutup: 'TPKJ1261120001',
      tgl_system: '2026-11-20',
      tutup_by: 'ksr.kj1',
      tutup_at: expect.any(String),
      selisih: -5_000,
      laporan: [
        'eod/report.pdf?tgl_system=2026-11-20',
        'eod/report-akhir-hari.pdf?tgl_system=2026-11-20',
        'cash/report-keuangan-akhir-hari.pdf?tgl_system=2026-11-20',
      ],
      hash_audit: expect.stringMatching(/^b[0-9a-f]{64}$/),
    });
    expect(
      await shop.rows(
        `select akun, rupiah from buku where no_bukti = 'TPKJ1261120001' order by urut`,
      ),
    ).toEqual([
      { akun: 'selisih_kas', rupiah: 5_000 },
      { akun: 'kas', rupiah: -5_000 },
    ]);
    expect(await shop.rows('select * from keranjang')).toEqual([]);
    expect(
      await shop.rows(
        `select status, ditutup_by, segel = (select segel from tutup_toko) as tersegel from hari_toko where kode_toko = 'KJ1'`,
      ),
    ).toEqual([{ status: 'CLOSED', ditutup_by: 'ksr.kj1', tersegel: true }]);
    const [row] = await shop.rows(
      `select sesudah -> 'keranjang' as keranjang from audit where tindakan = 'TUTUP_TOKO' and kode_toko = 'KJ1'`,
    );
    expect(row!.keranjang).toEqual([{ kode_barcode: barcode, user_id: 'ksr2.kj1' }]);
    before = await saldo();
  });

  test('the stored report has the gold, the transactions and the money of the day', async () => {
    const [{ laporan }] = (await shop.rows(`select laporan from tutup_toko`)) as [
      { laporan: Record<string, unknown[]> },
    ];
    expect(Object.keys(laporan).sort()).toEqual(['akhir_hari', 'eod', 'keuangan']);
    expect(laporan.eod!.length).toBeGreaterThan(0);
    for (const path of ['eod/report', 'eod/report-akhir-hari', 'cash/report-keuangan-akhir-hari'])
      expect(
        (await shop.as('OWN').raw('GET', `${path}.pdf?tgl_system=2026-11-20`)).text.slice(0, 5),
      ).toBe('%PDF-');
  });

  test('the second closer, and whoever writes afterwards, is told so', async () => {
    const closed = {
      status: 409,
      code: 'HARI_TUTUP',
      message: 'Toko Sudah Ditutup Oleh Akun Lain',
    };
    await refused(() => tutupToko('Terlambat', 'SPV'), closed);
    await refused(() => hitung(100), closed);
    await refused(() => masuk(1), closed);
    await expect(
      shop.db.begin((tx) =>
        tx.many(
          sql`select catat_buku('KJ1', '2026-11-20', 'KMKJ1261120999', 'X', '', null, 'uji', gen_random_uuid(), '[]')`,
        ),
      ),
    ).rejects.toMatchObject({ message: 'HARI_TUTUP' });
    await expect(
      shop.rows(`insert into kas (kode_toko, no_kas, tgl_system, input_date, arah, kode_transaksi, jumlah, keterangan, status, input_by, op)
      values ('KJ1', 'KMKJ1261120999', '2026-11-20', now(), 'MASUK', 'MODAL_KAS', 1, 'x', 'DONE', 'x', gen_random_uuid())`),
    ).rejects.toThrow('HARI_TUTUP');
    expect((await ringkasan()).status).toBe('CLOSED');
  });

  test('a sum moved into the closed day breaks its seal', async () => {
    await shop.rows(
      `update saldo_hari set rupiah = rupiah + 9 where kode_toko = 'KJ1' and tgl_system = '2026-11-20' and akun in ('kas', 'selisih_kas')`,
    );
    const found = (await shop.as('OWN').call(periksaEndpoint))
      .filter((one) => one.jumlah > 0)
      .map((one) => one.kode);
    expect(found).toContain('I-18');
    await shop.rows(
      `update saldo_hari set rupiah = rupiah - 9 where kode_toko = 'KJ1' and tgl_system = '2026-11-20' and akun in ('kas', 'selisih_kas')`,
    );
  });

  test('only the owner opens it again, before a supervisor, and only the last day', async () => {
    await refused(() => bukaUlang('2026-11-20', 'SPV'), {
      status: 403,
      code: 'TIDAK_BERHAK',
      message: 'Hanya Owner Yang Dapat Membuka Ulang Hari',
    });
    await refused(() => bukaUlang('2026-11-20', 'MU'), { status: 403 });
    await refused(() => bukaUlang('2026-11-19'), {
      status: 422,
      code: 'BUKAN_HARI_TERAKHIR',
      message: 'Hanya Hari Terakhir Yang Dapat Dibuka Ulang',
    });
    await refused(() => bukaUlang('2026-11-20'), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'BUKA_ULANG_HARI', level: ['SPV', 'OWN'] },
    });
    const given = { body: { tgl_system: hari('2026-11-20'), alasan: 'Nota tertinggal' } };
    expect(await shop.approved('OWN', tutup.bukaUlangEndpoint, given, 'SPV')).toEqual({
      tgl_system: '2026-11-20',
      status: 'OPEN',
    });
    await refused(() => bukaUlang('2026-11-20'), {
      status: 409,
      code: 'HARI_MASIH_BUKA',
      message: 'Masih Ada Hari Yang Terbuka, Tutup Toko Dahulu',
    });
  });

  test('closed again it keeps both reports; its drawer is counted anew without approval', async () => {
    await masuk(5_000);
    await refused(
      () => tutupToko(),
      belumSiap({ path: 'hitungan', message: 'Kas Toko Belum Dihitung' }),
    );
    expect(await hitung(1_500_000)).toMatchObject({ ke: 2, selisih: 0 });
    expect(await tutupToko()).toMatchObject({ no_tutup: 'TPKJ1261120002', selisih: 0 });
    expect(
      await shop.rows(`select ke, selisih from tutup_toko where kode_toko = 'KJ1' order by ke`),
    ).toEqual([
      { ke: 1, selisih: -5_000 },
      { ke: 2, selisih: 0 },
    ]);
    const { data } = (await shop.as('OWN').raw('GET', 'tutup-toko')).body;
    expect(data.map((one: any) => [one.no_tutup, one.ke, one.alasan_selisih])).toEqual([
      ['TPKJ1261120002', 2, null],
      ['TPKJ1261120001', 1, 'Kembalian lebih'],
    ]);
  });

  test('the next day opens with the same balances, to the rupiah and the milligram (D-20.3)', async () => {
    const evening = await saldo();
    await pagi('2026-11-21T02:00:00.000Z');
    expect((await shop.as('KASIR').call(meEndpoint)).hari).toEqual({
      tgl_system: '2026-11-21',
      status: 'OPEN',
      kemarin_belum_tutup: null,
      jam_mundur: null,
      tanggal_lompat: null,
    });
    expect(await saldo()).toEqual(evening);
    expect(evening.length).toBe(before.length);
    const yesterday = await shop
      .as('OWN')
      .call(saldoEndpoint, { query: { tgl: hari('2026-11-20') } });
    expect(yesterday).toEqual(
      await shop.as('OWN').call(saldoEndpoint, { query: { tgl: hari('2026-11-21') } }),
    );
    await refused(() => bukaUlang('2026-11-20'), { status: 409, code: 'HARI_MASIH_BUKA' });
  });

  test('a day that stayed open takes no money until it is closed, then today opens', async () => {
    await pagi('2026-11-22T02:00:00.000Z');
    expect((await shop.as('KASIR').call(meEndpoint)).hari).toEqual({
      tgl_system: '2026-11-21',
      status: 'OPEN',
      kemarin_belum_tutup: '2026-11-21',
      jam_mundur: null,
      tanggal_lompat: null,
    });
    await refused(() => masuk(1), {
      status: 409,
      code: 'HARI_BELUM_TUTUP',
      message: 'Hari Sebelumnya Belum Ditutup, Mohon Tutup Toko Dahulu',
    });
    await hitung(1_500_000);
    expect(await tutupToko()).toMatchObject({
      tgl_system: '2026-11-21',
      no_tutup: 'TPKJ1261121001',
    });
    expect((await shop.as('KASIR').call(meEndpoint)).hari.tgl_system).toBe('2026-11-22');
  });

  test('within the tolerance a reason is enough', async () => {
    await shop.param('TOLERANSI_SELISIH_KAS', rp(2_000));
    await hitung(1_498_000);
    await refused(() => tutupToko(), { code: 'ALASAN_KOSONG' });
    expect(await tutupToko('Uang kecil')).toMatchObject({ selisih: -2_000 });
  });
});
