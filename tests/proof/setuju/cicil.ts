import {
  bayar,
  bukaCicilan,
  cicilan,
  cicilP1,
  lewatkanCicilan,
  MIRA,
} from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { tunai } from '#tests/kit/tukar.ts';
import { alasan, type Buat, type Daftar } from '#tests/proof/setuju/perbuatan.ts';

const lain = { keterangan: 'Uji yang lain' };
const HASIL = { hasil_lelang: 7_000_000 };
const SENDIRI = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };

const kontrak = async (shop: Shop): Promise<string> => {
  await bukaCicilan(shop);
  await shop.param('CICILAN_SERAH_BARANG', 'LUNAS');
  return (await cicilP1(shop)).no_cicilan;
};
/** A contract that may be auctioned, and one that was. */
const tunggak = async (shop: Shop): Promise<string> => {
  const no = await kontrak(shop);
  await lewatkanCicilan(shop, no);
  return no;
};
const dilelang = async (shop: Shop): Promise<{ no: string; no_lelang: string }> => {
  const no = await tunggak(shop);
  const { no_lelang } = await done(shop, 'OWN', `cicilan/${no}/lelang`, HASIL);
  return { no, no_lelang };
};

/** A cancelled payout, by the event of the payout itself. */
const kelebihanBatal: Buat = async (shop) => {
  const { no } = await dilelang(shop);
  const path = `cicilan/${no}/bayar-kelebihan`;
  const { no_kelebihan } = await done(shop, 'OWN', path, { no_ktp: MIRA.no_ktp });
  const sudah = 'KELEBIHAN_CICILAN_SUDAH_BATAL';
  return { who: 'KASIR', path: `${path}/${no_kelebihan}/batal`, body: alasan, sudah };
};

/** Goods sold in instalments. */
export const CICIL: Daftar = [
  [
    'BATAL_CICILAN',
    async (shop) => ({
      who: 'KASIR',
      path: `cicilan/${await kontrak(shop)}/batal`,
      body: { ...alasan, ...SENDIRI },
      sudah: 'CICILAN_BATAL',
    }),
  ],
  [
    'BATAL_BAYAR_CICILAN',
    async (shop) => {
      const no = await kontrak(shop);
      const { no_bayar } = await bayar(shop, no, 581_500);
      const path = `cicilan/${no}/bayar/${no_bayar}/batal`;
      return { who: 'KASIR', path, body: alasan, sudah: 'BAYAR_CICILAN_SUDAH_BATAL' };
    },
  ],
  [
    'BATAL_BAYAR_CICILAN',
    async (shop) => {
      const no = await kontrak(shop);
      const { no_bayar } = await bayar(shop, no, 5_813_000);
      const path = `cicilan/${no}/bayar/${no_bayar}/batal`;
      return { who: 'KASIR', path, body: alasan, sudah: 'BAYAR_CICILAN_SUDAH_BATAL' };
    },
  ],
  [
    'MILIK_LAIN',
    async (shop) => ({
      who: 'KASIR',
      path: `cicilan/${await kontrak(shop)}/bayar`,
      body: {
        pembayaran: tunai(5_813_000),
        no_ktp: '3201234567890077',
        diambil_oleh: 'Adik Ibu Mira',
      },
      lain: { diambil_oleh: 'Orang lain lagi' },
      sudah: 'CICILAN_LUNAS',
    }),
  ],
  [
    'CICILAN_DI_AWAL',
    async (shop) => {
      await bukaCicilan(shop);
      await shop.param('CICILAN_SERAH_BARANG', 'AWAL');
      const body = cicilan(await tambahPotong(shop, ['P1']));
      return { who: 'KASIR', path: 'cicilan', body, lain, sudah: 'BARANG_TERJUAL' };
    },
  ],
  [
    'LELANG_CICILAN',
    async (shop) => ({
      who: 'SPV',
      path: `cicilan/${await tunggak(shop)}/lelang`,
      body: HASIL,
      lain,
      sudah: 'CICILAN_LELANG',
    }),
  ],
  [
    'BATAL_LELANG_CICILAN',
    async (shop) => {
      const { no, no_lelang } = await dilelang(shop);
      const path = `cicilan/${no}/lelang/${no_lelang}/batal`;
      return { who: 'SPV', path, body: alasan, sudah: 'LELANG_CICILAN_SUDAH_BATAL' };
    },
  ],
  [
    'BAYAR_KELEBIHAN_LELANG',
    async (shop) => ({
      who: 'KASIR',
      path: `cicilan/${(await dilelang(shop)).no}/bayar-kelebihan`,
      body: { no_ktp: MIRA.no_ktp },
      lain,
      sudah: 'KELEBIHAN_SUDAH',
    }),
  ],
  ['BAYAR_KELEBIHAN_LELANG', kelebihanBatal],
];
