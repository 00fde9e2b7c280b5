import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { berhp, isiGesek, mejaGesek, tokoGesek } from '#tests/kit/uji/gesek.ts';

/* Who gains by cash on a card, and who hears of it. */
let shop: Shop;
beforeAll(async () => {
  shop = await tokoGesek();
});
afterAll(() => shop.close());

const { angka, coba, beri, batal, laporan, sinyal } = mejaGesek(() => shop);

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
  expect(await angka({ no_kartu: '9001', jenis_kartu: 'CREDIT', fee: rp(40_000) })).toMatchObject({
    'Kartu ini sudah digesek hari ini': '2 x, Rp 2,000,000',
    'Jenis kartu': 'Pernah dicatat dengan jenis lain',
  });
  await batal(dua.no_gesek);
  await batal(satu.no_gesek);
  expect(await sinyal('KARTU GESEK BERULANG')).toEqual([]);
  expect(await sinyal('FEE GESEK DILEPAS')).toEqual([]);
});

test('a holder who draws on one card after the other: the approver reads the others of the day', async () => {
  const hp = berhp('081277770009');
  const satu = await beri({ ...hp, no_kartu: '9011', jumlah: rp(2_000_000) });
  const dua = await beri({ ...hp, no_kartu: '9012' });
  expect(await angka({ ...hp, no_kartu: '9013' })).toMatchObject({
    'Kartu lain pemegang ini hari ini': '2 x, Rp 3,000,000',
  });
  expect(await angka({ ...berhp('081277770010'), no_kartu: '9013' })).not.toHaveProperty(
    'Kartu lain pemegang ini hari ini',
  );
  await batal(dua.no_gesek);
  await batal(satu.no_gesek);
});

test('cash on the card of somebody who works here is said to the approver, and told by № 114', async () => {
  await shop.rows(`update sales set hp = '+6281277770001' where kode_sales = 'S01'`);
  const sendiri = { ...berhp('081277770001'), no_kartu: '9100' };
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
