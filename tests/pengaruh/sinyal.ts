import { nowIso, nowMs } from '#kit/server/clock.ts';
import { done } from '#tests/kit/done.ts';
import { potong, terjual } from '#tests/proof/balapan/meja.ts';
import { baca, type Kasus } from '#tests/pengaruh/tanya.ts';
import type { Shop } from '#tests/kit/shop.ts';

const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';

/** The window that the report of signals says beside a signal of the owner's own acts. */
async function jendela(shop: Shop, sinyal: string): Promise<string | undefined> {
  const asked = `audit/report-sinyal?${HARI}&sinyal=${encodeURIComponent(sinyal)}&user_id=ALL`;
  const data = await baca(shop, 'OWN', asked);
  const rows = data.flatMap((one: any) => one.data ?? one.detail ?? [one]);
  return rows.find(({ user_id }: { user_id: string }) => user_id === 'own.kj1')?.batas;
}

/** A sale that the owner cancels, and its piece is sold again. */
async function batalLaluJual(shop: Shop): Promise<string | undefined> {
  const [kode] = await potong(shop, 1);
  const uang = { jenis: 'CASH', jumlah: 9_000_000 };
  const no = await terjual(shop, kode!, uang);
  await done(shop, 'OWN', `penjualan/${no}/batal`, { alasan: 'Salah pilih barang' });
  await terjual(shop, kode!, uang);
  return jendela(shop, 'BATAL LALU JUAL');
}

/** A ring of a supplier whom the owner alone deals with. */
const tambah = async (shop: Shop, harga_modal: number): Promise<string> =>
  (
    await done(shop, 'OWN', 'barang', {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      berat: 3.27,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      kode_supplier: 'SNY',
      harga_modal,
    })
  ).kode_barcode;
async function dibayar(shop: Shop): Promise<void> {
  await tambah(shop, 6_400_000);
  const uang = { kode_transaksi: 'BAYAR_SUPPLIER', kode_supplier: 'SNY', jumlah: 1_000 };
  for (const kali of [1, 2, 3])
    await done(shop, 'OWN', 'cash/keluar', { ...uang, keterangan: `Nota SNY ${kali}` });
}
const satuOrang = async (shop: Shop): Promise<string | undefined> => {
  await dibayar(shop);
  return jendela(shop, 'SUPPLIER SATU ORANG');
};
const baruDibayar = async (shop: Shop): Promise<string | undefined> => {
  await dibayar(shop);
  return jendela(shop, 'SUPPLIER BARU DIBAYAR');
};
const datangLagi = async (shop: Shop): Promise<string | undefined> => {
  const kode_barcode = await tambah(shop, 6_400_000);
  const barang = [{ kode_barcode, berat: 3.27 }];
  await done(shop, 'OWN', 'retur-supplier', { alasan: 'Pengait longgar', barang });
  const mulai = nowIso();
  shop.jam(new Date(nowMs() + 500).toISOString());
  await tambah(shop, 9_000_000);
  shop.jam(mulai);
  return jendela(shop, 'RETUR DATANG LAGI');
};

/** Windows of signals. */
export const SINYAL: readonly Kasus[] = [
  ['SINYAL_BATAL_JUAL_HARI', [7, '7 hari'], [20, '20 hari'], batalLaluJual],
  ['SINYAL_SUPPLIER_LAMA_HARI', [90, '90 hari'], [120, '120 hari'], satuOrang],
  ['SINYAL_SUPPLIER_BARU_HARI', [14, '14 hari'], [30, '30 hari'], baruDibayar],
  ['SINYAL_RETUR_LAGI_HARI', [30, '30 hari'], [60, '60 hari'], datangLagi],
];
