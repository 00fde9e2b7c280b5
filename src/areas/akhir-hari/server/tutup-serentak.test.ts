import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { belumSiap, isi, openTutupUji } from '#tests/kit/tutup-uji.ts';

const { hitung, hitungUlang, masuk, refused, shop, tutupToko } = await openTutupUji();

describe('two tills', () => {
  beforeAll(() => masuk(498_000));

  test('with a till of its own for loans both are counted, each by its name', async () => {
    await shop.hari('2026-11-23');
    await shop.param('KAS_HUTANG_TERPISAH', true);
    await refused(() => hitung(1_498_000), {
      status: 422,
      code: 'LACI_KOSONG',
      message: 'Laci Harus Dipilih',
    });
    const satu = (laci: string, jumlah: number) =>
      shop.as('KASIR').call(tutup.hitungEndpoint, { body: { ...isi(jumlah), laci } });
    expect(await satu('kas', 1_498_000)).toMatchObject({ laci: 'kas', selisih: 0 });
    await refused(
      () => tutupToko(),
      belumSiap({ path: 'hitungan', message: 'Kas Hutang Belum Dihitung' }),
    );
    expect(await satu('kas_hutang', 0)).toMatchObject({
      ke: 1,
      laci: 'kas_hutang',
      cash_sistem: 0,
    });
    expect(await tutupToko()).toMatchObject({ no_tutup: 'TPKJ1261123001', selisih: 0 });
  });
});

describe('closing races', () => {
  const pay = (jumlah: number) =>
    shop.as('KASIR').call(kasDocument.makes.kasKeluar, {
      body: { kode_transaksi: 'LISTRIK', jumlah: rp(jumlah), keterangan: 'Listrik' },
    });
  const outcome = (all: PromiseSettledResult<unknown>[]) =>
    all.map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason.code));

  test('of four people who close at once one does, three are told so', async () => {
    await shop.param('KAS_HUTANG_TERPISAH', false);
    for (let round = 24; round < 29; round++) {
      await shop.hari(`2026-11-${round}`);
      const { cash_sistem } = await hitung(0);
      await hitungUlang(cash_sistem);
      const all = await Promise.allSettled(
        (['KASIR', 'KASIR2', 'SPV', 'OWN'] as const).map((who) => tutupToko(null, who)),
      );
      expect(outcome(all).sort()).toEqual(['HARI_TUTUP', 'HARI_TUTUP', 'HARI_TUTUP', 'ok']);
    }
  });

  test('a payment in flight is either in the day that closes or refused; never in between', async () => {
    await shop.param('TOLERANSI_SELISIH_KAS', rp(1_000_000));
    for (let round = 1; round < 6; round++) {
      const tgl = `2026-12-0${round}`;
      await shop.hari(tgl);
      const { cash_sistem } = await hitung(0);
      await hitungUlang(cash_sistem);
      const [closed, ...paid] = outcome(
        await Promise.allSettled([tutupToko(), ...[100, 200, 300, 400, 500].map(pay)]),
      );
      const written = await shop.rows(`select no_kas from kas where tgl_system = $1`, [tgl]);
      expect(written).toHaveLength(paid.filter((one) => one === 'ok').length);
      if (closed === 'ok')
        expect(paid.filter((one) => one !== 'ok').every((one) => one === 'HARI_TUTUP')).toBe(true);
      else expect([closed, written.length > 0]).toEqual(['BELUM_SIAP', true]);
    }
  });
});
