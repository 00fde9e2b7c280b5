import { mg, rp } from '#kit/rules/quantity.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { done } from '#tests/kit/done.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Goods without a barcode are kept: a group of one kadar, trays of their own, no work on top of the gold. */
export async function bukaManual(shop: Shop): Promise<void> {
  await shop.modulOn('MANUAL_ITEMS_TRANSACTION_MODULE');
  await shop.rows(`
    insert into group_barang (kode_toko, kode_group, nama, kode_kadar) values ('KJ1', 'MN', 'Manual 375', '375');
    insert into supplier_barang (kode_toko, kode_supplier, nama) values ('KJ1', 'UBS', 'UBS');
    insert into baki (kode_toko, kode_gudang, kode_baki, nama, kapasitas)
      select 'KJ1', 'TK', 'M-0' || n, 'Manual ' || n, 1500 from generate_series(1, 4) n;
    update ongkos set is_active = false where kode_toko = 'KJ1'`);
}

export async function tokoManual(): Promise<Shop> {
  const shop = await openShop({ dasar: true });
  await bukaManual(shop);
  return shop;
}

/** Rings of 37.50 in one tray. */
export const CINCIN = { kode_group: 'MN', kode_dept: 'CC' };
export const DI = (kode_baki: string | null, kode_gudang = 'TK') => ({ kode_gudang, kode_baki });
export const banyak = (qty: number, berat: number) => ({ qty, berat: mg(berat) });

/** 20 rings of 50.000 g for 52,000,000 from UBS. */
export const isiMasuk = (more: object = {}, supplier = 'UBS') => ({
  body: {
    kode_supplier: supplier,
    barang: [{ ...CINCIN, ...DI('M-01'), ...banyak(20, 50_000), modal: rp(52_000_000), ...more }],
  },
});
export const masukkan = (shop: Shop, more: object = {}, supplier = 'UBS') =>
  shop.as('SPV').call(masukManualDocument.makes.masuk, isiMasuk(more, supplier));

/** Three of them, 7.450 g, to another tray. */
export const pindahkanManual = (
  shop: Shop,
  ke: object = DI('M-02'),
  jumlah: object = banyak(3, 7450),
  dari_baki = 'M-01',
) =>
  shop.as('SPV').call(pindahManualDocument.makes.pindah, {
    body: {
      ...DI(null),
      ...ke,
      barang: [{ ...CINCIN, dari_gudang: 'TK', dari_baki, ...banyak(1, 1), ...jumlah }],
    },
  });

/** The line of a tray counted and weighed otherwise. */
export const isiKoreksi = (jumlah: object = banyak(17, 42_530), kode_baki = 'M-01') => ({
  body: { ...CINCIN, ...DI(kode_baki), ...banyak(1, 1), alasan: 'Timbang ulang', ...jumlah },
});
export const koreksiManual = (shop: Shop, jumlah?: object) =>
  shop.approved('SPV', koreksiManualDocument.makes.koreksi, isiKoreksi(jumlah));

/** What a stock line holds. */
export const isiBaris = async (shop: Shop, kode_baki: string, kode_gudang = 'TK') => {
  const [row] = await shop.rows<{ qty: number; berat: number; murni: number; modal: number }>(
    `select qty, berat, murni, modal from barang_manual
      where kode_toko = 'KJ1' and kode_gudang = $1 and kode_baki = $2 and kode_group = 'MN' and kode_dept = 'CC'`,
    [kode_gudang, kode_baki],
  );
  return row;
};

/** Three rings of 7.450 g sold to Ibu Sari: 9,126,500. */
export const isiJual = (more: object = {}, barang: object = {}) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '081234567890' },
  barang: [{ ...CINCIN, ...DI('M-01'), qty: 3, berat: 7.45, ...barang }],
  pembayaran: [{ jenis: 'CASH', jumlah: 9_126_500 }],
  ...more,
});
export const jualManual = async (
  shop: Shop,
  body: object = isiJual(),
  who: 'KASIR' | 'SPV' = 'KASIR',
): Promise<string> => String((await done(shop, who, 'penjualan-manual', body))['no_faktur_jual']);
/** A second person looks at them: they count from now on. */
export const validasiManual = (shop: Shop, no: readonly string[], who: 'SPV' | 'OWN' = 'SPV') =>
  done(shop, who, 'barang-manual/validasi', { no });

/** Two rings of 4.100 g bought from Ibu Wati at 1,150,000 a gram: 4,715,000. */
export const isiBeli = (more: object = {}, barang: object = {}) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang: [{ ...CINCIN, qty: 2, berat: 4.1, ...barang }],
  ...more,
});
export const beliManual = async (
  shop: Shop,
  body: object = isiBeli(),
  who: 'KASIR' | 'SPV' = 'KASIR',
): Promise<string> => String((await done(shop, who, 'pembelian-manual', body))['no_faktur_beli']);
