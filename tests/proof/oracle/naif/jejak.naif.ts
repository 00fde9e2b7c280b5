import {
  cocok,
  dalam,
  type Baris,
  type Fakta,
  type Naif,
  tanggal,
} from '#tests/proof/oracle/fakta.ts';
import { masukKartu } from '#tests/proof/oracle/naif/bank.naif.ts';

/** What is done beside documents, by the words of the record. */
const JENIS: Readonly<Record<string, readonly string[]>> = {
  LOGIN: ['LOGIN'],
  'LOGIN GAGAL': ['LOGIN_GAGAL'],
  LOGOUT: ['LOGOUT'],
  TAMBAH: ['TAMBAH'],
  UBAH: ['UBAH', 'UBAH_HARGA', 'UBAH_MASSAL', 'RESET_PASSWORD', 'GANTI_PASSWORD', 'FOTO'],
  HAPUS: ['HAPUS', 'HAPUS_DUA_FAKTOR'],
  AKTIFKAN: ['AKTIFKAN'],
  SETTING: ['UBAH_PARAMETER', 'UBAH_MODUL', 'UBAH_TOKO', 'UBAH_HAK_AKSES'],
  EXPORT: ['EKSPOR', 'EKSPOR_LAPORAN'],
};
/** The area that keeps a table. */
const MODUL: Readonly<Record<string, readonly string[]>> = {
  toko: ['toko', 'modul_toko', 'parameter_toko', 'sales', 'fee_penjualan'],
  akses: ['users', 'sesi', 'user_akses', 'akses_templat', 'dua_faktor'],
  uang: ['bank', 'rekening', 'kode_transaksi'],
  customer: ['customer'],
  barang: [
    'kategori',
    'jenis',
    'kadar',
    'group_barang',
    'harga_emas',
    'ongkos',
    'kelompok_harga',
    'supplier_barang',
  ],
  stock: ['barang', 'gudang', 'baki', 'ubah_massal', 'aksesoris'],
  penjualan: ['potongan_kategori', 'jenis_kupon', 'bonus_sales', 'keterangan_nota'],
  pembelian: ['rugi_nota', 'kondisi_beli'],
};
const cari = (peta: Readonly<Record<string, readonly string[]>>, nama: string) =>
  Object.keys(peta).find((satu) => peta[satu]!.includes(nama));

/** A value without the signs of a machine. */
function terbaca(nilai: unknown): string {
  if (nilai === null || nilai === '') return '-';
  if (typeof nilai === 'boolean') return nilai ? 'ya' : 'tidak';
  if (typeof nilai !== 'object') return String(nilai);
  const isi = Array.isArray(nilai)
    ? nilai.map((satu) => dalamnya(satu))
    : Object.entries(nilai).map(([nama, satu]) => `${nama}: ${dalamnya(satu)}`);
  return isi.join(', ').replaceAll('_', ' ') || '-';
}
const dalamnya = (nilai: unknown): string =>
  nilai !== null && typeof nilai === 'object' && Object.keys(nilai).length > 0
    ? terbaca(nilai)
    : nilai !== null && typeof nilai === 'object'
      ? ''
      : String(nilai);

/** Rights are written down as a list of doors with a tick, those of a template with whom they hold for. */
function isi(catatan: Baris | readonly Baris[] | null): Baris | null {
  if (!Array.isArray(catatan)) {
    const { akses, ...lain } = (catatan ?? {}) as Baris;
    return Array.isArray(akses) ? { ...lain, ...isi(akses) } : (catatan as Baris | null);
  }
  return Object.fromEntries(catatan.map(({ kode, is_show }: Baris) => [kode, is_show]));
}

/** Of an act, the fields that were otherwise, by their names; what opens a door is nobody's to read. */
function beda(milik: Baris | null, lain: Baris | null): string[] | null {
  const nama = Object.keys(milik ?? {})
    .filter(
      (satu) =>
        typeof milik![satu] === 'boolean' || !/sandi|password|token|rahasia|kunci|op$/i.test(satu),
    )
    .filter(
      (satu) =>
        !lain || !(satu in lain) || JSON.stringify(milik![satu]) !== JSON.stringify(lain[satu]),
    )
    .toSorted();
  const baris = nama.map((satu) => `${satu}: ${[...terbaca(milik![satu])].slice(0, 80).join('')}`);
  return baris.length > 0 ? baris : null;
}

export const laporanLog: Naif = (fakta, saring) =>
  fakta.audit
    .filter(({ waktu }) => dalam(tanggal(waktu), saring))
    .map((row): Baris => {
      const [semula, menjadi] = [isi(row.sebelum), isi(row.sesudah)];
      // Of rights only those that were spoken of can have changed.
      const dulu =
        row.tindakan === 'UBAH_HAK_AKSES'
          ? Object.fromEntries(Object.entries(semula!).filter(([satu]) => satu in menjadi!))
          : semula;
      const [sebelum, sesudah] = [beda(dulu, menjadi), beda(menjadi, semula)];
      const buka = fakta.hari_toko.some(
        ({ dibuka_at, ditutup_at }) =>
          dibuka_at <= row.waktu && (ditutup_at === null || row.waktu <= ditutup_at),
      );
      return {
        ...row,
        jenis: cari(JENIS, row.tindakan),
        modul: cari(MODUL, row.tabel) ?? 'lainnya',
        kunci: `${row.tabel as string} ${row.kunci as string}`,
        perubahan: Math.max(sebelum?.length ?? 0, sesudah?.length ?? 0),
        sebelum,
        sesudah,
        tanda: row.tindakan === 'LOGIN' && !buka ? 'DI LUAR JAM' : null,
      };
    })
    .filter(({ jenis }) => jenis !== undefined)
    .filter(({ user_id, jenis, modul }) => cocok(saring, { user_id, jenis, modul }));

/** Documents that were saved to be validated by somebody, apart from those that were taken back. */
const dokumen = (fakta: Fakta): Baris[] =>
  (
    [
      ['PENJUALAN', 'penjualan', 'no_faktur_jual', 'grand_total'],
      ['PEMBELIAN', 'pembelian', 'no_faktur_beli', 'grand_total'],
      ['TITIPAN', 'titipan', 'no_titip', 'harga_total'],
    ] as const
  ).flatMap(([jenis, tabel, no, rp]) =>
    fakta[tabel]
      .filter(({ status, valid_at, input_date }) =>
        status === 'OPEN' ? true : status !== 'CANC' && valid_at > input_date,
      )
      .map((row) => ({ ...row, jenis, no_dokumen: row[no], jumlah_rp: row[rp] }) as Baris),
  );

/** Card and transfer money that waits for the bank's statement, or waited. */
const kartu = (fakta: Fakta): Baris[] =>
  masukKartu(fakta).map(({ bayar, set, cair }): Baris => ({
    jenis: 'NON CASH',
    no_dokumen: bayar.no_dokumen,
    tgl_system: set.tgl_system,
    nama_customer: set.keterangan,
    berat: null,
    jumlah_rp: bayar.jumlah + bayar.fee,
    kode_sales: null,
    input_by: set.input_by,
    input_date: set.waktu,
    valid_by: cair?.input_by ?? null,
    valid_at: cair?.input_date ?? null,
  }));

export const laporanValidasi: Naif = (fakta, saring, { waktu }) =>
  [...dokumen(fakta), ...kartu(fakta)]
    .filter((row) => dalam(row.tgl_system, saring))
    .filter(({ jenis, valid_by, valid_at }) =>
      cocok(
        { status: 'BELUM', ...saring },
        { jenis, valid_by, status: valid_at === null ? 'BELUM' : 'SUDAH' },
      ),
    )
    .map((row) => ({
      ...row,
      kode_sales_lunas: null,
      valid_date: row.valid_at,
      umur_jam: Math.floor(
        (Date.parse(row.valid_at ?? waktu) - Date.parse(row.input_date)) / 3_600_000,
      ),
      tanda: row.valid_by === row.input_by ? 'USER SAMA' : null,
    }));
