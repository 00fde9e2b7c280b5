import { expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';
import { bukaTayang, shop } from '#tests/kit/uji/buka/tayang.ts';
import {
  ambil,
  batal,
  cincinPo,
  orderPo,
  retur,
  selesaikan,
  simpan,
  simpanJadi,
  TOTAL,
} from '#tests/kit/uji/buka/order-po.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

bukaTayang();

const saldo = async (akun: string) =>
  Number(
    (
      await shop.rows<{ rupiah: string }>(
        `select coalesce(sum(rupiah), 0)::text as rupiah from saldo where kode_toko = 'KJ1' and akun = $1`,
        [akun],
      )
    )[0]?.rupiah,
  );
const beda = async (awal: readonly number[]) =>
  (await Promise.all(AKUN.map(saldo))).map((one, at) => one - (awal[at] ?? 0));
const AKUN = ['kas', 'kartu:SHP', 'dp_pesanan', 'bank:1234567890'] as const;
const awal = () => Promise.all(AKUN.map(saldo));
const tutupBuku = async () =>
  expect((await periksaBuku(shop.db, 'KJ1')).filter(({ jumlah }) => jumlah > 0)).toEqual([]);

test('what a marketplace holds is the DP of its order: it pays the parcel, and the payout settles it', async () => {
  const { no_order, no_po } = await orderPo();
  const mulai = await awal();
  const no = await simpanJadi(no_po);
  const { data } = (await shop.as('KASIR').raw('GET', `pesanan/${no}`)).body;
  expect(data).toMatchObject({
    total_harga: TOTAL,
    dp_rp: TOTAL,
    kode_marketplace: 'SHP',
    no_order,
    kunci_harga: 'KUNCI_SEMUA',
    nama_customer: 'Ibu Jauh',
    alamat_customer: 'Jl. Seberang 9, Medan',
    pembayaran: [{ jenis: 'TRANSFER', kode_bank: 'SHP', jumlah: TOTAL }],
  });
  expect(await beda(mulai)).toEqual([0, TOTAL, -TOTAL, 0]);
  await tutupBuku();
  await selesaikan(no);
  const sold = await ambil(no);
  expect(sold.status, sold.text).toBe(201);
  const { no_faktur_jual, grand_total, dp_rp, marketplace } = sold.body.data;
  expect({ grand_total, dp_rp }).toEqual({ grand_total: TOTAL, dp_rp: TOTAL });
  expect(marketplace).toMatchObject({ no_order, ekspedisi: 'JNE REG', status: 'DIPROSES' });
  expect(await beda(mulai)).toEqual([0, TOTAL, 0, 0]);
  expect(
    await shop.rows('select status, no_faktur_jual from pesanan_online where no_order = $1', [
      no_order,
    ]),
  ).toEqual([{ status: 'DIJUAL', no_faktur_jual }]);
  await tutupBuku();
  const cair = await shop.as('OWN').raw(
    'POST',
    'non-cash/validasi',
    {
      tgl_cair: (
        await shop.rows<{ t: string }>(
          'select tgl_system::text as t from hari_toko order by 1 desc limit 1',
        )
      )[0]!.t,
      baris: [{ no_dokumen: no, urut: 1, fee_mp: 450_000, ongkir: 0 }],
    },
    kunci(),
  );
  expect(cair.status, cair.text).toBe(201);
  expect(await beda(mulai)).toEqual([0, 0, 0, TOTAL - 450_000]);
  await tutupBuku();
  const daftar = await shop.as('OWN').raw('GET', `penjualan-marketplace?q=${no_order}`);
  expect(daftar.body.data).toMatchObject([{ no_faktur_jual, grand_total: TOTAL }]);
  expect(daftar.body.data[0].tgl_cair).not.toBeNull();
});

test('who gains: an order that ends gives its money back by the marketplace, never out of a drawer or an account', async () => {
  const { no_po } = await orderPo();
  const mulai = await awal();
  const no = await simpanJadi(no_po);
  const rekening = await batal(no, { no_rekening: '1234567890' });
  expect([rekening.status, rekening.body.code]).toEqual([422, 'ORDER_KEMBALI']);
  expect((await batal(no, { refund_rp: TOTAL - 100_000 })).status).toBe(422);
  const done = await batal(no);
  expect(done.status, done.text).toBe(200);
  expect(await beda(mulai)).toEqual([0, 0, 0, 0]);
  expect(done.body.data).toMatchObject({ status: 'CANC' });
  await tutupBuku();
  // Both wait for the next payout, which is as much less.
  const { data } = (await shop.as('OWN').raw('GET', 'non-cash?kode_bank=SHP')).body;
  const milik = (data as { no_dokumen: string; jumlah_gesek_rp: number }[]).filter(
    ({ no_dokumen }) => [no, done.body.data.batal.no].includes(no_dokumen),
  );
  expect(milik.map((one) => one.jumlah_gesek_rp).toSorted((a, b) => a - b)).toEqual([
    -TOTAL,
    TOTAL,
  ]);
  // Cancelled on its day it was a mistake: the same money is a DP once more.
  const lagi = await simpanJadi(no_po);
  // On a later day the buyer has it: no order takes it again.
  await shop.hari('2026-11-21');
  expect((await batal(lagi)).status).toBe(200);
  expect(await beda(mulai)).toEqual([0, 0, 0, 0]);
  const { status, body } = await simpan(no_po);
  expect([status, body.code]).toEqual([409, 'ORDER_ADA']);
  await tutupBuku();
});

test('who gains: the money of an order is claimed once, and by no sale beside it', async () => {
  const { no_order, no_po } = await orderPo();
  const no = await simpanJadi(no_po);
  const kedua = await simpan(no_po);
  // Its pre-order is filled; where it still waits for more, the order itself says it.
  expect([409, 422]).toContain(kedua.status);
  const [code = ''] = await tambahPotong(shop, ['P4']);
  const jual = await shop.as('OWN').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9, Medan', no_hp: '081322224444' },
      barang: [{ kode_barcode: code }],
      marketplace: 'SHP',
      ekspedisi: 'JNE REG',
      no_order,
    },
    kunci(),
  );
  expect([jual.status, jual.body.code]).toEqual([409, 'ORDER_ADA']);
  expect(jual.body.message).toContain(no);
});

test('who gains: no other buyer, no cash beside it, no other goods, and no customer fetches it at the counter', async () => {
  const { no_po } = await orderPo();
  const codes = async (more: object, who: Who = 'OWN') => {
    const { status, body } = await simpan(no_po, more, who);
    return [status, body.code];
  };
  expect(await codes({ pembayaran: tunai(1_000_000) })).toEqual([422, 'BAYAR_ORDER']);
  const line = cincinPo(no_po);
  const barang = [line, { ...line, no_po: null, urut_po: null, tanpa_po: true }];
  expect(await codes({ barang })).toEqual([422, 'BARIS_ORDER']);
  // Less gold than was paid for.
  expect(await codes({ barang: [{ ...line, berat: 1 }] })).toEqual([422, 'ORDER_LEBIH']);
  // What is far below the price of the shop is no cashier's to give.
  const murah = await orderPo({ total: 1_000_000 });
  const rugi = await simpan(murah.no_po, {}, 'KASIR');
  expect([rugi.status, rugi.body.event]).toEqual([403, 'HARGA_DI_BAWAH']);
  const maling = {
    customer: {
      kode_customer: null,
      nama: 'Maling',
      alamat: 'Jl. Maling 1',
      no_hp: '081100001111',
      setuju_promo: null,
    },
  };
  const { body } = await simpan(no_po, maling);
  const no = body.data.no_pesanan as string;
  expect(body.data).toMatchObject({
    nama_customer: 'Ibu Jauh',
    no_hp: expect.not.stringContaining('1100001111'),
  });
  await selesaikan(no);
  const tanpa = await ambil(no, {
    ekspedisi: null,
    diambil_oleh: 'Maling',
    no_ktp: '3171234567890001',
  });
  expect([tanpa.status, tanpa.body.code]).toEqual([422, 'EKSPEDISI_KOSONG']);
  expect((await ambil(no, { pembayaran: tunai(10_000) })).status).toBe(422);
  const bayar = await shop
    .as('OWN')
    .raw('POST', `pesanan/${no}/bayar`, { pembayaran: tunai(10_000) }, kunci());
  expect([bayar.status, bayar.body.code]).toEqual([422, 'SUDAH_LUNAS']);
});

test('who gains: an order that its channel never named is an SPV’s to take', async () => {
  const { no_po } = await orderPo({ pasti: false });
  const { status, body } = await simpan(no_po, {}, 'KASIR');
  expect([status, body.code]).toEqual([409, 'ORDER_BELUM_PASTI']);
  expect((await simpan(no_po)).status).toBe(201);
});

test('a sale that is cancelled on its day gives its order back, a parcel that comes back is owed to its marketplace', async () => {
  const { no_order, no_po } = await orderPo();
  const mulai = await awal();
  const no = await simpanJadi(no_po);
  const code = await selesaikan(no);
  const { no_faktur_jual: salah } = (await ambil(no)).body.data;
  const batalnya = await retur(salah);
  expect(batalnya.status, batalnya.text).toBe(200);
  expect(await beda(mulai)).toEqual([0, TOTAL, -TOTAL, 0]);
  const status = () =>
    shop.rows('select status from pesanan_online where no_order = $1', [no_order]);
  expect(await status()).toEqual([{ status: 'PO' }]);
  const { no_faktur_jual: pj, berat } = (await ambil(no)).body.data;
  const kirim = await shop
    .as('SPV')
    .raw('POST', `penjualan/${pj}/kirim`, { no_resi: 'JNE-1' }, kunci());
  expect(kirim.status, kirim.text).toBe(200);
  expect(await status()).toEqual([{ status: 'DIJUAL' }]);
  const barang = [{ kode_barcode: code, berat }];
  const balik = await retur(pj, { barang, foto: [await fotoBaru(shop, 'SPV')] });
  expect(balik.status, balik.text).toBe(200);
  expect(await beda(mulai)).toEqual([0, 0, 0, 0]);
  // Of what came back before it was paid no fee is expected.
  const { data } = (await shop.as('OWN').raw('GET', `non-cash?q=${no}`)).body;
  expect(data).toMatchObject([
    { no_dokumen: no, diretur: balik.body.data.no_retur, biaya_bank: 0 },
  ]);
  await tutupBuku();
});

test('an order that waits for its validation takes the same DP there, and no cash', async () => {
  const { no_po } = await orderPo();
  await shop.modulOn('VALIDASI_PESANAN_MODULE');
  const mulai = await awal();
  const no = await simpanJadi(no_po);
  expect(await beda(mulai)).toEqual([0, 0, 0, 0]);
  const valid = (body: object) =>
    shop.as('SPV').raw('POST', `pesanan/${no}/validasi`, body, kunci());
  expect((await valid({ pembayaran: tunai(100_000) })).status).toBe(422);
  const done = await valid({});
  expect(done.status, done.text).toBe(200);
  expect(done.body.data).toMatchObject({ status: 'VALID', dp_rp: TOTAL });
  expect(await beda(mulai)).toEqual([0, TOTAL, -TOTAL, 0]);
  await tutupBuku();
});
