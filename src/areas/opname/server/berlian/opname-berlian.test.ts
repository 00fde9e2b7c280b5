import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  batalOpnameBerlianEndpoint,
  listOpnameBerlianEndpoint,
  clearOpnameBerlianEndpoint,
  mulaiOpnameBerlianEndpoint,
  opnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import {
  batalTerima,
  batu,
  cincinBerlian,
  isiTerima,
  lihatBatu,
  parcel,
  pasangBatu,
  returBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
  await shop.rows(
    `insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'BR', 'Brankas', 'TOKO')`,
  );
});
afterAll(() => shop.close());

const mulai = async (kode_gudang = 'TK') =>
  (
    await shop
      .as('SPV')
      .call(mulaiOpnameBerlianEndpoint, { body: { kode_gudang, kode_dept: null } })
  ).id;
const pindai = (id: number, kode: string[], who: Who = 'KASIR') =>
  shop.as(who).call(pindaiOpnameBerlianEndpoint, { body: { id, kode, butir: undefined } });
const lihat = (id: number) =>
  shop.as('SPV').call(opnameBerlianEndpoint, { params: { id: String(id) } });
const selesai = (id: number, by: Who = 'OWN') =>
  shop.approved('SPV', selesaiOpnameBerlianEndpoint, { body: { id } }, by);
const batalkan = (id: number) =>
  shop.approved('SPV', batalOpnameBerlianEndpoint, { body: { id, alasan: 'Salah hitung' } }, 'OWN');
/** Every loose stone of a warehouse but these, so that a count misses these alone. */
const semuaKecuali = async (kode_gudang: string, codes: readonly string[]) => {
  const rows = await shop.rows<{ kode: string }>(
    `select kode_berlian as kode from berlian
      where kode_toko = 'KJ1' and status = 'LEPAS' and kode_gudang = $1 order by 1`,
    [kode_gudang],
  );
  return rows.map((row) => row.kode).filter((one) => !codes.includes(one));
};

describe('TK with a stone of 18,000,000, one of 9,000,000 in consignment and a parcel', () => {
  let [own, titip, banyak]: string[] = [];
  let id = 0;
  let no = '';
  test('is counted once at a time; scans say at once what they found', async () => {
    [own, banyak] = (await terimaBatu(shop, [batu(), parcel()])).kode as [string, string];
    [titip] = (await terimaBatu(shop, [batu({ harga_modal: rp(9_000_000) })], { konsinyasi: true }))
      .kode as [string];
    id = await mulai();
    await expect(mulai()).rejects.toMatchObject({ status: 409, code: 'OPNAME_BERJALAN' });
    const said = await pindai(id, [banyak!.toLowerCase(), banyak!, 'XX999999']);
    expect(said.map((one) => one.hasil)).toEqual(['KETEMU', 'KEMBAR', 'TIDAK DIKENAL']);
    expect(said[0]!.sifat).toContain('100 butir');
    expect(await lihat(id)).toMatchObject({
      harus: { qty: 3, butir: 102, carat: 2040 },
      ketemu: { qty: 1, butir: 100, carat: 1000 },
      hilang: { qty: 2, butir: 2, carat: 1040 },
      kembar: 1,
      tidak_dikenal: 1,
    });
  });

  test('two are missing: an owner agrees, their cost is lost, the one in consignment is owed', async () => {
    await expect(
      shop.approved('MU', selesaiOpnameBerlianEndpoint, { body: { id } }, 'SPV'),
    ).rejects.toMatchObject({ status: 403 });
    const done = await selesai(id);
    no = done.opname.no_opname!;
    expect(await cariUang(shop, no)).toEqual({
      selisih_stock: 27_000_000,
      persediaan: -18_000_000,
      'supplier:BLN/D01': -9_000_000,
    });
    expect(await lihatBatu(shop, own!)).toMatchObject({ status: 'HILANG' });
    expect(await lihatBatu(shop, titip!)).toMatchObject({ status: 'HILANG' });
    await expect(returBatu(shop, own!)).rejects.toMatchObject({ code: 'BERLIAN_TIDAK_LEPAS' });
    await expect(pindai(id, [own!])).rejects.toMatchObject({ code: 'OPNAME_TIDAK_BERJALAN' });
  });

  test('its report and its paper name each stone by what became of it', async () => {
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'stock-opname/report?tgl_from=2026-11-20&tgl_to=2026-11-20&tipe=BERLIAN');
    const rows = barisLaporan(body.data) as { hasil: string; nama_barang: string }[];
    expect(rows.map((one) => one.hasil).toSorted()).toEqual([
      'HILANG',
      'HILANG',
      'KETEMU',
      'LEBIH',
    ]);
    expect(rows.find((one) => one.nama_barang.startsWith(own!))?.nama_barang).toContain('0.520 ct');
    const paper = await shop.as('SPV').raw('GET', `stock-opname/bukti?no_opname=${no}`);
    expect([paper.status, paper.text.includes(own!)]).toEqual([200, true]);
  });

  test('cancelled on its day, all is as before: the one in consignment is its supplier’s', async () => {
    const done = await batalkan(id);
    expect(done.opname.status).toBe('BATAL');
    expect(await lihatBatu(shop, own!)).toMatchObject({ status: 'LEPAS', harga_modal: 18_000_000 });
    expect(await lihatBatu(shop, titip!)).toMatchObject({ status: 'LEPAS', konsinyasi: true });
    const [batal] = await shop.rows<{ no: string }>(
      'select no_batal as no from opname where id = $1',
      [id],
    );
    expect(await cariUang(shop, batal!.no)).toEqual({
      selisih_stock: -27_000_000,
      persediaan: 18_000_000,
      'supplier:BLN/D01': 9_000_000,
    });
    await expect(batalkan(id)).rejects.toMatchObject({ code: 'OPNAME_SUDAH_BATAL' });
  });
});

test('a stone that was missing and is scanned again comes back with its cost, as the shop’s own', async () => {
  const { kode } = await terimaBatu(shop, [batu()], { konsinyasi: true });
  const satu = await mulai();
  await pindai(satu, await semuaKecuali('TK', kode));
  await selesai(satu);
  const dua = await mulai();
  await pindai(dua, await semuaKecuali('TK', []));
  expect((await pindai(dua, [kode[0]!]))[0]).toMatchObject({ hasil: 'LEBIH' });
  const { opname } = await selesai(dua);
  expect(await cariUang(shop, opname.no_opname!)).toEqual({
    selisih_stock: -18_000_000,
    persediaan: 18_000_000,
  });
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'LEPAS', konsinyasi: false });
  // The first count cannot be cancelled before the second; the second can, and the stone is missing again.
  await expect(batalkan(satu)).rejects.toMatchObject({ code: 'BATU_BERGERAK' });
  await batalkan(dua);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'HILANG', konsinyasi: true });
});

test('a stone of BR that lies in TK is carried there; nothing is booked, and the cancel carries it back', async () => {
  const { kode } = await terimaBatu(shop, [batu()], { kode_gudang: 'BR' });
  const id = await mulai();
  await pindai(id, await semuaKecuali('TK', []));
  expect((await pindai(id, [kode[0]!]))[0]).toMatchObject({ hasil: 'SALAH BAKI' });
  const { opname } = await selesai(id);
  expect(await cariUang(shop, opname.no_opname!)).toEqual({});
  const dimana = async () =>
    (await shop.rows('select kode_gudang from berlian where kode_berlian = $1', [kode[0]]))[0];
  expect(await dimana()).toEqual({ kode_gudang: 'TK' });
  await batalkan(id);
  expect(await dimana()).toEqual({ kode_gudang: 'BR' });
});

test('a stone that was set while the count ran is no loss; who agrees reads the number that moved it', async () => {
  const { kode } = await terimaBatu(shop, [batu(), batu(), parcel()]);
  const id = await mulai();
  const { no_pasang } = await pasangBatu(shop, await cincinBerlian(shop), [kode[0]!], 3_354);
  await pindai(id, await semuaKecuali('TK', []));
  const kini = await lihat(id);
  expect(kini.batu.find((one) => one.kode === kode[0])).toMatchObject({ hasil: 'BERGERAK' });
  const asked = await shop
    .as('SPV')
    .raw('POST', 'stock-opname-berlian/selesai', { id }, { 'idempotency-key': 'opname-gerak' });
  const angka = asked.body.angka as { label: string; nilai: string }[];
  expect(angka).toContainEqual(
    expect.objectContaining({ label: 'Bukti gerak', nilai: `${kode[0]} ${no_pasang}` }),
  );
  // One scan says nothing of the stones in a parcel.
  const [isi] = await shop.rows(`
    select concat(count(*), ' kode, ', sum(butir), ' butir, ', to_char(sum(carat) / 1000.0, 'FM990.000'), ' ct') as nilai
      from berlian where kode_toko = 'KJ1' and kode_gudang = 'TK' and status = 'LEPAS' and butir > 1`);
  expect(angka).toContainEqual(
    expect.objectContaining({ label: 'Isi parcel tidak dihitung', nilai: isi!.nilai }),
  );
  await selesai(id);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'TERPASANG' });
});

test('a stone that a sale holds until its money is there does not go missing: that sale is settled first', async () => {
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  await shop.param('VALIDASI_PENJUALAN', true);
  const jual = await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_berlian: kode[0] }],
      pembayaran: null,
    },
    { 'idempotency-key': 'opname-ditahan' },
  );
  expect(jual.status, jual.text).toBe(201);
  const id = await mulai();
  await pindai(id, await semuaKecuali('TK', kode));
  await expect(selesai(id)).rejects.toMatchObject({ status: 409, code: 'MASIH_DITAHAN' });
  expect((await pindai(id, [kode[0]!]))[0]).toMatchObject({ hasil: 'KETEMU' });
  await selesai(id);
  await shop.param('VALIDASI_PENJUALAN', false);
});

test('given up it books nothing; without stones, of an unknown warehouse, without the module it is refused', async () => {
  const { kode, no } = await terimaBatu(shop, [batu()], { kode_gudang: 'BR' });
  const id = await mulai('BR');
  await shop.approved('SPV', clearOpnameBerlianEndpoint, { body: { id } }, 'OWN');
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'LEPAS' });
  const list = await shop.as('KASIR').call(listOpnameBerlianEndpoint, {});
  expect(list.find((one) => one.id === id)).toMatchObject({ tipe: 'BERLIAN', status: 'KOSONG' });
  await batalTerima(shop, no);
  for (const one of await semuaKecuali('BR', [])) await returBatu(shop, one);
  await expect(mulai('BR')).rejects.toMatchObject({ status: 422, code: 'BERLIAN_KOSONG' });
  await expect(mulai('ZZ')).rejects.toMatchObject({ status: 422, code: 'GUDANG_TIDAK_ADA' });
  await shop.modulOff('BERLIAN_MODULE');
  const { status } = await shop.as('SPV').raw('GET', 'stock-opname-berlian');
  expect(status).toBe(403);
  await shop.modulOn('BERLIAN_MODULE');
});

test('GIA 123 that a count missed is bought again: an owner reads the count and both costs', async () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '123' };
  await terimaBatu(shop, [batu({ ...gia, harga_modal: rp(40_000_000) })], { kode_gudang: 'BR' });
  const id = await mulai('BR');
  const { opname } = await selesai(id);
  const dibeli = [batu(), batu({ ...gia, harga_modal: rp(42_000_000) })];
  const lagi = isiTerima(dibeli, { kode_supplier: 'D02' });
  const { terima } = terimaBerlianDocument.makes;
  await expect(shop.approved('MU', terima, lagi, 'SPV')).rejects.toMatchObject({ status: 403 });
  const { no_terima } = await shop.approved('SPV', terima, lagi, 'OWN');
  const isi = await shop.rows(
    `select hilang_di from berlian_terima_isi where no_terima = $1 order by urut`,
    [no_terima],
  );
  expect(isi).toEqual([{ hilang_di: null }, { hilang_di: opname.no_opname }]);
  const perlu = await shop.rows(
    `select n.event from v_need n join berlian_terima t on t.op = n.op_id where t.no_terima = $1`,
    [no_terima],
  );
  expect(perlu).toEqual([{ event: 'UBAH_BARANG' }]);
});

test('who gains: GIA 124 that a count missed comes set in a ring of a delivery: an owner is asked as well', async () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '124' };
  await terimaBatu(shop, [batu({ ...gia, harga_modal: rp(40_000_000) })], { kode_gudang: 'BR' });
  await selesai(await mulai('BR'));
  const isi = {
    berat: 3.354,
    berat_atribut: 0.104,
    harga_modal: 48_400_000,
    berlian: [{ carat: 0.52, no_sertifikat: 'gia-124', harga_modal: 42_000_000 }],
  };
  // Another stone needs no approval; the same number, however it is typed, needs that of an owner.
  await cincinBerlian(shop, isi);
  const cincin = {
    ...isi,
    nama_barang: 'Cincin Berlian',
    kode_kategori: 'PHS',
    kode_dept: 'BL',
    kode_group: 'T',
    kode_kadar: '750',
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    berlian: [{ ...isi.berlian[0], no_sertifikat: '1-24' }],
  };
  const body = { barang: [cincin] };
  const tambah = (more: object = {}) =>
    shop
      .as('MU')
      .raw('POST', 'barang/banyak', body, { 'idempotency-key': 'gia-124-ring', ...more });
  const asked = await tambah();
  expect([asked.status, asked.body.event, asked.body.level]).toEqual([403, 'UBAH_BARANG', ['OWN']]);
  const path = 'barang/banyak';
  const made = await tambah({
    'x-otorisasi': await izin(shop.as('MU'), shop.as('OWN'), { path, body }),
  });
  expect(made.status, made.text).toBe(201);
  const [{ kode_barcode }] = made.body.data as [{ kode_barcode: string }];
  const perlu = await shop.rows(
    `select n.event from v_need n join barang b on b.op = n.op_id where b.kode_barcode = $1`,
    [kode_barcode],
  );
  expect(perlu).toEqual([{ event: 'UBAH_BARANG' }]);
});
