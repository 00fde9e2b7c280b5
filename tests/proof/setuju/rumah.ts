import { done } from '#tests/kit/done.ts';
import { simpan } from '#tests/proof/balapan/batal.ts';
import { dibayarKartu } from '#tests/proof/balapan/uang.ts';
import { alasan, batal, type Buat, type Daftar } from '#tests/proof/setuju/perbuatan.ts';
import { rp } from '#kit/rules/quantity.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';
import { PASSWORD, type Shop } from '#tests/kit/shop.ts';

const HARI = '2026-11-20';
const BCA = '1234567890';
const kas = (kode_transaksi: string, jumlah: number) => ({
  kode_transaksi,
  jumlah,
  keterangan: 'Uji persetujuan',
});
const lain = { keterangan: 'Uji yang lain' };

const masuk = (shop: Shop): Promise<string> =>
  simpan(shop, 'cash/masuk', kas('MODAL_KAS', 250_000), 'no_kas');
const setor = (shop: Shop): Promise<string> =>
  simpan(
    shop,
    'cash/mutasi-uang-cash',
    {
      asal: 'CASH',
      asal_rekening: null,
      tujuan: 'BCA',
      tujuan_rekening: BCA,
      jumlah: 250_000,
      keterangan: 'Setor',
      kategori: 'MODAL_KAS',
    },
    'no_mutasi',
  );

/** The bank kept more than its percent. */
const cair: Buat = async (shop) => {
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  const baris = [{ no_dokumen: await dibayarKartu(shop), urut: 1, biaya_bank: 90_000 }];
  const body = { tgl_cair: HARI, baris };
  return { who: 'SPV', path: 'non-cash/validasi', body, lain, sudah: 'TIDAK_MENUNGGU' };
};

/** Money to head office, above what the shop sends by itself. */
const kantong = (nominal: number) => ({
  nominal,
  destination: 'PST',
  keterangan: 'Uji persetujuan',
});
const kirimBesar: Buat = async (shop) => {
  await masuk(shop);
  await shop.param('BATAS_KIRIM_UANG', rp(100_000));
  return { who: 'SPV', path: 'kirim-uang', body: kantong(150_000), lain };
};
const kirim = (shop: Shop): Promise<string> =>
  simpan(shop, 'kirim-uang', kantong(50_000), 'nota_kirim');

/** Cash on a debit card; other cash is another act. */
const gesek: Buat = async (shop) => {
  await masuk(shop);
  await bukaGesek(shop);
  return {
    who: 'KASIR',
    path: 'gesek-tunai',
    body: isiGesek({ jumlah: 100_000 }),
    lain: { jumlah: 50_000 },
    lagi: () => masuk(shop),
  };
};
const digesek = async (shop: Shop): Promise<string> => {
  await masuk(shop);
  await bukaGesek(shop);
  return simpan(shop, 'gesek-tunai', isiGesek({ jumlah: 50_000 }), 'no_gesek');
};

const pecahan = (jumlah: number, laci = 'kas') => ({
  laci,
  pecahan: [{ nilai: 100_000, jumlah }],
});
const hitungUlang: Buat = async (shop) => {
  await done(shop, 'KASIR', 'tutup-toko/hitung', pecahan(1));
  return { who: 'KASIR', path: 'tutup-toko/hitung', body: pecahan(2), lain: pecahan(3) };
};
const tutup: Buat = async (shop) => {
  await done(shop, 'KASIR', 'tutup-toko/hitung', pecahan(1, 'kas:ksr.kj1'));
  const body = { alasan_selisih: 'Kembalian lebih' };
  const other = { alasan_selisih: 'Uang palsu' };
  return { who: 'KASIR', path: 'tutup-toko', body, lain: other, sudah: 'HARI_TUTUP' };
};
/** Of the owner it is asked whatever the shop lets him do alone. */
const bukaUlang: Buat = async (shop) => {
  await shop.param('OWN_TANPA_OTORISASI', false);
  const body = { tgl_system: HARI, alasan: 'Nota tertinggal' };
  return { who: 'OWN', path: 'tutup-toko/buka-ulang', body, sudah: 'HARI_MASIH_BUKA' };
};

const harga = (harga_per_gram: number) => ({ jenis: 'JUAL', kode_kadar: '750', harga_per_gram });
const ubahHarga: Buat = async (shop) => ({
  who: 'MU',
  path: 'parameter-harga-emas',
  body: harga(2_171_000),
  lain: { harga_per_gram: 2_172_000 },
  lagi: () => done(shop, 'OWN', 'parameter-harga-emas', harga(2_170_000)),
});

type Master = { path: string; kunci?: object; isi: object; ubah: object; lain: object };

/** A row of a master as the owner set it; what it sells or buys for becomes `ubah`. */
const hargaMaster =
  ({ path, kunci, isi, ubah, lain }: Master): Buat =>
  async (shop) => {
    const made = await done(shop, 'OWN', path, { ...kunci, ...isi });
    const put = `${path}/${Object.values(kunci ?? { id: made.id ?? made._id })[0]}`;
    const lagi = () => done(shop, 'OWN', put, isi, 'PUT');
    return { who: 'MU', method: 'PUT', path: put, body: { ...isi, ...ubah }, lain, lagi };
  };

const BANDROL = { nama: 'Anting', harga: 500_000, berat_label: 0.1 };
const ONGKOS = { kode_dept: 'CC', kode_group: null, cara: 'PER_GRAM', tarif: 45_000, minimal: 0 };
const KONDISI = { keterangan: 'Penyok', cara: 'PERSEN', persen: 2, rupiah: null, untuk: 'SEMUA' };
const RUGI = { hari_dari: 0, hari_sampai: 30, persen: 3 };

/** One of each way in which a price is kept beside harga emas. */
const HARGA: readonly Master[] = [
  {
    path: 'parabandrol',
    kunci: { kode_bandrol: 'BD01' },
    isi: BANDROL,
    ubah: { harga: 1000 },
    lain: { harga: 2000 },
  },
  { path: 'parameter-ongkos', isi: ONGKOS, ubah: { tarif: 0 }, lain: { tarif: 1 } },
  {
    path: 'parabeli',
    kunci: { kode_kondisi: 'PENYOK' },
    isi: KONDISI,
    ubah: { persen: 0 },
    lain: { persen: 1 },
  },
  { path: 'ruginota', isi: RUGI, ubah: { persen: 0 }, lain: { persen: 1 } },
  {
    path: 'jenis',
    kunci: { kode_dept: 'CBR' },
    isi: { nama: 'Cincin Berlian', berlian: true },
    ubah: { berlian: false },
    lain: { nama: 'Cincin Batu' },
  },
  {
    path: 'param-fee-penjualan',
    isi: { fee_penjualan: 0.25 },
    ubah: { fee_penjualan: 5 },
    lain: { fee_penjualan: 6 },
  },
];

/** What a sales person earns: by the bonus of a piece, and by which fee is his. */
const BONUS = { nama: 'Umum', dasar: 'PER_GRAM', tarif: 1000 };
const bonusSales: Buat = async (shop, majukan) => {
  await shop.modulOn('BONUS_SALES_TRANSACTION_MODULE');
  const ubah = { tarif: 50_000 };
  const one = { path: 'para-bonus-sales', isi: BONUS, ubah, lain: { tarif: 60_000 } };
  return hargaMaster(one)(shop, majukan);
};
const feeSales: Buat = async (shop, majukan) => {
  const [satu, dua] = [
    await done(shop, 'OWN', 'param-fee-penjualan', { fee_penjualan: 1 }),
    await done(shop, 'OWN', 'param-fee-penjualan', { fee_penjualan: 2 }),
  ];
  const isi = { nama: 'Budi', hp: null, target: 0, id_fee: satu._id };
  const one = { path: 'sales', kunci: { kode_sales: 'BD9' }, isi, ubah: { id_fee: dua._id } };
  return hargaMaster({ ...one, lain: { nama: 'Badu' } })(shop, majukan);
};

/** Two labels by one approval. */
const bandrolBanyak: Buat = async (shop) => {
  for (const kode_bandrol of ['BD08', 'BD09'])
    await done(shop, 'OWN', 'parabandrol', { kode_bandrol, ...BANDROL });
  const semua = (harga: number) => ({
    bandrol: ['BD09', 'BD08'].map((kode_bandrol) => ({ kode_bandrol, harga })),
  });
  const path = 'parabandrol/harga';
  const lagi = () => done(shop, 'OWN', path, semua(500_000));
  return { who: 'MU', path, body: semua(1000), lain: semua(2000), lagi };
};

const sandi: Buat = async () => ({
  who: 'MU',
  path: 'users/ksr2.kj1/reset-password',
  body: { new_password: `${PASSWORD}-1` },
  lain: { new_password: `${PASSWORD}-2` },
});
const parameter: Buat = async (shop) => {
  const path = 'para-system/key/BATAS_KAS_KELUAR';
  const lagi = () => done(shop, 'OWN', path, { value: 5_000_000 }, 'PUT');
  return {
    who: 'MU',
    method: 'PUT',
    path,
    body: { value: 6_000_000 },
    lain: { value: 7_000_000 },
    lagi,
  };
};
const modul: Buat = async (shop) => ({
  who: 'MU',
  method: 'PUT',
  path: 'modul/KUPON_PENJUALAN_MODULE',
  body: { aktif: false },
  lain: { peringatan_dibaca: true },
  lagi: () => shop.modulOn('KUPON_PENJUALAN_MODULE'),
});

/** Head office calls a category and a kind otherwise; one of them is asked for. */
const ambilPusat: Buat = async (shop) => {
  const pusat = (path: string, body: object) =>
    shop.as('OWN', 'PST').raw('POST', path, body, { 'idempotency-key': `setuju-${path}` });
  await pusat('kategori', { kode_kategori: 'PHS', nama: 'Perhiasan Pusat' });
  await pusat('jenis', { kode_dept: 'CC', nama: 'Cincin Pusat', berlian: false });
  await pusat('terbit-data-pusat', { catatan: 'Awal' });
  const isi = (tabel: string, kunci: string) => ({ versi: 1, pilih: [{ tabel, kunci: [kunci] }] });
  return {
    who: 'MU',
    path: 'import-data-pusat',
    body: isi('kategori', 'PHS'),
    lain: isi('jenis', 'CC'),
    sudah: 'PILIHAN_BERUBAH',
  };
};

/** Money, settings and people; the closing of the day comes last. */
export const RUMAH: Daftar = [
  [
    'KAS_KELUAR_BESAR',
    async () => ({ who: 'KASIR', path: 'cash/keluar', body: kas('GAJI', 5_000_100), lain }),
  ],
  ['BATAL_KAS', batal('KASIR', 'cash', masuk, 'KAS_SUDAH_BATAL')],
  ['KIRIM_UANG_BESAR', kirimBesar],
  ['BATAL_KIRIM_UANG', batal('SPV', 'kirim-uang', kirim, 'KIRIM_UANG_SUDAH_BATAL')],
  ['GESEK_TUNAI', gesek],
  ['BATAL_GESEK', batal('KASIR', 'gesek-tunai', digesek, 'GESEK_SUDAH_BATAL')],
  ['BATAL_MUTASI', batal('SPV', 'cash/mutasi', setor, 'MUTASI_SUDAH_BATAL')],
  [
    'PENGALIHAN_SALDO',
    async () => ({
      who: 'SPV',
      path: 'cash/pengalihan-saldo',
      body: {
        asal: 'kas',
        tujuan: 'kas:ksr.kj1',
        jumlah: 100_000,
        keterangan: 'Uang kembalian',
        kategori: 'MODAL_KAS',
      },
      lain,
    }),
  ],
  ['BUKA_LACI', async () => ({ who: 'KASIR', path: 'laci/buka', body: alasan })],
  ['NON_CASH_SELISIH', cair],
  ['UBAH_HARGA_EMAS', ubahHarga],
  ['UBAH_HARGA_EMAS', bandrolBanyak],
  ...HARGA.map((one) => ['UBAH_HARGA_EMAS', hargaMaster(one)] as const),
  ['UBAH_HARGA_EMAS', bonusSales],
  ['UBAH_HARGA_EMAS', feeSales],
  ['HAK_AKSES', sandi],
  ['UBAH_PARAMETER', parameter],
  ['UBAH_MODUL', modul],
  ['IMPORT_PUSAT', ambilPusat],
  [
    'EKSPOR_DATA',
    async () => ({
      who: 'MU',
      path: 'export-csv',
      body: { tabel: 'customer', alasan: 'Pemeriksaan tahunan' },
    }),
  ],
  [
    'EKSPOR_DATA',
    async () => ({
      who: 'SPV',
      path: 'kunci-katalog',
      body: { nama: 'Aplikasi toko', batas_menit: 120 },
      lain: { batas_menit: 6000 },
    }),
  ],
  ['HITUNG_ULANG', hitungUlang],
  ['SELISIH_KAS', tutup],
  ['BUKA_ULANG_HARI', bukaUlang],
];
