import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { batalLunasEndpoint } from '#areas/hutang/contract/validasi.api.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { ditimbang, pinjamkan, REINI, KEMBALI } from '#tests/kit/hutang.ts';
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
type Made = { no_lunas: string; no_faktur_beli: string; postings: unknown[] };
const putus = async (no: string): Promise<Made> => {
  const made = await disetujui(shop, `hutang/${no}/beli-putus`, {
    kode_sales: 'S01',
    barang: ditimbang,
    no_ktp: REINI.no_ktp,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data as Made;
};
const hutangOf = (no: string) => shop.as('KASIR').call(hutangDocument.one, { params: { no } });
const beliOf = (no: string) => shop.as('OWN').call(pembelianDocument.one, { params: { no } });
const stok = async (no: string) =>
  (await shop.as('SPV').call(stockBeliEndpoint)).filter((one) => one.no_faktur_beli === no);
const tukar = () =>
  shop.rows("select coalesce(sum(rupiah), 0)::int as sisa from buku where akun = 'tukar'");
const batal = (no: string) =>
  shop.approved(
    'SPV',
    batalLunasEndpoint,
    { params: { no }, body: { alasan: 'Customer ingin menebus', barang: KEMBALI } },
    'OWN',
  );

describe('where buy-backs wait (VALIDASI_PEMBELIAN), both halves wait as one', () => {
  let no = '';
  beforeAll(async () => {
    no = (await pinjamkan(shop)).no_faktur_hutang;
    await shop.param('VALIDASI_PEMBELIAN', 'ON');
  });
  afterAll(() => shop.param('VALIDASI_PEMBELIAN', 'IKUT'));
  const validate = () =>
    post('SPV', 'hutang/validate-pelunasan', { no_faktur_hutangs: [no], user_id: 'spv.kj1' });

  test('nothing is booked; a half is not validated alone; rejected, both are', async () => {
    const made = await putus(no);
    expect(made).toMatchObject({ status: 'TUNGGU', postings: [] });
    expect(await beliOf(made.no_faktur_beli)).toMatchObject({ status: 'OPEN', postings: [] });
    const half = await post('SPV', `pembelian/${made.no_faktur_beli}/validasi`, {});
    expect([half.status, half.body.code]).toEqual([409, 'VALIDASI_PUTUS']);
    const alone = await post('SPV', `pembelian/${made.no_faktur_beli}/batal`, { alasan: 'Uji' });
    expect(alone.status).toBe(409);
    const back = await post('SPV', `hutang/${no}/batal-lunas`, { alasan: 'Tidak jadi' });
    expect(back.status).toBe(200);
    expect(await beliOf(made.no_faktur_beli)).toMatchObject({
      status: 'CANC',
      batal: { no: null },
    });
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test('validated, both count and the money leaves', async () => {
    const made = await putus(no);
    expect((await validate()).status).toBe(200);
    expect(await beliOf(made.no_faktur_beli)).toMatchObject({
      status: 'DONE',
      valid_by: 'spv.kj1',
    });
    expect((await hutangOf(no)).status).toBe('LUNAS');
    expect(await stok(made.no_faktur_beli)).toHaveLength(2);
    expect(await tukar()).toEqual([{ sisa: 0 }]);
    expect((await validate()).status).toBe(409);
    expect(await batal(no)).toMatchObject({ status: 'CANC' });
  });

  test('pledged gold that costs less by now than when it was sold asks for its price again (D-28.2)', async () => {
    await putus(no);
    for (const kode_kadar of ['700', '750']) {
      const turun = { jenis: 'BELI', kode_kadar, harga_per_gram: 1_000_000 };
      expect((await post('OWN', 'parameter-harga-emas', turun)).status).toBe(201);
    }
    const asked = await validate();
    const DUA = ['BELI_DI_ATAS_HARGA', 'BELI_DI_ATAS_HARGA'];
    expect([asked.status, asked.body.events]).toEqual([403, DUA]);
    const body = { no_faktur_hutangs: [no], user_id: 'spv.kj1' };
    const path = 'hutang/validate-pelunasan';
    expect((await disetujui(shop, path, body, 'OWN', 'SPV')).status).toBe(200);
    expect((await hutangOf(no)).status).toBe('LUNAS');
  });
});
