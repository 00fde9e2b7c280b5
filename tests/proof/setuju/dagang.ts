import { persen } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import { simpan, tukarBody } from '#tests/proof/balapan/batal.ts';
import { customer, nota, penjual, potong, terjual } from '#tests/proof/balapan/meja.ts';
import { dibeli } from '#tests/proof/balapan/stok.ts';
import { dibayarKartu } from '#tests/proof/balapan/uang.ts';
import { alasan, batal, type Buat, type Daftar } from '#tests/proof/setuju/perbuatan.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { punyaCustomer } from '#tests/kit/tukar.ts';

const satu = async (shop: Shop): Promise<string> => (await potong(shop, 1))[0]!;
const lain = { keterangan: 'Nota yang lain' };

/** A sale of one piece of which one thing is not as the shop's prices and scales have it. */
const jual =
  (nama: NamaPotong, beda: object, uang: number): Buat =>
  async (shop) => {
    const [kode_barcode] = await tambahPotong(shop, [nama]);
    const body = {
      ...nota(kode_barcode!, { jenis: 'CASH', jumlah: uang }),
      barang: [{ kode_barcode, ...beda }],
    };
    return { who: 'KASIR', path: 'penjualan', body, lain, sudah: 'BARANG_TERJUAL' };
  };

const diamond: Buat = async (shop) => {
  await shop.modulOn('BERLIAN_MODULE');
  await shop.rows(`update jenis set berlian = true where kode_dept = 'LT'`);
  return jual('P4', { diskon: 250_000 }, 1_220_000)(shop);
};

/** An order that a channel named, sold to another address. */
const pesananBeda: Buat = async (shop) => {
  const [kode_barcode, toko, kode] = [await satu(shop), 'KJ1', 'SHP'];
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  const isi = { kode_marketplace: kode, nama: 'Shopee', no_rekening: '1234567890', fee_persen: 6 };
  await done(shop, 'OWN', 'marketplace', isi);
  await shop.rows(
    `insert into marketplace_sambungan (kode_toko, kode_marketplace, adapter, alamat, op)
     select kode_toko, kode_marketplace, 'NONE', '', op from marketplace where kode_toko = $1 and kode_marketplace = $2`,
    [toko, kode],
  );
  await shop.rows(
    `insert into pesanan_online (kode_toko, kode_marketplace, no_order, status, ekspedisi, nama, no_hp, alamat, barang,
       diminta, total, diterima_at, op)
     select kode_toko, kode_marketplace, 'ORD-1', 'MENUNGGU', 'JNE', 'Ibu Jauh', '+6281322224444', 'Jl. Seberang 9',
            $3::jsonb, '[]', 0, now(), op from marketplace where kode_toko = $1 and kode_marketplace = $2`,
    [toko, kode, JSON.stringify([{ kode_barcode, harga: 0 }])],
  );
  const body = {
    kode_sales: 'S01',
    customer: { nama: 'Teman', alamat: 'Jl. Teman 1', no_hp: '081322224444' },
    barang: [{ kode_barcode }],
    marketplace: kode,
    ekspedisi: 'JNE',
    no_order: 'ORD-1',
  };
  return { who: 'SPV', path: 'penjualan', body, lain, sudah: 'ORDER_ADA' };
};

/** The card of a person whom a nota names. */
const kartu: Buat = async (shop) => {
  const isi = { nama: 'Ibu Uji', alamat: 'Jl. Uji 1' };
  const { kode_customer } = await done(shop, 'KASIR', 'customer', isi);
  const beli = { ...nota(await satu(shop)), customer: { kode_customer } };
  await done(shop, 'KASIR', 'penjualan', beli);
  const path = `customer/${kode_customer as string}`;
  const lagi = () => done(shop, 'OWN', path, isi, 'PUT');
  return {
    who: 'KASIR',
    method: 'PUT',
    path,
    body: { nama: 'Ibu Lain' },
    lain: { nama: 'Ibu Ketiga' },
    lagi,
  };
};

/** Three grams of 750 with the note of a branch, of which one thing is not as the note has it. */
const beli =
  (beda: object): Buat =>
  async () => ({
    who: 'KASIR',
    path: 'pembelian',
    body: {
      kode_sales: 'S01',
      customer: penjual,
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
    },
    lain: { kode_sales: 'SL01' },
  });

/** A piece of ours that tests lower than its nota. */
const kadarTurun: Buat = async (shop) => {
  const sendiri = await punyaCustomer(shop, 'P1', 3.25);
  const one = await beli({})(shop);
  const body = { ...one.body, barang: [{ ...sendiri, kadar: 74.8 }] };
  return { ...one, body, sudah: 'SUDAH_DIBELI' };
};

/** Gold with a stone that its certificate gives a price. */
const berbatu: Buat = async (shop) => {
  await shop.modulOn('BERLIAN_MODULE');
  await shop.rows(`insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ1', 'BL', 'Berlian', true)
    on conflict do nothing`);
  await shop.rows(`insert into parameter_berlian (kode_toko, id, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 901, 100, 2000, 1000000) on conflict do nothing`);
  nomorSurat += 1;
  const batu = { carat: 0.5, lembaga: 'GIA', no_sertifikat: `900${nomorSurat}` };
  // Little gold: what this cashier hands out counts towards the limit of the acts after it.
  const emas = {
    asal_nota: 'TANPA_NOTA',
    kode_dept: 'BL',
    berat: 0.3,
    berat_nota: null,
    harga_nota: null,
  };
  const one = await beli({ ...emas, berlian: [batu] })(shop);
  return { ...one, sudah: 'SERTIFIKAT_DIPAKAI' };
};
let nomorSurat = 0;

const titip = async (shop: Shop): Promise<string> => {
  const pembayaran = [{ jenis: 'CASH', jumlah: 600_000 }];
  const body = { ...nota(await satu(shop)), customer, pembayaran };
  return simpan(shop, 'titip', body, 'no_titip');
};
const tukar = async (shop: Shop): Promise<string> => {
  const [lama, baru] = (await potong(shop, 2)) as [string, string];
  return simpan(shop, 'tukar-tambah', tukarBody(await terjual(shop, lama), lama, baru), 'no_tukar');
};

/** A tenth of a deposit stays with the shop; here all of it is asked back (D-11.1). */
const refund: Buat = async (shop) => {
  await shop.param('BATAL_TITIPAN_PERSEN', persen(1000));
  const path = `titip/${await titip(shop)}/batal`;
  return { who: 'KASIR', path, body: { ...alasan, refund_rp: 600_000 }, sudah: 'TITIPAN_BATAL' };
};

/** A deposit whose goods, or whose money, another person than its customer comes for (D-51.9). */
const ORANG_LAIN = { diambil_oleh: 'Adik Bu Sari', no_ktp: '3201234567890077' };
const diambilLain: Buat = async (shop) => ({
  who: 'KASIR',
  path: `titip/${await titip(shop)}/ambil`,
  body: { ...ORANG_LAIN, pembayaran: [{ jenis: 'CASH', jumlah: 9_000_000 }] },
  lain: { diambil_oleh: 'Orang lain lagi' },
  sudah: 'TITIPAN_DIAMBIL',
});
const dikembalikanLain: Buat = async (shop) => ({
  who: 'KASIR',
  path: `titip/${await titip(shop)}/batal`,
  body: { ...alasan, ...ORANG_LAIN },
  lain: { diambil_oleh: 'Orang lain lagi' },
  sudah: 'TITIPAN_BATAL',
});

/** Selling, putting aside, buying back, exchanging. */
export const DAGANG: Daftar = [
  ['HARGA_DI_BAWAH', jual('P4', { diskon: 73_500 }, 1_396_500)],
  ['BATAS_HARGA', jual('P4', { harga_per_gram: 1_400_000 }, 1_680_000)],
  ['TOLERANSI_BERAT', jual('P1', { berat: 3.22 }, 7_037_500)],
  ['BERLIAN_DI_BAWAH_MODAL', diamond],
  [
    'BATAL_PENJUALAN',
    batal('KASIR', 'penjualan', async (shop) => terjual(shop, await satu(shop)), 'SUDAH_BATAL'),
  ],
  [
    'CETAK_ULANG',
    async (shop) => ({
      who: 'KASIR',
      path: `penjualan/${await dibayarKartu(shop)}/cetak-ulang`,
      body: alasan,
    }),
  ],
  ['BELI_DI_ATAS_HARGA', beli({ harga: 6_200_000 })],
  ['BATAS_HARGA', beli({ harga_nota: 9_000_000, harga_per_gram: 2_300_000 })],
  ['BELI_DI_ATAS_NOTA', beli({ harga_nota: 6_000_000 })],
  ['BELI_BERAT_LEBIH', beli({ berat: 3.06, harga_nota: 9_000_000 })],
  ['BELI_DI_ATAS_BATAS', beli({ berat: 50, berat_nota: 50, harga_nota: 900_000_000 })],
  ['BELI_KADAR_TURUN', kadarTurun],
  ['BELI_BERLIAN', berbatu],
  ['UBAH_CUSTOMER', kartu],
  ['BATAL_PEMBELIAN', batal('KASIR', 'pembelian', dibeli, 'SUDAH_BATAL')],
  ['BATAL_TUKAR', batal('KASIR', 'tukar-tambah', tukar, 'SUDAH_BATAL')],
  ['BATAL_TITIPAN', batal('KASIR', 'titip', titip, 'TITIPAN_BATAL')],
  ['REFUND_TITIPAN', refund],
  ['MILIK_LAIN', diambilLain],
  ['MILIK_LAIN', dikembalikanLain],
  ['PESANAN_ONLINE_BEDA', pesananBeda],
  [
    'KUPON_BANYAK',
    async (shop) => {
      await shop.modulOn('KUPON_PENJUALAN_MODULE');
      const jenis = { jenis_kupon: 'BESAR', nama: 'Sejuta', cara: 'RUPIAH', nilai: 1_000_000 };
      const lagi = { minimal_belanja: 0, masa_hari: 30, kali_pakai: 1 };
      await shop.as('OWN').raw('POST', 'para-kupon', { ...jenis, ...lagi });
      return {
        who: 'SPV',
        path: 'transaksi-kupon',
        body: { jenis_kupon: 'BESAR', banyak: 6 },
        lain: { banyak: 7 },
      };
    },
  ],
];
