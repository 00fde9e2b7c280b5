import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { berhp, isiGesek, mejaGesek, tokoGesek } from '#tests/kit/uji/gesek.ts';

const HARI = '2026-11-20';
let shop: Shop;
beforeAll(async () => {
  shop = await tokoGesek();
});
afterAll(() => shop.close());

const { coba, kata, beri, batal, laporan } = mejaGesek(() => shop);
const buku = async (no: string) =>
  (
    await shop.rows<{ akun: string; rupiah: number }>(
      `select akun, rupiah from buku where no_bukti = $1 order by urut`,
      [no],
    )
  ).map(({ akun, rupiah }) => [akun, rupiah]);
test('without its module there is neither the act nor its report', async () => {
  await shop.modulOff('GESEK_TUNAI_MODULE');
  const mati = await coba({}, 'OWN');
  const report = await shop
    .as('OWN')
    .raw('GET', `non-cash/gesek-histories?tgl_from=${HARI}&tgl_to=${HARI}`);
  await shop.modulOn('GESEK_TUNAI_MODULE');
  expect([mati.body.code, report.body.code]).toEqual(['MODUL_TIDAK_AKTIF', 'MODUL_TIDAK_AKTIF']);
});

test('nobody below the owner has the screen until he ticks it', async () => {
  expect((await coba({}, 'KASIR2')).body.code).not.toBe('PERLU_OTORISASI');
  expect((await coba({}, 'KASIR2')).status).toBe(403);
  expect((await coba()).body).toMatchObject({ code: 'PERLU_OTORISASI', event: 'GESEK_TUNAI' });
});

describe('1,000,000 on a card at 2.50 % (worked line of D-41)', () => {
  test('waits in kartu, is listed and settled with the other cards; № 52 tells what it earns; its settlement goes first', async () => {
    const made = await beri();
    expect(made).toMatchObject({
      no_gesek: expect.stringMatching(/^GTKJ1261120/),
      jumlah_rp: 1_000_000,
      fee: 25_000,
      jumlah_gesek_rp: 1_025_000,
      no_kartu: '4321',
      nama_bank: 'Bank BCA',
    });
    expect(await buku(made.no_gesek)).toEqual([
      ['kartu:BCA', 1_025_000],
      ['kas', -1_000_000],
      ['pendapatan:FEE_GESEK', -25_000],
    ]);
    const { body } = await shop.as('SPV').raw('GET', 'non-cash');
    expect(body).toMatchObject({
      data: [
        { no_dokumen: made.no_gesek, urut: 1, jumlah_gesek_rp: 1_025_000, biaya_bank: 18_450 },
      ],
    });
    expect(await laporan()).toMatchObject([
      {
        no_gesek: made.no_gesek,
        jenis: 'DEBET',
        biaya_bank: 18_450,
        untung: 6_550,
        tanda: 'BIAYA_PERKIRAAN',
      },
    ]);
    const no = made.no_gesek;
    const cair = { tgl_cair: hari(HARI), keterangan: null };
    const { no_validasi } = await shop.as('SPV').call(nonCashDocument.makes.cair, {
      body: { ...cair, baris: [{ no_dokumen: no, urut: 1, biaya_bank: rp(18_000) }] },
    });
    expect(await laporan()).toMatchObject([{ biaya_bank: 18_000, untung: 7_000, tanda: null }]);
    await expect(batal(no)).rejects.toMatchObject({ code: 'SUDAH_CAIR' });
    const alasan = { alasan: 'Salah pilih' };
    await shop.approved('SPV', nonCashDocument.cancel, {
      params: { no: no_validasi },
      body: alasan,
    });
    expect(await batal(no)).toMatchObject({ status: 'CANC' });
    const [balik] = await shop.rows<{ no_batal: string }>(
      `select no_batal from gesek_tunai where no_gesek = $1`,
      [no],
    );
    expect(await buku(balik!.no_batal)).toEqual([
      ['kartu:BCA', -1_025_000],
      ['kas', 1_000_000],
      ['pendapatan:FEE_GESEK', 25_000],
    ]);
    expect(await laporan()).toEqual([]);
  });

  test('where nobody validates cards the charge is in the bank, and the cash is what left', async () => {
    await shop.modulOff('VALIDASI_NON_CASH_MODULE');
    const { no_gesek } = await beri({ ...berhp('081355550999'), no_kartu: '1111' });
    await shop.modulOn('VALIDASI_NON_CASH_MODULE');
    expect(await buku(no_gesek)).toEqual([
      ['bank:1234567890', 1_006_550],
      ['biaya:FEE_BANK', 18_450],
      ['kas', -1_000_000],
      ['pendapatan:FEE_GESEK', -25_000],
    ]);
    expect(await laporan()).toMatchObject([{ biaya_bank: 18_450, tanda: null }]);
    expect(
      await shop.rows(`select jumlah from uang_keluar where no_dokumen = $1`, [no_gesek]),
    ).toEqual([{ jumlah: 1_000_000 }]);
    await batal(no_gesek);
  });
});

describe('what is refused, in the words of its field', () => {
  const { customer } = isiGesek();
  test('a card number longer than its last four figures is kept nowhere', async () => {
    const salah = [422, 'no_kartu: No Kartu Harus 4 Angka Terakhir'];
    expect(await kata({ no_kartu: '12a4' })).toEqual(salah);
    const { status, text } = await coba({ no_kartu: '4111111111111111' });
    expect([status, text.includes('4111111111111111')]).toEqual([422, false]);
    expect(
      await shop.rows(
        `select 1 from audit where row_to_json(audit)::text like '%4111111111111111%'`,
      ),
    ).toEqual([]);
  });
  test('nor is one that is written into the remark', async () => {
    const salah = [422, 'keterangan: No Kartu Harus 4 Angka Terakhir'];
    expect(await kata({ keterangan: 'kartu 4111 1111 1111 1111' })).toEqual(salah);
    expect(await kata({ keterangan: 'telepon 081355550123 ext 12' })).toEqual([403]);
  });
  test('coins, account, fee, holder', async () => {
    await shop.param('PECAHAN_TERKECIL', rp(100));
    expect(await kata({ jumlah: 1_000_050 })).toEqual([422, 'jumlah: Nominal Harus Kelipatan 100']);
    expect(await kata({ jumlah: 9_800_000_000_000 })).toEqual([
      422,
      'jumlah: Nominal Terlalu Besar',
    ]);
    expect(await kata({ kode_bank: 'BRI' })).toEqual([
      422,
      'no_rekening: No Rekening Tidak Ditemukan',
    ]);
    expect(await kata({ fee: 1_000_001 })).toEqual([
      422,
      'fee: Fee Tidak Boleh Melebihi Tunai Yang Diberikan',
    ]);
    expect(await kata({ customer: { ...customer, no_hp: null } })).toEqual([
      422,
      'customer.no_hp: No HP Customer Tidak Boleh Kosong',
    ]);
  });
});

test('№ 52 tells a cashier with the screen neither cost nor what was earned', async () => {
  const { no_gesek } = await beri({ no_kartu: '9500' });
  const path = `non-cash/gesek-histories?tgl_from=${HARI}&tgl_to=${HARI}`;
  const [row] = barisLaporan((await shop.as('KASIR').raw('GET', path)).body.data);
  expect(row).toMatchObject({ no_gesek, jumlah_rp: 1_000_000 });
  expect(row).not.toHaveProperty('untung');
  expect(row).not.toHaveProperty('biaya_bank');
  expect((await shop.as('KASIR2').raw('GET', path)).status).toBe(403);
  await batal(no_gesek);
});

test('№ 49 has the figures by which a charge is found on the statement, № 98 the sum', async () => {
  const { no_gesek } = await beri({ no_kartu: '9600' });
  const belum = `cash/transaction/report-outstanding?per_tanggal=${HARI}`;
  expect(barisLaporan((await shop.as('SPV').raw('GET', belum)).body.data)).toContainEqual(
    expect.objectContaining({ no_dokumen: no_gesek, no_kartu: '9600' }),
  );
  await batal(no_gesek);
});
