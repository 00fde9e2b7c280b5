import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import {
  ditimbang,
  ditimbangLagi,
  lelangStock,
  lewatkan,
  pinjaman,
  pinjamkan,
  REINI,
  wire,
} from '#tests/kit/hutang.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { simpan } from '#tests/proof/balapan/batal.ts';
import { alasan, batal, type Buat, type Daftar } from '#tests/proof/setuju/perbuatan.ts';

/** Another customer told of the same loan. */
const lain = { keterangan: 'Uji yang lain' };
const pinjam =
  (more: Parameters<typeof pinjaman>[0], before?: (shop: Shop) => Promise<unknown>): Buat =>
  async (shop) => {
    await fund(shop);
    await before?.(shop);
    return {
      who: 'KASIR',
      path: 'hutang',
      body: wire(pinjaman(more)) as Record<string, unknown>,
      lain,
    };
  };

/** The drawer holds what is lent. */
const fund = (shop: Shop): Promise<string> =>
  simpan(
    shop,
    'cash/masuk',
    { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal pinjaman' },
    'no_kas',
  );
const hutang = async (shop: Shop): Promise<string> => {
  await fund(shop);
  return (await pinjamkan(shop)).no_faktur_hutang;
};

/** An act on a new loan, ready to be cancelled. */
const act =
  (verb: string, key: string, body: object, sudah: string, lagi: object = {}): Buat =>
  async (shop) => {
    const path = `hutang/${await hutang(shop)}/${verb}`;
    const made = await send(shop.as('KASIR'), path, body);
    const no = (made.body.data as Record<string, string>)[key]!;
    const kembali = { alasan: 'Salah catat', ...lagi };
    return { who: 'KASIR', path: `${path}/${no}/batal`, body: kembali, sudah };
  };

/** A loan that may be auctioned, and one that was. */
const lewat = async (shop: Shop): Promise<string> => {
  const no = await hutang(shop);
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  await lewatkan(shop, no);
  return no;
};
const dilelang = async (shop: Shop): Promise<{ no: string; no_lelang: string }> => {
  const no = await lewat(shop);
  const made = await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
  return { no, no_lelang: (made as { no_lelang: string }).no_lelang };
};

/** A count of the tickets in which something is missing: another loan makes its figures others. */
const opname =
  (verb: string): Buat =>
  async (shop) => {
    await shop.modulOn('OPNAME_HUTANG');
    const no = await hutang(shop);
    const begun = await send(shop.as('SPV'), 'opname-hutang/start', {});
    return {
      who: 'SPV',
      path: `opname-hutang/${verb}`,
      body: {},
      geser: () => done(shop, 'SPV', 'opname-hutang', { no_faktur_hutang: no }),
      sudah: begun.status === 201 ? 'OPNAME_HUTANG_TIDAK_ADA' : undefined,
    } as Awaited<ReturnType<Buat>>;
  };

/** Renewed: the new loan takes the renewal back with it. */
const remajaBatal: Buat = async (shop) => {
  const ubah = { jumlah_hutang: 3_000_000, lama_bulan: 4 };
  const made = await done(shop, 'OWN', `hutang/${await hutang(shop)}/peremajaan`, ubah);
  const path = `hutang/${(made as { no_hutang_baru: string }).no_hutang_baru}/batal`;
  return { who: 'KASIR', path, body: alasan, sudah: 'HUTANG_REMAJA_SUDAH_BATAL' };
};

/** The goods of a loan sold to the shop, for less interest or above the price of the day. */
const dijual = (harga?: number) =>
  ditimbang.map((one) => ({ ...one, ...(harga && one.urut === 1 ? { harga } : {}) }));
const putus =
  (more: object, lain: object): Buat =>
  async (shop) => ({
    who: 'KASIR',
    path: `hutang/${await hutang(shop)}/beli-putus`,
    body: { kode_sales: 'S01', barang: dijual(), no_ktp: REINI.no_ktp, ...more },
    lain,
    sudah: 'HUTANG_STATUS',
  });
const putusBatal: Buat = async (shop) => {
  const no = await hutang(shop);
  await done(shop, 'OWN', `hutang/${no}/beli-putus`, { kode_sales: 'S01', barang: dijual() });
  const path = `hutang/${no}/batal-lunas`;
  const body = { ...alasan, barang: ditimbangLagi };
  return { who: 'SPV', path, body, sudah: 'HUTANG_LUNAS_TIDAK_ADA' };
};

/** A payout cancelled, by the event of the payout itself (D-35.18). */
const kelebihanBatal: Buat = async (shop) => {
  const { no } = await dilelang(shop);
  const path = `hutang/${no}/bayar-kelebihan`;
  const made = await done(shop, 'OWN', path, {});
  const { no_kelebihan } = made as { no_kelebihan: string };
  const sudah = 'KELEBIHAN_LELANG_SUDAH_BATAL';
  return { who: 'KASIR', path: `${path}/${no_kelebihan}/batal`, body: alasan, sudah };
};

/** Lending on gold, its interest and its redemption. */
export const PINJAM: Daftar = [
  ['BATAL_HUTANG', batal('KASIR', 'hutang', hutang, 'HUTANG_SUDAH_BATAL')],
  [
    'BATAL_BUNGA_HUTANG',
    act('bayar-bunga', 'no_bunga', { sampai_tgl: '2026-12-20' }, 'BUNGA_HUTANG_SUDAH_BATAL'),
  ],
  [
    'BATAL_HUTANG_LUNAS',
    act('pelunasan', 'no_lunas', {}, 'HUTANG_LUNAS_SUDAH_BATAL', { barang: ditimbangLagi }),
  ],
  [
    'PLAFOND_LEWAT',
    pinjam({ jumlah_hutang: rp(9_000_000) }, (shop) => shop.param('PLAFOND_BOLEH_LEWAT', true)),
  ],
  ['BUNGA_KHUSUS', pinjam({ bunga: persen(200) })],
  [
    'PEMBAYARAN_BESAR',
    pinjam(
      {
        jumlah_hutang: rp(30_000_000),
        detail_barang: pinjaman().detail_barang.map((one) => ({
          ...one,
          berat: mg(one.berat * 10),
        })),
      },
      (shop) =>
        simpan(
          shop,
          'cash/masuk',
          { kode_transaksi: 'MODAL_KAS', jumlah: 30_000_000, keterangan: 'Modal besar' },
          'no_kas',
        ),
    ),
  ],
  ['OPNAME_HUTANG_KOSONGKAN', opname('kosongkan')],
  ['OPNAME_HUTANG_SELESAI', opname('selesai')],
  [
    'LELANG_HUTANG',
    async (shop) => ({
      who: 'SPV',
      path: `hutang/${await lewat(shop)}/lelang`,
      body: lelangStock,
      lain: { keterangan: 'Uji yang lain' },
      sudah: 'HUTANG_STATUS',
    }),
  ],
  [
    'BATAL_LELANG_HUTANG',
    async (shop) => {
      const { no, no_lelang } = await dilelang(shop);
      const path = `hutang/${no}/lelang/${no_lelang}/batal`;
      return { who: 'SPV', path, body: alasan, sudah: 'LELANG_HUTANG_SUDAH_BATAL' };
    },
  ],
  [
    'BAYAR_KELEBIHAN_LELANG',
    async (shop) => ({
      who: 'KASIR',
      path: `hutang/${(await dilelang(shop)).no}/bayar-kelebihan`,
      body: {},
      lain: { keterangan: 'Uji yang lain' },
      sudah: 'KELEBIHAN_SUDAH',
    }),
  ],
  [
    'DUPLIKAT_SURAT_HUTANG',
    async (shop) => ({
      who: 'KASIR',
      path: `hutang/${await hutang(shop)}/duplikat`,
      body: { foto: await fotoBaru(shop), alasan: 'Surat hilang' },
      lain: { alasan: 'Uji yang lain' },
      sudah: 'FOTO_TERPAKAI',
    }),
  ],
  [
    'BUNGA_DI_BAWAH',
    async (shop) => ({
      who: 'KASIR',
      path: `hutang/${await hutang(shop)}/pelunasan`,
      body: { bunga_rp: 100 },
      lain: { bunga_rp: 200 },
      sudah: 'HUTANG_STATUS',
    }),
  ],
  ['BATAL_HUTANG', remajaBatal],
  ['BATAL_HUTANG_LUNAS', putusBatal],
  ['BELI_PUTUS', putus({}, { keterangan: 'Uji yang lain' })],
  [
    'MILIK_LAIN',
    async (shop) => ({
      who: 'KASIR',
      path: `hutang/${await hutang(shop)}/pelunasan`,
      body: { no_ktp: '3201234567890077', diambil_oleh: 'Adik Ibu Reini' },
      lain: { diambil_oleh: 'Orang lain lagi' },
      sudah: 'HUTANG_STATUS',
    }),
  ],
  ['BUNGA_DI_BAWAH', putus({ bunga_rp: 100 }, { bunga_rp: 200 })],
  ['BELI_DI_ATAS_HARGA', putus({ barang: dijual(9_000_000) }, { barang: dijual(9_500_000) })],
  ['BAYAR_KELEBIHAN_LELANG', kelebihanBatal],
];
