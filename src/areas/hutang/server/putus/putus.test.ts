import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { batalLunasEndpoint } from '#areas/hutang/contract/validasi.api.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { ditimbang, pinjamkan, REINI, ditimbangLagi, KEMBALI } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});
const piece = (urut: 1 | 2, more: object = {}) => ({ ...ditimbang[urut - 1], ...more });
const BOTH = ditimbang;
/** For the reckoning before the scale. */
const BELUM = [1, 2].map((urut) => ({
  urut,
  kode_group: 'T',
  berat: null,
  kondisi: null,
  harga: null,
}));
const { no_ktp } = REINI;
const bodyOf = (more: object = {}) => ({ kode_sales: 'S01', barang: BOTH, no_ktp, ...more });
/** By the cashier alone, who is refused or asked. */
const sell = (no: string, more: object = {}, who: Who = 'KASIR') =>
  post(who, `hutang/${no}/beli-putus`, bodyOf(more));
/** With a supervisor's word. */
const sold = (no: string, more: object = {}, by: Who = 'SPV') =>
  disetujui(shop, `hutang/${no}/beli-putus`, bodyOf(more), by);
type Made = { no_lunas: string; no_faktur_beli: string; postings: Line[] };
type Line = Record<'akun', string> & Record<'rupiah' | 'qty' | 'berat' | 'murni', number>;
const lines = ({ postings }: { postings: readonly Line[] }) =>
  postings.map(({ akun, rupiah, qty, berat, murni }) =>
    [akun, rupiah, ...(qty === 0 ? [] : [qty, berat, murni])].join(' '),
  );
const putus = async (no: string, more: object = {}): Promise<Made> => {
  const made = await sold(no, more);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data as Made;
};
const hutangOf = (no: string) => shop.as('KASIR').call(hutangDocument.one, { params: { no } });
const beliOf = (no: string) => shop.as('OWN').call(pembelianDocument.one, { params: { no } });
const lent = async (): Promise<string> => (await pinjamkan(shop)).no_faktur_hutang;
const batal = (no: string) =>
  shop.approved(
    'SPV',
    batalLunasEndpoint,
    { params: { no }, body: { alasan: 'Customer ingin menebus', barang: KEMBALI } },
    'OWN',
  );
const stok = async (no: string) =>
  (await shop.as('SPV').call(stockBeliEndpoint)).filter((one) => one.no_faktur_beli === no);
const tukar = () =>
  shop.rows("select coalesce(sum(rupiah), 0)::int as sisa from buku where akun = 'tukar'");

describe('3,500,000 after 47 days on 3 g of 70 % and 1.5 g of 75 % (worked postings of D-35.17)', () => {
  let no = '';
  let made: Made;
  test('is seen before it is done: days, interest, price, difference', async () => {
    no = await lent();
    await shop.hari('2027-01-06');
    const told = await post('KASIR', `hutang/${no}/beli-putus/hitung`, bodyOf({ barang: BELUM }));
    expect(told.body.data).toMatchObject({
      hari_bunga: 47,
      bunga_rp: 164_500,
      total_bayar: 3_664_500,
      harga_beli: 8_857_500,
      arah: 'KELUAR',
      jumlah: 5_193_000,
      status: 'DONE',
      kurang: [],
    });
  });

  test('two documents name each other and meet in tukar; 5,193,000 is paid out', async () => {
    made = await putus(no);
    expect(lines(made)).toEqual([
      'tukar 8857500',
      'kas -5193000',
      'pinjaman -3500000',
      'bunga -164500',
      'jaminan 0 -1 -3 -2.1',
      'pelanggan 0 1 3 2.1',
      'jaminan 0 -1 -1.5 -1.125',
      'pelanggan 0 1 1.5 1.125',
    ]);
    const beli = await beliOf(made.no_faktur_beli);
    expect(lines(beli as never)).toEqual([
      'persediaan 8857500',
      'tukar -8857500',
      'pelanggan 0 -1 -3000 -2100',
      'gudang:BL 0 1 3000 2100',
      'pelanggan 0 -1 -1500 -1125',
      'gudang:BL 0 1 1500 1125',
    ]);
    expect(beli).toMatchObject({
      status: 'DONE',
      no_lunas: made.no_lunas,
      no_tukar: null,
      grand_total: 8_857_500,
      nama_customer: 'Ibu Reini',
      pembayaran: [],
    });
    expect(await tukar()).toEqual([{ sisa: 0 }]);
    expect((await hutangOf(no)).status).toBe('LUNAS');
    expect(await stok(made.no_faktur_beli)).toHaveLength(2);
    const path = lunasDocument.paper.path.replace(':induk', no).replace(':no', made.no_lunas);
    expect((await shop.as('KASIR').raw('GET', path)).text.slice(0, 5)).toBe('%PDF-');
  });

  test('neither half goes back alone, and both only by somebody else', async () => {
    const half = await post('OWN', `pembelian/${made.no_faktur_beli}/batal`, {
      alasan: 'Uji coba',
    });
    expect([half.status, half.body.code]).toEqual([409, 'BAGIAN_PUTUS']);
    const alone = await post('SPV', `hutang/${no}/batal-lunas`, {
      alasan: 'Uji coba',
      barang: ditimbangLagi,
    });
    expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_HUTANG_LUNAS']);
    const again = await sell(no);
    expect(again.status).toBe(409);
    expect((await post('KASIR', `hutang/${no}/pelunasan`, {})).status).toBe(409);
    await expect(
      shop.rows(
        `update hutang_lunas set status = 'CANC', no_batal = 'XLKJ1270106099' where no_lunas = $1`,
        [made.no_lunas],
      ),
    ).rejects.toThrow(/lost its other half/);
  });

  test('both halves go back by one approval; the loan runs again as it did', async () => {
    const back = await batal(no);
    expect(back).toMatchObject({ status: 'CANC', no_faktur_beli: made.no_faktur_beli });
    expect(await beliOf(made.no_faktur_beli)).toMatchObject({ status: 'CANC' });
    expect(await hutangOf(no)).toMatchObject({
      status: 'AKTIF',
      bunga_dibayar_sampai: '2026-11-20',
    });
    expect(await stok(made.no_faktur_beli)).toEqual([]);
    expect(await tukar()).toEqual([{ sisa: 0 }]);
    const anew = await putus(no);
    expect(anew.no_faktur_beli).not.toBe(made.no_faktur_beli);
    // An owner takes a redemption back alone (decision 342), and its buy-back with it.
    expect(
      (await post('OWN', `hutang/${no}/batal-lunas`, { alasan: 'Uji coba', barang: ditimbangLagi }))
        .status,
    ).toBe(200);
  });

  test('stays once its gold went on', async () => {
    const one = await putus(no);
    const lot = {
      barang: [{ no_faktur_beli: one.no_faktur_beli, urut: 1 }],
      berat: 2.99,
      kadar: 70,
      alasan: 'Patah, dilebur',
    };
    const melted = await disetujui(shop, 'hancur-pembelian', lot, 'OWN', 'SPV');
    expect(melted.status, JSON.stringify(melted.body)).toBe(201);
    const late = await post('OWN', `hutang/${no}/batal-lunas`, {
      alasan: 'Uji coba',
      barang: ditimbangLagi,
    });
    expect([late.status, late.body.code]).toEqual([409, 'EMAS_PINDAH']);
    expect((await hutangOf(no)).status).toBe('LUNAS');
  });
});

describe('every rule of a buy-back holds', () => {
  test('above the price of today only by approval, and interest below what is owed too', async () => {
    const no = await lent();
    const dear = await sell(no, { barang: [piece(1, { harga: 9_000_000 }), piece(2)] });
    expect([dear.status, dear.body.events]).toEqual([403, ['BELI_PUTUS', 'BELI_DI_ATAS_HARGA']]);
    const less = await sell(no, { bunga_rp: 0 });
    expect([less.status, less.body.events]).toEqual([403, ['BELI_PUTUS', 'BUNGA_DI_BAWAH']]);
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test.each([
    ['one piece kept back', { barang: [piece(1)] }, 'Semua Barang Jaminan Harus Dijual, Satu Kali'],
    [
      'one piece twice',
      { barang: [piece(1), piece(1)] },
      'Semua Barang Jaminan Harus Dijual, Satu Kali',
    ],
    ['nothing', { barang: [] }, 'Barang Tidak Boleh Kosong'],
    [
      'not weighed',
      { barang: [piece(1), piece(2, { berat: undefined })] },
      'Berat Tidak Boleh Kosong',
    ],
    ['a weight of nothing', { barang: [piece(1, { berat: 0 }), piece(2)] }, 'Berat Tidak Boleh 0'],
    [
      'lighter than pledged',
      { barang: [piece(1, { berat: 2.9 }), piece(2)] },
      'Berat Cincin polos Harus 3.000 g, Selisih Paling Banyak 0.050 g',
    ],
    [
      'without group',
      { barang: [piece(1, { kode_group: null }), piece(2)] },
      'Group Tidak Ditemukan',
    ],
    ['an unknown sales person', { kode_sales: 'S99' }, 'Kode Sales Tidak Ditemukan'],
    [
      'a photo that is not there',
      { foto: ['KJ1/x.webp'] },
      'Foto Tidak Ditemukan, Silahkan Unggah Ulang',
    ],
    ['more interest than is owed', { bunga_rp: 9_000_000 }, /^Bunga /],
    [
      'other money',
      { pembayaran: [{ jenis: 'CASH', jumlah: 1 }] },
      /^Pembayaran Harus Sama Dengan /,
    ],
    [
      'paid out by card',
      { pembayaran: [{ jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1 }] },
      'Pinjaman Dibayar Tunai Atau Transfer',
    ],
  ])('%s is refused, and nothing is written', async (_, more, message) => {
    const no = await lent();
    const answer = await sell(no, more);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect((await hutangOf(no)).status).toBe('AKTIF');
    expect(await shop.rows('select from hutang_lunas where no_faktur_hutang = $1', [no])).toEqual(
      [],
    );
  });

  test('a weight of null is no weight: misshapen, and the loan runs on', async () => {
    const no = await lent();
    const answer = await sell(no, { barang: [piece(1), piece(2, { berat: null })] });
    expect([answer.status, answer.body.message]).toEqual([400, 'Berat Tidak Boleh Kosong']);
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test('photos are asked for where the shop wants them', async () => {
    const no = await lent();
    await shop.param('FOTO_BELI_WAJIB', true);
    const answer = await sell(no);
    await shop.param('FOTO_BELI_WAJIB', false);
    expect([answer.status, answer.body.message]).toEqual([422, 'Foto Barang Wajib Dimasukkan']);
  });

  test('a price below the debt is paid up by the customer', async () => {
    const { no_faktur_hutang: no } = await pinjamkan(shop, { jumlah_hutang: rp(6_000_000) });
    const cheap = [piece(1, { harga: 2_000_000 }), piece(2, { harga: 1_000_000 })];
    const made = await putus(no, { barang: cheap });
    expect(lines(made).slice(0, 4)).toEqual([
      'tukar 3000000',
      'kas 3006000',
      'pinjaman -6000000',
      'bunga -6000',
    ]);
    expect(made).toMatchObject({ arah: 'MASUK', jumlah: 3_006_000 });
  });

  test('twice at once, and beside a redemption, one wins', async () => {
    const no = await lent();
    const both = await Promise.all([
      sold(no),
      sold(no),
      post('KASIR', `hutang/${no}/pelunasan`, {}),
      post('KASIR', `hutang/${no}/bayar-bunga`, {}),
    ]);
    expect(both.filter((one) => one.status === 201).length).toBeLessThanOrEqual(2);
    const won = await shop.rows(
      `select count(*)::int n from hutang_lunas where no_faktur_hutang = '${no}' and status <> 'CANC'`,
    );
    expect(won).toEqual([{ n: 1 }]);
  });
});

test('who pledged without identity or photo shows both before the gold is bought (D-13.1)', async () => {
  await shop.param('IDENTITAS_PENJUAL_WAJIB', 'TIDAK');
  const bare = { customer: { ...REINI, no_hp: '0813 7700 9900', nama: 'Ibu Ani', no_ktp: null } };
  const no = (await pinjamkan(shop, bare)).no_faktur_hutang;
  const lacks = async () => {
    const body = bodyOf({ barang: BELUM, no_ktp: null });
    const { kurang } = (await post('KASIR', `hutang/${no}/beli-putus/hitung`, body)).body.data;
    return kurang.map((one: { isian: string }) => one.isian);
  };
  expect(await lacks()).toEqual([]);
  await shop.param('IDENTITAS_PENJUAL_WAJIB', 'TANPA_NOTA');
  await shop.param('FOTO_BELI_WAJIB', true);
  expect(await lacks()).toEqual(['foto', 'customer.no_ktp']);
  const refused = await sell(no);
  expect(refused.status).toBe(422);
  await shop.param('FOTO_BELI_WAJIB', false);
  const without = await sell(no, { no_ktp: null });
  expect([without.status, JSON.stringify(without.body)]).toEqual([
    422,
    expect.stringContaining('KTP'),
  ]);
  // A loan without a number has nothing to compare with: the owner is asked.
  const late = { no_ktp: '3201234567890123' };
  expect((await sell(no, late)).body.level).toEqual(['OWN']);
  expect((await sold(no, late, 'OWN')).status).toBe(201);
});
