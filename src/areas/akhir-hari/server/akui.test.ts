import { describe, expect, test } from 'vitest';
import { akuiEndpoint, periksaEndpoint } from '#areas/buku/contract/buku.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { belumSiap, openTutupUji } from '#tests/kit/tutup-uji.ts';
import type { Who } from '#tests/kit/shop.ts';

const { hitung, pagi, refused, ringkasan, shop, tutupToko } = await openTutupUji({ broken: true });

const akui = (jumlah: number, who: Who = 'OWN', kode = 'I-7') =>
  shop.as(who).call(akuiEndpoint, {
    params: { kode },
    body: { alasan: 'Saldo rusak, tunggu dukungan', jumlah },
  });
const rusakkan = (akun: string) =>
  shop.rows(`insert into saldo_lalu values ('KJ1', $1, 0, 1, 0, 0, 0)`, [akun]);
const sinyal = async (tgl: string) => {
  const nama = encodeURIComponent('PEMERIKSAAN DIAKUI');
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${nama}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const lembar = async (no: string) =>
  barisLaporan((await shop.as('OWN').raw('GET', `tutup-toko/lembar?no_tutup=${no}`)).body.data);

describe('a red invariant has a way out (D-51.3)', () => {
  test('one that is green is not taken upon oneself, nor one that does not exist, nor by anybody but an owner', async () => {
    await refused(() => akui(1), { status: 409, code: 'PEMERIKSAAN_BENAR' });
    await refused(() => akui(1, 'OWN', 'I-0'), { status: 404, code: 'PEMERIKSAAN_TIDAK_ADA' });
    await rusakkan('selisih_kas');
    for (const who of ['KASIR', 'SPV', 'SU'] as const)
      await refused(() => akui(1, who), { status: 403 });
  });

  test('the day closes with as many violations as the owner was shown; one more asks again', async () => {
    await hitung(1_000_000);
    const merah = belumSiap({
      path: 'invarian',
      message: 'Pemeriksaan I-7 Saldo sama barisnya Gagal: 1',
    });
    await refused(() => tutupToko(), merah);
    await refused(() => akui(2), { status: 409, code: 'PEMERIKSAAN_BERUBAH' });
    expect(await akui(1)).toMatchObject({ kode: 'I-7', jumlah: 1, diakui: 1 });
    const satu = (await shop.as('KASIR').call(periksaEndpoint)).find((one) => one.kode === 'I-7');
    expect(satu).toMatchObject({ jumlah: 1, diakui: 1 });
    expect(await ringkasan()).toMatchObject({ siap: true, invarian_rusak: 1 });
    await rusakkan('modal');
    await refused(
      () => tutupToko(),
      belumSiap({ path: 'invarian', message: 'Pemeriksaan I-7 Saldo sama barisnya Gagal: 2' }),
    );
    await akui(2);
    const { no_tutup } = await tutupToko();
    expect(await lembar(no_tutup)).toContainEqual(
      expect.objectContaining({ uraian: 'Pemeriksaan I-7 gagal, diakui own.kj1', jumlah: 2 }),
    );
  });

  test('the closing sheet and № 114 go on naming it, each day, until it is mended', async () => {
    expect(await sinyal('2026-11-20')).toMatchObject([
      {
        user_id: 'own.kj1',
        uraian: 'Pemeriksaan I-7 gagal',
        jml: 2,
        no_dokumen: ['TPKJ1261120001'],
      },
    ]);
    await pagi('2026-11-21T02:00:00.000Z');
    await shop.as('KASIR').call(periksaEndpoint);
    expect(await shop.as('OWN').raw('GET', 'users/me')).toMatchObject({ status: 200 });
    expect(await sinyal('2026-11-21')).toMatchObject([{ uraian: 'Pemeriksaan I-7 gagal', jml: 2 }]);
    await shop.rows(
      `delete from saldo_lalu where kode_toko = 'KJ1' and akun in ('selisih_kas', 'modal') and rupiah = 1`,
    );
    await shop.as('KASIR').call(periksaEndpoint);
    expect(await sinyal('2026-11-21')).toEqual([]);
    await refused(() => akui(2), { code: 'PEMERIKSAAN_BENAR' });
  });
});
