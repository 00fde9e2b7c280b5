import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Person, type Shop } from '#tests/kit/shop.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

let shop: Shop;
let round = 0;
const kasir = () => shop.as('KASIR');
const spv = () => shop.as('SPV');
const post = (who: Person, path: string, body: object, headers: object = {}) =>
  who.raw('POST', path, body, { 'idempotency-key': `batal-stock-${++round}`, ...headers });
const PENJUAL = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  no_hp: '0812 3456 7890',
  no_ktp: '3201234567890001',
};

/** The approval of an owner for this act, as the header that carries it. */
const diizinkan = async (who: Person, path: string, body: object) => ({
  'x-otorisasi': await izin(who, shop.as('OWN'), { path, body }),
});
const setuju = async (who: Person, path: string, body: object) =>
  post(who, path, body, await diizinkan(who, path, body));

/** A ring that was sold and comes back at 3.240 g: its buy-back. */
async function belikan(): Promise<string> {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const jual = await post(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }],
  });
  const { no_faktur_jual } = jual.body.data as { no_faktur_jual: string };
  const { body } = await post(kasir(), 'pembelian', {
    kode_sales: 'S01',
    customer: PENJUAL,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: 3.24 }],
  });
  return (body.data as { no_faktur_beli: string }).no_faktur_beli;
}
const lebur = (no: string, berat = 3.235) => ({
  barang: [{ no_faktur_beli: no, urut: 1 }],
  berat,
  kadar: 74.8,
  alasan: 'Patah, dilebur',
});
const leburkan = async (no: string): Promise<string> => {
  const { body } = await setuju(spv(), 'hancur-pembelian', lebur(no));
  return (body.data as { no_hancur: string }).no_hancur;
};
const keBaki = (kategori: string) => ({
  urut: 1,
  kode_kategori: kategori,
  berat: 3.238,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
});
let kategori = '';
type Retag = { no_retag: string; kode_barcode: string };
const retagkan = async (no: string): Promise<Retag> => {
  const { body } = await post(spv(), `pembelian/${no}/retag`, keBaki(kategori));
  const { no_retag, kode_barcode } = body.data as Retag;
  return { no_retag, kode_barcode };
};

/** What the book holds together of a document and its cancel: nothing, when it was undone whole. */
const sisa = (nos: readonly string[]) =>
  shop.rows(
    `select akun, kadar from buku where no_bukti = any($1) group by akun, kadar
     having sum(rupiah) <> 0 or sum(qty) <> 0 or sum(berat) <> 0 or sum(murni) <> 0`,
    [nos],
  );
const stockBeli = async (no: string) => {
  const { body } = await spv().raw('GET', 'pembelian/stock');
  return (body.data as { no_faktur_beli: string }[]).filter((one) => one.no_faktur_beli === no);
};
const alasan = { alasan: 'Salah barang' };
const kode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

const isiKas = () =>
  post(shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 200_000_000,
    keterangan: 'Modal pagi',
  });
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await isiKas();
  kategori = (await shop.rows('select kode_kategori from kategori limit 1'))[0]!.kode_kategori;
});
afterAll(() => shop.close());

describe('a melting of 3.240 g into 3.235 g that test 74.80', () => {
  let no = '';
  let no_hancur = '';
  test('stands in the list of the day with what was lost, and on a paper of its own', async () => {
    no = await belikan();
    no_hancur = await leburkan(no);
    const list = await spv().raw('GET', 'hancur-pembelian');
    expect(list.body.data).toMatchObject([
      { no_hancur, qty: 1, susut: 0.005, selisih_murni: -0.01, status: 'DONE' },
    ]);
    const one = await spv().raw('GET', `hancur-pembelian/${no_hancur}`);
    expect(one.body.data).toMatchObject({
      barang: [{ no_faktur_beli: no, berat: 3.24, berat_hasil: 3.235, murni_hasil: 2.42 }],
      batal: null,
    });
    const pdf = await spv().raw('GET', `hancur-pembelian-bukti.pdf?no_hancur=${no_hancur}`);
    expect(pdf.status).toBe(200);
    const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const laporan = await shop.as('OWN').raw('GET', `barang/report-hancur?${span}`);
    expect(barisLaporan(laporan.body.data)).toMatchObject([
      { no_hancur, asal: 'PEMBELIAN', berat_timbang: 3.235, susut: 0.005 },
    ]);
  });

  test('is undone by approval: the piece lies in its BELI warehouse, the book holds nothing of it', async () => {
    const path = `hancur-pembelian/${no_hancur}/batal`;
    const alone = await post(spv(), path, alasan);
    expect(alone.body).toMatchObject({ code: 'PERLU_OTORISASI', event: 'BATAL_HANCUR' });
    expect(kode(await post(spv(), path, { alasan: 'x' }))[0]).toBe(422);
    const { status, body } = await setuju(spv(), path, alasan);
    expect({ status, ...body }).toMatchObject({ status: 200, data: { status: 'CANC' } });
    const { no: no_batal } = (body.data as { batal: { no: string } }).batal;
    expect(no_batal).toMatch(/^BGKJ1261120\w{3}$/);
    expect(await sisa([no_hancur, no_batal])).toEqual([]);
    expect(await stockBeli(no)).toHaveLength(1);
    expect(kode(await post(spv(), path, alasan))).toEqual([409, 'HANCUR_SUDAH_BATAL']);
    const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const laporan = await shop.as('OWN').raw('GET', `barang/report-hancur?${span}`);
    expect(laporan.body.data).toEqual([]);
  });

  test('then the piece may be melted again, or its buy-back cancelled', async () => {
    const lagi = await leburkan(no);
    await setuju(spv(), `hancur-pembelian/${lagi}/batal`, alasan);
    const { body } = await setuju(kasir(), `pembelian/${no}/batal`, alasan);
    expect(body.data).toMatchObject({ status: 'CANC', barang: [{ status_stock: 'BATAL' }] });
  });

  test('is nobody’s to undo who may not melt, nor one that was never made', async () => {
    const path = `hancur-pembelian/${no_hancur}/batal`;
    expect((await post(kasir(), path, alasan)).status).toBe(403);
    const none = await post(spv(), 'hancur-pembelian/HPKJ1261120ZZZ/batal', alasan);
    expect(kode(none)).toEqual([404, 'HANCUR_TIDAK_ADA']);
  });
});

describe('a bought ring that went to tray A-01 at 3.238 g', () => {
  let no = '';
  let retag: Retag;
  test('is named in the list of the day by its new barcode', async () => {
    no = await belikan();
    retag = await retagkan(no);
    const list = await spv().raw('GET', 'retag-pembelian');
    expect(list.body.data).toMatchObject([
      { ...retag, no_faktur_beli: no, berat_beli: 3.24, berat: 3.238, susut: 0.002 },
    ]);
  });

  test('comes back by approval: its label is no more, and the buy-back may be cancelled', async () => {
    const path = `retag-pembelian/${retag.no_retag}/batal`;
    const alone = await post(spv(), path, alasan);
    expect(alone.body).toMatchObject({ code: 'PERLU_OTORISASI', event: 'BATAL_PINDAH' });
    const { status, body } = await setuju(spv(), path, alasan);
    const { no: no_batal } = (body.data as { batal: { no: string } }).batal;
    expect({ status, no_batal }).toEqual({
      status: 200,
      no_batal: expect.stringMatching(/^BRKJ1261120\w{3}$/),
    });
    expect(await sisa([retag.no_retag, no_batal])).toEqual([]);
    const card = await spv().raw('GET', `barang/${retag.kode_barcode}`);
    expect(card.body.data).toMatchObject({ status: 'HANCUR' });
    expect((card.body.data as { riwayat: object[] }).riwayat[0]).toMatchObject({
      jenis: 'BATAL_RETAG',
      no_bukti: no_batal,
      ke: 'gudang:BL',
    });
    expect(await stockBeli(no)).toHaveLength(1);
    expect(kode(await post(spv(), path, alasan))).toEqual([409, 'RETAG_SUDAH_BATAL']);
    const beli = await setuju(kasir(), `pembelian/${no}/batal`, alasan);
    expect(beli.body.data).toMatchObject({ status: 'CANC' });
  });

  test('stays when it was moved, sold or lies in another counter’s basket', async () => {
    const satu = await retagkan(await belikan());
    const path = `retag-pembelian/${satu.no_retag}/batal`;
    await shop.as('KASIR2').raw('POST', 'keranjang', { kode_barcode: satu.kode_barcode });
    expect(kode(await post(spv(), path, alasan))).toEqual([409, 'BARANG_DI_KERANJANG']);
    await shop.as('KASIR2').raw('DELETE', `keranjang/${satu.kode_barcode}`);
    const barang = [satu.kode_barcode];
    await post(spv(), 'pindah-barang', { kode_gudang: 'TK', kode_baki: 'B-02', barang });
    expect(kode(await post(spv(), path, alasan))).toEqual([409, 'SUDAH_BERGERAK']);
    await post(spv(), 'pindah-barang', { kode_gudang: 'TK', kode_baki: 'A-01', barang });
    expect((await setuju(spv(), path, alasan)).status).toBe(200);
  });
});

test('two who take the same melting back at once: one does, the other is told', async () => {
  const no_hancur = await leburkan(await belikan());
  const path = `hancur-pembelian/${no_hancur}/batal`;
  const orang = [spv(), shop.as('MU')] as const;
  const izinnya = [
    await diizinkan(orang[0], path, alasan),
    await diizinkan(orang[1], path, alasan),
  ] as const;
  const dua = await Promise.all([
    post(orang[0], path, alasan, izinnya[0]),
    post(orang[1], path, alasan, izinnya[1]),
  ]);
  expect(dua.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a melting is not undone once a gram of its lot was used (D-44.1)', async () => {
  const rumah = shop;
  shop = await openShop({ dasar: true });
  await isiKas();
  const no_hancur = await leburkan(await belikan());
  await post(spv(), 'tukang', { kode_tukang: 'T01', nama: 'Pak Karto', hp: null });
  const emas = [{ kode_gudang: 'RS', kadar: 74.8, berat: 1 }];
  expect((await post(spv(), 'tukang/T01/emas', { emas })).status).toBe(201);
  const tolak = await post(spv(), `hancur-pembelian/${no_hancur}/batal`, alasan);
  expect(kode(tolak)).toEqual([409, 'LOT_TERPAKAI']);
  await shop.close();
  shop = rumah;
});
