import { beforeAll, describe, expect, test } from 'vitest';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { bukaLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import type { Who } from '#tests/kit/shop.ts';
import { openKasUji } from '#tests/kit/kas-uji.ts';

const { keluar, masuk, refused, saldo, shop } = await openKasUji();

beforeAll(async () => {
  await keluar(350_000);
  await masuk(27_000_000);
  const { no_kas } = await keluar(1_000);
  const given = { params: { no: no_kas }, body: { alasan: 'Salah catat' } };
  await shop.approved('KASIR', kasDocument.cancel, given, 'SPV');
});

describe('seen and printed', () => {
  const list = (who: Who, query: string) => shop.as(who).raw('GET', `cash?${query}`);

  test('the list says what the drawer held after each movement, but not to a cashier of the open day (D-20.4)', async () => {
    const spv = await list('SPV', 'sort=input_date&limit=3');
    expect(spv.body).toMatchObject({ skip: 0, limit: 3 });
    expect(spv.body.data.every((row: any) => typeof row.saldo === 'number')).toBe(true);
    const kasir = await list('KASIR', 'tgl_from=2026-01-01');
    expect(kasir.body.count).toBe(spv.body.count);
    expect(kasir.body.data.every((row: any) => row.saldo === null)).toBe(true);
    expect(JSON.stringify(kasir.body)).not.toContain(String(await saldo('kas')));
  });

  test('filters: direction, code, state, text; cancelled ones count in no sum', async () => {
    const uang = (await list('SPV', 'arah=MASUK')).body;
    expect(uang.data.every((row: any) => row.arah === 'MASUK')).toBe(true);
    expect(uang.total).toEqual({ masuk: 37_000_000, keluar: 0 });
    expect((await list('SPV', 'status=CANC')).body).toMatchObject({
      count: 1,
      total: { masuk: 0, keluar: 0 },
    });
    expect((await list('SPV', 'kode_transaksi=GAJI')).body).toMatchObject({ count: 0, data: [] });
    expect((await list('SPV', 'q=KKKJ1261120001')).body.count).toBe(1);
    expect((await list('SPV', `q=${encodeURIComponent('%')}`)).body.count).toBe(0);
    expect((await list('SPV', 'sort=saldo')).status).toBe(422);
    expect((await list('SPV', 'tgl_from=kemarin')).status).toBe(422);
  });

  test('one movement with its lines; another shop and a malformed number have none', async () => {
    expect(
      (await shop.as('KASIR').call(kasDocument.one, { params: { no: 'KKKJ1261120001' } })).postings,
    ).toHaveLength(2);
    expect((await shop.as('OWN', 'PST').raw('GET', 'cash/KKKJ1261120001')).status).toBe(404);
    expect((await shop.as('KASIR').raw('GET', 'cash/kkkj1261120001')).status).toBe(404);
  });

  test('a cashier opens the drawer only with approval, a supervisor alone; each opening is on record', async () => {
    const given = { body: { alasan: 'Tukar uang receh' } };
    await refused(() => shop.as('KASIR').call(bukaLaciEndpoint, given), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'BUKA_LACI' },
    });
    expect(await shop.approved('KASIR', bukaLaciEndpoint, given, 'SPV')).toEqual({
      laci: 'kas',
      dibuka_ke: 1,
    });
    expect(await shop.approved('KASIR', bukaLaciEndpoint, given, 'SPV')).toEqual({
      laci: 'kas',
      dibuka_ke: 2,
    });
    expect(await shop.as('SPV').call(bukaLaciEndpoint, given)).toEqual({
      laci: 'kas',
      dibuka_ke: 1,
    });
    expect(
      await shop.rows(
        `select user_id, sesudah ->> 'alasan' as alasan from audit where tindakan = 'BUKA_LACI' order by urut`,
      ),
    ).toHaveLength(3);
  });
});

describe('the next day', () => {
  test('yesterday’s movement cannot be cancelled, nor seen by a cashier', async () => {
    const before = await saldo('kas');
    await shop.hari('2026-11-21');
    expect(await saldo('kas')).toBe(before);
    await refused(
      () =>
        shop.as('SPV').call(kasDocument.cancel, {
          params: { no: 'KKKJ1261120001' },
          body: { alasan: 'Terlambat' },
        }),
      { status: 422, code: 'KAS_KEMARIN', message: 'Tidak Dapat Batal Transaksi Kas Kemarin' },
    );
    expect((await shop.as('KASIR').raw('GET', 'cash/KKKJ1261120001')).status).toBe(404);
    expect((await shop.as('KASIR').raw('GET', 'cash?tgl_from=2026-11-20')).body.count).toBe(0);
    expect(
      (await shop.as('SPV').raw('GET', 'cash?tgl_from=2026-11-20&tgl_to=2026-11-20')).body.count,
    ).toBe(4);
    expect((await keluar(1_000)).no_kas).toBe('KKKJ1261121001');
  });
});
