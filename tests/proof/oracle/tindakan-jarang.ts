import type { Raw, Shop, Who } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import { REKENING } from '#tests/proof/oracle/tindakan-uang.ts';
import {
  bank,
  bayar,
  DEPT,
  KADAR,
  kasir,
  lakukan,
  lebih,
  ORANG,
  pick,
  potong,
  sales,
  satu,
  type Act,
} from '#tests/proof/oracle/tindakan.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

const transfer = (jumlah: number) => [{ jenis: 'TRANSFER', ...bank, jumlah }];

/** Gold bought and paid from an account, wholly or beside the drawer. */
const beliTransfer: Act = (shop, roll) => {
  const harga = 500 * (400 + roll(1500));
  const tunai = roll(2) ? 500 * (1 + roll(300)) : 0;
  const rosok = {
    asal_nota: 'ROSOK',
    nama_barang: 'Rosok kecil',
    kode_dept: pick(roll, DEPT),
    kode_group: 'T',
    kadar: 42,
    berat: Math.ceil(harga / 9000) / 100,
    harga,
  };
  return bayar(shop, kasir(roll), 'pembelian', {
    kode_sales: sales(roll),
    customer: ORANG[0],
    barang: [rosok],
    pembayaran: [
      ...transfer(harga - tunai),
      ...(tunai > 0 ? [{ jenis: 'CASH', jumlah: tunai }] : []),
    ],
  });
};

/** What waits for its validation is paid from an account. */
const bayarTransfer: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_faktur_beli as no, grand_total from pembelian
      where kode_toko = 'KJ1' and status = 'OPEN' and no_tukar is null order by 1`,
  );
  return (
    one &&
    lakukan(shop, 'SPV', `pembelian/${one.no as string}/validasi`, {
      pembayaran: transfer(one.grand_total as number),
    })
  );
};

/** A change that somebody else agrees to. */
async function ubah(shop: Shop, who: Who, path: string, body: object): Promise<Raw> {
  const asked = await minta(shop.as(who), { method: 'PUT', path, body });
  const keystore = asked.body?.data?.keystore as string | undefined;
  if (!keystore) return asked;
  await send(shop.as(who === 'OWN' ? 'SPV' : 'OWN'), `otorisasi/${keystore}/setujui`, {});
  return shop.as(who).raw('PUT', path, body, { ...kunci(), 'x-otorisasi': keystore });
}

/** Whatever the owner's hand may turn on a piece that lies in its tray. */
const ubahSatu: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  if (!one) return undefined;
  const body = pick(roll, [
    { kode_dept: pick(roll, DEPT) },
    { kode_group: roll(2) ? 'T' : 'M', nama_barang: `Cincin Baru ${roll(9)}` },
    { kode_kadar: pick(roll, KADAR), harga_modal: 1_000_000 + roll(2_000_000) },
    { kode_supplier: pick(roll, ['UBS', 'LMX']), berat: (one.berat - 10) / 1000 },
  ]);
  return ubah(shop, 'SPV', `barang/${one.kode_barcode as string}`, body);
};

/** A bank asks another percent of a card from now on. */
const persenBank: Act = (shop, roll) => {
  const no = pick(roll, Object.keys(REKENING));
  const body = {
    nama_rekening: `Rekening ${no}`,
    kode_bank: REKENING[no],
    fee_persen: roll(300) / 100,
    boleh_negatif: false,
  };
  return shop.as('OWN').raw('PUT', `rekenings/${no}`, body);
};

/** Doors are opened and shut, for one person or for a level. */
const hakAkses: Act = (shop, roll) => {
  const akses = ['laporan-penjualan', 'laporan-fee-penjualan', 'reset-password', 'penjualan']
    .filter(() => roll(2))
    .map((kode) => ({ kode, is_show: roll(2) === 0 }));
  return roll(2)
    ? ubah(shop, 'OWN', 'akses/ksr2.kj1', { akses })
    : ubah(shop, 'OWN', 'akses-templat/KASIR', { akses, user_ids: ['ksr.kj1'] });
};

/** An order of a marketplace is sold, its money waits for the payout. */
const jualOnline: Act = async (shop, roll) => {
  const shp = { kode_marketplace: 'SHP', nama: 'Shopee', no_rekening: '1234567890', fee_persen: 6 };
  await shop.as('OWN').raw('POST', 'marketplace', shp);
  const barang = (await potong(shop, roll)).map(({ kode_barcode }) => ({ kode_barcode }));
  if (barang.length === 0) return undefined;
  return lakukan(shop, kasir(roll), 'penjualan', {
    kode_sales: sales(roll),
    customer: ORANG[1],
    barang,
    marketplace: 'SHP',
    ekspedisi: 'JNE REG',
    no_order: `ORD-${roll(1_000_000)}`,
  });
};

/** A parcel comes back, on the day of its sale or later. */
const returOnline: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select o.no_faktur_jual as no, h.status = 'OPEN' as hari_ini
       from penjualan_online o join penjualan p using (kode_toko, no_faktur_jual)
       join hari_toko h using (kode_toko, tgl_system)
      where o.kode_toko = 'KJ1' and o.status <> 'RETUR' order by 1`,
  );
  if (!one) return undefined;
  const barang = await shop.rows(
    `select kode_barcode, (berat / 1000.0)::float8 as berat from penjualan_barang
      where kode_toko = 'KJ1' and no_faktur_jual = $1 order by urut`,
    [one.no],
  );
  return lakukan(shop, 'KASIR', `penjualan/${one.no as string}/retur`, {
    alasan: 'Pembeli salah ukuran',
    ...(one.hari_ini ? {} : { barang, foto: await Promise.all(barang.map(() => fotoBaru(shop))) }),
  });
};

/** The price of wholesale, of a kadar or a group. */
const hargaGrosir: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'parameter-harga-emas', {
    jenis: 'GROSIR',
    ...(roll(2) ? { kode_group: pick(roll, ['T', 'M']) } : { kode_kadar: pick(roll, KADAR) }),
    harga_per_gram: 900_000 + roll(1200) * 1000,
  });

/** Some pieces of one group and kadar go to another shop by their weight together. */
const jualGrosir: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select b.kode_group, b.kode_kadar from barang b
      where b.kode_toko = 'KJ1' and b.status = 'READY' and exists (select from harga_emas h
        where h.kode_toko = 'KJ1' and h.jenis = 'GROSIR' and (h.kode_group = b.kode_group or h.kode_kadar = b.kode_kadar))
      group by 1, 2 order by 1, 2`,
  );
  if (!one) return undefined;
  const { kode_group, kode_kadar } = one;
  const barang = await shop.rows<{ kode_barcode: string; berat: number }>(
    `select kode_barcode, berat::int from barang where kode_toko = 'KJ1' and status = 'READY' and kode_group = $1
        and kode_kadar = $2 order by 1 limit 2`,
    [kode_group, kode_kadar],
  );
  const berat = barang.reduce((all, { berat: satuan }) => all + satuan, 0) / 1000;
  return bayar(shop, 'OWN', 'penjualan', {
    jenis: 'GROSIR',
    kode_sales: sales(roll),
    customer: { nama: 'Toko Emas Murni', alamat: 'Pasar Baru 7', no_hp: '0813 2222 4444' },
    barang: barang.map(({ kode_barcode }) => ({ kode_barcode })),
    grosir: [{ kode_group, berat }],
    pembayaran: [lebih],
  });
};

export const ACT_JARANG: readonly (readonly [number, Act])[] = [
  [2, beliTransfer],
  [1, bayarTransfer],
  [2, ubahSatu],
  [1, persenBank],
  [1, hakAkses],
  [2, jualOnline],
  [1, returOnline],
];

export const ACT_GROSIR: readonly (readonly [number, Act])[] = [
  [1, hargaGrosir],
  [1, jualGrosir],
];
