import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ubahBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let kode_barcode: string;
let keys = 0;
const key = () => ({ 'idempotency-key': `ubah-barang-${++keys}` });

beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const answer = await shop.as('OWN').raw(
    'POST',
    'barang',
    {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      berat: 3.25,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      kode_supplier: 'UBS',
      harga_modal: 6_400_000,
      ongkos: 50_000,
    },
    key(),
  );
  kode_barcode = answer.body.data.kode_barcode;
});

const change = (body: object, who: Who = 'OWN') =>
  shop.as(who).raw('PUT', `barang/${kode_barcode}`, body, key());
const lines = async () =>
  (
    await shop.rows(`select akun, rupiah, qty, berat, kadar, murni from buku where no_bukti like 'UB%' and no_bukti =
    (select max(no_bukti) from buku_set where no_bukti like 'UB%') order by urut`)
  ).map((line) => Object.values(line));
const life = () =>
  shop.rows(
    'select jenis, berat_sebelum, berat, dari, ke from barang_kejadian where kode_barcode = $1 order by seq',
    [kode_barcode],
  );

describe('who may change a piece (UBAH_BARANG)', () => {
  test('a cashier may not; an owner may alone', async () => {
    expect((await change({ size: '16' }, 'KASIR')).body).toMatchObject({
      status: 403,
      code: 'TIDAK_BERHAK',
    });
    expect((await change({ size: '16' })).body.data.size).toBe('16');
  });

  test('a supervisor is asked for a second person, who reads before and after', async () => {
    const asked = await change({ harga_jual: 7_500_000 }, 'SPV');
    expect(asked.body).toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
      event: 'UBAH_BARANG',
      level: ['SPV', 'OWN'],
    });
    expect(asked.body.angka).toEqual([
      { label: 'Barcode', nilai: kode_barcode },
      { label: 'Harga tetap', nilai: 'Rp 0 → Rp 7,500,000' },
      { label: 'Selisih harga', nilai: 'Rp 447,500' },
      { label: `Harga ${kode_barcode}`, nilai: 'Rp 7,102,500 → Rp 7,550,000' },
    ]);
    const given = { params: { kode_barcode }, body: { harga_jual: 7_500_000 } };
    expect((await shop.approved('SPV', ubahBarangEndpoint, given, 'OWN')).harga_jual).toBe(
      7_500_000,
    );
  });

  test.each<[string, object]>([
    ['cost', { harga_modal: 6_500_000 }],
    ['kadar', { kode_kadar: '700' }],
  ])('for %s only the owner answers', async (_, body) => {
    expect((await change(body, 'SPV')).body.level).toEqual(['OWN']);
  });

  test('a supervisor who may not see the cost is told the new one alone', async () => {
    const asked = await change({ harga_modal: 6_500_000 }, 'SPV');
    expect(asked.body.angka).toContainEqual({ label: 'Modal', nilai: 'Rp 6,500,000' });
    expect(asked.text).not.toContain('6,400,000');
  });

  test('an approval for one weight does not serve another', async () => {
    const keystore = await shop.approve(
      'SPV',
      ubahBarangEndpoint,
      { params: { kode_barcode }, body: { berat: 3.24 } },
      'OWN',
    );
    const other = await shop
      .as('SPV')
      .raw('PUT', `barang/${kode_barcode}`, { berat: 3.2 }, { ...key(), 'x-otorisasi': keystore });
    expect(other.body.code).toBe('PERLU_OTORISASI');
  });
});

describe('gold that a change takes off a piece, or adds to it, is the owner’s to agree to (D-51.17)', () => {
  test.each<[string, object, string]>([
    ['a smaller weight', { berat: 0.25 }, '3.000 g'],
    ['a stone that was gold until now', { berat_atribut: 3 }, '3.000 g'],
    ['ten milligrams', { berat: 3.24 }, '0.010 g'],
    ['gold from nowhere', { berat: 3.3 }, '-0.050 g'],
  ])('%s', async (_, body, susut) => {
    const asked = await change(body, 'SPV');
    expect([asked.status, asked.body.events, asked.body.level], asked.text).toEqual([
      403,
      ['UBAH_BARANG', 'SUSUT_LEBIH'],
      ['OWN'],
    ]);
    expect(asked.body.angka).toContainEqual({ label: 'Susut', nilai: susut, ke: 2 });
    expect(asked.text, 'what it cost is not told').not.toContain('6,400,000');
  });

  test('a stone that is set into it changes no gold: a supervisor answers', async () => {
    const asked = await change({ berat: 3.5, berat_atribut: 0.25 }, 'SPV');
    expect([asked.body.events, asked.body.level]).toEqual([['UBAH_BARANG'], ['SPV', 'OWN']]);
  });

  test('once the owner has agreed the piece costs its share less; a cost that is said stays', async () => {
    const given = { params: { kode_barcode }, body: { berat: 1.625 } };
    await shop.approved('SPV', ubahBarangEndpoint, given, 'OWN');
    const modal = async () =>
      (
        await shop.rows('select harga_modal from barang where kode_barcode = $1', [kode_barcode])
      )[0]!.harga_modal;
    expect(await modal()).toBe(3_200_000);
    expect((await change({ berat: 1.6, harga_modal: 3_100_000 })).status).toBe(200);
    expect(await modal()).toBe(3_100_000);
  });
});

describe('what a change leaves behind', () => {
  test('3.250 g weighed as 3.240 g: 10 mg and 8 mg fine go to selisih, and their cost with them', async () => {
    expect((await change({ berat: 3.24 })).body.data).toMatchObject({
      berat: 3.24,
      berat_asli: 3.24,
      murni: 2.43,
    });
    expect(await lines()).toEqual([
      ['baki:TK/A-01', 0, 0, -10, 7500, -8],
      ['selisih', 0, 0, 10, 7500, 8],
      ['persediaan', -19_692, 0, 0, 0, 0],
      ['selisih_stock', 19_692, 0, 0, 0, 0],
    ]);
    expect(await life()).toEqual([
      { jenis: 'TAMBAH', berat_sebelum: null, berat: 3250, dari: null, ke: 'baki:TK/A-01' },
      {
        jenis: 'UBAH_BERAT',
        berat_sebelum: 3250,
        berat: 3240,
        dari: 'baki:TK/A-01',
        ke: 'baki:TK/A-01',
      },
    ]);
    const [audit] = await shop.rows(
      `select tindakan, sebelum, sesudah from audit where kunci = $1 and tindakan = 'UBAH'`,
      [kode_barcode],
    );
    expect([
      audit!.sebelum.berat,
      audit!.sesudah.berat,
      audit!.sebelum.murni,
      audit!.sesudah.murni,
    ]).toEqual([3250, 3240, 2438, 2430]);
  });

  test('75% tested as 70%: the piece leaves its tray at 75 and lies in it at 70', async () => {
    expect((await change({ kode_kadar: '700' })).body.data).toMatchObject({
      kode_kadar: '700',
      kadar: 70,
      murni: 2.275,
      harga_per_gram: 2_035_000,
    });
    expect(await lines()).toEqual([
      ['baki:TK/A-01', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 0, 1, 3250, 7000, 2275],
      ['selisih', 0, 0, 3250, 7500, 2438],
      ['selisih', 0, 0, -3250, 7000, -2275],
    ]);
    expect((await life()).at(-1)!.jenis).toBe('UBAH_KADAR');
  });

  test('a cost of 6,400,000 that was 6,500,000 raises persediaan, and no gold moves', async () => {
    await change({ harga_modal: 6_500_000 });
    expect(await lines()).toEqual([
      ['persediaan', 100_000, 0, 0, 0, 0],
      ['selisih_stock', -100_000, 0, 0, 0, 0],
    ]);
    expect(await life()).toHaveLength(1);
  });

  test('a kadar master that was changed since does not touch a piece that is only weighed anew', async () => {
    await shop.rows(
      `update kadar set persen = 7400 where kode_toko = 'KJ1' and kode_kadar = '750'`,
    );
    expect((await change({ berat: 3.24 })).body.data.murni).toBe(2.43);
    await shop.rows(
      `update kadar set persen = 7500 where kode_toko = 'KJ1' and kode_kadar = '750'`,
    );
  });

  test('names, prices and words take no number and write no posting', async () => {
    const sets = async () =>
      (await shop.rows(`select count(*)::int as n from buku_set where no_bukti like 'UB%'`))[0]!.n;
    const before = await sets();
    const kondisi = { kode_kondisi: 'BAGUS', keterangan: 'Seperti baru' };
    expect((await shop.as('OWN').raw('POST', 'parakondisi', kondisi)).status).toBe(201);
    const changed = await change({
      nama_barang: 'Cincin Polos Pipih',
      kondisi: 'BAGUS',
      ongkos: null,
      harga_atribut: 25_000,
      deskripsi: 'Cincin polos tanpa mata, mengkilap',
    });
    expect(changed.body.data).toMatchObject({
      nama_barang: 'Cincin Polos Pipih',
      kondisi: 'BAGUS',
      ongkos_sendiri: null,
      ongkos: 130_000,
      harga_hari_ini: 7_207_500,
    });
    expect(await sets()).toBe(before);
  });
});

describe('what is refused', () => {
  test.each<[string, object, string, string]>([
    ['a weight of 0', { berat: 0 }, 'berat', 'Berat Tidak Boleh 0'],
    [
      'a name of five letters',
      { nama_barang: 'Antin' },
      'nama_barang',
      'Nama Barang Harus Lebih Dari 5 Karakter',
    ],
    ['no name', { nama_barang: null }, 'nama_barang', 'Nama Barang Tidak Boleh Kosong'],
    [
      '750 as a percent',
      { kadar: 750, ongkos: 130_000 },
      'kadar',
      'Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar',
    ],
    ['a group that is not there', { kode_group: 'XX' }, 'kode_group', 'Group Tidak Ditemukan'],
    ['a look nobody named', { kondisi: 'KABUR' }, 'kondisi', 'Kondisi Tidak Ditemukan'],
    ['nothing at all', {}, '', 'Tidak Ada Data Yang Diubah'],
    ['the same weight again', { berat: 3.25 }, '', 'Tidak Ada Data Yang Diubah'],
  ])('%s', async (_, body, path, message) => {
    const answer = await change(body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect(await life()).toHaveLength(1);
  });

  test('its tray is moved by a document of its own, never here', async () => {
    expect((await change({ kode_baki: 'A-02' })).status).toBe(400);
  });

  test('a piece in the basket of a counter waits until it is free', async () => {
    await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode });
    expect((await change({ size: '16' })).body).toMatchObject({
      status: 409,
      code: 'BARANG_DI_KERANJANG',
      user_id: 'ksr.kj1',
    });
    await shop.as('KASIR').raw('DELETE', `keranjang/${kode_barcode}`);
  });

  test('a sold piece is not changed any more', async () => {
    const sale = await shop.as('KASIR').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode }],
        pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
      },
      key(),
    );
    expect(sale.status).toBe(201);
    expect((await change({ berat: 3.24 })).body).toMatchObject({
      status: 409,
      code: 'BARANG_TERJUAL',
    });
  });
});
