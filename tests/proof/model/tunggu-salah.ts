import {
  alasan,
  debet,
  isiNota,
  pada,
  pilih,
  tunai,
  type Buat,
  type Daftar,
} from '#tests/proof/model/perintah.ts';
import { menunggu, tagihan, type Kasir, type Toko, type Tunggu } from '#tests/proof/model/toko.ts';
import { dengan, JENIS, panggil, uang } from '#tests/proof/model/tunggu.ts';

/** D-10.8: a sale that is paid at once does not wait. */
const dibayar =
  (path: string): Buat =>
  (toko, angka) => {
    const isi = pilih(toko, 'KASIR', angka);
    if (isi.length === 0 || !toko.buka) return undefined;
    const body = isiNota(isi, [tunai(tagihan(toko, isi, 0))]);
    return dengan({ who: 'KASIR', path, body, status: 422, code: 'BAYAR_DI_VALIDASI' });
  };

/** Asked of one that is as `pilihan` wants it, and refused. */
const salah = (
  pilihan: (one: Tunggu, toko: Toko) => boolean,
  minta: (one: Tunggu) => { who: Kasir; path: string; body: object },
  status: number,
  code: string | ((one: Tunggu) => string),
): Buat =>
  pada(
    (toko) => toko.tunggu.filter((one) => pilihan(one, toko)),
    (one) => ({ ...minta(one), status, code: typeof code === 'string' ? code : code(one) }),
  );
const validasi = (one: Tunggu) => panggil(one, 'validasi', uang(one));
const terbuka = ({ status }: Tunggu): boolean => status === 'OPEN';
const dibayarCustomer = (one: Tunggu): boolean =>
  terbuka(one) && one.jenis !== 'titip' && one.bayar > 0;
const ditolak = ({ status }: Tunggu): boolean => status === 'CANC';
const sudahBatal = ({ jenis }: Tunggu): string =>
  jenis === 'titip' ? 'TITIPAN_BATAL' : 'SUDAH_BATAL';

/** Validated, and as it was then. */
const berlaku = ({ no, status }: Tunggu, toko: Toko): boolean =>
  status === 'DONE' &&
  ![...toko.nota, ...toko.beli, ...toko.tukar].some((one) => one.no === no && one.batal) &&
  !toko.titip.some((one) => one.no === no && one.status !== 'AKTIF');

/** A deposit that is not there yet, and one that a waiting pick-up has claimed. */
const titipSalah = (verb: 'bayar' | 'ambil', code: string, dari: (one: Tunggu) => string | null) =>
  salah(
    (one) => terbuka(one) && dari(one) !== null,
    (one) => ({
      who: 'KASIR',
      path: `titip/${dari(one)!}/${verb}`,
      body: { pembayaran: [tunai(1000)] },
    }),
    409,
    code,
  );
const belumSah = ({ jenis, no }: Tunggu): string | null => (jenis === 'titip' ? no : null);
const dipakai = ({ titip: one }: Tunggu): string | null => one?.no ?? null;

/** A half of a ticket by itself. */
const bagianSalah = (at: 0 | 1, body: object) =>
  salah(
    (one) => terbuka(one) && one.bagian.length > 0,
    ({ bagian }) => ({ who: 'KASIR', path: `${bagian[at]!}/validasi`, body }),
    409,
    'VALIDASI_TUKAR',
  );

export const TERLARANG_TUNGGU: Daftar = {
  'jual tunggu dibayar': dibayar('penjualan'),
  'titip tunggu dibayar': dibayar('titip'),
  'validasi kurang': salah(
    dibayarCustomer,
    (one) => panggil(one, 'validasi', uang(one, -1)),
    422,
    'BAYAR_KURANG',
  ),
  'validasi kartu lebih': salah(
    dibayarCustomer,
    (one) => panggil(one, 'validasi', { pembayaran: [debet(one.bayar + 1)] }),
    422,
    'BAYAR_LEBIH',
  ),
  'validasi sendiri': salah(
    (one) => terbuka(one) && one.oleh !== 'OWN' && one.bagian.length === 0,
    (one) => ({ ...validasi(one), who: one.oleh as Kasir }),
    403,
    'VALIDASI_SENDIRI',
  ),
  'validasi lagi': salah(berlaku, validasi, 409, ({ jenis }) => JENIS[jenis].lagi),
  'validasi ditolak': salah(ditolak, validasi, 409, sudahBatal),
  'tolak lagi': salah(ditolak, (one) => panggil(one, 'batal', alasan), 409, sudahBatal),
  'bayar titip tunggu': titipSalah('bayar', 'TITIPAN_BELUM_VALID', belumSah),
  'ambil titip belum sah': titipSalah('ambil', 'TITIPAN_BELUM_VALID', belumSah),
  'bayar titip dipakai': titipSalah('bayar', 'TITIPAN_DIPAKAI', dipakai),
  'ambil titip dipakai': titipSalah('ambil', 'TITIPAN_DIPAKAI', dipakai),
  'batal titip dipakai': salah(
    (one) => terbuka(one) && !!one.titip,
    (one) => ({ who: 'KASIR', path: `titip/${one.titip!.no}/batal`, body: alasan }),
    409,
    'TITIPAN_DIPAKAI',
  ),
  'validasi bagian jual': bagianSalah(0, { pembayaran: [tunai(1000)] }),
  'validasi bagian beli': bagianSalah(1, {}),
  'tutup sebelum validasi': (toko) =>
    toko.buka && menunggu(toko).length > 0
      ? { who: 'OWN', path: 'tutup-toko', body: {}, status: 422, code: 'BELUM_SIAP' }
      : undefined,
};
