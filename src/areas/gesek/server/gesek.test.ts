import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';

const HARI = '2026-11-20';
const { gesek } = gesekDocument.makes;
let shop: Shop;
let kali = 0;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await bukaGesek(shop);
  await shop.rows(`update rekening set fee_persen = 180 where no_rekening = '1234567890'`);
  const body = isiKas(600_000_000, 'MODAL_KAS');
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const wire = (more: object = {}) => ({ ...isiGesek(), ...more });
/** As it goes over the wire, without anybody's word. */
const coba = (more: object = {}, who: Who = 'KASIR') =>
  shop
    .as(who)
    .raw('POST', 'gesek-tunai', wire(more), { 'idempotency-key': `gesek-tunai-${kali++}` });
const beri = (more: object = {}, by: Who = 'SPV') =>
  shop.approved('KASIR', gesek, { body: isiGesek(more) }, by);
const batal = (no: string) =>
  shop.approved('KASIR', gesekDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah jumlah' },
  });
const buku = async (no: string) =>
  (
    await shop.rows<{ akun: string; rupiah: number }>(
      `select akun, rupiah from buku where no_bukti = $1 order by urut`,
      [no],
    )
  ).map(({ akun, rupiah }) => [akun, rupiah]);
const laporan = async () =>
  barisLaporan(
    (await shop.as('OWN').raw('GET', `non-cash/gesek-histories?tgl_from=${HARI}&tgl_to=${HARI}`))
      .body.data,
  );
const kartu = (no: string) => ({ customer: { ...isiGesek().customer, no_hp: no } });

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
    const { no_gesek } = await beri({ ...kartu('081355550999'), no_kartu: '1111' });
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
  const kata = async (more: object) => {
    const { status, body } = await coba(more);
    return [
      status,
      ...(body.errors ?? []).map(
        ({ path, message }: Record<string, string>) => `${path}: ${message}`,
      ),
    ];
  };
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
  test('identity is asked when the cash of the person’s day reaches the limit, in slices too', async () => {
    await shop.param('BATAS_LAPOR_TUNAI', rp(3_000_000));
    const satu = await beri({ jumlah: rp(2_000_000), no_kartu: '7001' });
    const tanpa = [422, 'customer.no_ktp: No KTP Customer Tidak Boleh Kosong'];
    const lain = kartu('081355550777');
    expect(await kata({ jumlah: 1_000_000, no_kartu: '7002' })).toEqual(tanpa);
    expect((await coba({ jumlah: 900_000, no_kartu: '7002' })).status).toBe(403);
    // Another person with another telephone, and the same card.
    expect(await kata({ ...lain, jumlah: 1_000_000, no_kartu: '7001' })).toEqual(tanpa);
    expect((await coba({ ...lain, jumlah: 1_000_000, no_kartu: '7002' })).status).toBe(403);
    await batal(satu.no_gesek);
    await shop.param('BATAS_LAPOR_TUNAI', rp(500_000_000));
  });
});

describe('who gains by it', () => {
  test('a debit card asks a supervisor, a credit card the owner alone', async () => {
    const { body } = await coba({ jenis_kartu: 'CREDIT' });
    expect([body.event, body.level]).toEqual(['GESEK_TUNAI', ['OWN']]);
    expect((await coba()).body.level).toEqual(['SPV', 'OWN']);
    const { no_gesek } = await beri({ jenis_kartu: 'CREDIT', no_kartu: '8001' }, 'OWN');
    await batal(no_gesek);
  });

  test('a supervisor does not agree to his own', async () => {
    expect((await coba({}, 'SPV')).body).toMatchObject({ code: 'PERLU_OTORISASI' });
  });

  test('fee waived in slices on one card: each approver reads card, fee and the sum of the day', async () => {
    const angka = async (more: object) =>
      Object.fromEntries(
        ((await coba(more)).body.angka as { label: string; nilai: string }[]).map(
          ({ label, nilai }) => [label, nilai],
        ),
      );
    const tanpa = { fee: rp(0), no_kartu: '9001' };
    expect(await angka(tanpa)).toMatchObject({
      Fee: 'Rp 0',
      'Fee menurut parameter': 'Rp 25,000 (2.50%)',
      'Selisih fee': '-Rp 25,000',
      'Gesek hari ini': 'Rp 1,000,000',
      'Fee dilepas hari ini': 'Rp 25,000',
    });
    const satu = await beri(tanpa);
    expect(await angka(tanpa)).toMatchObject({
      'Gesek hari ini': 'Rp 2,000,000',
      'Kartu ini sudah digesek hari ini': '1 x, Rp 1,000,000',
      'Fee dilepas hari ini': 'Rp 50,000',
    });
    const dua = await beri(tanpa);
    expect((await laporan()).map(({ tanda }) => tanda)).toEqual(['KEDUANYA', 'KEDUANYA']);
    expect(await sinyal('KARTU GESEK BERULANG')).toMatchObject([
      {
        jml: 2,
        no_dokumen: [satu.no_gesek, dua.no_gesek],
        jumlah_rp: 2_000_000,
        selisih_rp: -50_000,
      },
    ]);
    expect(await sinyal('FEE GESEK DILEPAS')).toMatchObject([
      { user_id: 'ksr.kj1', jml: 2, selisih_rp: -50_000 },
    ]);
    // The same card is said to be a credit card now, and at another terminal.
    expect(await angka({ no_kartu: '9001', jenis_kartu: 'CREDIT', fee: rp(40_000) })).toMatchObject(
      {
        'Kartu ini sudah digesek hari ini': '2 x, Rp 2,000,000',
        'Jenis kartu': 'Pernah dicatat dengan jenis lain',
      },
    );
    await batal(dua.no_gesek);
    await batal(satu.no_gesek);
    expect(await sinyal('KARTU GESEK BERULANG')).toEqual([]);
    expect(await sinyal('FEE GESEK DILEPAS')).toEqual([]);
  });

  test('cash on the card of somebody who works here is said to the approver, and told by № 114', async () => {
    await shop.rows(`update sales set hp = '+6281277770001' where kode_sales = 'S01'`);
    const sendiri = { ...kartu('081277770001'), no_kartu: '9100' };
    const { body } = await coba(sendiri);
    expect(JSON.stringify(body.angka)).toContain('Pemegang kartu adalah petugas toko');
    expect(body.level).toEqual(['OWN']);
    const bernama = { customer: { ...isiGesek().customer, nama: ' spv ' }, no_kartu: '9101' };
    expect((await coba(bernama)).body.level).toEqual(['OWN']);
    const { no_gesek } = await beri(sendiri, 'OWN');
    await shop.rows(`update sales set hp = null where kode_sales = 'S01'`);
    expect(await sinyal('GESEK PETUGAS SENDIRI')).toMatchObject([
      { user_id: 'ksr.kj1', jml: 1, no_dokumen: [no_gesek], jumlah_rp: 1_000_000 },
    ]);
    await batal(no_gesek);
  });

  test('cancelled when the cash is gone: by somebody’s word, and the drawer owes it again', async () => {
    const { no_gesek } = await beri({ no_kartu: '9200' });
    const { status, body } = await shop
      .as('KASIR')
      .raw(
        'POST',
        `gesek-tunai/${no_gesek}/batal`,
        { alasan: 'Tidak jadi' },
        { 'idempotency-key': 'batal-gesek-1' },
      );
    expect([status, body.event]).toEqual([403, 'BATAL_GESEK']);
    const kas = async () =>
      (
        await shop.rows<{ rupiah: number }>(
          `select rupiah from saldo where kode_toko = 'KJ1' and akun = 'kas'`,
        )
      )[0]!.rupiah;
    const sebelum = await kas();
    await batal(no_gesek);
    expect((await kas()) - sebelum).toBe(1_000_000);
    await expect(batal(no_gesek)).rejects.toMatchObject({ code: 'GESEK_SUDAH_BATAL' });
  });

  test('what a person pays out on a day counts, though the charge is in the bank (D-51.6)', async () => {
    await shop.param('BATAS_KELUAR_HARI_KASIR', rp(1_500_000));
    const { body } = await coba({ jumlah: 2_000_000, no_kartu: '9300' });
    // Who answers for the sum of the cashier's day in this demand reads it.
    expect(body.event).toBe('GESEK_TUNAI');
    expect(body.angka).toContainEqual({ label: 'Batas sehari', nilai: 'Rp 1,500,000' });
    const { no_gesek } = await beri({ jumlah: rp(2_000_000), no_kartu: '9300' });
    expect(
      await shop.rows(`select jumlah, setuju from uang_keluar where no_dokumen = $1`, [no_gesek]),
    ).toEqual([{ jumlah: 2_000_000, setuju: 'SPV' }]);
    await batal(no_gesek);
  });

  test('a percent that changes for one customer asks the owner, and changes no slip of before', async () => {
    const body = { value: 0 };
    const ubah = await shop
      .as('MU')
      .raw('PUT', 'para-system/key/FEE_GESEK_PERSEN', body, { 'idempotency-key': 'fee-gesek-1' });
    expect(ubah.status).toBe(403);
    const lama = await beri({ no_kartu: '9350' });
    await shop.param('FEE_GESEK_PERSEN', persen(300));
    const baru = await beri({ no_kartu: '9351' });
    expect([lama.fee, baru.fee, baru.fee_persen]).toEqual([25_000, 30_000, 300]);
    const ada = await shop.as('SPV').call(gesekDocument.one, { params: { no: lama.no_gesek } });
    expect([ada.fee, ada.fee_hitung, ada.fee_persen, ada.fee_parameter]).toEqual([
      25_000, 25_000, 250, 250,
    ]);
    const murah = await beri({ jumlah: rp(1_500_000), fee: rp(20_000), no_kartu: '9352' });
    expect([murah.fee_persen, murah.fee_parameter]).toEqual([133, 300]);
    for (const { no_gesek } of [lama, baru, murah]) await batal(no_gesek);
  });
});

test('a known customer without a telephone takes the one that is told', async () => {
  const { kode_customer, no_gesek } = await beri({ ...kartu('081399990000'), no_kartu: '9400' });
  await batal(no_gesek);
  await shop.rows(`update customer set no_hp = null where kode_customer = $1`, [kode_customer]);
  const customer = { kode_customer, nama: null, alamat: null, no_ktp: null };
  const made = await beri({ customer: { ...customer, no_hp: '081399990000' }, no_kartu: '9400' });
  expect(made).toMatchObject({ kode_customer, nama_customer: 'Ratna Wulandari' });
  await batal(made.no_gesek);
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

const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
