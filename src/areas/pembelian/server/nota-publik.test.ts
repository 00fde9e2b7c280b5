import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

let shop: Shop;
let round = 0;
let menit = 0;
const kasir = () => shop.as('KASIR');
const post = (who: Person, path: string, body: object, headers: object = {}) =>
  who.raw('POST', path, body, { 'idempotency-key': `nota-publik-${++round}`, ...headers });
/** As a phone on the street: no session, no header. */
const lihat = async (kode: string) => {
  const { statusCode, payload, headers } = await shop.app.inject({ url: `/api/v1/nota/${kode}` });
  return { status: statusCode, body: JSON.parse(payload), headers };
};
const kodeOf = async (no: string): Promise<string> => {
  const { body } = await kasir().raw('GET', `alamat-nota/${no}`);
  return (body.data as { alamat: string }).alamat.split('/nota/')[1]!;
};
const BU_SARI = { nama: 'Ibu Sari', alamat: 'Gang Melati 1', no_hp: '0812 3456 7890' };

const setuju = async (who: Person, path: string, body: object) =>
  post(who, path, body, { 'x-otorisasi': await izin(who, shop.as('OWN'), { path, body }) });

async function jual() {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const { body } = await post(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: BU_SARI,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }],
  });
  const { no_faktur_jual } = body.data as { no_faktur_jual: string };
  return { no_faktur_jual, kode_barcode: kode_barcode! };
}

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await post(shop.as('OWN'), 'parabeli', {
    kode_kondisi: 'PATAH',
    keterangan: 'Patah',
    cara: 'PER_GRAM',
    rupiah: 5000,
  });
  await post(shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal pagi',
  });
});
// A minute passes: what was asked before does not count any more.
beforeEach(() => shop.jam(`2026-11-20T03:${String((menit += 2)).padStart(2, '0')}:00Z`));
afterAll(() => shop.close());

describe('P1 is sold, and its QR is read on the street', () => {
  let nota: { no_faktur_jual: string; kode_barcode: string };
  let kode = '';

  test('the page tells piece, day and today’s buy-back: 6,662,500 broken, 6,678,500 whole', async () => {
    nota = await jual();
    kode = await kodeOf(nota.no_faktur_jual);
    expect(kode).toMatch(/^[\w-]{22}$/);
    const { status, body } = await lihat(kode);
    expect({ status, ...body.data }).toMatchObject({
      status: 'BERLAKU',
      jenis: 'PENJUALAN',
      no: nota.no_faktur_jual,
      tgl_system: '2026-11-20',
      tgl_harga: '2026-11-20',
      barang: [
        {
          nama_barang: 'Cincin Polos',
          kadar: 75,
          berat: 3.25,
          dibeli: false,
          beli_dari: 6_662_500,
          beli_sampai: 6_678_500,
        },
      ],
    });
  });

  test('and nobody’s name, phone, address or barcode, nor what was paid', async () => {
    const { body } = await lihat(kode);
    const said = JSON.stringify(body);
    for (const word of ['Sari', 'Melati', '0812', 'ksr.kj1', 'S01', nota.kode_barcode, '7102500'])
      expect(said).not.toContain(word);
  });

  test('its paper carries the code; without a portal it is found where the server is, whatever the caller says', async () => {
    const pdf = await kasir().raw('GET', `penjualan/${nota.no_faktur_jual}/nota.pdf`);
    expect(pdf.status).toBe(200);
    const { body } = await kasir().raw('GET', `alamat-nota/${nota.no_faktur_jual}`);
    expect(body.data.alamat).toMatch(/^http:\/\/[^/]+\/nota\/[\w-]{22}$/);
    const asked = await kasir().raw('GET', `alamat-nota/${nota.no_faktur_jual}`, undefined, {
      host: 'penipu.contoh.id',
      'x-forwarded-proto': 'https',
    });
    expect(asked.body.data.alamat).toBe(body.data.alamat);
    await shop.rows(`update toko set portal = 'https://emas.contoh.id/' where kode_toko = 'KJ1'`);
    const lagi = await kasir().raw('GET', `alamat-nota/${nota.no_faktur_jual}`);
    expect(lagi.body.data.alamat).toBe(`https://emas.contoh.id/nota/${kode}`);
    await shop.rows(`update toko set portal = null where kode_toko = 'KJ1'`);
    const lain = await shop.as('KASIR', 'PST').raw('GET', `alamat-nota/${nota.no_faktur_jual}`);
    expect(lain.status).toBe(404);
  });

  test('the photo of the piece is there for whoever has the code', async () => {
    const { statusCode, headers } = await shop.app.inject({ url: `/api/v1/nota/${kode}/foto/1` });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const none = await shop.app.inject({ url: `/api/v1/nota/${kode}/foto/2` });
    expect(none.statusCode).toBe(404);
  });

  test('bought back it says so and offers nothing more; the seller’s paper has a page too', async () => {
    const { body } = await post(kasir(), 'pembelian', {
      kode_sales: 'S01',
      customer: { ...BU_SARI, no_ktp: '3201234567890001' },
      barang: [{ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24 }],
    });
    const { no_faktur_beli } = body.data as { no_faktur_beli: string };
    expect((await lihat(kode)).body.data.barang).toMatchObject([
      { dibeli: true, beli_dari: null, beli_sampai: null },
    ]);
    const beli = await lihat(await kodeOf(no_faktur_beli));
    expect(beli.body.data).toMatchObject({
      jenis: 'PEMBELIAN',
      status: 'BERLAKU',
      barang: [{ berat: 3.24, beli_sampai: null }],
    });
    expect(JSON.stringify(beli.body)).not.toMatch(/Sari|3201234567890001/);
  });
});

test('a cancelled sale is told as cancelled', async () => {
  const { no_faktur_jual } = await jual();
  const kode = await kodeOf(no_faktur_jual);
  await setuju(kasir(), `penjualan/${no_faktur_jual}/batal`, { alasan: 'Salah barang' });
  const { body } = await lihat(kode);
  expect(body.data).toMatchObject({ status: 'BATAL', barang: [{ beli_sampai: null }] });
  expect(body.data.tgl_batal).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain('Salah barang');
});

test('a deposit tells what is held, not what was paid', async () => {
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { body } = await post(kasir(), 'titip', {
    kode_sales: 'S01',
    customer: BU_SARI,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 500_000 }],
  });
  const { no_titip } = body.data as { no_titip: string };
  const page = await lihat(await kodeOf(no_titip));
  expect(page.body.data).toMatchObject({ jenis: 'TITIPAN', no: no_titip, status: 'BERLAKU' });
  expect(JSON.stringify(page.body)).not.toMatch(/Sari|500000/);
});

test('a code that was never given finds nothing, and who guesses is told to wait', async () => {
  const tebak = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect((await lihat(tebak)).status).toBe(404);
  expect((await lihat('PJKJ1261120001')).status).toBe(422);
  const semua = await Promise.all(Array.from({ length: 40 }, () => lihat(tebak)));
  const terakhir = semua.at(-1)!;
  expect([terakhir.status, terakhir.body.code]).toEqual([429, 'TERLALU_SERING']);
});
