import { done } from '#tests/kit/done.ts';
import { customer, kunci, nota, penjual, potong, terjual } from '#tests/proof/balapan/meja.ts';
import { tuntut, type Kasus } from '#tests/pengaruh/tanya.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { punyaCustomer, tukar, tunai } from '#tests/kit/tukar.ts';

/** A sale of P4 (1.200 g of 37.5 %, 1,470,000) with one thing changed: what it demands. */
const jual =
  (who: Who, beda: object) =>
  async (shop: Shop): Promise<string> => {
    const [kode_barcode] = await potong(shop, 1);
    const barang = [{ kode_barcode, ...beda }];
    const lebih = { jenis: 'CASH', jumlah: 5_000_000 };
    return tuntut(shop, who, 'penjualan', { ...nota(kode_barcode!, lebih), barang });
  };

/** Three grams of 750 with a branch's nota, with one thing changed. */
const lembarBeli = (beda: object, orang: object = penjual) => ({
  kode_sales: 'S01',
  customer: orang,
  barang: [
    {
      asal_nota: 'CABANG_LAIN',
      nama_barang: 'Cincin',
      kode_dept: 'CC',
      kode_group: 'T',
      kadar: 75,
      berat: 3,
      berat_nota: 3,
      harga_nota: 7_000_000,
      ...beda,
    },
  ],
});
const beli =
  (beda: object, who: Who = 'KASIR', orang?: object) =>
  async (shop: Shop): Promise<string> =>
    tuntut(shop, who, 'pembelian', lembarBeli(beda, orang));

/** Our own ring, bought back at a tenth of a percent below its nota. */
const lebihMurni = async (shop: Shop): Promise<string> => {
  const sendiri = await punyaCustomer(shop, 'P1', 3.25);
  return tuntut(shop, 'KASIR', 'pembelian', {
    ...lembarBeli({}),
    barang: [{ ...sendiri, kadar: 74.8 }],
  });
};

/** Dull gold that comes in an exchange, where only usual buy-backs take something off for it. */
const potongan = async (shop: Shop): Promise<string> => {
  const kondisi = { keterangan: 'Kusam', cara: 'PER_GRAM', rupiah: 10_000, untuk: 'BELI' };
  await shop.as('OWN').raw('POST', 'parabeli', { kode_kondisi: 'KUSAM', ...kondisi });
  const [lama, baru] = (await potong(shop, 2)) as [string, string];
  const isi = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual: await terjual(shop, lama) };
  const masuk = { ...isi, kode_barcode: lama, berat: 1.2, kondisi: 'KUSAM' };
  return tuntut(shop, 'OWN', 'tukar-tambah', tukar([baru], [masuk], tunai(5_000_000)));
};

/** What a gram of 80 % is bought for without any nota: the shop has one price only, that of pure gold. */
const perGram = async (shop: Shop): Promise<number> => {
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', 2_600_000 as never);
  await shop.as('OWN').raw('POST', 'kadar', { kode_kadar: '800', label: '19K', persen: 80 });
  const { barang } = lembarBeli({
    asal_nota: 'TANPA_NOTA',
    kadar: 80,
    berat_nota: null,
    harga_nota: null,
  });
  const answer = await shop.as('KASIR').raw('POST', 'pembelian/hitung', { barang });
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', null as never);
  return answer.body.data?.[0].harga_hari ?? answer.text;
};

/** Half a carat with a certificate, at 1,000,000 a carat. */
const hargaBatu = async (shop: Shop): Promise<number> => {
  await shop.modulOn('BERLIAN_MODULE');
  await shop.rows(`insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ1', 'BL', 'Berlian', true)
    on conflict do nothing`);
  await shop.rows(`insert into parameter_berlian (kode_toko, id, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 901, 100, 2000, 1000000) on conflict do nothing`);
  const batu = { carat: 0.5, lembaga: 'GIA', no_sertifikat: '9001' };
  const isi = { asal_nota: 'TANPA_NOTA', kode_dept: 'BL', berlian: [batu] };
  const answer = await shop.as('KASIR').raw('POST', 'pembelian/hitung', {
    barang: lembarBeli({ ...isi, berat_nota: null, harga_nota: null }).barang,
  });
  return answer.body.data?.[0].batu_rp ?? answer.text;
};

/** A loan of a known borrower redeemed by somebody who shows no card. */
const tebus = async (shop: Shop): Promise<string> => {
  const { no_faktur_hutang } = await pinjamkan(shop);
  return tuntut(shop, 'KASIR', `hutang/${no_faktur_hutang}/pelunasan`, {});
};

const berlaku = async (shop: Shop): Promise<string> => {
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: 600_000 }] };
  const body = { ...nota(kode_barcode!), customer, ...uang };
  const { no_titip } = await done(shop, 'KASIR', 'titip', body);
  const [row] = await shop.rows<{ sampai: string }>(
    'select berlaku_sampai::text as sampai from titipan where no_titip = $1',
    [no_titip],
  );
  return row!.sampai;
};

/** Which doors are open for a supervisor: pieces with a barcode, goods without one. */
const pintu = async (shop: Shop): Promise<readonly boolean[]> => {
  const terbuka = async (path: string) =>
    (await shop.as('SPV').raw('POST', path, {}, kunci())).status !== 403;
  return Promise.all(
    ['penjualan', 'titip', 'tukar-tambah', 'barang', 'barang/banyak', 'barang-manual'].map(terbuka),
  );
};
const BERBARCODE = [true, true, true, true, true, false];

export const DAGANG: readonly Kasus[] = [
  ['APP_MODE', ['NORMAL', BERBARCODE], ['STOCK_JUAL_MANUAL', BERBARCODE.map((one) => !one)], pintu],
  [
    'BATAS_DISKON_KASIR',
    [0, 'HARGA_DI_BAWAH'],
    [500, 'sendiri'],
    jual('KASIR', { diskon: 73_500 }),
  ],
  ['BATAS_DISKON_SPV', [400, 'HARGA_DI_BAWAH'], [500, 'sendiri'], jual('SPV', { diskon: 73_500 })],
  ['BATAS_DISKON_MU', [400, 'HARGA_DI_BAWAH'], [500, 'sendiri'], jual('MU', { diskon: 73_500 })],
  [
    'BATAS_NAIK_HARGA_PERSEN',
    [1_000, 'BATAS_HARGA'],
    [2_000, 'sendiri'],
    jual('KASIR', { harga_per_gram: 1_400_000 }),
  ],
  [
    'TOLERANSI_BERAT_JUAL',
    [20, 'TOLERANSI_BERAT'],
    [40, 'sendiri'],
    jual('KASIR', { berat: 1.178 }),
  ],
  [
    'IDENTITAS_PENJUAL_WAJIB',
    ['TIDAK', 'sendiri'],
    ['SEMUA', 'No KTP Penjual Tidak Boleh Kosong'],
    beli({}, 'KASIR', customer),
  ],
  ['CARA_UJI_WAJIB', [false, 'sendiri'], [true, 'Cara Uji Harus Dipilih'], beli({})],
  ['BERAT_WAJAR', [100_000, 'sendiri'], [2_000, 'UBAH_BARANG'], beli({})],
  ['BATAS_BELI_KASIR', [5_000_000, 'BELI_DI_ATAS_BATAS'], [100_000_000, 'sendiri'], beli({})],
  ['BATAS_BELI_SPV', [5_000_000, 'BELI_DI_ATAS_BATAS'], [100_000_000, 'sendiri'], beli({}, 'SPV')],
  [
    'TOLERANSI_BERAT_BELI',
    [50, 'BELI_BERAT_LEBIH'],
    [100, 'sendiri'],
    beli({ berat: 3.06, harga_nota: 9_000_000 }),
  ],
  ['TOLERANSI_KADAR_BELI', [0, 'BELI_KADAR_TURUN'], [50, 'sendiri'], lebihMurni],
  [
    'POTONGAN_TUKAR_SENDIRI',
    [false, 'sendiri'],
    [true, 'Kondisi Pembelian Tidak Ditemukan'],
    potongan,
  ],
  ['HARGA_BELI_PERSEN', [9_500, 1_976_000], [9_000, 1_872_000], perGram],
  ['BELI_BERLIAN_PERSEN', [7_000, 350_000], [6_000, 300_000], hargaBatu],
  ['TITIPAN_HARI', [30, '2026-12-20'], [7, '2026-11-27'], berlaku],
  ['IDENTITAS_AMBIL_WAJIB', [true, 'MILIK_LAIN'], [false, 'sendiri'], tebus],
];
