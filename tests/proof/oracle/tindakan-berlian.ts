import { bukaBerlian } from '#tests/kit/uji/berlian.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  alasan,
  BAKI,
  bayar,
  KADAR,
  kasir,
  lakukan,
  lebih,
  ORANG,
  pick,
  sales,
  satu,
  type Act,
} from '#tests/proof/oracle/tindakan.ts';

export const mulaiBerlian = (shop: Shop): Promise<void> => bukaBerlian(shop);

/** Stones of a supplier, bought or in consignment; each has a price of its own, and a carat that a scale weighs. */
const terima: Act = (shop, roll) =>
  lakukan(shop, 'SPV', 'berlian/terima', {
    kode_supplier: pick(roll, ['D01', 'D02']),
    konsinyasi: roll(3) === 0,
    kode_gudang: 'TK',
    barang: Array.from({ length: 1 + roll(2) }, () => ({
      kode_dept: 'BL',
      carat: (4 + roll(20)) / 20,
      harga_modal: 1000 * (2_000 + roll(9_000)),
      harga_jual: 1000 * (12_000 + roll(9_000)),
    })),
  });

/** A ring of the jenis that stones are set in. */
const cincin: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'barang/banyak', {
    barang: [
      {
        nama_barang: `Cincin Berlian ${roll(99)}`,
        kode_kategori: 'PHS',
        kode_dept: 'BL',
        kode_group: roll(2) ? 'T' : 'M',
        kode_kadar: pick(roll, KADAR),
        berat: (2000 + roll(3000)) / 1000,
        ...(roll(3) ? { harga_modal: 900_000 + roll(4_000_000) } : {}),
        kode_gudang: 'TK',
        kode_baki: pick(roll, BAKI),
      },
    ],
  });

/** What a carat weighs: a fifth of a gram. */
const timbang = (carat: number): number => carat / 5;

const pasang: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select b.kode_barcode, b.berat, s.kode_berlian, s.carat from barang b
       join berlian s on s.kode_toko = b.kode_toko and s.status = 'LEPAS'
      where b.kode_toko = 'KJ1' and b.status = 'READY' and b.kode_dept = 'BL' order by 1, 3`,
  );
  return (
    one &&
    lakukan(shop, 'SPV', 'berlian/pasang', {
      kode_barcode: one.kode_barcode,
      kode_berlian: [one.kode_berlian],
      berat: (one.berat + timbang(one.carat as number)) / 1000,
    })
  );
};

const lepas: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select b.kode_barcode, b.berat, s.kode_berlian, s.carat from barang b
       join berlian s on s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode and s.status = 'TERPASANG'
      where b.kode_toko = 'KJ1' and b.status = 'READY' order by 1, 3`,
  );
  return (
    one &&
    lakukan(shop, 'SPV', 'berlian/lepas', {
      kode_barcode: one.kode_barcode,
      kode_berlian: [one.kode_berlian],
      berat: (one.berat - timbang(one.carat as number)) / 1000,
    })
  );
};

/** A stone that the shop owns is sold without a piece. */
const jualLepas: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select kode_berlian from berlian
      where kode_toko = 'KJ1' and status = 'LEPAS' and not konsinyasi order by 1`,
  );
  if (!one) return undefined;
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  return bayar(shop, kasir(roll), 'penjualan', {
    kode_sales: sales(roll),
    customer,
    barang: [{ kode_berlian: one.kode_berlian }],
    pembayaran: [lebih],
  });
};

const retur: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select kode_berlian from berlian where kode_toko = 'KJ1' and status = 'LEPAS' order by 1`,
  );
  const barang = [{ kode_berlian: one?.kode_berlian as string }];
  return one && lakukan(shop, 'SPV', 'berlian/retur', { barang });
};

/** On any day. */
const batal =
  (tabel: 'terima' | 'retur'): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select no_${tabel} as no from berlian_${tabel} where kode_toko = 'KJ1' and status = 'DONE' order by 1`,
    );
    return one && lakukan(shop, 'SPV', `berlian/${tabel}/${one.no as string}/batal`, alasan());
  };

export const ACT_BERLIAN: readonly (readonly [number, Act])[] = [
  [2, terima],
  [2, cincin],
  [3, pasang],
  [1, lepas],
  [1, jualLepas],
  [1, retur],
  [1, batal('terima')],
  [1, batal('retur')],
];
