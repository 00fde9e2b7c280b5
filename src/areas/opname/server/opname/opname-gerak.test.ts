import { afterAll, beforeEach, afterEach, beforeAll, expect, test } from 'vitest';
import {
  kosongkanOpnameEndpoint,
  mulaiOpnameEndpoint,
  opnameEndpoint,
  pindaiOpnameEndpoint,
  selesaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, send, titipkan } from '#tests/kit/titipan.ts';

let shop: Shop;
/** A ring of 3.250 g and earrings in A-01, a chain in B-02, for each test a count of its own. */
let [cincin, anting, kalung]: string[] = [];
let id = 0;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [cincin, anting, kalung] = await tambahPotong(shop, ['P1', 'P2', 'P3']);
});
/** The count is given up and its pieces leave the trays, so that the next one has its own. */
afterEach(async () => {
  await shop.approved('SPV', kosongkanOpnameEndpoint, { body: { id } });
  const barang = await siap('<>');
  await shop.as('SPV').call(pindahDocument.makes.pindai, {
    body: { barang, kode_gudang: 'TK', kode_baki: 'D-03' },
  });
});
/** What is free in tray D-03, where earlier tests left it, or elsewhere. */
const siap = async (di: '=' | '<>'): Promise<string[]> =>
  (
    await shop.rows<{ kode: string }>(
      `select kode_barcode as kode from barang where status = 'READY' and kode_baki ${di} 'D-03' order by 1`,
    )
  ).map((one) => one.kode);

let menit = 10;
/** Begins a count; what follows happens a minute later. */
const mulai = async (kode_baki: string | null = 'A-01') => {
  const body = { kode_gudang: 'TK', kode_baki };
  id = (await shop.as('SPV').call(mulaiOpnameEndpoint, { body })).id;
  shop.jam(`2026-11-20T03:${++menit}:00Z`);
};
const pindai = (...kode: string[]) =>
  shop.as('KASIR').call(pindaiOpnameEndpoint, { body: { id, kode } });
const lihat = () => shop.as('SPV').call(opnameEndpoint, { params: { id: String(id) } });
const pindah = (kode: string, kode_baki: string) =>
  shop
    .as('SPV')
    .call(pindahDocument.makes.pindai, { body: { barang: [kode], kode_gudang: 'TK', kode_baki } });
/** What the approver of the end reads, and how high he must be. */
async function diminta() {
  const refused = await shop
    .as('SPV')
    .call(selesaiOpnameEndpoint, { body: { id } })
    .catch(
      (error: { extra: { angka: { label: string; nilai: string }[]; level: string[] } }) => error,
    );
  const { extra } = refused as Exclude<typeof refused, { opname: unknown }>;
  return { ...extra, angka: new Map(extra.angka.map((one) => [one.label, one.nilai])) };
}
const jual = async (kode: string, more: object = {}) => {
  const sale = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: kode }],
  };
  const { body, status, text } = await send(shop.as('KASIR'), 'penjualan', { ...sale, ...more });
  expect(status, text).toBe(201);
  return body.data.no_faktur_jual as string;
};

test('a ring that is gone does not leave the count of A-01 by a move, before it is scanned', async () => {
  await mulai();
  await pindai(anting!);
  await expect(pindah(cincin!, 'B-02')).rejects.toMatchObject({
    status: 409,
    code: 'SEDANG_DIOPNAME',
    message: `Barang ${cincin} Sedang Dihitung Di Stock Opname TK/A-01 Oleh spv.kj1, Pindai Dahulu`,
  });
  await expect(
    shop.as('SPV').call(pindahDocument.makes.satuBaki, {
      body: { dari_gudang: 'TK', dari_baki: 'A-01', kode_gudang: 'TK', kode_baki: 'B-02', qty: 2 },
    }),
  ).rejects.toMatchObject({ code: 'SEDANG_DIOPNAME' });
  await pindah(anting!, 'B-02');
  expect(await lihat()).toMatchObject({ hilang: { qty: 1, berat: 3250 }, bergerak: { qty: 1 } });
  expect((await diminta()).level).toEqual(['OWN']);
});

test('nor is a move into A-01 cancelled while its piece is looked for there', async () => {
  const { no_pindah: no } = await pindah(kalung!, 'A-01');
  await mulai();
  await expect(
    shop.approved('SPV', pindahDocument.cancel, {
      params: { no },
      body: { alasan: 'Salah baki tujuan' },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'SEDANG_DIOPNAME' });
});

test('in a count of the whole warehouse it is carried to B-02 and back, and missing all the same', async () => {
  await mulai(null);
  await pindai(anting!, kalung!, ...(await siap('=')));
  await pindah(cincin!, 'B-02');
  expect(await lihat()).toMatchObject({ hilang: { qty: 1, berat: 3250 }, bergerak: { qty: 0 } });
  await pindah(cincin!, 'A-01');
  await pindah(anting!, 'B-02');
  await pindah(anting!, 'A-01');
  expect(await lihat()).toMatchObject({ hilang: { qty: 1 }, bergerak: { qty: 0 } });
  expect((await diminta()).level).toEqual(['OWN']);
});

test('a sale of it that waits keeps the count from ending; rejected, it is missing', async () => {
  await mulai();
  await pindai(anting!);
  await shop.param('VALIDASI_PENJUALAN', true);
  const no = await jual(cincin!);
  await shop.param('VALIDASI_PENJUALAN', false);
  expect(await lihat()).toMatchObject({ hilang: { qty: 1 }, bergerak: { qty: 0 } });
  await expect(
    shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } }, 'OWN'),
  ).rejects.toMatchObject({ status: 409, code: 'MASIH_DITAHAN' });
  const { status } = await send(shop.as('KASIR2'), `penjualan/${no}/batal`, {
    alasan: 'Tidak jadi',
  });
  expect(status).toBe(200);
  expect(await lihat()).toMatchObject({ hilang: { qty: 1 }, bergerak: { qty: 0 } });
  expect((await diminta()).level).toEqual(['OWN']);
});

test('sold or put aside for a customer it has left: 2 pieces, with the numbers that took them', async () => {
  await mulai();
  const faktur = await jual(cincin!, { pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }] });
  const { no_titip } = await titipkan(shop, [anting!], cash(1_000_000));
  expect(await lihat()).toMatchObject({ hilang: { qty: 0 }, bergerak: { qty: 2, berat: 5595 } });
  const { angka, level } = await diminta();
  expect(level).toEqual(['SPV', 'OWN']);
  expect(angka.get('Bergerak')).toBe('2 barang, 5.595 g, murni 3.423 g');
  expect(angka.get('Bukti gerak')).toBe(`${cincin} ${faktur}; ${anting} ${no_titip}`);
});

test('what came in while the count went on is not missing: moved in, or new', async () => {
  await mulai();
  await pindai(cincin!, anting!);
  await pindah(kalung!, 'A-01');
  const [baru] = await tambahPotong(shop, ['P1']);
  expect(await lihat()).toMatchObject({
    harus: { qty: 2 },
    hilang: { qty: 0 },
    bergerak: { qty: 0 },
  });
  await pindai(kalung!, baru!);
  expect(await lihat()).toMatchObject({
    harus: { qty: 2 },
    bergerak: { qty: 2 },
    salah_baki: { qty: 0 },
  });
});

test('earrings put aside are looked for in the whole warehouse: the owner reads by which deposit they are held', async () => {
  const { no_titip } = await titipkan(shop, [anting!], cash(1_000_000));
  const titip = (
    await shop.rows<{ kode: string }>(
      "select kode_barcode as kode from barang where status = 'TITIP'",
    )
  ).map((one) => one.kode);
  await mulai(null);
  await pindai(cincin!, kalung!, ...(await siap('=')));
  expect(await lihat()).toMatchObject({ hilang: { qty: titip.length }, bergerak: { qty: 0 } });
  const { angka, level } = await diminta();
  expect([level, angka.get(`HILANG ${anting}`)]).toEqual([['OWN'], no_titip]);
  const end = await shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } }, 'OWN');
  expect(end.hilang.qty).toBe(titip.length);
  const [kini] = await shop.rows('select status from barang where kode_barcode = $1', [anting]);
  expect(kini).toEqual({ status: 'TITIP' });
  const booked = await shop.rows('select akun from buku where no_bukti = $1', [
    end.opname.no_opname,
  ]);
  expect(booked).toEqual([]);

  await mulai(null);
  await pindai(cincin!, kalung!, ...titip, ...(await siap('=')));
  expect(await lihat()).toMatchObject({ hilang: { qty: 0 }, bergerak: { qty: 0 } });
  expect((await diminta()).level).toEqual(['SPV', 'OWN']);
});
