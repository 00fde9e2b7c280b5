import { batalSekali, simpan } from '#tests/proof/balapan/batal.ts';
import { HARGA, hariIni, potong } from '#tests/proof/balapan/meja.ts';
import { hitungBaki, pakaiKotak } from '#tests/proof/balapan/rak.ts';
import { dibeli, RETAG } from '#tests/proof/balapan/stok.ts';
import { dibayarKartu } from '#tests/proof/balapan/uang.ts';

/** A label taken off again: the bought gold is there once. */
export const batalRetag = batalSekali(
  'retag-pembelian',
  async (shop) => simpan(shop, `pembelian/${await dibeli(shop)}/retag`, RETAG, 'no_retag'),
  'RETAG_SUDAH_BATAL',
);

export const batalLebur = batalSekali(
  'hancur-pembelian',
  async (shop) => {
    const barang = [{ no_faktur_beli: await dibeli(shop), urut: 1 }];
    const hasil = { berat: 1.1, kadar: 40, kode_gudang: 'RS', alasan: 'Lebur pembelian' };
    return simpan(shop, 'hancur-pembelian', { barang, ...hasil }, 'no_hancur');
  },
  'HANCUR_SUDAH_BATAL',
);

export const batalUbah = batalSekali(
  'update-profit-barang',
  async (shop) => {
    const barang = await potong(shop, 1);
    const ke = { cara_ongkos: 'MENJADI', nilai_ongkos: 25_000, alasan: 'Naik ongkos' };
    return simpan(shop, 'update-profit-barang', { barang, ...ke }, 'no_ubah');
  },
  'UPDATE_SUDAH_BATAL',
);

export const batalMutasi = batalSekali(
  'cash/mutasi',
  async (shop) => {
    const kas = { kode_transaksi: 'MODAL_KAS', jumlah: HARGA, keterangan: 'Modal' };
    await simpan(shop, 'cash/masuk', kas, 'no_kas');
    return simpan(
      shop,
      'cash/mutasi-uang-cash',
      {
        asal: 'CASH',
        asal_rekening: null,
        tujuan: 'BCA',
        tujuan_rekening: '1234567890',
        jumlah: HARGA,
        keterangan: 'Setor',
        kategori: 'MODAL_KAS',
      },
      'no_mutasi',
    );
  },
  'MUTASI_SUDAH_BATAL',
);

export const batalCair = batalSekali(
  'non-cash/validasi',
  async (shop) => {
    const baris = [{ no_dokumen: await dibayarKartu(shop), urut: 1 }];
    const body = { tgl_cair: await hariIni(shop), baris };
    return simpan(shop, 'non-cash/validasi', body, 'no_validasi');
  },
  'VALIDASI_SUDAH_BATAL',
);

export const batalAksesoris = batalSekali(
  'stock-aksesoris',
  (shop) => pakaiKotak(shop, 'TAMBAH', 3),
  'GERAK_SUDAH_BATAL',
);

export const batalGlobal = batalSekali(
  'opname-global-daily',
  (shop) => simpan(shop, 'opname-global-daily', hitungBaki, 'no_opname_global'),
  'GLOBAL_SUDAH_BATAL',
);
