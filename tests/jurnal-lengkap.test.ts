import { expect, test } from 'vitest';
import { ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import { AKUN_BAWAAN, BAGAN_AKUN } from '#areas/buku/rules/bagan-akun.ts';
import { namaAkun } from '#areas/buku/rules/nama-akun.ts';
import { namaTrx, namaType } from '#areas/buku/rules/nama-jurnal.ts';
import { JURNAL } from '#app/contract/jurnal.ts';
import { jalani } from '#tests/proof/oracle/hidup.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop } from '#tests/kit/shop.ts';

const HARI = ['2026-11-20', '2026-11-21'];

test('a shop that starts with the chart of accounts has an account for every line of its journals', async () => {
  const shop = await openShop({ dasar: true, hari: HARI[0]!, toko: ['PST', 'KJ1', 'KJ2'] });
  await shop.modulOn('AKUNTANSI_MODULE');
  const own = shop.as('OWN');
  for (const [nomor_akun, nama_akun, jenis] of BAGAN_AKUN)
    await own.call(akunMaster.endpoints.create, { body: { nomor_akun, nama_akun, jenis } });
  for (const { trx, type, akun } of JURNAL) {
    const detail_akun = akun.map(({ kode_akun }) => ({
      _id: null,
      jenis_akun: null,
      kode_akun,
      nomor_akun: AKUN_BAWAAN[kode_akun]!,
    }));
    await own.call(ubahJurnalEndpoint, { params: { trx, type }, body: { detail_akun } });
  }
  await jalani(shop, HARI, 60, 7);
  const { body } = await own.raw(
    'GET',
    `para-akun-transaksi/report-jurnal?tgl_from=${HARI[0]}&tgl_to=${HARI[1]}`,
  );
  const rows = barisLaporan(body.data);
  expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThan(8);
  const tanpa = rows.filter(({ tanda }) => tanda === 'TANPA AKUN');
  expect([...new Set(tanpa.map(({ type, nama_akun }) => `${type} ${nama_akun}`))]).toEqual([]);
  await shop.close();
});

test('every journal, and every account family in it, has a name of the trade beside its code', () => {
  const tanpa = JURNAL.flatMap(({ trx, type, akun }) => [
    ...(namaTrx(trx) === trx ? [trx] : []),
    ...(namaType(type) === type ? [type] : []),
    ...akun.map(({ kode_akun }) => kode_akun).filter((kode) => namaAkun(kode) === kode),
  ]);
  expect([...new Set(tanpa)]).toEqual([]);
});
