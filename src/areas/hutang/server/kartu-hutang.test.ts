import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { ditimbang, pinjamkan, REINI } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** A card that pays for a loan which pays out cash on the same day (D-51.6). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const post = (path: string, body: object) => send(shop.as('KASIR'), path, body);
const kartu = (jenis: 'CREDIT' | 'DEBET', jumlah: number) => ({
  pembayaran: [{ jenis, kode_bank: 'BCA', no_rekening: '1234567890', jumlah }],
});
const lent = async (): Promise<string> => (await pinjamkan(shop)).no_faktur_hutang;
const sinyal = async (tgl: string): Promise<object[]> => {
  const nama = encodeURIComponent('KARTU KEMBALI TUNAI');
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${nama}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const rusak = async () =>
  (await periksaBuku(shop.db)).filter((one) => one.jumlah > 0 && one.kode === 'I-21');
const asked = (answer: { status: number; body: any }) => [
  answer.status,
  answer.body.events,
  answer.body.level,
  answer.body.angka.find(({ label }: { label: string }) => label.startsWith('Dibayar kartu')),
];

test('3,003,500 by credit card, 2,997,000 out in cash: the owner agrees, № 114 and I-21 know it', async () => {
  const turun = { jumlah_hutang: 500_000, lama_bulan: 4, ...kartu('CREDIT', 3_003_500) };
  const lama = await post(`hutang/${await lent()}/peremajaan`, turun);
  expect(lama.status, JSON.stringify(lama.body)).toBe(201);
  expect(lama.body.data.kartu_kembali_rp).toBeNull();
  const path = `hutang/${lama.body.data.no_hutang_baru}/peremajaan`;
  const naik = { jumlah_hutang: 3_500_000, lama_bulan: 4 };
  expect(asked(await post(path, naik))).toEqual([
    403,
    ['GESEK_TUNAI'],
    ['OWN'],
    { label: 'Dibayar kartu kredit', nilai: 'Rp 3,003,500, kembali tunai Rp 2,997,000' },
  ]);
  expect((await disetujui(shop, path, naik, 'SPV')).status).toBe(403);
  const made = await disetujui(shop, path, naik, 'OWN');
  expect([made.status, made.body.data.kartu_kembali_rp]).toEqual([201, 2_997_000]);
  expect(await sinyal('2026-11-20')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      no_dokumen: [made.body.data.no_remaja],
      uraian: 'dari kartu CREDIT Ibu Reini 0 hari',
      jumlah_rp: 2_997_000,
    },
  ]);
  expect(await rusak()).toEqual([]);
});

test('to an account nobody is asked', async () => {
  const turun = { jumlah_hutang: 500_000, lama_bulan: 4, ...kartu('CREDIT', 3_003_500) };
  const { body } = await post(`hutang/${await lent()}/peremajaan`, turun);
  const naik = { jumlah_hutang: 3_500_000, lama_bulan: 4 };
  const told = async (no: string) =>
    (await post(`hutang/${no}/peremajaan/hitung`, naik)).body.data.kartu_kembali_rp;
  expect(await told(body.data.no_hutang_baru)).toBe(2_997_000);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: rp(9_000_000), keterangan: 'Modal' };
  const bank = { body: { ...modal, no_rekening: '1234567890' } };
  await shop.as('SPV').call(kasDocument.makes.bankMasuk, bank);
  const transfer = [
    { jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 2_997_000 },
  ];
  const path = `hutang/${body.data.no_hutang_baru}/peremajaan`;
  const made = await post(path, { ...naik, pembayaran: transfer });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body.data.kartu_kembali_rp).toBeNull();
});

test('105,000 of interest by debit card and a beli putus in cash: a supervisor agrees to both', async () => {
  await shop.hari('2026-11-28');
  const no = await lent();
  const bunga = { sampai_tgl: '2026-12-28', ...kartu('DEBET', 105_000) };
  const paid = await post(`hutang/${no}/bayar-bunga`, bunga);
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);
  const body = { kode_sales: 'S01', barang: ditimbang, no_ktp: REINI.no_ktp };
  expect(asked(await post(`hutang/${no}/beli-putus`, body))).toEqual([
    403,
    ['BELI_PUTUS', 'GESEK_TUNAI'],
    ['SPV', 'OWN'],
    { label: 'Dibayar kartu debet', nilai: 'Rp 105,000, kembali tunai Rp 5,357,500', ke: 2 },
  ]);
  const made = await disetujui(shop, `hutang/${no}/beli-putus`, body, 'SPV');
  expect([made.status, made.body.data.kartu_kembali_rp]).toEqual([201, 105_000]);
  expect(await sinyal('2026-11-28')).toMatchObject([
    { uraian: 'dari kartu DEBET Ibu Reini 0 hari', jumlah_rp: 105_000 },
  ]);
  expect(await rusak()).toEqual([]);
});

test('redeemed by credit card and lent 3,500,000 in cash again: № 114 tells the new loan', async () => {
  await shop.hari('2026-12-01');
  const no = await lent();
  const lunas = await post(`hutang/${no}/pelunasan`, kartu('CREDIT', 3_503_500));
  expect(lunas.status, JSON.stringify(lunas.body)).toBe(201);
  const baru = await lent();
  expect(await sinyal('2026-12-01')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      no_dokumen: [baru],
      uraian: 'dari kartu CREDIT Ibu Reini 0 hari hutang baru',
      jumlah_rp: 3_500_000,
    },
  ]);
});

test('lowered by 3,000,000 by credit card and raised in cash on the seventh day asks the owner, on the eighth nobody', async () => {
  await shop.hari('2026-12-10');
  const turun = { jumlah_hutang: 500_000, lama_bulan: 4, ...kartu('CREDIT', 3_003_500) };
  const lower = async (): Promise<string> =>
    (await post(`hutang/${await lent()}/peremajaan`, turun)).body.data.no_hutang_baru;
  const [satu, dua, tiga] = [await lower(), await lower(), await lent()];
  const bunga = { sampai_tgl: '2027-01-09', ...kartu('CREDIT', 105_000) };
  expect((await post(`hutang/${tiga}/bayar-bunga`, bunga)).status).toBe(201);
  await shop.hari('2026-12-16');
  const naik = (jumlah_hutang: number) => ({ jumlah_hutang, lama_bulan: 4 });
  const told = async (no: string, jumlah: number) =>
    (await post(`hutang/${no}/peremajaan/hitung`, naik(jumlah))).body.data.kartu_kembali_rp;
  const path = `hutang/${satu}/peremajaan`;
  expect((await post(path, naik(2_500_000))).body).toMatchObject({
    code: 'PERLU_OTORISASI',
    events: ['GESEK_TUNAI'],
    level: ['OWN'],
  });
  const made = await disetujui(shop, path, naik(2_500_000), 'OWN');
  const { no_hutang_baru, kartu_kembali_rp: keluar } = made.body.data;
  expect(keluar).toBeGreaterThan(1_900_000);
  expect(await sinyal('2026-12-16')).toMatchObject([
    { uraian: 'dari kartu CREDIT Ibu Reini 6 hari', jumlah_rp: keluar },
  ]);
  // What went back once is not counted again: the rest of the card is.
  expect(await told(no_hutang_baru, 5_000_000)).toBe(3_003_500 - keluar);
  // Interest of another day was earned.
  expect(await told(tiga, 4_000_000)).toBe(0);
  await shop.hari('2026-12-17');
  expect(await told(dua, 2_500_000)).toBe(0);
  expect(await rusak()).toEqual([]);
});

test('a card of 2,904,500 counts whole, though that of five days before went back since: 2,897,000 in cash asks the owner', async () => {
  const turun = (jumlah: number) => ({
    jumlah_hutang: 500_000,
    lama_bulan: 4,
    ...kartu('CREDIT', jumlah),
  });
  const remaja = async (no: string, body: object, approved = false) => {
    const path = `hutang/${no}/peremajaan`;
    const made = approved ? await disetujui(shop, path, body, 'OWN') : await post(path, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data;
  };
  const naik = (jumlah_hutang: number) => ({ jumlah_hutang, lama_bulan: 4 });
  await shop.hari('2027-01-10');
  const satu = await remaja(await lent(), turun(3_003_500));
  await shop.hari('2027-01-14');
  const dua = await remaja(satu.no_hutang_baru, naik(4_200_000), true);
  expect(dua.kartu_kembali_rp).toBe(3_003_500);
  await shop.hari('2027-01-15');
  const bayar = await post(`hutang/${dua.no_hutang_baru}/peremajaan/hitung`, {
    jumlah_hutang: 1_300_000,
    lama_bulan: 4,
  });
  const tiga = await remaja(dua.no_hutang_baru, {
    ...turun(bayar.body.data.jumlah),
    jumlah_hutang: 1_300_000,
  });
  await shop.hari('2027-01-17');
  const path = `hutang/${tiga.no_hutang_baru}/peremajaan`;
  const told = (await post(`${path}/hitung`, naik(4_200_000))).body.data;
  expect([bayar.body.data.jumlah, told.jumlah, told.kartu_kembali_rp]).toEqual([
    2_904_500, 2_897_000, 2_897_000,
  ]);
  const asks = await post(path, naik(4_200_000));
  expect(asks.body).toMatchObject({ events: ['GESEK_TUNAI'], level: ['OWN'] });
  const made = await remaja(tiga.no_hutang_baru, naik(4_200_000), true);
  expect(made.kartu_kembali_rp).toBe(told.kartu_kembali_rp);
  expect(await rusak()).toEqual([]);
});
