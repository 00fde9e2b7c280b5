import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { done } from '#tests/kit/done.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { kunci } from '#tests/proof/balapan/meja.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import {
  beliManual,
  isiBaris,
  isiBeli,
  isiJual,
  tokoManual,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await done(shop, 'OWN', 'parameter-harga-emas', {
    jenis: 'BELI',
    kode_kadar: '375',
    harga_per_gram: 1_150_000,
  });
});
afterAll(() => shop.close());

const send = (who: Who, path: string, body: object, keystore?: string) =>
  shop
    .as(who)
    .raw('POST', path, body, { ...kunci(), ...(keystore && { 'x-otorisasi': keystore }) });
const asks = async (who: Who, body: object) => {
  const { body: said } = await send(who, 'pembelian-manual', body);
  return [said.code, said.events];
};
const setujui = async (path: string, body: object) => {
  const keystore = await izin(shop.as('KASIR'), shop.as('OWN'), {
    method: 'POST',
    path,
    body,
    catatan: 'Sudah dilihat',
  });
  return send('KASIR', path, body, keystore);
};
const tolak = async (no: string) => {
  const answer = await setujui(`pembelian-manual/${no}/batal`, { alasan: 'Tidak jadi' });
  expect(answer.status, answer.text).toBe(200);
};

describe('two rings of 4.100 g bought at 1,150,000 a gram', () => {
  let no = '';
  test('have their price before anybody said who sells and who serves', async () => {
    const belum = { ...isiBeli(), kode_sales: null, customer: null };
    const { body, text } = await send('KASIR', 'pembelian-manual/hitung', belum);
    expect(body.data, text).toMatchObject({ grand_total: 4_715_000, kode_sales: '' });
  });

  test('are called by the names of their jenis and group, as what is sold, unless the cashier says another', async () => {
    const nama = async (barang: object) => {
      const { body } = await send('KASIR', 'pembelian-manual/hitung', isiBeli({}, barang));
      return body.data.barang.map((one: { nama_barang: string }) => one.nama_barang);
    };
    expect(await nama({})).toEqual(['Cincin Manual 375']);
    expect(await nama({ nama_barang: 'Cincin Kuno' })).toEqual(['Cincin Kuno']);
  });

  test('wait with the money that left: in no warehouse and in no set, but of the cashier’s day', async () => {
    no = await beliManual(shop);
    expect(no).toMatch(/^PMKJ1/);
    expect(await cariBuku(shop, no)).toEqual([]);
    expect(
      await shop.rows('select jumlah, user_id from uang_keluar where no_dokumen = $1', [no]),
    ).toEqual([{ jumlah: 4_715_000, user_id: shop.as('KASIR').user_id }]);
  });

  test('count by a second person’s look: the worked posting to the milligram', async () => {
    await validasiManual(shop, [no]);
    expect(await cariUang(shop, no)).toEqual({ persediaan: 4_715_000, kas: -4_715_000 });
    expect(await cariBuku(shop, no)).toEqual([
      ['pelanggan', null, 3750, -2, -4100, -1538],
      ['gudang:BL', null, 3750, 2, 4100, 1538],
    ]);
  });

  test('are sold from no buying warehouse, but from the tray that they are moved to', async () => {
    const dari = isiJual(
      { pembayaran: null },
      { kode_gudang: 'BL', kode_baki: null, qty: 2, berat: 4.1 },
    );
    const { body } = await send('KASIR', 'penjualan-manual', dari);
    expect(body.code).toBe('GUDANG_JUAL');
    const moved = await shop.as('SPV').raw(
      'POST',
      'barang-manual/pindah',
      {
        kode_gudang: 'TK',
        kode_baki: 'M-01',
        barang: [
          {
            kode_group: 'MN',
            kode_dept: 'CC',
            dari_gudang: 'BL',
            dari_baki: null,
            qty: 2,
            berat: 4.1,
          },
        ],
      },
      kunci(),
    );
    expect(moved.status, moved.text).toBe(201);
    expect(await cariBuku(shop, String(moved.body.data.no_pindah))).toEqual([
      ['gudang:BL', null, 3750, -2, -4100, -1538],
      ['baki:TK/M-01', null, 3750, 2, 4100, 1538],
    ]);
    expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 2, modal: 4_715_000 });
    await expect(tolak(no)).rejects.toMatchObject({ code: 'SUDAH_BERKURANG' });
  });

  test('are taken back on their day while they lie where they came', async () => {
    const lain = await beliManual(shop);
    await validasiManual(shop, [lain]);
    await tolak(lain);
    const [row] = await shop.rows('select no_batal from beli_manual where no_faktur_beli = $1', [
      lain,
    ]);
    expect(row!['no_batal']).toMatch(/^XZKJ1/);
    expect(await isiBaris(shop, '', 'BL')).toMatchObject({ qty: 0, modal: 0 });
  });
});

describe('a purchase of 4,715,000 that waits', () => {
  const group = (kode_kadar: string) =>
    shop.as('OWN').raw(
      'PUT',
      'group/MB',
      {
        nama: 'Baru 375',
        kode_dept: null,
        kode_kadar,
        kategori_harga: null,
        kode_harga: null,
        kode_kelompok: null,
        harga_jual: null,
        harga_beli: null,
      },
      kunci(),
    );
  const hapus = async (path: string) =>
    (await shop.as('OWN').raw('DELETE', path, {}, kunci())).body;

  test('holds the kadar of its group, its group, jenis and warehouse, until it is rejected', async () => {
    // A group of its own: nothing but what waits is of it.
    await shop.rows(`
      insert into group_barang (kode_toko, kode_group, nama, kode_kadar) values ('KJ1', 'MB', 'Baru 375', '375');
      insert into jenis (kode_toko, kode_dept, nama) values ('KJ1', 'ZB', 'Baru')`);
    const no = await beliManual(shop, isiBeli({}, { kode_group: 'MB', kode_dept: 'ZB' }));
    const { status, body } = await group('420');
    expect([status, body.code, body.message]).toEqual([
      409,
      'GROUP_BERISI',
      `Barang ${no} Di Group Ini Berkadar Lain, Ubah Groupnya Dahulu`,
    ]);
    expect([
      await hapus('group/MB'),
      await hapus('jenis/ZB'),
      await hapus('gudang/BL'),
    ]).toMatchObject([
      { message: 'Group Masih Dipakai Barang Manual, Tidak Dapat Dihapus' },
      { message: 'Jenis Masih Dipakai Barang Manual, Tidak Dapat Dihapus' },
      { message: 'Gudang Masih Dipakai Barang Manual, Tidak Dapat Dihapus' },
    ]);
    await tolak(no);
    expect((await group('420')).status).toBe(200);
  });

  test('comes to a buying warehouse beside a damaged piece of 1.200 g, and I-36 knows it may', async () => {
    const no = await beliManual(shop);
    await validasiManual(shop, [no]);
    const [kode] = await tambahPotong(shop, ['P4']);
    const pindah = (gudang: string, baki: string | null) =>
      shop.rows('update barang set kode_gudang = $2, kode_baki = $3 where kode_barcode = $1', [
        kode,
        gudang,
        baki,
      ]);
    await pindah('BL', null);
    const lagi = await beliManual(shop);
    expect(await isiBaris(shop, '', 'BL')).toMatchObject({ qty: 2, berat: 4100 });
    const salah = (await periksaBuku(shop.db)).filter(({ kode: k }) => k === 'I-36');
    expect(salah.map((one) => one.jumlah)).toEqual([0]);
    await expect(pindah('TK', 'M-01')).rejects.toThrow('TEMPAT_MANUAL');
    await pindah('TK', 'B-02');
    await tolak(lagi);
    await tolak(no);
  });
});

describe('what a purchase of goods without a barcode asks', () => {
  test('a price above that of the day, and a sum above the limit of the level', async () => {
    expect(await asks('KASIR', isiBeli({}, { harga: 4_800_000 }))).toEqual([
      'PERLU_OTORISASI',
      ['BELI_DI_ATAS_HARGA'],
    ]);
    await shop.param('BATAS_BELI_KASIR', rp(4_000_000));
    const [code, events] = await asks('KASIR', isiBeli());
    expect([code, events]).toEqual(['PERLU_OTORISASI', ['BELI_DI_ATAS_BATAS']]);
    await shop.param('BATAS_BELI_KASIR', rp(25_000_000));
  });

  test('slices below every limit of a document: the day of the cashier asks, also while all of them wait', async () => {
    const [row] = await shop.rows<{ keluar: number }>(
      'select sum(jumlah)::bigint as keluar from uang_keluar where user_id = $1',
      [shop.as('KASIR').user_id],
    );
    await shop.param('BATAS_KELUAR_HARI_KASIR', rp(Number(row!.keluar) + 5_000_000));
    const satu = await beliManual(shop);
    expect(await asks('KASIR', isiBeli())).toEqual(['PERLU_OTORISASI', ['PEMBAYARAN_BESAR']]);
    await tolak(satu);
    // What was handed out and came back counts as it did: a rejection frees no new sum.
    expect(await asks('KASIR', isiBeli())).toEqual(['PERLU_OTORISASI', ['PEMBAYARAN_BESAR']]);
    await shop.param('BATAS_KELUAR_HARI_KASIR', rp(250_000_000));
  });

  test('identity of a seller who says nothing, photos where the shop wants them, not those of another act', async () => {
    const tanpa = isiBeli({ customer: { nama: null, alamat: null, no_hp: null, no_ktp: null } });
    expect((await send('KASIR', 'pembelian-manual', tanpa)).status).toBe(422);
    await shop.param('FOTO_BELI_WAJIB', true);
    const { status, body } = await send('KASIR', 'pembelian-manual', isiBeli());
    expect([status, body.code]).toEqual([422, 'FOTO_WAJIB']);
    await shop.param('FOTO_BELI_WAJIB', false);
    expect(
      (await send('KASIR', 'pembelian-manual', isiBeli({ foto: ['foto/lain.jpg'] }))).status,
    ).toBe(422);
  });

  test('a price that fell while it waited asks who validates; the maker himself never may', async () => {
    const no = await beliManual(shop);
    const harga = (harga_per_gram: number) =>
      done(shop, 'OWN', 'parameter-harga-emas', {
        jenis: 'BELI',
        kode_kadar: '375',
        harga_per_gram,
      });
    await harga(1_000_000);
    const asked = await send('SPV', 'barang-manual/validasi', { no: [no] });
    expect(asked.body.events).toEqual(['BELI_DI_ATAS_HARGA']);
    await harga(1_150_000);
    const own = await beliManual(shop, isiBeli(), 'SPV');
    const self = await send('SPV', 'barang-manual/validasi', { no: [no, own] });
    expect([self.status, self.body.code]).toEqual([403, 'VALIDASI_SENDIRI']);
    await validasiManual(shop, [no, own], 'OWN');
  });

  test('of two codes of 37.50 % the group’s own is bought, at 1,160,000 a gram: 4,756,000', async () => {
    await shop.rows(`
      insert into kadar (kode_toko, kode_kadar, label, persen) values ('KJ1', '375B', '37.5 B', 3750);
      insert into group_barang (kode_toko, kode_group, nama, kode_kadar) values ('KJ1', 'MX', 'Manual 375B', '375B')`);
    await done(shop, 'OWN', 'parameter-harga-emas', {
      jenis: 'BELI',
      kode_kadar: '375B',
      harga_per_gram: 1_160_000,
    });
    const isi = isiBeli({}, { kode_group: 'MX' });
    const { status, body, text } = await send('KASIR', 'pembelian-manual', isi);
    expect([status, body.data], text).toMatchObject([
      201,
      { grand_total: 4_756_000, barang: [{ kode_kadar: '375B' }] },
    ]);
    // A group of the other code stays with its own.
    expect((await send('KASIR', 'pembelian-manual', isiBeli())).body.data).toMatchObject({
      grand_total: 4_715_000,
      barang: [{ kode_kadar: '375' }],
    });
  });

  test('a group without a kadar, an unknown one, and a selling warehouse are refused', async () => {
    const code = async (barang: object) =>
      (await send('KASIR', 'pembelian-manual', isiBeli({}, barang))).body.code;
    expect(await code({ kode_group: 'T' })).toBe('GROUP_TANPA_KADAR');
    expect(await code({ kode_gudang: 'TK' })).toBe('GUDANG_BELI');
    expect(await code({ berat: 0 })).toBeDefined();
  });
});
