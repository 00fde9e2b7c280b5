import { rp } from '#kit/rules/quantity.ts';
import { send } from '#tests/kit/titipan.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  BAKI,
  DEPT,
  KADAR,
  NAMA,
  ORANG,
  pick,
  some,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

const TOKO = 'KJ2';

/** The second branch opens with pieces and money of its own. */
export async function bukaCabang(shop: Shop, roll: Roll): Promise<void> {
  await shop.dasar(TOKO);
  await shop.param('HARGA_ROSOK', rp(2_550_000), TOKO);
  await send(shop.as('OWN', TOKO), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 40_000_000,
    keterangan: 'Modal pagi',
  });
  await send(shop.as('OWN', TOKO), 'barang/banyak', {
    barang: Array.from({ length: 12 }, () => ({
      nama_barang: `${pick(roll, NAMA)} ${roll(99)}`,
      kode_kategori: 'PHS',
      kode_dept: pick(roll, DEPT),
      kode_group: roll(2) ? 'T' : 'M',
      kode_kadar: pick(roll, KADAR),
      berat: (800 + roll(9000)) / 1000,
      ...(roll(3) ? { harga_modal: 900_000 + roll(4_000_000) } : {}),
      kode_gudang: 'TK',
      kode_baki: pick(roll, BAKI),
    })),
  });
}

/** Head office has money of its own in its drawer: reports of the chain hold it (decision 1081). */
export async function bukaPusat(shop: Shop): Promise<void> {
  await shop.dasar('PST');
  await send(shop.as('OWN', 'PST'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 25_000_000,
    keterangan: 'Modal pusat',
  });
}

/** A day of it: some pieces sold to the same people as elsewhere, some gold bought, a bill paid. */
export async function hariCabang(shop: Shop, roll: Roll): Promise<void> {
  const bebas = await some(
    shop,
    `select kode_barcode from barang where kode_toko = '${TOKO}' and status = 'READY' order by 1`,
  );
  const lunas = [{ jenis: 'CASH', jumlah: 900_000_000 }];
  for (const { kode_barcode } of bebas.slice(0, roll(4))) {
    const { no_ktp: _, ...customer } = pick(roll, ORANG);
    const barang = [{ kode_barcode, ...(roll(3) ? {} : { diskon: 1000 * (1 + roll(40)) }) }];
    const isi = { kode_sales: 'S01', customer, barang, pembayaran: lunas };
    await send(shop.as('KASIR', TOKO), 'penjualan', isi);
  }
  if (roll(2))
    await send(shop.as('KASIR', TOKO), 'pembelian', {
      kode_sales: 'S01',
      customer: ORANG[0],
      barang: [
        {
          asal_nota: 'ROSOK',
          nama_barang: 'Rosok campur',
          kode_dept: pick(roll, DEPT),
          kode_group: 'T',
          kadar: pick(roll, [37.5, 42, 70, 75]),
          berat: (500 + roll(2000)) / 1000,
        },
      ],
    });
  if (roll(2))
    await send(shop.as('OWN', TOKO), 'cash/keluar', {
      kode_transaksi: 'LISTRIK',
      jumlah: 100 * (1 + roll(9000)),
      keterangan: 'Listrik cabang',
    });
}
