import {
  ambil,
  bukaAtau,
  hariIni,
  harusSama,
  kasirOf,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import { BATAS_KELUAR, type Toko } from '#tests/proof/model/toko.ts';

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
      setuju: besar && !kurang ? 'SPV' : undefined,
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

const batalKas: Buat = (toko, [a]) => {
  const one = ambil(
    hariIni(
      toko,
      toko.kas.filter((it) => !it.rekening),
    ),
    a,
  );
  if (!one || !toko.buka) return undefined;
  const kurang = toko.laci - one.jumlah < 0;
  return {
    who: 'KASIR',
    path: `cash/${one.no}/batal`,
    body: { alasan: 'Salah ketik' },
    setuju: kurang ? undefined : 'SPV',
    ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 200 }),
    lalu: () => {
      one.batal = true;
      toko.laci -= one.jumlah;
    },
  };
};

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

/** The evening: the drawer is counted right, the day closes; the next command may open the next morning. */
export function tutup(toko: Toko): Perintah[] {
  if (!toko.buka) return [];
  const pecahan = [
    { nilai: 100_000, jumlah: Math.floor(toko.laci / 100_000) },
    { nilai: 100, jumlah: (toko.laci % 100_000) / 100 },
  ];
  return [
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
