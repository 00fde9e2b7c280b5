import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bukaMember,
  jadiMember,
  jualMember,
  nomorBaru,
  poinDari,
} from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, disetujui, kunci, send, titipan, titipkan } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
});
afterAll(() => shop.close());

const tambah = async (more: object = {}, who: 'KASIR' | 'OWN' = 'KASIR') => {
  const orang = { nama: 'Ibu Sari', alamat: 'Jl. Melati 1', no_hp: nomorBaru(), ...more };
  const { status, body } = await shop.as(who).raw('POST', 'customer', orang, kunci());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as { kode_customer: string; no_hp: string };
};

describe('two cards of one person', () => {
  test('joined by a supervisor whom another agrees with: points, telephone and documents lead to one card', async () => {
    const lama = await jadiMember(shop, 'Ibu Sari');
    await jualMember(shop, lama, 'P1');
    const { kode_customer: baru } = await tambah({ nama: 'Ibu Sari Dewi' });
    const [{ no_hp }] = (await shop.rows('select no_hp from customer where kode_customer = $1', [
      lama,
    ])) as [{ no_hp: string }];
    const path = `customer/${lama}/gabung`;
    expect((await send(shop.as('KASIR'), path, { ke: baru })).status).toBe(403);
    const alone = await send(shop.as('SPV'), path, { ke: baru });
    expect([alone.status, alone.body.event]).toEqual([403, 'UBAH_CUSTOMER']);
    const joined = await disetujui(shop, path, { ke: baru }, 'OWN', 'SPV');
    expect([joined.status, joined.body.data]).toEqual([
      200,
      { kode_customer: lama, ke: baru, poin: 20 },
    ]);
    expect(await poinDari(shop, lama)).toBe(20);
    const cari = await shop.as('KASIR').raw('GET', `customer?q=${encodeURIComponent(no_hp)}`);
    expect(cari.body.data).toMatchObject([{ kode_customer: baru, jenis: 'MEMBER', poin: 20 }]);
    const riwayat = await shop.as('KASIR').raw('GET', `customer/${baru}/riwayat`);
    expect(riwayat.body.data).toMatchObject({
      ringkas: { kali_belanja: 1, belanja_rp: 7_102_500, poin: 20 },
      kartu_lama: [{ kode_customer: lama, nama: 'Ibu Sari' }],
    });

    const lepas = await disetujui(
      shop,
      `customer/${lama}/pisah`,
      { alasan: 'Salah orang' },
      'OWN',
      'SPV',
    );
    expect([lepas.status, lepas.body.data]).toEqual([200, { kode_customer: lama, poin: 20 }]);
    expect(await poinDari(shop, lama)).toBe(20);
  });

  test('are one owner: a deposit under the old card pays a nota of the new one, and nobody is asked (D-51.9)', async () => {
    const [lama, baru] = [await tambah(), await tambah()];
    const [kode_barcode] = (await tambahPotong(shop, ['P4'])) as [string];
    const { no_titip } = await titipkan(shop, [kode_barcode], {
      customer: { kode_customer: lama.kode_customer },
      ...cash(500_000),
    });
    const ke = { ke: baru.kode_customer };
    await disetujui(shop, `customer/${lama.kode_customer}/gabung`, ke, 'OWN', 'SPV');
    const { status, body } = await send(shop.as('KASIR'), 'penjualan', {
      ...titipan([kode_barcode]),
      customer: { kode_customer: baru.kode_customer },
      titipan: [no_titip],
      ...cash(970_000),
    });
    expect(status, JSON.stringify(body)).toBe(201);
  });

  test('of which one is an entrepreneur are one; parted, the other card says what it said before (D-41.10)', async () => {
    const a = await tambah({ npwp: '0012345678901000', pengusaha: true }, 'OWN');
    const [b, c] = [await tambah(), await tambah({ npwp: '0012345678901999' }, 'OWN')];
    const data = async (kode: string) =>
      (await shop.rows('select npwp, pengusaha from customer where kode_customer = $1', [kode]))[0];
    const path = `customer/${a.kode_customer}/gabung`;
    const lain = await send(shop.as('SPV'), path, { ke: c.kode_customer });
    expect([lain.status, lain.body.code]).toEqual([422, 'NPWP_BEDA']);
    await disetujui(shop, path, { ke: b.kode_customer }, 'OWN', 'SPV');
    expect(await data(b.kode_customer)).toEqual({ npwp: '0012345678901000', pengusaha: true });
    const semua = await shop.as('OWN').raw('GET', `customer/${b.kode_customer}/data`);
    expect(semua.body.data.kartu_lama).toMatchObject([{ pengusaha: true }]);
    const lepas = `customer/${a.kode_customer}/pisah`;
    await disetujui(shop, lepas, { alasan: 'Salah orang' }, 'OWN', 'SPV');
    expect(await data(b.kode_customer)).toEqual({ npwp: null, pengusaha: false });
  });

  test('parted, a number is on one card: an exemption goes with it, and what another card took meanwhile is refused', async () => {
    const npwp = '0012345678901555';
    const a = await tambah({ npwp, pengusaha: true }, 'OWN');
    const b = await tambah();
    const data = async (kode: string) =>
      (
        await shop.rows(
          'select npwp, pengusaha, bebas_pph22_sampai from customer where kode_customer = $1',
          [kode],
        )
      )[0];
    const ubah = (kode: string, isi: object) =>
      shop.as('OWN').raw('PUT', `customer/${kode}`, isi, kunci());
    const gabung = `customer/${a.kode_customer}/gabung`;
    const pisah = `customer/${a.kode_customer}/pisah`;
    const alasan = { alasan: 'Salah orang' };
    await disetujui(shop, gabung, { ke: b.kode_customer }, 'OWN', 'SPV');
    expect((await ubah(b.kode_customer, { bebas_pph22_sampai: '2026-12-31' })).status).toBe(200);
    expect((await disetujui(shop, pisah, alasan, 'OWN', 'SPV')).status).toBe(200);
    const polos = { npwp: null, pengusaha: false, bebas_pph22_sampai: null };
    expect(await data(b.kode_customer)).toEqual(polos);
    expect(await data(a.kode_customer)).toEqual({ ...polos, npwp, pengusaha: true });

    await disetujui(shop, gabung, { ke: b.kode_customer }, 'OWN', 'SPV');
    expect((await ubah(b.kode_customer, { npwp: '0012345678901556' })).status).toBe(200);
    const c = await tambah({ npwp }, 'OWN');
    const { status, body } = await send(shop.as('SPV'), pisah, alasan);
    expect([status, body.code, body.kode_customer]).toEqual([409, 'NPWP_ADA', c.kode_customer]);
    // The table holds it too, whichever door somebody finds.
    await expect(
      shop.rows('update customer set npwp = $1 where kode_customer = $2', [
        npwp.slice(1),
        b.kode_customer,
      ]),
    ).rejects.toThrow('customer_npwp');
  });

  test('of two KTP numbers they are two people', async () => {
    const a = await tambah({ no_ktp: '3201012345670001' });
    const b = await tambah({ no_ktp: '3201012345670009' });
    const { status, body } = await send(shop.as('SPV'), `customer/${a.kode_customer}/gabung`, {
      ke: b.kode_customer,
    });
    expect([status, body.code]).toEqual([422, 'KTP_BEDA']);
  });

  test('so they are where the number of one is on a card that was joined before', async () => {
    const a = await tambah({ no_ktp: '3201012345670021' });
    const [tengah, c] = [await tambah(), await tambah({ no_ktp: '3201012345670029' })];
    const ke = { ke: tengah.kode_customer };
    const path = (kode: string) => `customer/${kode}/gabung`;
    expect((await disetujui(shop, path(a.kode_customer), ke, 'OWN', 'SPV')).status).toBe(200);
    const { status, body } = await send(shop.as('SPV'), path(c.kode_customer), ke);
    expect([status, body.code]).toEqual([422, 'KTP_BEDA']);
    const put = { no_hp: a.no_hp };
    const ubah = await shop.as('OWN').raw('PUT', `customer/${tengah.kode_customer}`, put, kunci());
    expect([ubah.status, ubah.body.code]).toEqual([409, 'CUSTOMER_ADA']);
  });

  test('parted, a card is of its old type, and a manager’s word since then holds', async () => {
    const lama = await jadiMember(shop, 'Ibu Tini');
    const { kode_customer: baru } = await tambah({ nama: 'Tini' });
    const jenis = async () =>
      (await shop.rows('select jenis from customer where kode_customer = $1', [baru]))[0]!['jenis'];
    const lepas = () =>
      disetujui(shop, `customer/${lama}/pisah`, { alasan: 'Salah orang' }, 'OWN', 'SPV');
    await disetujui(shop, `customer/${lama}/gabung`, { ke: baru }, 'OWN', 'SPV');
    expect(await jenis()).toBe('MEMBER');
    await lepas();
    expect(await jenis()).toBe('UMUM');
    await disetujui(shop, `customer/${lama}/gabung`, { ke: baru }, 'OWN', 'SPV');
    await shop.as('MU').raw('PUT', `customer/${baru}/jenis`, { jenis: 'RESELLER' }, kunci());
    await lepas();
    expect(await jenis()).toBe('RESELLER');
  });

  test('cards of one name and birthday stand in the list of the doubles', async () => {
    const sama = { nama: 'Kembar Jaya', tgl_lahir: '1990-05-05' };
    const [a, b] = [await tambah(sama), await tambah(sama)];
    const { body } = await shop.as('SPV').raw('GET', 'customer-kembar');
    expect(body.data).toContainEqual(
      expect.objectContaining({
        alasan: 'NAMA_LAHIR',
        kode_customer: b.kode_customer,
        kode_lain: a.kode_customer,
      }),
    );
  });
});

describe('a card that documents name', () => {
  test('keeps what is left out; a new telephone asks a superior, a birthday nobody', async () => {
    const { kode_customer } = await tambah({ provinsi: 'Jawa Timur' });
    await jualMember(shop, kode_customer, 'P4');
    const path = `customer/${kode_customer}`;
    const put = (body: object) => shop.as('KASIR').raw('PUT', path, body, kunci());
    expect(
      (await put({ tgl_lahir: '1990-01-01', keterangan: 'Suka gelang' })).body.data,
    ).toMatchObject({ nama: 'Ibu Sari', provinsi: 'Jawa Timur', keterangan: 'Suka gelang' });
    const asked = await put({ no_hp: nomorBaru() });
    expect([asked.status, asked.body.event]).toEqual([403, 'UBAH_CUSTOMER']);
    expect((await put({ tgl_lahir: '2027-01-01' })).status).toBe(422);
  });
});

test('all that is kept of a person is handed out by a supervisor, and written down (D-51.12)', async () => {
  const kode = await jadiMember(shop, 'Minta Data');
  await jualMember(shop, kode, 'P1');
  const path = `customer/${kode}/data`;
  expect((await shop.as('KASIR').raw('GET', path)).status).toBe(403);
  const { body } = await shop.as('SPV').raw('GET', path);
  expect(body.data).toMatchObject({
    kartu: { kode_customer: kode, nama: 'Minta Data' },
    kartu_lama: [],
    dokumen: [{ jenis: 'JUAL', jumlah_rp: 7_102_500 }],
    poin: [{ jenis: 'DAPAT', poin: 20 }],
  });
  expect(
    await shop.rows(`select user_id from audit where tindakan = 'EKSPOR_DATA' and kunci = $1`, [
      kode,
    ]),
  ).toEqual([{ user_id: 'spv.kj1' }]);
});

test('a manager makes a reseller, who buys 3 % under the price of the day; a supervisor does not', async () => {
  await shop.modulOn('RESELLER_MODULE');
  await shop.param('RESELLER_PERSEN', 300 as never);
  const { kode_customer } = await tambah();
  const path = `customer/${kode_customer}/jenis`;
  const put = (who: 'SPV' | 'MU') => shop.as(who).raw('PUT', path, { jenis: 'RESELLER' }, kunci());
  expect((await put('SPV')).status).toBe(403);
  expect((await put('MU')).body.data).toMatchObject({ jenis: 'RESELLER' });
  // P1: 3.250 g x 2,104,900 + 50,000 = 6,890,925, up to 6,891,000.
  const jual = await jualMember(shop, kode_customer, 'P1', [{ jenis: 'CASH', jumlah: 6_891_000 }]);
  expect(jual.body.data).toMatchObject({ grand_total: 6_891_000, poin: 0 });
  // Points of somebody who is no member any more are put right and reset as before (D-39.6).
  const dulu = await jadiMember(shop, 'Bekas');
  await jualMember(shop, dulu, 'P1');
  await shop.as('MU').raw('PUT', `customer/${dulu}/jenis`, { jenis: 'UMUM' }, kunci());
  const koreksi = { poin: -5, alasan: 'Salah catat' };
  expect((await send(shop.as('OWN'), `member/${dulu}/koreksi-poin`, koreksi)).status).toBe(200);
  await shop.modulOff('RESELLER_MODULE');
});
