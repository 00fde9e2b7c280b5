import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  hasilOpnameHutangEndpoint,
  kosongkanOpnameHutangEndpoint,
  mulaiOpnameHutangEndpoint,
  pindaiOpnameHutangEndpoint,
  selesaiOpnameHutangEndpoint,
} from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { done } from '#tests/kit/done.ts';
import { lelangStock, lewatkan, pinjamkan, KEMBALI } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
const NOS: string[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('OPNAME_HUTANG');
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  for (let at = 0; at < 5; at += 1) NOS.push((await pinjamkan(shop)).no_faktur_hutang);
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object = {}) => send(shop.as(who), path, body);
const scan = (no: string, who: Who = 'SPV') => post(who, 'opname-hutang', { no_faktur_hutang: no });
const said = ({ status, body }: { status: number; body: { message?: string } }) => [
  status,
  body.message,
];
const stand = async () => {
  const { hutang_ketemu, hutang_hilang, keluar } = await shop
    .as('SPV')
    .call(hasilOpnameHutangEndpoint);
  const nos = (rows: typeof keluar) => rows.map((row) => NOS.indexOf(row.no_hutang));
  return { ada: nos(hutang_ketemu), hilang: nos(hutang_hilang), keluar: nos(keluar) };
};

test('with no count under way nothing is scanned, emptied or finished', async () => {
  for (const path of ['kosongkan', 'selesai'])
    expect(said(await post('OWN', `opname-hutang/${path}`))).toEqual([
      409,
      'Belum Ada Opname Hutang Yang Berjalan',
    ]);
  expect((await scan(NOS[0]!)).status).toBe(409);
  expect(await shop.as('SPV').call(hasilOpnameHutangEndpoint)).toMatchObject({ opname: null });
  expect((await post('KASIR', 'opname-hutang/start')).status).toBe(403);
});

test('it begins with the loans that run, once, however many press', async () => {
  const both = await Promise.all([
    post('SPV', 'opname-hutang/start'),
    post('MU', 'opname-hutang/start'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const late = both.find(({ status }) => status === 409)!;
  expect(late.body.message).toMatch(/^Opname Hutang Sedang Berjalan, Dimulai /);
  expect(await stand()).toEqual({ ada: [], hilang: [0, 1, 2, 3, 4], keluar: [] });
});

test('a ticket is ticked once, two counters at once; unknown, short and new ones are refused with why', async () => {
  const one = await scan(NOS[0]!);
  expect(one.body.data).toMatchObject({
    no_faktur_hutang: NOS[0],
    nama_customer: 'Ibu Reini',
    jumlah_hutang: 3_500_000,
    berat_total: 4.5,
  });
  const both = await Promise.all([scan(NOS[1]!, 'SPV'), scan(NOS[1]!, 'MU')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(said(await scan(NOS[0]!, 'MU'))).toEqual([
    409,
    `Hutang ${NOS[0]} Sudah Dipindai Oleh spv.kj1`,
  ]);
  expect(said(await scan('HTKJ1261120'))).toEqual([422, 'No Hutang Harus 14 Karakter']);
  expect(said(await scan('HTKJ1261120ZZZ'))).toEqual([404, 'Hutang Tidak Ditemukan']);
  const { no_faktur_hutang: baru } = await pinjamkan(shop);
  expect(said(await scan(baru))).toEqual([
    409,
    `Hutang ${baru} Tidak Termasuk Opname Ini, Statusnya AKTIF`,
  ]);
  expect(await stand()).toEqual({ ada: [0, 1], hilang: [2, 3, 4], keluar: [] });
});

test('what is redeemed or auctioned meanwhile is named as gone; what comes back is to be found again', async () => {
  const lunas = await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: NOS[0]! },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
  await lewatkan(shop, NOS[2]!);
  await done(shop, 'OWN', `hutang/${NOS[2]}/lelang`, lelangStock);
  expect(await stand()).toEqual({ ada: [1], hilang: [3, 4], keluar: [0, 2] });
  expect(said(await scan(NOS[2]!))).toEqual([
    409,
    `Hutang ${NOS[2]} Sudah Keluar, Statusnya LELANG`,
  ]);
  await shop.approved(
    'KASIR',
    lunasDocument.cancel,
    {
      params: { induk: NOS[0]!, no: lunas.no_lunas },
      body: { alasan: 'Salah orang', barang: KEMBALI } as never,
    },
    'OWN',
  );
  expect(await stand()).toEqual({ ada: [1], hilang: [0, 3, 4], keluar: [2] });
  expect((await scan(NOS[0]!)).status).toBe(201);
  expect(await stand()).toEqual({ ada: [0, 1], hilang: [3, 4], keluar: [2] });
});

test('it is printed as it stands', async () => {
  const pdf = await shop.as('SPV').raw('GET', 'opname-hutang/cetak.pdf');
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('it is emptied by two; a new one is finished alone once all is found, by two while something is missing', async () => {
  const alone = await post('SPV', 'opname-hutang/kosongkan');
  expect([alone.status, alone.body.event]).toEqual([403, 'OPNAME_HUTANG_KOSONGKAN']);
  const emptied = await shop.approved('SPV', kosongkanOpnameHutangEndpoint, {}, 'OWN');
  expect(emptied.status).toBe('KOSONG');
  await shop.as('SPV').call(mulaiOpnameHutangEndpoint, {});
  const { hutang_hilang } = await shop.as('SPV').call(hasilOpnameHutangEndpoint);
  const [last, ...others] = hutang_hilang.map((row) => row.no_hutang);
  for (const no of others)
    await shop.as('SPV').call(pindaiOpnameHutangEndpoint, { body: { no_faktur_hutang: no } });
  const half = await post('SPV', 'opname-hutang/selesai');
  expect([half.status, half.body.event]).toEqual([403, 'OPNAME_HUTANG_SELESAI']);
  await shop.as('SPV').call(pindaiOpnameHutangEndpoint, { body: { no_faktur_hutang: last! } });
  const end = await shop.as('SPV').call(selesaiOpnameHutangEndpoint, {});
  expect(end.opname!.no_opname_hutang).toBe('OHKJ1261120001');
  expect(end.hutang_hilang).toEqual([]);
  const kept = await shop.rows<{ hasil: string; n: number }>(
    'select hasil, count(*)::int as n from opname_hutang_hasil group by hasil',
  );
  expect(kept).toEqual([{ hasil: 'KETEMU', n: hutang_hilang.length }]);
});

test('finished with goods missing somebody else agreed, and what was missing stays on record', async () => {
  await shop.as('SPV').call(mulaiOpnameHutangEndpoint, {});
  await shop.as('SPV').call(pindaiOpnameHutangEndpoint, { body: { no_faktur_hutang: NOS[4]! } });
  const end = await shop.approved('SPV', selesaiOpnameHutangEndpoint, {}, 'OWN');
  expect(end.hutang_hilang.map((row) => row.no_hutang)).not.toContain(NOS[4]);
  const [row] = await shop.rows(
    `select ketemu, hilang from opname_hutang where no_opname_hutang = 'OHKJ1261120002'`,
  );
  expect(row).toEqual({ ketemu: 1, hilang: end.hutang_hilang.length });
});

test('a count beside a redemption: both are done, and what left is gone', async () => {
  await shop.as('SPV').call(mulaiOpnameHutangEndpoint, {});
  const [a, b] = await Promise.all([scan(NOS[3]!), post('OWN', `hutang/${NOS[3]}/pelunasan`)]);
  expect(b.status).toBe(201);
  expect([201, 409]).toContain(a.status);
  expect((await stand()).keluar).toEqual([3]);
});
