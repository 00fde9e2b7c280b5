import type { Hari } from '#kit/rules/hari.ts';
import { FAKTUR_KIRIMAN, playPajak, TOKO_PAJAK } from '#app/server/demo/uang/pajak.ts';
import { paySupplier, returnLoose, returnPiece } from '#app/server/demo/uang/supplier.ts';
import { keepUnlabelled } from '#app/server/demo/uang/tanpa-barcode.ts';
import { offerOnline } from '#app/server/demo/antar/online.ts';
import { countTray } from '#app/server/demo/count.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

/** The last morning: a little of everything, so that lists of today have something to show. */
export async function beginToday(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  const { kode_toko } = shop;
  await countTray(stage, shop, tgl);
  await stage.call(kode_toko, 'spv', 'POST cash/mutasi-uang-cash', {
    asal: 'BCA',
    asal_rekening: '1234567890',
    tujuan: 'CASH',
    jumlah: 2_000_000,
    kategori: 'SETOR_BANK',
    keterangan: 'Uang kembalian hari ini',
  });
  await stage.call(kode_toko, 'spv', 'POST cash/mutasi-uang-bank', {
    asal: 'BRI',
    asal_rekening: '0987654321',
    tujuan: 'BCA',
    tujuan_rekening: '1234567890',
    jumlah: 500_000,
    kategori: 'SETOR_BANK',
    keterangan: 'Isi rekening belanja',
  });
  await stage.call(kode_toko, 'ksr', 'POST cash/keluar', {
    kode_transaksi: 'MAKAN',
    jumlah: 120_000,
    keterangan: 'Makan siang karyawan',
  });
  await tidyTray(stage, shop);
  await stage.call(kode_toko, 'spv', 'POST penerimaan-barang', {
    ...KIRIMAN,
    ...(kode_toko === TOKO_PAJAK ? FAKTUR_KIRIMAN : {}),
  });
  await playPajak(stage, shop);
  await paySupplier(stage, shop);
  await returnPiece(stage, shop);
  await returnLoose(stage, shop);
  await keepUnlabelled(stage, shop);
  await offerOnline(stage, shop);
}

const DEPAN = { kode_gudang: 'TK', kode_baki: 'A-11' };
type Piece = { kode_barcode: string; kode_baki: string | null; status: string };

/** Two pieces that lie elsewhere come into the tray in front. */
async function tidyTray(stage: Stage, { kode_toko, ready }: DemoShop): Promise<void> {
  const read = (code: string) => stage.call<Piece>(kode_toko, 'spv', `GET barang/${code}`);
  const barang = (await Promise.all(ready.slice(0, 8).map(read)))
    .filter((one) => one.status === 'READY' && one.kode_baki !== DEPAN.kode_baki)
    .slice(0, 2)
    .map((one) => one.kode_barcode);
  const keterangan = 'Tata ulang etalase';
  await stage.call(kode_toko, 'spv', 'POST pindah-barang', { ...DEPAN, barang, keterangan });
}

/** A delivery that still waits for its labels. */
const KIRIMAN = {
  kode_supplier: 'KH',
  kode_gudang: 'TK',
  dokumen_perolehan: 'FAKTUR_PAJAK',
  lot: [
    {
      kode_dept: 'KL',
      kode_group: 'M',
      kode_kadar: '420',
      qty: 3,
      berat_bruto: 16.4,
      berat_nota: 15.75,
      berat: 15.75,
      modal: 18_900_000,
    },
  ],
};

/** What the set-up of a new shop switches on, for everybody who tries the demo: its story was lived without. */
export async function asNewShop(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  for (const { key } of [penjualanParam.IDENTITAS_AMBIL_WAJIB, pembelianParam.FOTO_BELI_WAJIB])
    await stage.call(kode_toko, 'own', `PUT para-system/key/${key}`, { value: true });
}

/** The day as somebody finds it: a sale waits for the cashier, or a cart is held for a customer who thinks it over. */
export async function leaveHalfFinished(
  stage: Stage,
  { kode_toko, validasi, ready }: DemoShop,
): Promise<void> {
  const [kode_barcode] = ready.splice(0, 1);
  const isi = {
    kode_sales: 'SL02',
    customer: { nama: 'Maya Anggraini', alamat: 'Jl. Kenanga 7', no_hp: '081233344455' },
    barang: [{ kode_barcode }],
  };
  if (validasi) return void (await stage.call(kode_toko, 'ksr', 'POST penjualan', isi));
  const { harga_hari_ini: total } = await stage.call<{ harga_hari_ini: number }>(
    kode_toko,
    'ksr',
    `GET barang/${kode_barcode}`,
  );
  const body = { nama: 'Ibu Maya', isi, qty: 1, total };
  await stage.call(kode_toko, 'ksr', 'POST penjualan-tunda', body);
}
