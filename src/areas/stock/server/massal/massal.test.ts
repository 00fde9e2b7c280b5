import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import {
  hitungKadarEndpoint,
  hitungProfitEndpoint,
} from '#areas/stock/contract/ubah-massal.api.ts';
import {
  updateKadarDocument as updateKadar,
  updateProfitDocument as updateProfit,
} from '#areas/stock/contract/ubah-massal.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
});
afterAll(() => shop.close());
let [P1, P2]: string[] = [];
beforeEach(async () => {
  [P1, P2] = await tambahPotong(shop, ['P1', 'P2']);
});

const TETAP = {
  cara_modal: 'TETAP',
  nilai_modal: null,
  persen_modal: null,
  cara_ongkos: 'TETAP',
  nilai_ongkos: null,
  persen_ongkos: null,
} as const;
type Cara = Partial<Record<keyof typeof TETAP, unknown>>;
const profit = (cara: Cara, barang = [P1!, P2!]) =>
  ({ body: { barang, ...TETAP, ...cara, alasan: 'Harga dasar naik' } }) as never;
const kadar = (kode_kadar: string, barang = [P1!]) => ({
  body: { barang, kode_kadar, alasan: 'Uji ulang di laboratorium' },
});
const simpan = (cara: Cara, barang?: string[]) =>
  shop.approved('MU', updateProfit.makes.simpan, profit(cara, barang));
const batal = (no: string, of: typeof updateProfit.cancel = updateProfit.cancel) =>
  shop.approved('MU', of, { params: { no }, body: { alasan: 'Salah pilih' } });
const nilaiOf = async (code: string) =>
  (
    await shop.rows(
      'select harga_modal, ongkos, kode_kadar, persen, murni from barang where kode_barcode = $1',
      [code],
    )
  )[0]!;

describe('cost of a ring of 6,400,000 and earrings of 2,800,000 goes up by 2.5%', () => {
  const naik = { cara_modal: 'PERSEN', persen_modal: persen(250) };

  test('is shown before it is done, with what the pieces would earn, and nothing is written', async () => {
    const { barang, alasan: _, ...rest } = (profit(naik) as { body: Record<string, unknown> }).body;
    const rows = await shop
      .as('MU')
      .call(hitungProfitEndpoint, { body: { barang, ...rest } } as never);
    expect(rows).toMatchObject([
      { kode_barcode: P1, modal_dari: 6_400_000, modal_ke: 6_560_000, berubah: true },
      { kode_barcode: P2, modal_dari: 2_800_000, modal_ke: 2_870_000 },
    ]);
    const [ring] = rows as unknown as { laba_dari: number; laba_ke: number }[];
    expect(ring!.laba_dari - ring!.laba_ke).toBe(160_000);
    expect((await nilaiOf(P1!)).harga_modal).toBe(6_400_000);
  });

  test('only the owner agrees; he reads the sums before and after, and every piece', async () => {
    await expect(shop.as('MU').call(updateProfit.makes.simpan, profit(naik))).rejects.toMatchObject(
      {
        code: 'PERLU_OTORISASI',
      },
    );
    await expect(
      shop.approve('MU', updateProfit.makes.simpan, profit(naik), 'SPV'),
    ).rejects.toMatchObject({ status: 403 });
    const { no_ubah, perubahan } = await simpan(naik);
    expect(no_ubah).toMatch(/^UMKJ1261120\d{3}$/);
    expect(perubahan).toBe('Modal +2.50%');
    const [row] = await shop.rows('select angka from otorisasi order by input_date desc limit 1');
    expect(JSON.stringify(row)).toContain('Rp 9,200,000 → Rp 9,430,000');
    expect(await nilaiOf(P2!)).toMatchObject({ harga_modal: 2_870_000, ongkos: 0 });
    expect(await cariUang(shop, no_ubah)).toEqual({
      persediaan: 230_000,
      selisih_stock: -230_000,
    });
    expect(await cariBuku(shop, no_ubah)).toEqual([]);
  });

  test('is taken back whole on its day, book and pieces, and not twice', async () => {
    const { no_ubah } = await simpan(naik);
    const { status, batal: done } = await batal(no_ubah);
    expect(status).toBe('CANC');
    expect(await cariUang(shop, done!.no)).toEqual({
      persediaan: -230_000,
      selisih_stock: 230_000,
    });
    expect((await nilaiOf(P1!)).harga_modal).toBe(6_400_000);
    await expect(batal(no_ubah)).rejects.toMatchObject({ code: 'UPDATE_SUDAH_BATAL' });
  });

  test('has a paper, and its cost is not told to who may not see it', async () => {
    const { no_ubah } = await simpan(naik);
    const pdf = await shop.as('MU').raw('GET', `update-barang-bukti.pdf?no_ubah=${no_ubah}`);
    expect(pdf.status).toBe(200);
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', 'spv.kj1', 'update-profit-barang', true)`,
    );
    await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
    const { body } = await shop.as('SPV').raw('GET', `update-profit-barang/${no_ubah}`);
    expect(body.data.barang[0]).not.toHaveProperty('modal_ke');
    expect(body.data.barang[0]).toHaveProperty('ongkos_ke');
  });
});

test('labour charges alone move nothing in the book, and may follow the master again', async () => {
  const { no_ubah } = await simpan({ cara_ongkos: 'PER_GRAM', nilai_ongkos: rp(20_000) });
  expect([(await nilaiOf(P1!)).ongkos, (await nilaiOf(P2!)).ongkos]).toEqual([65_000, 46_900]);
  expect(await cariUang(shop, no_ubah)).toEqual({});
  await simpan({ cara_ongkos: 'MASTER' });
  expect((await nilaiOf(P1!)).ongkos).toBeNull();
  await expect(batal(no_ubah)).rejects.toMatchObject({ code: 'BARANG_BERUBAH' });
});

describe('another kadar', () => {
  test('a ring of 3.250 g at 75% that turns out 70% holds 2.275 g of fine gold', async () => {
    const rows = await shop
      .as('OWN')
      .call(hitungKadarEndpoint, { body: { barang: [P1!], kode_kadar: '700' } });
    expect(rows).toMatchObject([{ kadar_ke: '700', murni_dari: 2438, murni_ke: 2275 }]);
    const { no_ubah } = await shop.approved('MU', updateKadar.makes.simpan, kadar('700'));
    expect(await nilaiOf(P1!)).toMatchObject({ kode_kadar: '700', persen: 7000, murni: 2275 });
    expect(await cariBuku(shop, no_ubah)).toEqual([
      ['baki:TK/A-01', P1, 7500, -1, -3250, -2438],
      ['baki:TK/A-01', P1, 7000, 1, 3250, 2275],
      ['selisih', null, 7500, 0, 3250, 2438],
      ['selisih', null, 7000, 0, -3250, -2275],
    ]);
    const life = await shop.rows(
      'select jenis, no_bukti from barang_kejadian where kode_barcode = $1 order by seq',
      [P1],
    );
    expect(life.at(-1)).toEqual({ jenis: 'UBAH_KADAR', no_bukti: no_ubah });
    await batal(no_ubah, updateKadar.cancel);
    expect(await nilaiOf(P1!)).toMatchObject({ kode_kadar: '750', persen: 7500, murni: 2438 });
  });

  test('is not taken back when the piece lies in another tray', async () => {
    const { no_ubah } = await shop.approved('MU', updateKadar.makes.simpan, kadar('700'));
    await shop
      .as('SPV')
      .raw(
        'POST',
        'pindah-barang',
        { barang: [P1], kode_gudang: 'TK', kode_baki: 'C-01' },
        { 'idempotency-key': `massal-${P1}` },
      );
    await expect(batal(no_ubah, updateKadar.cancel)).rejects.toMatchObject({
      status: 409,
      code: 'BARANG_BERUBAH',
    });
  });

  test('is open only to shops that the parameter names, and never by the other screen', async () => {
    const { no_ubah } = await shop.approved('MU', updateKadar.makes.simpan, kadar('700'));
    await expect(batal(no_ubah)).rejects.toMatchObject({ status: 404, code: 'UPDATE_TIDAK_ADA' });
    await shop.param('TOKO_UPDATE_KADAR', ['PST']);
    await expect(shop.as('OWN').call(updateKadar.makes.simpan, kadar('750'))).rejects.toMatchObject(
      {
        status: 403,
      },
    );
    await shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
  });
});

describe('nothing is changed', () => {
  const cases: [string, () => Promise<unknown>, number, string][] = [
    ['without a way', () => simpan({}), 422, 'CARA_KOSONG'],
    ['without the figure of its way', () => simpan({ cara_modal: 'PERSEN' }), 422, 'NILAI_KOSONG'],
    [
      'below nothing',
      () => simpan({ cara_modal: 'TAMBAH', nilai_modal: rp(-9_000_000) }),
      422,
      'KURANG_DARI_NOL',
    ],
    [
      'that comes to the same',
      () => simpan({ cara_modal: 'MENJADI', nilai_modal: rp(6_400_000) }, [P1!]),
      422,
      'TIDAK_BERUBAH',
    ],
    [
      'twice in one list',
      () => simpan({ cara_modal: 'TAMBAH', nilai_modal: rp(1) }, [P1!, P1!]),
      422,
      'BARANG_KEMBAR',
    ],
    [
      'that nobody knows',
      () => simpan({ cara_modal: 'TAMBAH', nilai_modal: rp(1) }, ['KJ1ZZZZZ']),
      422,
      'BARANG_TIDAK_ADA',
    ],
    [
      'to the kadar it has',
      () => shop.approved('MU', updateKadar.makes.simpan, kadar('750')),
      422,
      'TIDAK_BERUBAH',
    ],
    [
      'to a kadar nobody knows',
      () => shop.approved('MU', updateKadar.makes.simpan, kadar('123')),
      422,
      'KADAR_TIDAK_ADA',
    ],
  ];
  test.each(cases)('%s', async (_, act, code, name) => {
    const before = await shop.rows('select count(*)::int as n from ubah_massal');
    await expect(act()).rejects.toMatchObject({ status: code, code: name });
    expect(await shop.rows('select count(*)::int as n from ubah_massal')).toEqual(before);
  });

  test('that is reckoned from a cost nobody knows', async () => {
    await shop.rows('update barang set harga_modal = null where kode_barcode = $1', [P1]);
    await expect(simpan({ cara_modal: 'PERSEN', persen_modal: persen(100) })).rejects.toMatchObject(
      {
        code: 'MODAL_TIDAK_ADA',
      },
    );
    await shop.rows('update barang set harga_modal = 6400000 where kode_barcode = $1', [P1]);
  });

  test('while somebody has it in a basket; a cashier is not let in at all', async () => {
    await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: P1 });
    await expect(simpan({ cara_modal: 'TAMBAH', nilai_modal: rp(1) })).rejects.toMatchObject({
      status: 409,
      code: 'BARANG_DI_KERANJANG',
    });
    await expect(
      shop.as('KASIR').call(updateProfit.makes.simpan, profit({ cara_ongkos: 'MASTER' })),
    ).rejects.toMatchObject({ status: 403 });
  });
});

test('an owner changes alone, but does not take his own change back alone', async () => {
  const { no_ubah } = await shop
    .as('OWN')
    .call(updateProfit.makes.simpan, profit({ cara_modal: 'TAMBAH', nilai_modal: rp(1000) }));
  const ask = { params: { no: no_ubah }, body: { alasan: 'Salah pilih' } };
  await expect(shop.as('OWN').call(updateProfit.cancel, ask)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  expect((await shop.approved('OWN', updateProfit.cancel, ask, 'SPV')).status).toBe('CANC');
});
