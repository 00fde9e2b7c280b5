import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { isiKas, openKasUji } from '#tests/kit/kas-uji.ts';

const { jejak, keluar, masuk, refused, saldo, shop } = await openKasUji();

describe('cash in and out (D-19.1)', () => {
  test('350,000 for electricity leaves the drawer and stands in the book as its cost', async () => {
    const done = await keluar(350_000);
    expect(done).toMatchObject({
      no_kas: 'KKKJ1261120001',
      tgl_system: '2026-11-20',
      arah: 'KELUAR',
      kode_transaksi: 'LISTRIK',
      deskripsi: 'Listrik dan air',
      jumlah: 350_000,
      status: 'DONE',
      input_by: 'ksr.kj1',
      cetak_ke: 1,
      batal: null,
      otorisasi: [],
    });
    expect(done.postings.map(({ akun, rupiah }) => [akun, rupiah])).toEqual([
      ['biaya:LISTRIK', 350_000],
      ['kas', -350_000],
    ]);
    expect(await saldo('kas')).toBe(9_650_000);
    expect(await saldo('biaya:LISTRIK')).toBe(350_000);
    expect(
      await shop.rows(
        `select tindakan, user_id, sesudah ->> 'jumlah' as jumlah from audit where kunci = 'KKKJ1261120001'`,
      ),
    ).toEqual([{ tindakan: 'KAS_KELUAR', user_id: 'ksr.kj1', jumlah: '350000' }]);
  });

  test.for([
    [
      { ...isiKas(1_000), kode_transaksi: 'TIDAKADA' },
      422,
      'KODE_TIDAK_ADA',
      'Kode Transaksi Tidak Ditemukan',
    ],
    [
      { ...isiKas(1_000), kode_transaksi: 'MODAL_KAS' },
      422,
      'KODE_SALAH_ARAH',
      'Kode Transaksi MODAL_KAS Bukan Untuk Kas Keluar',
    ],
    [
      { ...isiKas(1_000), kode_transaksi: 'RUGI_LELANG' },
      422,
      'KODE_TETAP',
      'Kode Transaksi RUGI_LELANG Hanya Dibukukan Oleh Sistem',
    ],
    [{ ...isiKas(0) }, 422, 'DATA_TIDAK_VALID', 'Nominal Tidak Boleh Kosong'],
    [{ ...isiKas(-5) }, 422, 'DATA_TIDAK_VALID', 'Nominal Tidak Boleh Kosong'],
    [
      { ...isiKas(1_000), keterangan: '' },
      422,
      'DATA_TIDAK_VALID',
      'Keterangan Tidak Boleh Kosong',
    ],
    [
      { ...isiKas(1_000), keterangan: '   ' },
      422,
      'DATA_TIDAK_VALID',
      'Keterangan Tidak Boleh Kosong',
    ],
    [{ ...isiKas(1_000), jumlah: 1000.5 }, 400, 'DATA_SALAH_BENTUK', undefined],
    [{ ...isiKas(1_000), jumlah: '1000' }, 400, 'DATA_SALAH_BENTUK', undefined],
    [{ ...isiKas(1_000), arah: 'MASUK' }, 400, 'DATA_SALAH_BENTUK', 'Data arah Tidak Dikenal'],
    [{ ...isiKas(4_999_999_999) }, 403, 'PERLU_OTORISASI', 'Perlu Otorisasi'],
  ] as const)(
    '%j is refused with %s %s and nothing is written',
    async ([wrong, status, code, message]) => {
      const before = await jejak();
      const answer = await shop.as('KASIR').raw('POST', 'cash/keluar', wrong, {
        'idempotency-key': `salah-${code}-${message ?? 'x'}`.slice(0, 60),
      });
      expect(answer).toMatchObject({ status, body: { code, ...(message ? { message } : {}) } });
      expect(await jejak()).toEqual(before);
    },
  );

  test('what only an auction brings in is not typed as cash in (D-40.2)', async () => {
    const before = await jejak();
    const body = { ...isiKas(1_000), kode_transaksi: 'BIAYA_LELANG' };
    const asked = { 'idempotency-key': 'kas-kode-tetap' };
    const answer = await shop.as('OWN').raw('POST', 'cash/masuk', body, asked);
    expect([answer.status, answer.body.code]).toEqual([422, 'KODE_TETAP']);
    expect(await jejak()).toEqual(before);
  });

  test('a level without the menu is refused', async () => {
    await refused(
      () => shop.as('DEV').call(kasDocument.makes.kasMasuk, { body: isiKas(1, 'MODAL_KAS') }),
      {
        status: 403,
        code: 'TIDAK_BERHAK',
      },
    );
  });
});

describe('much cash out needs a second person (KAS_KELUAR_BESAR)', () => {
  test('above 5,000,000 the cashier is told so, without being told what is left', async () => {
    await refused(() => keluar(5_000_001), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'KAS_KELUAR_BESAR', level: ['SPV', 'OWN'] },
    });
    const told = await keluar(5_000_001).catch((error) => error);
    expect(told.extra.angka.map((one: any) => one.label)).toEqual([
      'Nominal',
      'Batas',
      'Kode Transaksi',
      'Keterangan',
      'Dibayarkan sekarang',
      'Sudah keluar sejak persetujuan terakhir',
      'Menjadi',
      'Batas sehari',
    ]);
    const spv = await keluar(5_000_001, 'SPV').catch((error) => error);
    expect(spv.extra.angka).toContainEqual({ label: 'Sisa Kas', nilai: 'Rp 4,649,999' });
  });

  test('who agrees reads what is left though the cashier who asks does not', async () => {
    const write = { method: 'POST', path: '/api/v1/cash/keluar', body: isiKas(5_000_001) };
    const asked = await shop.as('KASIR').raw('POST', 'otorisasi', write);
    expect(asked.status, asked.text).toBe(201);
    expect(asked.text).not.toContain('Sisa Kas');
    const { keystore } = asked.body.data;
    const dibaca = await shop.as('SPV').raw('POST', `otorisasi/${keystore}/angka`, {});
    expect(dibaca.body.data.angka).toContainEqual({ label: 'Sisa Kas', nilai: 'Rp 4,649,999' });
    const sendiri = await shop.as('KASIR').raw('GET', `otorisasi/${keystore}`);
    expect([sendiri.status, sendiri.text.includes('Sisa Kas')]).toEqual([200, false]);
  });

  test('out of a bank he reads which account', async () => {
    const no_rekening = '1234567890';
    const modal = { ...isiKas(9_000_000, 'MODAL_KAS'), no_rekening };
    await shop.as('OWN').raw('POST', 'uang-bank/masuk', modal, { 'idempotency-key': 'rek-modal' });
    const body = { ...isiKas(5_000_001), no_rekening };
    const asked = await shop.as('SPV').raw('POST', 'uang-bank/keluar', body, {
      'idempotency-key': 'rek-keluar',
    });
    expect(asked.body.angka).toContainEqual({ label: 'Rekening', nilai: no_rekening });
  });

  test('approved by the supervisor it is paid, once, and says by which approval', async () => {
    const keystore = await shop.approve(
      'KASIR',
      kasDocument.makes.kasKeluar,
      { body: isiKas(6_000_000) },
      'SPV',
    );
    const done = await shop
      .as('KASIR')
      .call(kasDocument.makes.kasKeluar, { body: isiKas(6_000_000), keystore });
    expect(done.otorisasi).toEqual([keystore]);
    await masuk(7_000_000);
    await refused(
      () =>
        shop.as('KASIR').call(kasDocument.makes.kasKeluar, { body: isiKas(6_000_000), keystore }),
      { code: 'PERLU_OTORISASI' },
    );
    await refused(
      () =>
        shop.as('KASIR').call(kasDocument.makes.kasKeluar, { body: isiKas(6_000_001), keystore }),
      { code: 'PERLU_OTORISASI' },
    );
  });

  test('with a limit of 100,000 a payment of 150,000 needs one, too', async () => {
    await shop.param('BATAS_KAS_KELUAR', rp(100_000));
    await refused(() => keluar(150_000), { code: 'PERLU_OTORISASI' });
    await shop.param('BATAS_KAS_KELUAR', rp(5_000_000));
    expect((await keluar(150_000)).status).toBe('DONE');
  });
});

describe('cancelling a movement (D-6.4, D-6.7)', () => {
  test('the mirror stands under its own BK number, and the drawer is as before', async () => {
    const before = await saldo('kas');
    const { no_kas } = await keluar(75_000);
    const done = await shop.approved(
      'KASIR',
      kasDocument.cancel,
      { params: { no: no_kas }, body: { alasan: 'Salah ketik' } },
      'SPV',
    );
    expect(done).toMatchObject({
      status: 'CANC',
      batal: { no: 'BKKJ1261120001', alasan: 'Salah ketik', batal_by: 'ksr.kj1' },
    });
    expect(
      await shop.rows(
        `select akun, rupiah from buku where no_bukti = 'BKKJ1261120001' order by urut`,
      ),
    ).toEqual([
      { akun: 'biaya:LISTRIK', rupiah: -75_000 },
      { akun: 'kas', rupiah: 75_000 },
    ]);
    expect(
      await shop.rows(
        `select membalik, kode_transaksi from buku_set where no_bukti = 'BKKJ1261120001'`,
      ),
    ).toEqual([{ membalik: no_kas, kode_transaksi: 'LISTRIK' }]);
    expect(await saldo('kas')).toBe(before);
    await refused(
      () =>
        shop
          .as('KASIR')
          .call(kasDocument.cancel, { params: { no: no_kas }, body: { alasan: 'Sekali lagi' } }),
      { status: 409, code: 'KAS_SUDAH_BATAL', message: 'Transaksi Kas Sudah Dibatalkan' },
    );
  });

  test("a cashier neither cancels nor reprints an account's movement, which he may not see", async () => {
    const body = {
      ...isiKas(1_000, 'MODAL_KAS'),
      no_rekening: '1234567890',
      keterangan: 'Setoran',
    };
    const { no_kas } = await shop.as('SPV').call(kasDocument.makes.bankMasuk, { body });
    const of = { params: { no: no_kas }, body: { alasan: 'Ingin tahu' } };
    const missing = { status: 404, code: 'KAS_TIDAK_ADA' };
    await refused(() => shop.as('KASIR').call(kasDocument.cancel, of), missing);
    await refused(() => shop.as('KASIR').call(kasDocument.reprint, of), missing);
    await refused(() => shop.as('SPV').call(kasDocument.cancel, of), { code: 'PERLU_OTORISASI' });
  });

  test('money that came in and was spent since cannot be taken back', async () => {
    const { no_kas } = await masuk(20_000_000);
    await shop.approved('KASIR', kasDocument.makes.kasKeluar, { body: isiKas(25_000_000) }, 'SPV');
    const keystore = await shop.approve(
      'KASIR',
      kasDocument.cancel,
      { params: { no: no_kas }, body: { alasan: 'Salah ketik' } },
      'SPV',
    );
    await refused(
      () =>
        shop.as('KASIR').call(kasDocument.cancel, {
          params: { no: no_kas },
          body: { alasan: 'Salah ketik' },
          keystore,
        }),
      { status: 409, code: 'KAS_KURANG', message: 'Saldo Kas Tidak Mencukupi' },
    );
  });

  test('whoever asks beforehand is told the same of every sum: the count stays blind (D-20.4)', async () => {
    const { no_kas } = await masuk(20_000_000);
    const minta = async (path: string, body: object) => {
      const { status, body: said } = await shop
        .as('KASIR')
        .raw('POST', 'otorisasi', { method: 'POST', path, body });
      const label = (said.data?.angka ?? []).map((one: { label: string }) => one.label);
      return [status, said.code, label];
    };
    const first = await minta('cash/keluar', isiKas(6_000_000));
    expect(first[0]).toBe(201);
    expect(await minta('cash/keluar', isiKas(4_999_999_999))).toEqual(first);
    const before = await minta(`cash/${no_kas}/batal`, { alasan: 'Salah ketik' });
    await shop.approved('KASIR', kasDocument.makes.kasKeluar, { body: isiKas(25_000_000) }, 'SPV');
    expect(await minta(`cash/${no_kas}/batal`, { alasan: 'Salah ketik' })).toEqual(before);
  });
});
