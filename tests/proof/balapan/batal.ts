import { expect } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import {
  customer,
  HARGA,
  kunci,
  nota,
  penjual,
  potong,
  satuMenang,
  serentak,
  terjual,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';

/** An owner alone needs no second one here: then nothing but the document itself says "once". */
export const ownerSendiri = (shop: Shop): Promise<void> => shop.param('OWN_TANPA_OTORISASI', true);

/** A document that the owner saves alone; answers its number. */
export async function simpan(shop: Shop, path: string, body: object, no: string): Promise<string> {
  await ownerSendiri(shop);
  const saved = await shop.as('OWN').raw('POST', path, body, kunci());
  expect(saved.status, saved.text).toBe(201);
  return (saved.body.data as Record<string, string>)[no]!;
}

/** A document that every counter cancels at once is mirrored once, and everybody else hears it (D-5.6). */
export const batalSekali =
  (dasar: string, buat: (shop: Shop) => Promise<string>, ...codes: string[]): Balapan =>
  async (shop, meja) => {
    const path = `${dasar}/${await buat(shop)}/batal`;
    await ownerSendiri(shop);
    const answers = await serentak(meja, () =>
      shop.as('OWN').raw('POST', path, { alasan: 'Salah pilih barang' }, kunci()),
    );
    satuMenang(answers, ...codes);
  };

export const tukarBody = (no_faktur_jual: string, lama: string, baru: string) => ({
  penjualan: { kode_sales: 'S01', customer, barang: [{ kode_barcode: baru }] },
  pembelian: {
    kode_sales: 'S01',
    customer: penjual,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode: lama, berat: 1.2 }],
  },
  pembayaran: [{ jenis: 'CASH', jumlah: HARGA }],
});
const satu = async (shop: Shop): Promise<string> => (await potong(shop, 1))[0]!;

export const batalJual = batalSekali(
  'penjualan',
  async (shop) => terjual(shop, await satu(shop)),
  'SUDAH_BATAL',
);

/** Both documents of a ticket are mirrored by one of them (D-14.1). */
export const batalTukar = batalSekali(
  'tukar-tambah',
  async (shop) => {
    const [lama, baru] = (await potong(shop, 2)) as [string, string];
    const body = tukarBody(await terjual(shop, lama), lama, baru);
    return simpan(shop, 'tukar-tambah', body, 'no_tukar');
  },
  'SUDAH_BATAL',
);

export const batalBeli = batalSekali(
  'pembelian',
  async (shop) => {
    const kode_barcode = await satu(shop);
    const no_faktur_jual = await terjual(shop, kode_barcode);
    const barang = [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: 1.2 }];
    return simpan(
      shop,
      'pembelian',
      { kode_sales: 'S01', customer: penjual, barang },
      'no_faktur_beli',
    );
  },
  'SUDAH_BATAL',
);

export const batalTitip = batalSekali(
  'titip',
  async (shop) => {
    const pembayaran = [{ jenis: 'CASH', jumlah: 470_000 }];
    return simpan(shop, 'titip', { ...nota(await satu(shop)), customer, pembayaran }, 'no_titip');
  },
  'TITIPAN_BATAL',
);

export const batalKas = batalSekali(
  'cash',
  (shop) =>
    simpan(
      shop,
      'cash/masuk',
      { kode_transaksi: 'MODAL_KAS', jumlah: HARGA, keterangan: 'Modal' },
      'no_kas',
    ),
  'KAS_SUDAH_BATAL',
);

export const batalTerima = batalSekali(
  'penerimaan-barang',
  (shop) => {
    const emas = { kode_dept: 'CC', kode_group: 'T', kode_kadar: '750', qty: 2 };
    const lot = [{ ...emas, berat_bruto: 7.2, berat_nota: 6.5, berat: 6.5 }];
    const dari = { kode_supplier: 'UBS', kode_gudang: 'TK', dokumen_perolehan: 'FAKTUR_PAJAK' };
    return simpan(shop, 'penerimaan-barang', { ...dari, lot }, 'no_terima');
  },
  'TERIMA_SUDAH_BATAL',
);

export const batalPindah = batalSekali(
  'pindah-barang',
  async (shop) => {
    const barang = [await satu(shop)];
    return simpan(
      shop,
      'pindah-barang',
      { barang, kode_gudang: 'TK', kode_baki: 'C-01' },
      'no_pindah',
    );
  },
  'PINDAH_SUDAH_BATAL',
);

export const batalHancur = batalSekali(
  'hancur-barang',
  async (shop) => {
    const barang = [{ kode_barcode: await satu(shop), berat: 1.2 }];
    return simpan(
      shop,
      'hancur-barang',
      { kode_gudang: 'RS', alasan: 'Patah, tidak layak jual', barang },
      'no_hancur',
    );
  },
  'HANCUR_SUDAH_BATAL',
);
