import { shown } from '#kit/rules/sentence.ts';
import { cocok, dalam, type Baris, type Naif, tanggal } from '#tests/proof/oracle/fakta.ts';
import { KAMUS } from '#tests/proof/oracle/kata-log.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';

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
  stock: ['barang', 'foto', 'gudang', 'baki', 'ubah_massal', 'aksesoris'],
  penjualan: ['potongan_kategori', 'jenis_kupon', 'bonus_sales', 'keterangan_nota', 'marketplace'],
  pembelian: ['rugi_nota', 'kondisi_beli'],
  service: ['tukang'],
  cicilan: ['parameter_cicilan'],
  hutang: [
    'kondisi_pinjaman',
    'hutang_pokok',
    'bunga_hutang',
    'plafond_hutang',
    'plafond_hutang_kadar',
  ],
};
const cari = (peta: Readonly<Record<string, readonly string[]>>, nama: string) =>
  Object.keys(peta).find((satu) => peta[satu]!.includes(nama));

type Kata = readonly [string, string, Readonly<Record<string, string>>?];
type Dari = { readonly tindakan: string; readonly tabel: string; readonly kunci: string };
/** How a field of a record is said: by its table, by the parameter or the door that was set. */
function kataOf({ tindakan, tabel, kunci }: Dari, nama: string): Kata {
  const [lembar, isian] =
    tindakan === 'UBAH_PARAMETER'
      ? ['parameter', kunci]
      : [tindakan === 'UBAH_HAK_AKSES' ? 'pintu' : tabel, nama];
  const [label, satuan, pilihan] = KAMUS[lembar]?.[isian] ?? KAMUS['*']![nama] ?? [nama, 'teks'];
  const terlihat = Object.entries(pilihan ?? {}).map(([kode, satu]) => [kode, shown(satu)]);
  return [shown(label), satuan, Object.fromEntries(terlihat)];
}

/** A figure by what it is held in: grams, percents, or with commas. */
function figur(satuan: string, nilai: number): string {
  const koma = (angka: number, desimal: number): string =>
    angka.toLocaleString('en-US', {
      minimumFractionDigits: desimal,
      maximumFractionDigits: desimal,
    });
  const luar = satuan.endsWith(' luar') ? 1 : undefined;
  if (satuan === 'rupiah') return `Rp ${koma(nilai, 0)}`;
  if (satuan.startsWith('kurs')) return `Rp ${luar ? nilai : koma(nilai / 100, 2)}`;
  if (satuan.startsWith('gram')) return `${koma(nilai / (luar ?? 1000), 3)} g`;
  if (satuan === 'karat') return `${koma(nilai / 1000, 3)} ct`;
  if (satuan.startsWith('persen')) return `${koma(nilai / (luar ?? 100), 2)}%`;
  if (satuan === 'kadar') return `${nilai / 100}%`;
  return Number.isInteger(nilai) ? koma(nilai, 0) : String(nilai);
}
/** Seven hours ahead, as a shop in Jakarta reads its clock. */
const jamToko = (waktu: string): string =>
  new Date(Date.parse(waktu) + 25_200_000).toISOString().slice(0, 16).replace('T', ' ');

/** A value as a shop says it. */
function satuNilai(nilai: unknown, [, satuan, pilihan]: Kata): string {
  if (nilai === null || nilai === '') return '-';
  if (typeof nilai === 'number') return figur(satuan, nilai);
  if (typeof nilai === 'boolean') return nilai ? 'ya' : 'tidak';
  if (Array.isArray(nilai)) return `${nilai.length} ${satuan === 'foto' ? 'foto' : 'baris'}`;
  if (typeof nilai === 'object') return 'terisi';
  const teks = String(nilai);
  if (pilihan?.[teks]) return pilihan[teks];
  if (/^\*.{4} [0-9a-f]{16}$/.test(teks)) return teks.slice(0, 5);
  if (MESIN.test(teks)) return 'ada';
  return /^\d{4}-\d\d-\d\dT[0-9:.]+Z$/.test(teks) ? jamToko(teks) : teks;
}
/** The path of a file, a fingerprint, an id: nothing that a person reads. */
const MESIN =
  /(\/|[0-9a-f]{12}).*\.(jpe?g|png|webp|pdf)$|^[0-9a-f]{32,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function terbaca(nilai: unknown, kata: Kata, dari: Dari): string {
  if (Array.isArray(nilai))
    return typeof nilai[0] === 'object' && nilai[0] !== null && !Array.isArray(nilai[0])
      ? satuNilai(nilai, kata)
      : nilai.map((satu) => satuNilai(satu, kata)).join(', ') || '-';
  if (typeof nilai !== 'object' || nilai === null) return satuNilai(nilai, kata);
  const isi = Object.keys(nilai)
    .toSorted()
    .map((nama) => {
      const milik = kataOf(dari, nama);
      return `${milik[0].toLowerCase()} ${satuNilai((nilai as Baris)[nama], milik)}`;
    });
  return isi.join(', ') || '-';
}

/** Rights are written down as a list of doors with a tick, those of a template with whom they hold for. */
function isi(catatan: Baris | readonly Baris[] | null): Baris | null {
  if (!Array.isArray(catatan)) {
    const { akses, ...lain } = (catatan ?? {}) as Baris;
    return Array.isArray(akses) ? { ...lain, ...isi(akses) } : (catatan as Baris | null);
  }
  return Object.fromEntries(catatan.map(({ kode, is_show }: Baris) => [kode, is_show]));
}

const KERJA: Readonly<Record<string, string>> = {
  TAMBAH: 'Menambah',
  UBAH: 'Mengubah',
  HAPUS: 'Menghapus',
  AKTIFKAN: 'Mengaktifkan',
  SETTING: 'Mengatur',
  EXPORT: 'Mengekspor',
};
const MASUK: Readonly<Record<string, string>> = {
  LOGIN: 'Masuk',
  LOGOUT: 'Keluar',
  'LOGIN GAGAL': 'Gagal masuk',
};
/** Tables by the words of a shop. */
const TABEL: Readonly<Record<string, string>> = {
  users: 'pengguna',
  user_akses: 'hak akses',
  akses_templat: 'hak akses level',
  dua_faktor: 'faktor kedua',
  parameter_toko: 'setelan',
  modul_toko: 'modul',
  kondisi_beli: 'kondisi pembelian',
  potongan_kategori: 'potongan penjualan',
  group_barang: 'group',
  ubah_massal: 'banyak barang',
};
const sebutan = (kunci: string): string =>
  (PARAMETERS as Record<string, { field: { label: string } }>)[kunci]?.field.label ??
  (MODULS as Record<string, { nama: string }>)[kunci]?.nama ??
  kunci;

type Beda = { semula: Baris | null; menjadi: Baris | null; dulu: string[]; kini: string[] };

/** From what to what, three fields at most; since when a price holds is no change of its own. */
function perubahan({ semula, menjadi, dulu, kini }: Beda): string {
  if (semula && menjadi && samaIsi(semula, menjadi)) return ', isinya tetap';
  const belah = (baris: string) => [
    baris.slice(0, baris.indexOf(': ')),
    baris.slice(baris.indexOf(': ') + 2),
  ];
  const sisa = dulu.map((baris) => belah(baris) as [string, string]);
  const kata = kini
    .map((baris) => belah(baris) as [string, string])
    .map(([apa, baru]) => {
      // Of two fields with one label, the first is meant first.
      const at = sisa.findIndex(([satu]) => satu === apa);
      const dari = at < 0 ? '' : ` dari ${sisa.splice(at, 1)[0]![1]}`;
      return [apa, `${/[A-Z]{2}/.test(apa) ? apa : apa.toLowerCase()}${dari} menjadi ${baru}`];
    })
    .filter(([apa]) => apa !== 'Berlaku Dari')
    .map(([, satu]) => satu);
  if (kata.length === 0) return '';
  const lagi = kata.length > 3 ? ` dan ${kata.length - 3} lagi` : '';
  return `: ${kata.slice(0, 3).join(', ')}${lagi}`;
}
const samaIsi = (satu: Baris, lain: Baris): boolean =>
  Object.keys(satu).length === Object.keys(lain).length &&
  Object.keys(satu).every((nama) => JSON.stringify(satu[nama]) === JSON.stringify(lain[nama]));

/** What somebody did, as one would say it. */
function kejadian(jenis: string | undefined, row: Baris, beda: Beda): string {
  if (MASUK[jenis!]) return MASUK[jenis!]!;
  const [tabel, kunci, tindakan] = [row.tabel, row.kunci, row.tindakan] as string[];
  const saklar = tindakan === 'UBAH_MODUL';
  const kerja = saklar
    ? beda.menjadi?.aktif === true
      ? 'Mengaktifkan'
      : 'Mematikan'
    : (KERJA_SENDIRI[tindakan!] ?? KERJA[jenis!]);
  const laporan = jenis === 'EXPORT' && tabel === 'laporan';
  const foto = tindakan === 'FOTO';
  const apa = foto
    ? `foto${TANPA_KODE.includes(tabel!) ? '' : ` ${kunci}`}`
    : laporan
      ? (KAMUS['pintu']![kunci!]?.[0] ?? kunci!.replaceAll('-', ' ')).toLowerCase()
      : `${TABEL[tabel!] ?? KAMUS['tabel']![tabel!]?.[0] ?? tabel!.replaceAll('_', ' ')} ${sebutan(kunci!)}`;
  const tetap = beda.semula && beda.menjadi && samaIsi(beda.semula, beda.menjadi);
  const ikut = tetap || ((jenis === 'UBAH' || jenis === 'SETTING') && !saklar && !foto);
  return `${kerja} ${apa}${ikut ? perubahan(beda) : ''}`;
}
const KERJA_SENDIRI: Readonly<Record<string, string>> = {
  RESET_PASSWORD: 'Membuat password baru untuk',
  GANTI_PASSWORD: 'Mengganti password',
  FOTO: 'Mengunggah',
};
/** Their photos have names that only a machine reads. */
const TANPA_KODE = ['foto', 'katalog_gambar'];

/** The fields that an act changed, by their names; passwords, tokens and keys are left out. */
function beda(milik: Baris | null, lain: Baris | null, row: Baris): string[] | null {
  const dari = row as unknown as Dari;
  const nama = Object.keys(milik ?? {})
    .filter(
      (satu) =>
        typeof milik![satu] === 'boolean' || !/sandi|password|token|rahasia|kunci|op$/i.test(satu),
    )
    .filter((satu) => !['id', '_id', 'op', 'kode_toko', 'input_by', 'input_date'].includes(satu))
    .filter(
      (satu) =>
        !lain || !(satu in lain) || JSON.stringify(milik![satu]) !== JSON.stringify(lain[satu]),
    )
    .toSorted();
  const baris = nama.map((satu) => {
    const kata = kataOf(dari, satu);
    return `${kata[0]}: ${[...terbaca(milik![satu], kata, dari)].slice(0, 80).join('')}`;
  });
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
      const [sebelum, sesudah] = [beda(dulu, menjadi, row), beda(menjadi, semula, row)];
      const buka = fakta.hari_toko.some(
        ({ dibuka_at, ditutup_at }) =>
          dibuka_at <= row.waktu && (ditutup_at === null || row.waktu <= ditutup_at),
      );
      return {
        ...row,
        jenis: cari(JENIS, row.tindakan),
        modul: cari(MODUL, row.tabel) ?? 'lainnya',
        kunci: kejadian(cari(JENIS, row.tindakan), row, {
          semula,
          menjadi,
          dulu: sebelum ?? [],
          kini: sesudah ?? [],
        }),
        perubahan: Math.max(sebelum?.length ?? 0, sesudah?.length ?? 0),
        sebelum,
        sesudah,
        tanda: row.tindakan === 'LOGIN' && !buka ? 'DI LUAR JAM' : null,
      };
    })
    .filter(({ jenis }) => jenis !== undefined)
    .filter(({ user_id, jenis, modul }) => cocok(saring, { user_id, jenis, modul }));
