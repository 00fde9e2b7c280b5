import {
  ambil,
  batalkan,
  bukaAtau,
  KADAR,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import { BAKI, diBaki, KAPASITAS, lepas, type Toko, type Ubah } from '#tests/proof/model/toko.ts';

const tambah: Buat = (toko, [a, b, c]) => {
  const baki = ambil(BAKI, c)!;
  const kadar = ambil(KADAR, b)!;
  const berat = 500 + (a % 12_000);
  const ongkos = (b % 5) * 12_500;
  const barang = Array.from({ length: 1 + (a % 4) }, (_, at) => ({
    nama_barang: `Cincin Model ${toko.jam} ${at}`,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: kadar,
    berat: berat / 1000,
    ongkos,
    harga_modal: 1_000_000,
    kode_gudang: 'TK',
    kode_baki: baki,
  }));
  if (diBaki(toko, baki).length + barang.length > KAPASITAS[baki]!) return undefined;
  return bukaAtau(toko, {
    who: 'MU',
    path: 'barang/banyak',
    body: { barang },
    status: 201,
    lalu: (data: { kode_barcode: string }[]) => {
      for (const { kode_barcode: kode } of data)
        toko.potong.set(kode, {
          kode,
          kadar,
          berat,
          ongkos,
          baki,
          status: 'READY',
          keranjang: null,
        });
    },
  });
};

const tambahSalah =
  (isi: object): Buat =>
  (toko, [a]) =>
    toko.buka
      ? {
          who: 'MU',
          path: 'barang',
          body: {
            nama_barang: `Gelang Model ${a}`,
            kode_kategori: 'PHS',
            kode_dept: 'GL',
            kode_group: 'T',
            kode_kadar: '750',
            berat: 3.1,
            kode_gudang: 'TK',
            kode_baki: 'A-01',
            ...isi,
          },
          status: 422,
        }
      : undefined;

/** D-21.1: another labour charge, or another kadar, by approval of the owner. */
const ubah =
  (apa: 'ongkos' | 'kadar', setuju: 'OWN' | undefined, status: number, code?: string): Buat =>
  (toko, [a, b]) => {
    const one = ambil(lepas(toko), a);
    if (!one) return undefined;
    const { kadar, ongkos } = one;
    const ke =
      apa === 'kadar'
        ? {
            ongkos,
            kadar: ambil(
              KADAR.filter((it) => it !== kadar),
              b,
            )!,
          }
        : { kadar, ongkos: ongkos + 500 * (1 + (b % 50)) };
    const { kode, baki } = one;
    return bukaAtau(toko, {
      who: 'MU',
      path: apa === 'kadar' ? 'update-kadar' : 'update-profit-barang',
      body: {
        barang: [kode],
        alasan: 'Uji model',
        ...(apa === 'kadar'
          ? { kode_kadar: ke.kadar }
          : { cara_ongkos: 'MENJADI', nilai_ongkos: ke.ongkos }),
      },
      setuju,
      status,
      code,
      lalu: (data) => {
        const dari = { kadar, ongkos };
        toko.ubah.push({ no: data.no_ubah, hari: toko.hari, batal: false, kode, dari, ke, baki });
        Object.assign(one, ke);
      },
    });
  };
const UBAH = (apa: 'ongkos' | 'kadar'): Jenis<Ubah> => ({
  path: apa === 'kadar' ? 'update-kadar' : 'update-profit-barang',
  dari: (toko) =>
    toko.ubah.filter((one) => (one.dari.kadar === one.ke.kadar) === (apa === 'ongkos')),
});
/** A change of kadar is reversed only in the tray where it was made: the piece must still be there. */
const samaSaja = (toko: Toko, { kode, ke, baki, dari }: Ubah): boolean =>
  lepas(toko).some(
    (one) =>
      one.kode === kode &&
      one.kadar === ke.kadar &&
      one.ongkos === ke.ongkos &&
      (dari.kadar === ke.kadar || one.baki === baki),
  );
const kembalikan = (toko: Toko, { kode, dari }: Ubah): void =>
  void Object.assign(toko.potong.get(kode)!, dari);
const TIDAK = { sudah: 'UPDATE_SUDAH_BATAL', kemarin: 'UPDATE_KEMARIN' };

export const SAH_BARANG: Daftar = {
  tambah,
  'tambah lagi': tambah,
  'ubah ongkos': ubah('ongkos', 'OWN', 201),
  'ubah kadar': ubah('kadar', 'OWN', 201),
  'batal ubah ongkos': batalkan(UBAH('ongkos'), samaSaja, kembalikan),
  'batal ubah kadar': batalkan(UBAH('kadar'), samaSaja, kembalikan),
};

export const TERLARANG_BARANG: Daftar = {
  'ubah tanpa setuju': ubah('kadar', undefined, 403, 'PERLU_OTORISASI'),
  ...tidakBatal('ubah ongkos', UBAH('ongkos'), samaSaja, TIDAK),
  ...tidakBatal('ubah kadar', UBAH('kadar'), samaSaja, TIDAK),
  'berat nol': tambahSalah({ berat: 0 }),
  'berat minus': tambahSalah({ berat: -1 }),
  'nama pendek': tambahSalah({ nama_barang: 'Emas' }),
  'kadar asing': tambahSalah({ kode_kadar: 'ENTAH' }),
};
