import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjaman, pinjamkan, wire } from '#tests/kit/hutang.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { isi, openTutupUji } from '#tests/kit/tutup-uji.ts';

const { shop, masuk, tutupToko } = await openTutupUji();
const separate = (value: boolean) =>
  shop.as('OWN').call(ubahParameterEndpoint, {
    params: { key: 'KAS_HUTANG_TERPISAH' },
    body: { value },
  });
const drawers = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ akun: string; rupiah: number }>(
        `select akun, rupiah from saldo where akun in ('kas', 'kas_hutang')`,
      )
    ).map(({ akun, rupiah }) => [akun, Number(rupiah)]),
  );
const count = (laci: string, jumlah: number) =>
  shop.as('KASIR').call(tutup.hitungEndpoint, { body: { ...isi(jumlah), laci } });

test('the drawers are parted only while both are empty; saying the same again changes nothing', async () => {
  await expect(separate(true)).rejects.toMatchObject({
    status: 409,
    code: 'LACI_BERISI',
    message: 'Laci Masih Berisi, Pindahkan Uangnya Bersama Perubahan Ini',
  });
  expect(await separate(false)).toMatchObject({ value: false });
  await shop.as('KASIR').call(kasDocument.makes.kasKeluar, {
    body: { kode_transaksi: 'LISTRIK', jumlah: rp(1_000_000), keterangan: 'Kosongkan laci' },
  });
  expect(await separate(true)).toMatchObject({ value: true });
});

test('loans live of their own drawer: lent from it, paid back into it, the shop’s till untouched', async () => {
  await masuk(9_000_000);
  const early = await send(shop.as('KASIR'), 'hutang', wire(pinjaman()), {});
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining('Tidak Mencukupi'),
  ]);
  const moved = await disetujui(
    shop,
    'cash/pengalihan-saldo',
    {
      asal: 'kas',
      tujuan: 'kas_hutang',
      jumlah: 5_000_000,
      kategori: 'SETOR_BANK',
      keterangan: 'Modal pinjaman',
    },
    'OWN',
    'SPV',
  );
  expect(moved.status, JSON.stringify(moved.body)).toBe(201);
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  expect(await drawers()).toEqual({ kas: 4_000_000, kas_hutang: 1_500_000 });
  await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
  expect(await drawers()).toEqual({ kas: 4_000_000, kas_hutang: 5_003_500 });
});

test('each is counted by its name, also where the parameter was turned meanwhile, and stands in the closing', async () => {
  const names = async () => (await shop.as('KASIR').call(tutup.ringkasanEndpoint)).laci;
  expect(await names()).toEqual(['kas', 'kas_hutang']);
  // The file of a shop that was set up before the rule: money is still there, and is still counted.
  await shop.param('KAS_HUTANG_TERPISAH', false);
  expect(await names()).toEqual(['kas', 'kas_hutang']);
  await shop.param('KAS_HUTANG_TERPISAH', true);
  await count('kas', 4_000_000);
  await expect(tutupToko()).rejects.toMatchObject({
    errors: [{ path: 'hitungan', message: 'Kas Hutang Belum Dihitung' }],
  });
  expect(await count('kas_hutang', 5_003_500)).toMatchObject({
    laci: 'kas_hutang',
    cash_sistem: 5_003_500,
    selisih: 0,
  });
  const { no_tutup } = await tutupToko();
  const [closed] = await shop.rows<{ laporan: unknown }>(
    'select laporan from tutup_toko where no_tutup = $1',
    [no_tutup],
  );
  expect(JSON.stringify(closed!.laporan)).toMatch(/5\D?003\D?500/);
});
