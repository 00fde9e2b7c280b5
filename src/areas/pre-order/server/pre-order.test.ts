import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batalkanPesanan, cincinPesanan, pesan } from '#tests/kit/document/kerja-pesanan.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('PRE_ORDER_MODULE');
});
beforeEach(() =>
  shop.rows(
    `update pre_order set status = 'CANCEL', alasan = 'Uji' where status in ('OPEN', 'PROCESS')`,
  ),
);
afterAll(() => shop.close());

let round = 0;
const post = (path: string, body: object, who: Who = 'KASIR') =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': `po-uji-${++round}` });
const customer = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };
const giwang = { deskripsi: 'Cincin kawin yang belum ada', kode_dept: 'CC', qty: 2 };
async function minta(more: object = {}): Promise<any> {
  const { status, body, text } = await post('pre-order', { customer, barang: [giwang], ...more });
  expect(status, text).toBe(201);
  return body.data;
}
const baca = async (query: string): Promise<any> =>
  (await shop.as('KASIR').raw('GET', `pre-order?${query}`)).body.data;
const statusOf = async (no: string) => (await baca(`page=1&q=${no}`)).preorders[0].status as string;
const terima = (more: object, qty = 2) =>
  post(
    'penerimaan-barang',
    {
      kode_gudang: 'TK',
      dokumen_perolehan: 'FAKTUR_PAJAK',
      lot: [
        {
          kode_dept: 'CC',
          kode_group: 'T',
          kode_kadar: '750',
          qty,
          berat_bruto: 6.9,
          berat_nota: 6.5,
          berat: 6.5,
          ...more,
        },
      ],
    },
    'SPV',
  );

test('a page decides where the list begins, skip only without it; the state in any case', async () => {
  for (let one = 0; one < 3; one += 1) await minta();
  const first = await baca('skip=1&limit=2&page=1');
  expect(first).toMatchObject({ skip: 1, limit: 2, page: 1 });
  expect(first.preorders).toHaveLength(2);
  expect((await baca('skip=1&limit=2')).preorders[0].no_po).toBe(first.preorders[1].no_po);
  expect((await baca('status=OPEN&limit=9999&page=1')).count).toBe(3);
  expect((await baca('status=terbuka')).count).toBe(3);
  expect((await shop.as('KASIR').raw('GET', 'pre-order?limit=10000')).status).toBe(422);
});

describe('what is refused', () => {
  test('nobody who asks, no jenis at the counter, a promise of yesterday, the same online order twice', async () => {
    const refused = async (body: object, status: number) =>
      expect((await post('pre-order', body)).status).toBe(status);
    await refused({ barang: [giwang] }, 422);
    await refused({ customer, barang: [{ ...giwang, kode_dept: null }] }, 422);
    await refused({ customer, barang: [giwang], tgl_janji: '2026-11-19' }, 422);
    await refused({ customer, barang: [] }, 422);
    await minta({ no_order: 'WEB-1' });
    await refused({ no_order: 'WEB-1', barang: [giwang] }, 409);
  });

  test('a cashier neither places, nor finishes, nor cancels it', async () => {
    const { no_po } = await minta();
    for (const act of ['proses', 'selesai', 'batal'])
      expect(
        (await post(`pre-order/${no_po}/${act}`, { alasan: 'Coba saja', kode_supplier: 'UBS' }))
          .status,
      ).toBeGreaterThanOrEqual(400);
    expect(await statusOf(no_po)).toBe('OPEN');
  });

  test('a line of a jenis that is waited for, which names no PO', async () => {
    await minta();
    const without = await post('pesanan', {
      kode_sales: 'S01',
      customer,
      tgl_janji: '2027-12-31',
      barang: [
        {
          deskripsi: 'Cincin kawin polos lebar 4 mm',
          kode_dept: 'CC',
          kode_kadar: '750',
          kode_group: 'T',
          berat: 3,
          ongkos: 0,
        },
      ],
    });
    expect([without.status, without.text]).toEqual([
      422,
      expect.stringContaining('Nomor PO Harus Dipilih'),
    ]);
    expect((await terima({})).status).toBe(422);
    expect((await terima({ tanpa_po: true })).status).toBe(201);
  });
});

test('placed at a supplier, filled by a receipt, opened again when that is undone', async () => {
  const { no_po } = await minta();
  expect((await post(`pre-order/${no_po}/proses`, { kode_supplier: 'UBS' }, 'SPV')).status).toBe(
    200,
  );
  expect(await statusOf(no_po)).toBe('PROCESS');
  const made = await terima({ no_po, urut_po: 1 });
  expect(made.status, made.text).toBe(201);
  expect(await statusOf(no_po)).toBe('FINISH');
  const { no_terima } = made.body.data as { no_terima: string };
  const path = `penerimaan-barang/${no_terima}/batal`;
  const undone = await disetujui(shop, path, { alasan: 'Salah kirim' }, 'OWN', 'SPV');
  expect(undone.status, undone.text).toBe(200);
  expect(await statusOf(no_po)).toBe('PROCESS');
});

test('opened again by goods that go back to the supplier, closed again when he refuses them; more than was ordered stays filled', async () => {
  const { no_po } = await minta();
  const made = await terima({ no_po, urut_po: 1 }, 3);
  expect(made.status, made.text).toBe(201);
  const { no_terima } = made.body.data as { no_terima: string };
  const retur = async (qty: number, berat: number) => {
    const isi = {
      alasan: `Ukuran salah ${qty}`,
      barang: [],
      lot: [{ no_terima, urut: 1, qty, berat }],
    };
    const done = await disetujui(shop, 'retur-supplier', isi, 'OWN', 'SPV');
    expect(done.status, done.text).toBe(201);
    return (done.body.data as { no_retur: string }).no_retur;
  };
  const terisi = async () => {
    const [row] = (await baca(`page=1&q=${no_po}`)).preorders;
    return [row.status, row.qty_terima];
  };
  expect(await terisi()).toEqual(['FINISH', 3]);
  await retur(1, 2.166);
  expect(await terisi()).toEqual(['FINISH', 2]);
  const no_retur = await retur(2, 4.334);
  expect(await terisi()).toEqual(['OPEN', 0]);
  const path = `retur-supplier/${no_retur}/batal`;
  const undone = await disetujui(shop, path, { alasan: 'Supplier menolak' }, 'OWN', 'SPV');
  expect(undone.status, undone.text).toBe(200);
  expect(await terisi()).toEqual(['FINISH', 2]);
});

test('a labelled piece that goes back opens the pre-order of its lot; one that a person ended stays ended', async () => {
  const { no_po } = await minta();
  const made = await terima({ no_po, urut_po: 1 });
  const { no_terima } = made.body.data as { no_terima: string };
  const di = { kode_gudang: 'TK', kode_baki: 'A-01' };
  const barang = [{ nama_barang: 'Cincin Kawin', kode_kategori: 'PHS', berat: 3.25, ...di }];
  const label = await post(`penerimaan-barang/${no_terima}/label`, { urut: 1, barang }, 'SPV');
  expect(label.status, label.text).toBe(201);
  const [{ kode_barcode }] = label.body.data as [{ kode_barcode: string }];
  const isi = { alasan: 'Pengait longgar', barang: [{ kode_barcode, berat: 3.25 }] };
  const done = await disetujui(shop, 'retur-supplier', isi, 'OWN', 'SPV');
  expect(done.status, done.text).toBe(201);
  expect(await statusOf(no_po)).toBe('PROCESS');
  expect((await post(`pre-order/${no_po}/selesai`, { alasan: 'Tidak dicari' }, 'SPV')).status).toBe(
    200,
  );
  const { no_retur } = done.body.data as { no_retur: string };
  const path = `retur-supplier/${no_retur}/batal`;
  await disetujui(shop, path, { alasan: 'Supplier menolak' }, 'OWN', 'SPV');
  expect(await statusOf(no_po)).toBe('FINISH');
});

test('filled by an order, piece by piece; its end gives the line back, and nothing that came is cancelled', async () => {
  const { no_po } = await minta();
  const line = cincinPesanan({ no_po, urut_po: 1 });
  const { no_pesanan } = await pesan(shop, { barang: [line] });
  expect(await statusOf(no_po)).toBe('PROCESS');
  expect((await post(`pre-order/${no_po}/batal`, { alasan: 'Batal' }, 'SPV')).status).toBe(409);
  await batalkanPesanan(shop, no_pesanan);
  expect((await post(`pre-order/${no_po}/batal`, { alasan: 'Batal' }, 'SPV')).status).toBe(200);
  expect(await statusOf(no_po)).toBe('CANCEL');
});

test('ended before all of it came: with a reason, once', async () => {
  const { no_po } = await minta();
  const end = () => post(`pre-order/${no_po}/selesai`, { alasan: 'Tidak dicari lagi' }, 'SPV');
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(409);
  expect((await terima({ no_po, urut_po: 1 })).status).toBe(422);
});
