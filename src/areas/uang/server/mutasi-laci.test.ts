import { describe, expect, test } from 'vitest';
import { daftarLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { bukaMutasi, BCA, shop, alih, saldo, ditolak } from '#tests/kit/uji/mutasi.ts';

bukaMutasi();

describe('a balance from one drawer to another (PENGALIHAN_SALDO)', () => {
  test('always before a second person, who sees both balances; the drawer of a person holds it', async () => {
    await ditolak(() => shop.as('SPV').call(mutasiDocument.makes.saldo, alih(500_000)), {
      status: 403,
      extra: { event: 'PENGALIHAN_SALDO' },
    });
    const done = await shop.approved('SPV', mutasiDocument.makes.saldo, alih(500_000), 'OWN');
    expect(done.no_mutasi).toBe('PUKJ1261120001');
    expect(await saldo('kas:ksr.kj1')).toBe(500_000);
    const laci = await shop.as('SPV').call(daftarLaciEndpoint, {});
    expect(laci[0]).toMatchObject({ laci: 'kas', nama: 'Kas Toko' });
    expect(laci).toContainEqual({ laci: 'kas:ksr.kj1', nama: 'ksr.kj1', saldo: 500_000 });
    const kembali = alih(500_000, { asal: 'kas:ksr.kj1', tujuan: 'kas' });
    await shop.approved('SPV', mutasiDocument.makes.saldo, kembali, 'OWN');
    expect(await saldo('kas:ksr.kj1')).toBe(0);
  });

  test('both sides are drawers of this shop, and two of them', async () => {
    const minta = (more: object) => () =>
      shop.as('SPV').call(mutasiDocument.makes.saldo, alih(1_000, more));
    await ditolak(minta({ tujuan: 'kas' }), { message: 'Laci Tidak Boleh Sama' });
    await ditolak(minta({ tujuan: 'kas:siapa' }), { message: 'Laci Tidak Ditemukan' });
    await ditolak(minta({ asal: `bank:${BCA}` }), { message: 'Laci Tidak Ditemukan' });
    await ditolak(
      () =>
        shop.approved('SPV', mutasiDocument.makes.saldo, alih(9, { asal: 'kas:ksr2.kj1' }), 'OWN'),
      { status: 409, code: 'KAS_KURANG' },
    );
  });
});
