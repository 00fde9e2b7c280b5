import { beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { bukaMember, jadiMember, poinDari } from '#tests/kit/orang/member.ts';
import { izin, minta } from '#tests/kit/orang/setuju.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

const { bookOf, cash, key, sale, shop } = await openJualUji();

const kirim = (path: string, body: object, who: Who = 'KASIR', headers: object = {}) =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': key(), ...headers });
/** Saved by a cashier and agreed to by another. */
const setuju = async (path: string, body: object, by: Who = 'SPV') =>
  kirim(path, body, 'KASIR', {
    'x-otorisasi': await izin(shop.as('KASIR'), shop.as(by), { path, body }),
  });

type Pesanan = { no: string; kode: string };
async function jual(no_order: string, more: object = {}): Promise<Pesanan> {
  const [kode = ''] = await tambahPotong(shop, ['P4']);
  const body = sale([kode], { marketplace: 'SHP', ekspedisi: 'JNE', no_order, ...more });
  const made = await kirim('penjualan', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { no: (made.body.data as { no_faktur_jual: string }).no_faktur_jual, kode };
}
const ALASAN = 'Pembeli salah ukuran';
const retur = ({ no, kode }: Pesanan, berat = 1.2) => ({
  path: `penjualan/${no}/retur`,
  body: { alasan: ALASAN, barang: [{ kode_barcode: kode, berat }] },
});
/** With a picture of each piece, taken by who saves it. */
const difoto = async ({ path, body }: ReturnType<typeof retur>) => ({
  path,
  body: { ...body, foto: await Promise.all(body.barang.map(() => fotoBaru(shop))) },
});
const ditolak = async ({ path, body }: { path: string; body: object }) => {
  const { status, body: said } = await kirim(path, body);
  return { status, code: said.code };
};
const kartu = () =>
  shop.rows(
    `select coalesce(sum(rupiah), 0)::int as rupiah from saldo where akun = 'kartu:SHP' and kode_toko = 'KJ1'`,
  );

let lama: Pesanan;
let ratna: string;
let lain: Pesanan;
beforeAll(async () => {
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  const shp = { kode_marketplace: 'SHP', nama: 'Shopee', no_rekening: '1234567890' };
  await shop.as('OWN').raw('POST', 'marketplace', { ...shp, fee_persen: 6 });
  await bukaMember(shop);
  ratna = await jadiMember(shop, 'Ratna');
  lama = await jual('ORD-1', { customer: { kode_customer: ratna } });
  lain = await jual('ORD-2');
});

test('on the day of its sale a return is the cancel of it: piece and money are back, the order is free', async () => {
  const { no, kode } = await jual('ORD-7');
  const path = `penjualan/${no}/retur`;
  const { status, body } = await setuju(path, { alasan: ALASAN });
  expect({ status, ...body }).toMatchObject({
    status: 200,
    data: { no_faktur_jual: no, no_retur: expect.stringMatching(/^BJKJ1/), status: 'RETUR' },
  });
  expect(await shop.rows('select status from barang where kode_barcode = $1', [kode])).toEqual([
    { status: 'READY' },
  ]);
  expect(await ditolak({ path, body: { alasan: ALASAN } })).toMatchObject({ status: 409 });
  await jual('ORD-7');
});

test('who gains: a parcel that left is no sale of the counter: it is weighed as on a later day', async () => {
  const paket = await jual('ORD-8');
  expect((await kirim(`penjualan/${paket.no}/kirim`, { no_resi: 'JNE8' })).status).toBe(200);
  const batal = { path: `penjualan/${paket.no}/batal`, body: { alasan: ALASAN } };
  expect(await ditolak(batal)).toMatchObject({ status: 409, code: 'PAKET_DIKIRIM' });
  const { path, body } = await difoto(retur(paket));
  expect(await ditolak({ path, body: { alasan: ALASAN } })).toMatchObject({
    status: 422,
    code: 'BARANG_RETUR',
  });
  // No customer at the counter can object to what is said of the parcel: a picture shows what came out of it.
  expect(await ditolak(retur(paket))).toMatchObject({ status: 422, code: 'FOTO_WAJIB' });
  const lama = ['NSIPIC/KJ1/x.jpg'];
  expect(await ditolak({ path, body: { ...body, foto: lama } })).toMatchObject({
    status: 422,
    code: 'FOTO_TIDAK_ADA',
  });
  const asked = await kirim(path, body);
  expect(asked.status).toBe(403);
  expect(JSON.stringify(asked.body)).toContain('JNE8');
  const done = await setuju(path, body);
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    data: { status: 'RETUR', no_retur: expect.stringMatching(/^PBKJ1/) },
  });
  expect(
    await shop.rows('select status from barang where kode_barcode = $1', [paket.kode]),
  ).toEqual([{ status: 'TERJUAL' }]);
});

test('who gains: a piece that is not the one of the order, or heavier, is not taken in; a lighter one an owner sees', async () => {
  await shop.hari('2026-11-22');
  expect(await ditolak({ ...retur(lama), body: { alasan: ALASAN } })).toMatchObject({
    status: 422,
    code: 'BARANG_RETUR',
  });
  expect(await ditolak(retur({ ...lama, kode: lain.kode }))).toMatchObject({
    status: 422,
    code: 'BARANG_RETUR',
  });
  expect(await ditolak(retur(lama, 1.251))).toMatchObject({ status: 422, code: 'BERAT_RETUR' });
  const ringan = await difoto(retur(lama, 1.1));
  const asked = await minta(shop.as('KASIR'), ringan);
  expect(asked.body.data).toMatchObject({ event: ['BATAL_PENJUALAN'], level: ['OWN'] });
  const dilihat = await kirim(ringan.path, ringan.body);
  expect([dilihat.status, dilihat.body.foto[0]]).toEqual([403, ringan.body.foto[0]]);
});

test('later it is bought back at what was paid, ongkos included, from the money of the marketplace', async () => {
  expect(await poinDari(shop, ratna)).toBe(4);
  const { path, body } = await difoto(retur(lama));
  expect(await ditolak({ path, body })).toMatchObject({ status: 403 });
  const done = await setuju(path, body);
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    data: { status: 'RETUR', no_order: 'ORD-1', no_retur: expect.stringMatching(/^PBKJ1/) },
  });
  const { no_retur } = done.body.data as { no_retur: string };
  expect(await bookOf(no_retur)).toEqual([
    { akun: 'persediaan', rupiah: 1_470_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
    { akun: 'kartu:SHP', rupiah: -1_470_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
    { akun: 'pelanggan', rupiah: 0, qty: -1, berat: -1200, kadar: 3750, murni: -450 },
    { akun: 'gudang:BL', rupiah: 0, qty: 1, berat: 1200, kadar: 3750, murni: 450 },
  ]);
  const bon = await shop.as('OWN').raw('GET', `pembelian/${no_retur}`);
  expect(bon.body.data).toMatchObject({
    no_jual_retur: lama.no,
    grand_total: 1_470_000,
    foto: body.foto,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual: lama.no, harga: 1_470_000 }],
    pembayaran: [{ jenis: 'TRANSFER', kode_bank: 'SHP', jumlah: 1_470_000 }],
  });
  // The points that it gave are gone again.
  expect(await poinDari(shop, ratna)).toBe(0);
  // Once; its order stays used, and neither the return nor the piece of it goes over the counter again.
  expect(await ditolak({ path, body })).toMatchObject({ status: 409, code: 'STATUS_KIRIM' });
  const batal = await kirim(`pembelian/${no_retur}/batal`, { alasan: 'Salah' }, 'OWN');
  expect(batal).toMatchObject({ status: 409, body: { code: 'BAGIAN_RETUR' } });
  const [kode = ''] = await tambahPotong(shop, ['P4']);
  const lagi = sale([kode], { marketplace: 'SHP', ekspedisi: 'JNE', no_order: 'ORD-1' });
  expect(await kirim('penjualan', lagi)).toMatchObject({ status: 409 });
});

test('who gains: an order that nobody placed is not bought back for cash before its money came', async () => {
  const pesanan = await jual('X1');
  // A sale over the counter fills the drawer.
  const meja = { ...sale(await tambahPotong(shop, ['P4'])), ...cash(1_470_000) };
  expect((await kirim('penjualan', meja)).status).toBe(201);
  const baris = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual: pesanan.no, berat: 1.2 };
  const beli = (line: object) => ({
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
    barang: [{ ...line, kode_barcode: pesanan.kode }],
  });
  const belum = { status: 409, code: 'ONLINE_BELUM_CAIR' };
  // Named by its nota or by its barcode alone.
  for (const line of [baris, { ...baris, no_faktur_jual: null }])
    expect(await ditolak({ path: 'pembelian', body: beli(line) })).toMatchObject(belum);
  const hitung = await kirim('pembelian/hitung', { barang: beli(baris).barang });
  expect(JSON.stringify(hitung.body)).toContain('Nota Marketplace Belum Cair');
  const isi = { tgl_cair: '2026-11-22', baris: [{ no_dokumen: pesanan.no, urut: 1 }] };
  const cair = await kirim('non-cash/validasi', isi, 'SPV');
  expect(cair.status).toBe(201);
  const dibeli = await kirim('pembelian', beli(baris));
  expect(dibeli.status, JSON.stringify(dibeli.body)).toBe(201);
  // Its gold was bought back, cash went out: that no money came is agreed to by an owner alone, who reads both.
  const { no_validasi } = cair.body.data as { no_validasi: string };
  const batal = { path: `non-cash/validasi/${no_validasi}/batal`, body: { alasan: 'Belum masuk' } };
  const tetap = await kirim(batal.path, batal.body, 'SPV');
  expect([tetap.status, tetap.body.level]).toEqual([403, ['OWN']]);
  const { no_faktur_beli, grand_total } = dibeli.body.data as {
    no_faktur_beli: string;
    grand_total: number;
  };
  expect(tetap.body.angka).toContainEqual({
    label: 'Dibeli kembali',
    nilai: `${pesanan.no} Rp 1,470,000, ${no_faktur_beli} Rp ${grand_total.toLocaleString('en-US')}`,
  });
  const lagi = await kirim(batal.path, batal.body, 'SPV', {
    'x-otorisasi': await izin(shop.as('SPV'), shop.as('OWN'), batal),
  });
  expect(lagi.status, JSON.stringify(lagi.body)).toBeLessThan(300);
  const urung = { path: `pembelian/${no_faktur_beli}/batal`, body: { alasan: 'Salah' } };
  expect((await setuju(urung.path, urung.body)).status).toBeLessThan(300);
});

test('the next payout is that much less: a return waits with a minus, and is not paid out alone', async () => {
  const { body } = await shop.as('SPV').raw('GET', 'non-cash?sort=tgl_system');
  const waits = body.data as { no_dokumen: string; jumlah_gesek_rp: number }[];
  const minus = waits.find((one) => one.jumlah_gesek_rp < 0)!;
  expect(minus).toMatchObject({ jumlah_gesek_rp: -1_470_000, biaya_bank: 0 });
  const cair = (baris: object[]) =>
    kirim('non-cash/validasi', { tgl_cair: '2026-11-22', baris }, 'SPV');
  const one = (no_dokumen: string, more: object = {}) => ({ no_dokumen, urut: 1, ...more });
  expect(await cair([one(minus.no_dokumen)])).toMatchObject({
    status: 422,
    body: { code: 'RETUR_LEBIH' },
  });
  expect(await cair([one(minus.no_dokumen, { ongkir: 5000 }), one(lain.no)])).toMatchObject({
    status: 422,
    body: { code: 'BIAYA_RETUR' },
  });
  const semua = waits.map(({ no_dokumen }) => one(no_dokumen));
  const jumlah = waits.reduce((all, { jumlah_gesek_rp }) => all + jumlah_gesek_rp, 0);
  const done = await cair(semua);
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    data: { jumlah_gesek_rp: jumlah },
  });
  expect(await kartu()).toEqual([{ rupiah: 0 }]);
});

test('№ 13 subtracts it on its day, № 48 shows the money that went', async () => {
  const path = 'penjualan/report-marketplace?tgl_from=2026-11-22&tgl_to=2026-11-22&status=RETUR';
  const { body } = await shop.as('OWN').raw('GET', path);
  expect(barisLaporan(body.data)).toMatchObject([
    { no_order: 'ORD-1', qty: -1, netto: -1_470_000, fee_mp: 0, status: 'RETUR' },
  ]);
  const uang = await shop
    .as('OWN')
    .raw('GET', 'cash/transaction/report?start_date=2026-11-22&end_date=2026-11-22');
  expect(JSON.stringify(uang.body)).toContain('-1470000');
});

test('a sale that came back unpaid expects no fee, and none is booked where it is settled with its return', async () => {
  await shop.hari('2026-11-23');
  await shop.modulOn('BONUS_SALES_TRANSACTION_MODULE');
  const setengah = { nama: 'Setengah', dasar: 'PERSEN', persen: 0.5 };
  expect((await kirim('para-bonus-sales', setengah, 'OWN')).status).toBe(201);
  await kirim('param-fee-penjualan', { fee_penjualan: 0.75 }, 'OWN');
  const paket = await jual('ORD-14');
  await kirim(`penjualan/${paket.no}/kirim`, { no_resi: 'JNE14' });
  const { path, body } = await difoto(retur(paket));
  const { no_retur } = (await setuju(path, body)).body.data as { no_retur: string };
  const laporan = 'penjualan/report-marketplace?tgl_from=2026-11-23&tgl_to=2026-11-23';
  const { body: said } = await shop.as('OWN').raw('GET', laporan);
  expect(barisLaporan(said.data)).toMatchObject([
    { no_order: 'ORD-14', netto: 1_470_000, fee_mp: 0, diterima: 1_470_000 },
    { no_order: 'ORD-14', netto: -1_470_000, fee_mp: 0, diterima: -1_470_000 },
  ]);
  expect(JSON.stringify(said)).not.toContain('Belum cair');
  // No person earns by an order that came back: its bonus and its fee go off on that day.
  const hariItu = 'tgl_from=2026-11-23&tgl_to=2026-11-23';
  const punya = async (path: string) =>
    barisLaporan((await shop.as('OWN').raw('GET', `${path}${hariItu}`)).body.data).filter(
      ({ no_faktur_jual }) => no_faktur_jual === paket.no,
    );
  const bonus = await punya('penjualan/report-bonus-sales?tampilan=DETAIL&');
  expect(bonus.map(({ qty, bonus_rp }) => [qty, bonus_rp])).toEqual([
    [1, 7_350],
    [-1, -7_350],
  ]);
  const fee = await punya('penjualan/report-fee?');
  expect(fee.map(({ netto, fee_rp }) => [netto, fee_rp])).toEqual([
    [1_470_000, 11_025],
    [-1_470_000, -11_025],
  ]);
  const daftar = await shop.as('SPV').raw('GET', 'non-cash');
  const waits = daftar.body.data as Record<'no_dokumen' | 'diretur' | 'biaya_bank', unknown>[];
  const diretur = waits.map((one) => [one.no_dokumen, one.diretur, one.biaya_bank]);
  expect(diretur.toSorted()).toEqual(
    [
      [paket.no, no_retur, 0],
      [no_retur, null, 0],
    ].toSorted(),
  );
  const baru = await jual('ORD-15');
  const cair = (fee: object) => {
    const baris = [paket.no, no_retur, baru.no].map((no_dokumen) => ({ no_dokumen, urut: 1 }));
    const [first, ...rest] = baris;
    const isi = { tgl_cair: '2026-11-23', baris: [{ ...first, ...fee }, ...rest] };
    return kirim('non-cash/validasi', isi, 'SPV');
  };
  expect(await cair({ fee_mp: 88_200 })).toMatchObject({ status: 403 });
  const sendiri = [{ no_dokumen: paket.no, urut: 1, fee_mp: 88_200 }];
  const terpisah = { tgl_cair: '2026-11-23', baris: sendiri };
  expect(await kirim('non-cash/validasi', terpisah, 'SPV')).toMatchObject({
    status: 403,
    body: { code: 'PERLU_OTORISASI' },
  });
  const done = await cair({});
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    data: { jumlah_gesek_rp: 1_470_000, biaya_bank: 88_200, dana_masuk: 1_381_800 },
  });
  expect((await shop.as('SPV').raw('GET', 'non-cash')).body.data).toEqual([]);
  expect(await kartu()).toEqual([{ rupiah: 0 }]);
});
