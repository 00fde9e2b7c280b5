import { afterAll, describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import * as jam from '#areas/akses/contract/jam.api.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { tutupTokoEndpoint, hitungEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';
import { isi } from '#tests/kit/tutup-uji.ts';

const shop = await openShop({ dasar: true, jamKetat: true });
afterAll(() => shop.close());

/** Only the clock moves; a person who is at a screen stays logged in. */
const pukul = async (instant: string) => {
  shop.jam(instant);
  await shop.rows('update sesi set mulai = $1, terakhir = $1 where berakhir is null', [instant]);
};
const masuk = (who: Who = 'KASIR', jumlah = 100_000) =>
  shop.as(who).call(kasDocument.makes.kasMasuk, {
    body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(jumlah), keterangan: 'Modal pagi' },
  });
const saat = async (no: string) =>
  (await shop.rows<{ at: string }>('select input_date as at from kas where no_kas = $1', [no]))[0]!
    .at;
const rusak = async () =>
  (await periksaBuku(shop.db, 'KJ1')).filter((one) => one.jumlah > 0).map((one) => one.kode);
const me = (who: Who = 'KASIR') => shop.as(who).call(meEndpoint);
const jejak = () =>
  shop.rows(`select (select count(*) from kas) as kas, (select count(*) from audit) as audit,
    (select sum(terakhir) from nomor) as nomor, (select count(*) from idempotensi) as kunci`);

describe('a clock that is put back', () => {
  test('ten seconds: the sale has the time of the last act, every invariant is green', async () => {
    await pukul('2026-11-20T03:00:00.000Z');
    await masuk();
    await pukul('2026-11-20T02:59:50.000Z');
    const { no_kas } = await masuk();
    expect(await saat(no_kas)).toBe('2026-11-20T03:00:00.000Z');
    expect((await me()).hari.jam_mundur).toBeNull();
    expect(await rusak()).toEqual([]);
  });

  test('two minutes are waited for, a second more is refused and writes nothing', async () => {
    await pukul('2026-11-20T02:58:00.000Z');
    await masuk();
    await pukul('2026-11-20T02:57:59.000Z');
    const before = await jejak();
    await expect(masuk()).rejects.toMatchObject({
      status: 409,
      code: 'JAM_MUNDUR',
      message: expect.stringContaining('121 Detik'),
      extra: { detik: 121 },
    });
    expect(await jejak()).toEqual(before);
    expect((await me()).hari.jam_mundur).toBe(121);
  });

  test('an hour: approvals, masters and settings wait as well; a log-in does not', async () => {
    await pukul('2026-11-20T02:00:00.000Z');
    await expect(
      shop.as('OWN').raw('PUT', 'para-system/key/AUTO_CUT', { value: false }),
    ).resolves.toMatchObject({ status: 409, body: { code: 'JAM_MUNDUR' } });
    expect((await me('OWN')).hari).toMatchObject({ status: 'OPEN', jam_mundur: 3600 });
  });

  test('the owner alone lets acts go on, at the last act’s time, with a reason in № 114', async () => {
    const izin = (who: Who) =>
      shop.as(who).call(jam.izinJamEndpoint, { body: { alasan: 'Jam server dibetulkan' } });
    await expect(izin('SPV')).rejects.toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
    await expect(izin('SU')).rejects.toMatchObject({ status: 403 });
    expect(await izin('OWN')).toEqual({ jam_terakhir: '2026-11-20T03:00:00.000Z' });
    const { no_kas } = await masuk();
    expect(await saat(no_kas)).toBe('2026-11-20T03:00:00.000Z');
    expect((await masuk()).no_kas).toBeTruthy();
    await expect(izin('OWN')).rejects.toMatchObject({ status: 409, code: 'JAM_BENAR' });
    const path = `audit/report-sinyal?tgl_from=2026-11-20&tgl_to=2026-11-20&sinyal=${encodeURIComponent('JAM DAN TANGGAL')}`;
    expect(barisLaporan((await shop.as('OWN').raw('GET', path)).body.data)).toMatchObject([
      {
        user_id: 'own.kj1',
        jml: 1,
        uraian: '1 kali jam mundur diizinkan',
      },
    ]);
    expect(await rusak()).toEqual([]);
  });

  test('an approval is asked, given and spent while the clock is behind, and the day closes', async () => {
    await masuk('KASIR', 9_000_000);
    await shop.approved('KASIR', kasDocument.makes.kasKeluar, {
      body: { kode_transaksi: 'LISTRIK', jumlah: rp(6_000_000), keterangan: 'Listrik' },
    });
    expect(await rusak()).toEqual([]);
  });

  test('once the clock has passed the last act it is followed again, and put back again it is refused again', async () => {
    await pukul('2026-11-20T05:00:00.000Z');
    const { no_kas } = await masuk();
    expect(await saat(no_kas)).toBe('2026-11-20T05:00:00.000Z');
    await pukul('2026-11-20T02:00:00.000Z');
    await expect(masuk()).rejects.toMatchObject({ code: 'JAM_MUNDUR' });
    await pukul('2026-11-20T13:00:00.000Z');
    const [kas] = await shop.rows<{ rupiah: number }>(
      "select sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'kas'",
    );
    await shop.as('KASIR').call(hitungEndpoint, { body: isi(kas!.rupiah) });
    await shop.as('KASIR').call(tutupTokoEndpoint, { body: { alasan_selisih: null } });
    expect(await rusak()).toEqual([]);
  });

  test('behind the closing no day opens and nothing is written', async () => {
    await pukul('2026-11-20T12:00:00.000Z');
    expect((await me()).hari).toMatchObject({ tgl_system: '2026-11-20', status: 'CLOSED' });
    await expect(masuk()).rejects.toMatchObject({ code: 'JAM_MUNDUR' });
  });
});

describe('a clock that jumps ahead', () => {
  const buka = (tgl: string) => ({ body: { tgl_system: hari(tgl) } });

  test('three days after the last closed one the day opens by itself', async () => {
    await pukul('2026-11-23T02:00:00.000Z');
    expect((await me()).hari).toMatchObject({ tgl_system: '2026-11-23', status: 'OPEN' });
    await masuk();
  });

  test('two years: no day opens, log-in works, acts are refused until an owner agrees to the date', async () => {
    await pukul('2026-11-23T13:00:00.000Z');
    const [kas] = await shop.rows<{ rupiah: number }>(
      "select sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'kas'",
    );
    await shop.as('KASIR').call(hitungEndpoint, { body: isi(kas!.rupiah) });
    await shop.as('KASIR').call(tutupTokoEndpoint, { body: { alasan_selisih: null } });
    await pukul('2028-11-24T02:00:00.000Z');
    expect((await me()).hari).toMatchObject({
      tgl_system: '2026-11-23',
      status: 'CLOSED',
      tanggal_lompat: '2028-11-24',
    });
    await expect(masuk()).rejects.toMatchObject({ status: 409, code: 'TANGGAL_LOMPAT' });
    // The clock is put right: nothing has stayed behind.
    await pukul('2026-11-24T02:00:00.000Z');
    expect((await me()).hari).toMatchObject({ tgl_system: '2026-11-24', status: 'OPEN' });
    await masuk();
    expect(await rusak()).toEqual([]);
  });

  test('a day that was left open is not closed by such a clock either, before an owner agrees', async () => {
    await pukul('2028-11-24T02:00:00.000Z');
    await expect(shop.as('SPV').call(hitungEndpoint, { body: isi(100_000) })).rejects.toMatchObject(
      { code: 'TANGGAL_LOMPAT' },
    );
    await pukul('2026-11-24T13:00:00.000Z');
    const [kas] = await shop.rows<{ rupiah: number }>(
      "select sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'kas'",
    );
    await shop.as('KASIR').call(hitungEndpoint, { body: isi(kas!.rupiah) });
    await shop.as('KASIR').call(tutupTokoEndpoint, { body: { alasan_selisih: null } });
  });

  test('after two weeks of holidays a supervisor opens the day by the owner’s approval, the owner alone', async () => {
    await pukul('2026-12-08T02:00:00.000Z');
    await me();
    const spv = shop.as('SPV');
    await expect(spv.call(jam.bukaHariEndpoint, buka('2026-12-08'))).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    await expect(
      shop.as('OWN').call(jam.bukaHariEndpoint, buka('2026-12-07')),
    ).rejects.toMatchObject({ status: 422, code: 'BUKAN_TANGGAL_INI' });
    expect(await shop.approved('SPV', jam.bukaHariEndpoint, buka('2026-12-08'), 'OWN')).toEqual({
      tgl_system: '2026-12-08',
      status: 'OPEN',
    });
    await masuk();
    expect(await rusak()).toEqual([]);
    await expect(
      shop.as('OWN').call(jam.bukaHariEndpoint, buka('2026-12-08')),
    ).rejects.toMatchObject({ code: 'TANGGAL_BENAR' });
  });
});
