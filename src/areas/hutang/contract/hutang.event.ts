import {
  ATASAN,
  SEMUA,
  TANPA_KASIR,
  TANPA_OWNER,
  batal,
  defineEvents,
  olehOwner,
} from '#areas/akses/contract/event.ts';

/** What a superior agrees to about loans. */
export const hutangEvents = defineEvents({
  BATAL_HUTANG: batal('Batal hutang'),
  BATAL_BUNGA_HUTANG: batal('Batal bayar bunga hutang'),
  BATAL_HUTANG_LUNAS: {
    nama: 'Batal pelunasan hutang',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'BATAL',
  },
  LELANG_HUTANG: { nama: 'Lelang hutang', ...olehOwner(ATASAN, 'LAINNYA') },
  BATAL_LELANG_HUTANG: { nama: 'Batal lelang hutang', ...olehOwner(ATASAN, 'BATAL') },
  BAYAR_KELEBIHAN_LELANG: { nama: 'Bayar kelebihan lelang', ...olehOwner(TANPA_OWNER, 'LAINNYA') },
  BELI_PUTUS: {
    nama: 'Beli putus',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [['Harga penawaran', 'Harga beli']],
  },
  PLAFOND_LEWAT: { nama: 'Pinjaman di atas plafond', ...olehOwner(TANPA_OWNER, 'PLAFOND') },
  BUNGA_KHUSUS: { nama: 'Bunga hutang di luar tabel', ...olehOwner(TANPA_OWNER, 'BATAS HARGA') },
  BUNGA_DI_BAWAH: {
    nama: 'Bunga atau admin hutang di bawah perhitungan',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'DI BAWAH HARGA',
  },
  DUPLIKAT_SURAT_HUTANG: {
    nama: 'Duplikat surat hutang',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'CETAK ULANG',
  },
  OPNAME_HUTANG_KOSONGKAN: {
    nama: 'Kosongkan opname hutang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
  OPNAME_HUTANG_SELESAI: {
    nama: 'Selesai opname hutang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
});
