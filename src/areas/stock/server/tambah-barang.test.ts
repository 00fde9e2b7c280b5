import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

/** The four pieces of the worked postings, as a form sends them. */
const piece = (nama_barang: string, kode_kadar: string, berat: number, kode_baki: string, harga_modal?: number) => ({
  nama_barang, kode_kategori: 'PHS', kode_dept: 'CC', kode_group: 'T', kode_kadar, berat, kode_gudang: 'TK', kode_baki,
  kode_supplier: 'UBS', ...(harga_modal === undefined ? {} : { harga_modal }),
});
const P1 = piece('Cincin Polos', '750', 3.25, 'A-01', 6_400_000);
const P2 = piece('Anting Ring', '420', 2.345, 'A-01', 2_800_000);
const P3 = piece('Kalung Nori', '700', 5.01, 'B-02', 9_100_000);
const P4 = piece('Liontin Hati', '375', 1.2, 'B-02', 1_250_000);

let keys = 0;
const post = (path: string, body: unknown, who: 'SPV' | 'OWN' | 'KASIR' | 'MU' = 'SPV') =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': `uji-barang-${++keys}` });
const count = async (table: string) => (await shop.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const everything = async () => Promise.all(['barang', 'barang_kejadian', 'buku', 'audit', 'nomor'].map(count));
const broken = async () => (await periksaBuku(shop.db, 'KJ1')).filter((found) => found.jumlah > 0);

describe('goods of a supplier (worked postings, 1)', () => {
  test('four pieces of UBS stand in the book line by line, with their barcodes', async () => {
    const answer = await post('barang/banyak', { barang: [P1, P2, P3, P4] });
    expect(answer.status).toBe(201);
    const codes = answer.body.data.map((one: any) => one.kode_barcode);
    expect(codes).toEqual(['KJ100001', 'KJ100002', 'KJ100003', 'KJ100004']);
    const lines = await shop.rows(`select akun, kode_barcode, rupiah, qty, berat, kadar, murni from buku order by urut`);
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['supplier:UBS', 'KJ100001', 0, -1, -3250, 7500, -2438],
      ['baki:TK/A-01', 'KJ100001', 0, 1, 3250, 7500, 2438],
      ['supplier:UBS', 'KJ100002', 0, -1, -2345, 4200, -985],
      ['baki:TK/A-01', 'KJ100002', 0, 1, 2345, 4200, 985],
      ['supplier:UBS', 'KJ100003', 0, -1, -5010, 7000, -3507],
      ['baki:TK/B-02', 'KJ100003', 0, 1, 5010, 7000, 3507],
      ['supplier:UBS', 'KJ100004', 0, -1, -1200, 3750, -450],
      ['baki:TK/B-02', 'KJ100004', 0, 1, 1200, 3750, 450],
      ['persediaan', null, 19_550_000, 0, 0, 0, 0],
      ['supplier:UBS', null, -19_550_000, 0, 0, 0, 0],
    ]);
    expect(await shop.rows('select no_bukti, kode_transaksi from buku_set')).toEqual([{ no_bukti: 'TAKJ1261120001', kode_transaksi: 'TAMBAH' }]);
    expect(await shop.rows('select seq, jenis, ke_status, ke, berat, no_bukti from barang_kejadian where kode_barcode = $1', ['KJ100003']))
      .toEqual([{ seq: 1, jenis: 'TAMBAH', ke_status: 'READY', ke: 'baki:TK/B-02', berat: 5010, no_bukti: 'TAKJ1261120001' }]);
    expect(await broken()).toEqual([]);
  });

  test('a single piece from before Kilau: 3.250 g less a stone of 0.250 g is 2.250 g fine, owed to nobody', async () => {
    const { kode_supplier: _, ...own } = P1;
    const answer = await post('barang', { ...own, nama_barang: 'Cincin Mata Satu', berat_atribut: 0.25, atribut: '1 batu', size: '16', ongkos: 0 });
    expect(answer.status).toBe(201);
    const { kode_barcode } = answer.body.data;
    expect(answer.body.data).toMatchObject({
      kode_barcode: 'KJ100005', berat: 3.25, berat_asli: 3, berat_atribut: 0.25, berat_label: 0.12, murni: 2.25, kadar: 75,
      harga_per_gram: 2_170_000, ongkos: 0, ongkos_sendiri: 0, harga_jual: 0, harga_hari_ini: 7_052_500, status: 'READY',
      tgl_terima: '2026-11-20', gambar: [], berlian: [], keranjang: null, label_ke: 0, dokumen_perolehan: 'TIDAK_ADA', barcode_asal: null,
    });
    const lines = await shop.rows(`select akun, rupiah, qty, berat, murni from buku where no_bukti = 'TAKJ1261120002' order by urut`);
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['supplier:AWAL', 0, -1, -3250, -2250], ['baki:TK/A-01', 0, 1, 3250, 2250],
      ['persediaan', 6_400_000, 0, 0, 0], ['modal', -6_400_000, 0, 0, 0],
    ]);
    expect(await shop.rows(`select tindakan, kunci from audit where tabel = 'barang' order by urut desc limit 1`)).toEqual([{ tindakan: 'TAMBAH', kunci: kode_barcode }]);
  });

  test('a supervisor is not told the cost, a manager is', async () => {
    const spv = await post('barang', { ...P1, nama_barang: 'Cincin Kawin' });
    const mu = await post('barang', { ...P1, nama_barang: 'Cincin Kawin' }, 'MU');
    expect('harga_modal' in spv.body.data).toBe(false);
    expect(mu.body.data.harga_modal).toBe(6_400_000);
  });

  test('the same key sent twice adds one piece', async () => {
    const before = await count('barang');
    const twice = await Promise.all([1, 2].map(() =>
      shop.as('SPV').raw('POST', 'barang', { ...P2, nama_barang: 'Anting Sama' }, { 'idempotency-key': 'dua-kali-klik' })));
    expect(twice.map((one) => one.body.data.kode_barcode)).toEqual([twice[0]!.body.data.kode_barcode, twice[0]!.body.data.kode_barcode]);
    expect(await count('barang')).toBe(before + 1);
  });

  test('a cashier may not add goods, and without a key nobody may', async () => {
    expect((await post('barang', P1, 'KASIR')).status).toBe(403);
    expect((await shop.as('SPV').raw('POST', 'barang', P1)).body.code).toBe('KUNCI_KOSONG');
  });
});

describe('what is refused, and nothing is written', () => {
  test.each<[string, object, number, string, string]>([
    ['no group', { kode_group: null }, 422, 'kode_group', 'Kode Group Tidak Boleh Kosong'],
    ['an empty group', { kode_group: '' }, 422, 'kode_group', 'Kode Group Tidak Boleh Kosong'],
    ['a group that is not there', { kode_group: 'XX' }, 422, 'kode_group', 'Group Tidak Ditemukan'],
    ['a name of five letters', { nama_barang: 'Antin' }, 422, 'nama_barang', 'Nama Barang Harus Lebih Dari 5 Karakter'],
    ['a description of 19 letters', { deskripsi: 'x'.repeat(19) }, 422, 'deskripsi', 'Deskripsi Minimal 20 Karakter'],
    ['a kadar of 0', { kadar: 0 }, 422, 'kadar', 'Kadar Tidak Boleh 0'],
    ['750 typed as a percent', { kadar: 750 }, 422, 'kadar', 'Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar'],
    ['a percent typed as a kadar code', { kode_kadar: '75' }, 422, 'kode_kadar', 'Kadar Tidak Ditemukan, Pilih Kode Kadar Dari Daftar'],
    ['a weight of 0', { berat: 0 }, 422, 'berat', 'Berat Tidak Boleh 0'],
    ['a weight below 0', { berat: -1 }, 422, 'berat', 'Berat Tidak Boleh 0'],
    ['no weight', { berat: null }, 422, 'berat', 'Berat Tidak Boleh Kosong'],
    ['a weight of four decimals', { berat: 3.2501 }, 422, 'berat', 'Berat Terlalu Banyak Desimal'],
    ['more than 100 kg', { berat: 100_000.001 }, 422, 'berat', 'Berat Terlalu Besar'],
    ['stones heavier than the piece', { berat_atribut: 3.25 }, 422, 'berat_atribut', 'Berat Emas Harus Lebih Dari 0, Berat Atribut Terlalu Besar'],
    ['a gold weight that does not add up', { berat_asli: 3 }, 422, 'berat_asli', 'Berat Asli Harus Sama Dengan Berat Dikurangi Berat Atribut'],
    ['no tray in a warehouse of trays', { kode_baki: null }, 422, 'kode_baki', 'Baki Harus Dipilih'],
    ['a tray of nowhere', { kode_baki: 'Z-99' }, 422, 'kode_baki', 'Baki Tidak Ditemukan Di Gudang TK'],
    ['the warehouse of bought gold', { kode_gudang: 'BL', kode_baki: null }, 422, 'kode_gudang', 'Barang Hanya Dapat Ditambah Di Gudang Toko'],
    ['a day that is not today', { tgl_terima: '2026-11-19' }, 422, 'tgl_terima', 'Tanggal Terima Harus Tanggal Hari Ini'],
    ['a photo that was never sent', { gambar: [{ gambar_path: 'NSIPIC/KJ1/../../etc/passwd' }] }, 422, 'gambar', 'Foto Tidak Ditemukan, Silahkan Unggah Ulang'],
    ['a negative price', { harga_jual: -1 }, 422, 'harga_jual', 'Harga Jual Tetap Terlalu Kecil'],
    ['half a rupiah', { ongkos: 0.5 }, 422, 'ongkos', 'Invalid input'],
    ['a name that turns the line around', { nama_barang: 'Cincin \u202enaikgnib' }, 422, 'nama_barang', 'Nama Barang Berisi Karakter Yang Tidak Diizinkan'],
    ['a weight as text', { berat: '3.25' }, 400, 'berat', ''],
    ['an unknown field', { kode_toko: 'PST' }, 400, '', 'Data kode_toko Tidak Dikenal'],
  ])('%s', async (_, change, status, path, message) => {
    const before = await everything();
    const answer = await post('barang', { ...P1, ...change });
    expect(answer.status).toBe(status);
    if (message && message !== 'Invalid input') expect(answer.body.errors).toContainEqual({ path, message });
    else expect(answer.body.errors.map((one: any) => one.path)).toContain(path);
    expect(await everything()).toEqual(before);
  });

  test('what belongs to a module that is off names the module', async () => {
    expect((await post('barang', { ...P1, tag_id: 'E200001' })).body).toMatchObject({ status: 403, code: 'MODUL_TIDAK_AKTIF', modul: 'RFID_MODULE' });
    expect((await post('barang', { ...P1, berlian: [{ carat: 0.25 }] })).body).toMatchObject({ code: 'MODUL_TIDAK_AKTIF', modul: 'BERLIAN_MODULE' });
  });

  test('every fault of a piece is told at once', async () => {
    const answer = await post('barang', { ...P1, nama_barang: 'Cin', kode_group: 'XX', berat: 0, kadar: 501 });
    expect(answer.body.errors.map((one: any) => one.path)).toEqual(['nama_barang', 'kadar', 'berat', 'kode_group']);
  });
});

describe('a name of its own (NAMA_BARANG_UNIK_MODULE)', () => {
  test('a name that an unsold piece has is refused, whatever its capitals; a sold one gives its name free', async () => {
    await shop.modulOn('NAMA_BARANG_UNIK_MODULE');
    const { body } = await post('barang', { ...P1, nama_barang: 'Cincin Satu-Satunya' });
    const { kode_barcode } = body.data;
    const again = await post('barang', { ...P1, nama_barang: 'CINCIN  satu-satunya' });
    expect(again.body.errors).toEqual([{ path: 'nama_barang', message: `Nama Barang Sudah Dipakai ${kode_barcode}` }]);
    const twins = await post('barang/banyak', { barang: [{ ...P1, nama_barang: 'Gelang Kembar' }, { ...P1, nama_barang: 'gelang kembar' }] });
    expect(twins.body.errors).toEqual([{ path: 'barang.1.nama_barang', message: 'Nama Barang Sama Dengan Baris 1' }]);
    await shop.rows(`update barang set status = 'TERJUAL', no_pegang = 'PJKJ1261120001' where kode_barcode = $1`, [kode_barcode]);
    expect((await post('barang', { ...P1, nama_barang: 'Cincin Satu-Satunya' })).status).toBe(201);
    await shop.rows(`update barang set status = 'READY', no_pegang = null where kode_barcode = $1`, [kode_barcode]);
    await shop.modulOff('NAMA_BARANG_UNIK_MODULE');
  });

  test('two counters that take the same name at once: one gets it', async () => {
    await shop.modulOn('NAMA_BARANG_UNIK_MODULE');
    const both = await Promise.all([post('barang', { ...P1, nama_barang: 'Kalung Rebutan' }), post('barang', { ...P1, nama_barang: 'Kalung Rebutan' }, 'OWN')]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
    await shop.modulOff('NAMA_BARANG_UNIK_MODULE');
  });
});

describe('a thousand lines at once', () => {
  const lines = (n: number) => Array.from({ length: n }, (_, at) => ({ ...[P1, P2, P3, P4][at % 4]!, nama_barang: `Barang nomor ${at + 1}` }));

  test('one wrong line of 1,000 saves nothing, and its fault is told by its number', async () => {
    const before = await everything();
    const barang = lines(1000);
    barang[612] = { ...barang[612]!, berat: 0 };
    const answer = await post('barang/banyak', { barang });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'barang.612.berat', message: 'Berat Tidak Boleh 0' }]);
    expect(await everything()).toEqual(before);
  });

  test('faults of every kind in many lines are all told', async () => {
    const barang: object[] = lines(5);
    barang[1] = { ...P1, nama_barang: 'Tali' };
    barang[3] = { ...P1, berat: null, kode_kadar: '751' };
    barang[4] = { ...P1, kode_baki: 'Z-01', kadar: 0 };
    expect((await post('barang/banyak', { barang })).body.errors.map((one: any) => one.path)).toEqual([
      'barang.1.nama_barang', 'barang.3.berat', 'barang.3.kode_kadar', 'barang.4.kadar', 'barang.4.kode_baki',
    ]);
  });

  test('none, and more than 1,000, are refused', async () => {
    expect((await post('barang/banyak', { barang: [] })).body.message).toBe('Barang Tidak Boleh Kosong');
    expect((await post('barang/banyak', { barang: lines(1001) })).body.message).toBe('Barang Maksimal 1000 Baris');
  });

  test('1,000 pieces are one document of 2,002 lines, and the book holds what lies in the trays', async () => {
    const answer = await post('barang/banyak', { barang: lines(1000) });
    expect(answer.status).toBe(201);
    expect(new Set(answer.body.data.map((one: any) => one.kode_barcode)).size).toBe(1000);
    expect(answer.body.data[999].nama_barang).toBe('Barang nomor 1000');
    const [{ no_bukti }] = await shop.rows<{ no_bukti: string }>('select no_bukti from buku_set order by no_bukti desc limit 1') as [{ no_bukti: string }];
    expect(await shop.rows('select count(*)::int as n from buku where no_bukti = $1', [no_bukti])).toEqual([{ n: 2002 }]);
    expect(await broken()).toEqual([]);
  });
});
