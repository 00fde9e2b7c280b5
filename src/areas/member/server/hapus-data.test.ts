import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bukaMember, jadiMember, jualMember, nomorBaru } from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import { HARGA } from '#tests/kit/tukar.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
});
afterAll(() => shop.close());

const tambah = async () => {
  const orang = { nama: 'Ibu Sari', alamat: 'Jl. Melati 1', no_hp: nomorBaru() };
  const { status, body } = await shop.as('KASIR').raw('POST', 'customer', orang, kunci());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as { kode_customer: string };
};

describe('erasure', () => {
  test('empties the card, ends its points and leaves the nota; a cashier may not', async () => {
    const kode = await jadiMember(shop, 'Hapus Saya');
    await jualMember(shop, kode, 'P4');
    const path = `customer/${kode}/hapus-data`;
    const alasan = { alasan: 'Permintaan customer' };
    expect((await send(shop.as('SPV'), path, alasan)).status).toBe(403);
    expect((await send(shop.as('OWN'), path, alasan)).body.data).toEqual({
      kode_customer: kode,
      nama: 'CUSTOMER DIHAPUS',
    });
    const [card] = await shop.rows(
      'select nama, no_hp, is_active, poin::int from customer where kode_customer = $1',
      [kode],
    );
    expect(card).toEqual({ nama: 'CUSTOMER DIHAPUS', no_hp: null, is_active: false, poin: 0 });
    const [nota] = await shop.rows('select nama_customer from penjualan where kode_customer = $1', [
      kode,
    ]);
    expect(nota).toEqual({ nama_customer: 'Hapus Saya' });
    const daftar = await shop.as('KASIR').raw('GET', 'penjualan?limit=100');
    const namaDi = (daftar.body.data as { kode_customer: string; nama_customer: string }[])
      .filter((one) => one.kode_customer === kode)
      .map((one) => one.nama_customer);
    expect(namaDi).toEqual(['CUSTOMER DIHAPUS']);
    expect((await send(shop.as('OWN'), path, alasan)).status).toBe(409);
  });

  test('is refused for five years after a large transfer, under another number meanwhile as well', async () => {
    await shop.param('BATAS_LAPOR_TUNAI', 5_000_000 as never);
    const { kode_customer } = await tambah();
    const transfer = [
      { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: HARGA.P1 },
    ];
    expect((await jualMember(shop, kode_customer, 'P1', transfer)).status).toBe(201);
    const baru = [nomorBaru(), kode_customer];
    await shop.rows('update customer set no_hp = $1 where kode_customer = $2', baru);
    const alasan = { alasan: 'Permintaan customer' };
    const path = `customer/${kode_customer}/hapus-data`;
    const { status, body } = await send(shop.as('OWN'), path, alasan);
    await shop.param('BATAS_LAPOR_TUNAI', 500_000_000 as never);
    expect([status, body.code]).toEqual([409, 'MASIH_DILAPORKAN']);
  });

  test('is refused while a deposit lives', async () => {
    const { kode_customer } = await tambah();
    await jualMember(shop, kode_customer, 'P4');
    const [kode_barcode] = await tambahPotong(shop, ['P1']);
    const titip = await send(shop.as('KASIR'), 'titip', {
      kode_sales: 'S01',
      customer: { kode_customer },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_000_000 }],
    });
    expect(titip.status, JSON.stringify(titip.body)).toBe(201);
    const { status, body } = await send(shop.as('OWN'), `customer/${kode_customer}/hapus-data`, {
      alasan: 'Permintaan customer',
    });
    expect([status, body.code]).toEqual([409, 'MASIH_BERJALAN']);
  });
});
