import { expect } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { BodyOf, DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { done } from '#tests/kit/done.ts';
import { wireOf } from '#tests/kit/client.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

type Typed = BodyOf<typeof hutangDocument.spec, 'hutang'>;

/** One who borrows and tells who she is. */
export const REINI = {
  kode_customer: null,
  foto: null,
  nama: 'Ibu Reini',
  alamat: 'Jl. Cempaka 5',
  no_hp: '0813 7700 1122',
  no_ktp: '3201234567890009',
  setuju_promo: null,
};

const piece = (nama_barang: string, kadar: number, berat: number) => ({
  nama_barang,
  kadar: persen(kadar),
  berat: mg(berat),
  kode_dept: 'CC',
  kode_group: null,
  kode_kadar: null,
  cara_uji: null,
  berat_bersih: null,
  kondisi: null,
  foto: null,
});

/** 3,500,000 on a ring of 3 g of 70 % and one of 1.5 g of 75 % (J1 and J2 of the worked postings). */
export const pinjaman = (more: Partial<Typed> = {}): Typed => ({
  customer: REINI,
  detail_barang: [piece('Cincin polos', 7000, 3_000), piece('Cincin mata', 7500, 1_500)],
  jumlah_hutang: rp(3_500_000),
  kode_sales: null,
  bunga: undefined,
  lama_bulan: null,
  admin: null,
  pembayaran: null,
  keterangan: null,
  ...more,
});

/** Made overdue past the days of grace, and its customer warned: it may be auctioned. */
export async function lewatkan(shop: Shop, no: string): Promise<void> {
  await shop.rows(
    `update hutang set tgl_jatuh_tempo = tgl_system - 20, bunga_dibayar_sampai = tgl_system - 110 where no_faktur_hutang = $1`,
    [no],
  );
  await tegurHutang(shop, no);
}

/** The customer was warned a day ago: the goods may be auctioned once the days of grace are over (D-35.14). */
export async function tegurHutang(shop: Shop, no: string): Promise<void> {
  await done(shop, 'SPV', `hutang/${no}/peringatan`, { cara: 'TELEPON', keterangan: 'Dihubungi' });
  await sehariLalu(shop, no);
}

/** A day goes by since the notices of a loan. */
export const sehariLalu = (shop: Shop, no: string) =>
  shop.rows(
    `update hutang_peringatan set input_date = input_date - interval '1 day' where no_faktur_hutang = $1`,
    [no],
  );

/** A loan of a shop that auctions on the day after the due date. */
export const tanpaTenggang = (shop: Shop, no: string) =>
  shop.rows('update hutang set tenggang_lelang = 0 where no_faktur_hutang = $1', [no]);

/** The goods of such a loan on the scale, as they were pledged. */
export const ditimbang = [
  { urut: 1, kode_group: 'T', berat: 3 },
  { urut: 2, kode_group: 'T', berat: 1.5 },
];

/** The same goods on the scale again, when a redemption is cancelled. */
export const ditimbangLagi = ditimbang.map(({ urut, berat }) => ({ urut, berat }));
/** The same as a call holds them. */
export const KEMBALI = ditimbang.map(({ urut, berat }) => ({ urut, berat: mg(berat * 1000) }));

/** They are sold to the shop by their borrower, who shows her card, with a supervisor's word (D-51.7). */
export async function dijualPutus(
  shop: Shop,
  no: string,
): Promise<{ no_lunas: string; no_faktur_beli: string; jumlah: number }> {
  const body = { kode_sales: 'S01', barang: ditimbang, no_ktp: REINI.no_ktp };
  const made = await disetujui(shop, `hutang/${no}/beli-putus`, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data as { no_lunas: string; no_faktur_beli: string; jumlah: number };
}

/** What an auction to the BELI warehouse is sent with. */
export const lelangStock = { tujuan: 'STOCK', barang: ditimbang };

/** The same goods as a call holds them, before they go over the wire. */
export const KELOMPOK = ditimbang.map(({ berat, ...one }) => ({
  ...one,
  kode_kadar: null,
  berat: mg(berat * 1000),
}));

export const wire = (body: Typed): object =>
  wireOf(hutangDocument.makes.hutang, { body }).body as object;

export const pinjamkan = (
  shop: Shop,
  more: Partial<Typed> = {},
): Promise<DocumentOf<typeof hutangDocument.spec>> =>
  shop.as('KASIR').call(hutangDocument.makes.hutang, { body: pinjaman(more) });

const tunai = { bunga_rp: null, pembayaran: null };
const ALASAN = { alasan: 'Salah ketik' };

/** Loans of a shop's open day: one with its interest paid ahead, one paid back, and each act cancelled once. */
export async function pinjamBatalkan(shop: Shop): Promise<void> {
  const [jalan, tebus, batal] = [
    await pinjamkan(shop),
    await pinjamkan(shop, { jumlah_hutang: rp(1_000_000) }),
    await pinjamkan(shop, { jumlah_hutang: rp(500_000) }),
  ];
  const kasir = shop.as('KASIR');
  const induk = { induk: jalan!.no_faktur_hutang };
  const bunga = { ...tunai, sampai_tgl: jalan!.tgl_jatuh_tempo };
  const { no_bunga } = await kasir.call(bungaDocument.makes.bayar, { params: induk, body: bunga });
  const undo = { params: { ...induk, no: no_bunga }, body: ALASAN };
  await shop.approved('KASIR', bungaDocument.cancel, undo, 'OWN');
  await kasir.call(bungaDocument.makes.bayar, { params: induk, body: bunga });
  const lunas = {
    params: { induk: tebus!.no_faktur_hutang },
    body: { ...tunai, kode_sales: null },
  };
  const { no_lunas } = await kasir.call(lunasDocument.makes.lunas, lunas);
  const kembali = {
    params: { ...lunas.params, no: no_lunas },
    body: { ...ALASAN, barang: KEMBALI },
  };
  await shop.approved('KASIR', lunasDocument.cancel, kembali, 'OWN');
  await kasir.call(lunasDocument.makes.lunas, lunas);
  const hapus = { params: { no: batal!.no_faktur_hutang }, body: ALASAN };
  await shop.approved('KASIR', hutangDocument.cancel, hapus, 'OWN');
}

/** Goods that no person redeemed are auctioned, by the person who warned first. */
export async function lelangkan(shop: Shop, induk: string): Promise<void> {
  await tanpaTenggang(shop, induk);
  await shop.param('HARGA_ROSOK', rp(2_400_000));
  await tegurHutang(shop, induk);
  const tanpa = { hasil_lelang: null, hasil: null, keterangan: null };
  const body = { ...tanpa, tujuan: 'STOCK' as const, barang: KELOMPOK };
  await shop.approved('SPV', lelangDocument.makes.lelang, { params: { induk }, body }, 'OWN');
}

/** One loan's goods are counted, the others' missed, and the count is ended. */
export async function hitungJaminan(shop: Shop, no_faktur_hutang: string): Promise<void> {
  await done(shop, 'SPV', 'opname-hutang/start', {});
  await done(shop, 'SPV', 'opname-hutang', { no_faktur_hutang });
  const end = await disetujui(shop, 'opname-hutang/selesai', {}, 'OWN', 'SPV');
  expect(end.status, JSON.stringify(end.body)).toBe(200);
}
