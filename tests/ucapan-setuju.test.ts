import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

const EN = { 'accept-language': 'en' };
type Kartu = { ringkasan: string; angka: { label: string; nilai: string }[] };
let shop: Shop;
let no: string;
let code: string;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [code] = (await tambahPotong(shop, ['P1'])) as [string];
  const { body } = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: {
      nama: 'Batal penjualan {no_faktur_jual}',
      alamat: 'Aktif',
      no_hp: '0813 0000 0001',
    },
    barang: [{ kode_barcode: code }],
    pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
  });
  no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
});
afterAll(() => shop.close());

const minta = async (who: Person, method: string, path: string, body: object, headers = {}) => {
  const asked = await who.raw(
    'POST',
    'otorisasi',
    { method, path: `/api/v1/${path}`, body },
    headers,
  );
  expect(asked.status, asked.text).toBe(201);
  return asked.body.data as Kartu & { keystore: string };
};
const dibaca = async (keystore: string, who: Who, headers = {}) =>
  (await shop.as(who).raw('GET', `otorisasi/${keystore}`, undefined, headers)).body.data as Kartu;

describe('what an approver reads is in the language of whoever reads', () => {
  test('a cashier asks in Indonesian; the supervisor reads English on his own screen', async () => {
    const alasan = 'Batal penjualan';
    const asked = await minta(shop.as('KASIR'), 'POST', `penjualan/${no}/batal`, { alasan });
    expect(asked.ringkasan).toBe(`Batal penjualan ${no}`);
    const read = await dibaca(asked.keystore, 'SPV', EN);
    expect(read.ringkasan).toBe(`Cancel sale ${no}`);
    // What was typed is shown as it was typed, also where it reads like a text of ours.
    expect(read.angka).toContainEqual({ label: 'Alasan', nilai: alasan });
    expect(JSON.stringify(read)).not.toMatch(/\\u001f/);
    expect((await dibaca(asked.keystore, 'SPV')).ringkasan).toBe(`Batal penjualan ${no}`);
  });

  test('the demand itself speaks to whoever is refused, and the record keeps what was asked', async () => {
    const body = { alasan: 'Salah barang' };
    const key = { 'idempotency-key': 'ucapan-1' };
    const refused = await shop
      .as('KASIR')
      .raw('POST', `penjualan/${no}/batal`, body, { ...key, ...EN });
    expect(refused.status).toBe(403);
    expect((refused.body as unknown as Kartu).ringkasan).toBe(`Cancel sale ${no}`);
    const asked = await minta(shop.as('KASIR'), 'POST', `penjualan/${no}/batal`, body, EN);
    expect(asked.ringkasan).toBe(`Cancel sale ${no}`);
    const [kept] = await shop.rows<{ ringkasan: string; diminta: string }>(
      `select o.ringkasan, a.sesudah ->> 'ringkasan' as diminta
         from otorisasi o join audit a on a.kunci = o.keystore and a.tindakan = 'MINTA_OTORISASI'
        where o.keystore = '${asked.keystore}'`,
    );
    expect(kept).toEqual({ ringkasan: `Batal penjualan ${no}`, diminta: `Batal penjualan ${no}` });
  });

  test('figures with words are said too: labels, counts, several in one line', async () => {
    const harga = [
      { jenis: 'JUAL', kode_kadar: '375', harga_per_gram: 1_230_000 },
      { jenis: 'JUAL', kode_kadar: '750', harga_per_gram: 2_180_000 },
    ];
    const asked = await minta(shop.as('MU'), 'POST', 'parameter-harga-emas/banyak', { harga });
    expect(asked.angka[0]!.nilai).toMatch(/, \d+ barang$/);
    const read = await dibaca(asked.keystore, 'OWN', EN);
    expect(read.ringkasan).toBe('Change 2 gold prices');
    expect(read.angka[0]!.nilai).toMatch(/, \d+ items$/);
  });

  test('an approval answered in another language than it was asked in is still one of exactly that act', async () => {
    const body = { alasan: 'Salah barang' };
    const path = `penjualan/${no}/batal`;
    const { keystore } = await minta(shop.as('KASIR'), 'POST', path, body, EN);
    await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
    const { status, text } = await send(shop.as('KASIR'), path, body, { 'x-otorisasi': keystore });
    expect(status, text).toBe(200);
  });

  test('a request from before has its Indonesian words alone, and is read as they stand', async () => {
    await tambahPotong(shop, ['P1']);
    const asked = await minta(shop.as('KASIR'), 'POST', 'laci/buka', { alasan: 'Tukar uang' });
    await shop.rows(`update otorisasi set ucapan = null where keystore = '${asked.keystore}'`);
    const read = await dibaca(asked.keystore, 'SPV', EN);
    expect(read.ringkasan).toBe('Buka laci tanpa transaksi');
  });
});
