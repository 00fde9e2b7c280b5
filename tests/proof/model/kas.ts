import { rp } from '#kit/rules/quantity.ts';
import {
  alasan,
  bukaAtau,
  hariIni,
  harusSama,
  kasirOf,
  pada,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  BATAS_KELUAR,
  TAK_TERCAPAI,
  menunggu,
  tanggal,
  type Toko,
} from '#tests/proof/model/toko.ts';
import { tolakTunggu } from '#tests/proof/model/tunggu.ts';

const kas =
  (arah: 'masuk' | 'keluar', kode: string, jumlahOf: (toko: Toko, angka: number) => number): Buat =>
  (toko, [a]) => {
    const jumlah = jumlahOf(toko, a);
    if (jumlah <= 0) return undefined;
    const besar = arah === 'keluar' && jumlah > BATAS_KELUAR;
    const kurang = arah === 'keluar' && jumlah > toko.laci;
    return bukaAtau(toko, {
      who: kasirOf(a),
      path: `cash/${arah}`,
      body: { kode_transaksi: kode, jumlah, keterangan: 'Uji model' },
      // Somebody else is asked before anybody hears what the drawer holds.
      ...(besar && {
        setuju: 'SPV' as const,
        sebelum: (shop) => shop.param('BATAS_KAS_KELUAR', rp(BATAS_KELUAR)),
        sesudah: (shop) => shop.param('BATAS_KAS_KELUAR', TAK_TERCAPAI),
      }),
      ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 201 }),
      lalu: (data) => {
        toko.laci += arah === 'masuk' ? jumlah : -jumlah;
        toko.kas.push({
          no: data.no_kas,
          hari: toko.hari,
          jumlah: arah === 'masuk' ? jumlah : -jumlah,
          batal: false,
        });
      },
    });
  };

const kasSalah = (arah: string, isi: object, status: number, code?: string): Buat => {
  const body = { kode_transaksi: 'LISTRIK', jumlah: 1000, keterangan: 'Uji model', ...isi };
  return (toko) =>
    toko.buka ? { who: 'KASIR', path: `cash/${arah}`, body, status, code } : undefined;
};

const batalKas = pada(
  (toko) => hariIni(toko, toko.kas).filter((one) => !one.rekening),
  (one, toko) => ({
    who: 'KASIR',
    path: `cash/${one.no}/batal`,
    body: alasan,
    setuju: 'SPV',
    ...(toko.laci < one.jumlah ? { status: 409, code: 'KAS_KURANG' } : { status: 200 }),
    lalu: () => {
      one.batal = true;
      toko.laci -= one.jumlah;
    },
  }),
);

export const SAH_KAS: Daftar = {
  'kas masuk': kas('masuk', 'MODAL_KAS', (_, angka) => 100 * (1 + (angka % 30_000))),
  'kas keluar': kas('keluar', 'LISTRIK', (toko, angka) =>
    Math.min(toko.laci, 100 * (1 + (angka % 40_000))),
  ),
  'kas keluar besar': kas('keluar', 'GAJI', (toko, angka) =>
    toko.laci > BATAS_KELUAR ? Math.min(toko.laci, BATAS_KELUAR + 100 * (1 + (angka % 10_000))) : 0,
  ),
  'batal kas': batalKas,
};

export const TERLARANG_KAS: Daftar = {
  'kas kurang': kas('keluar', 'LISTRIK', (toko, angka) => toko.laci + 1 + (angka % 1000)),
  'kas arah salah': kasSalah('masuk', {}, 422, 'KODE_SALAH_ARAH'),
  'kas kode asing': kasSalah('keluar', { kode_transaksi: 'ENTAH' }, 422, 'KODE_TIDAK_ADA'),
  'kas nol': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: 0 }, 422),
  'kas minus': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: -5 }, 422),
  'kas pecahan': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: 10.5 }, 400),
};

const belumTutup = (hari: number, who: Perintah['who'], status: number, code: string): Buat => {
  const lagi = { alasan: 'Salah hitung' };
  return (toko) => ({
    who,
    path: 'tutup-toko/buka-ulang',
    status,
    code,
    body: { tgl_system: tanggal(toko.hari + hari), ...lagi },
  });
};

/** D-20.2: the owner opens the last closed day again before a witness. */
export const SAH_TUTUP: Daftar = {
  'buka ulang': (toko) =>
    toko.buka
      ? undefined
      : {
          who: 'OWN',
          path: 'tutup-toko/buka-ulang',
          body: { tgl_system: tanggal(toko.hari), alasan: 'Salah hitung' },
          setuju: 'SPV',
          status: 200,
          lalu: () => void (toko.buka = true),
        },
};
const saatTutup =
  (tutup: boolean, buat: Buat): Buat =>
  (toko, angka) =>
    toko.buka === tutup ? undefined : buat(toko, angka);
export const TERLARANG_TUTUP: Daftar = {
  'buka ulang terbuka': saatTutup(false, belumTutup(0, 'OWN', 409, 'HARI_MASIH_BUKA')),
  'buka ulang kemarin': saatTutup(true, belumTutup(-1, 'OWN', 422, 'BUKAN_HARI_TERAKHIR')),
  'buka ulang tanpa saksi': saatTutup(true, belumTutup(0, 'OWN', 403, 'PERLU_OTORISASI')),
  'buka ulang bukan owner': saatTutup(true, belumTutup(0, 'SPV', 403, 'TIDAK_BERHAK')),
};

/**
 * The evening: what waits is sent away, the drawer is counted right, the day closes; the next command
 * may open the next morning.
 */
export function tutup(toko: Toko): Perintah[] {
  if (!toko.buka) return [];
  const pecahan = [
    { nilai: 100_000, jumlah: Math.floor(toko.laci / 100_000) },
    { nilai: 100, jumlah: (toko.laci % 100_000) / 100 },
  ];
  return [
    ...menunggu(toko).map((one) => tolakTunggu(toko, one)),
    {
      who: 'OWN',
      path: 'tutup-toko/hitung',
      body: { pecahan },
      status: 201,
      lalu: (data) => harusSama('selisih', data.selisih, 0),
    },
    {
      who: 'OWN',
      path: 'tutup-toko',
      body: {},
      status: 201,
      lalu: () => {
        toko.buka = false;
        for (const one of toko.potong.values()) one.keranjang = null;
      },
    },
  ];
}
