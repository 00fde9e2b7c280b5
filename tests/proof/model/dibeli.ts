import {
  ambil,
  batalkan,
  bukaAtau,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import {
  BAKI,
  masihUtuh,
  muat,
  type Beli,
  type Lebur,
  type Retag,
  type Toko,
} from '#tests/proof/model/toko.ts';

/** Bought gold that lies in its warehouse. */
const ada = (toko: Toko): Beli[] => toko.beli.filter((one) => !one.batal && !one.keluar);
const pergi = (toko: Toko): Beli[] => toko.beli.filter((one) => !one.batal && one.keluar);

/** D-13.2: back to a tray under a new barcode, as heavy as it was bought. */
const retag =
  (pilih: (toko: Toko) => Beli[], lebih: number, status: number, code?: string): Buat =>
  (toko, [a, b, c]) => {
    const [beli, baki] = [ambil(pilih(toko), a), ambil(BAKI, b)!];
    if (!beli || !muat(toko, baki, 1)) return undefined;
    const ongkos = (c % 5) * 12_500;
    const { kadar } = toko.potong.get(beli.kode)!;
    return bukaAtau(toko, {
      who: 'MU',
      path: `pembelian/${beli.no}/retag`,
      body: {
        urut: 1,
        kode_kategori: 'PHS',
        kode_gudang: 'TK',
        kode_baki: baki,
        berat: (beli.berat + lebih) / 1000,
        ongkos,
      },
      status,
      code,
      lalu: (data) => {
        const kode = data.kode_barcode as string;
        const { berat } = beli;
        beli.keluar = true;
        toko.potong.set(kode, {
          kode,
          kadar,
          berat,
          ongkos,
          baki,
          status: 'READY',
          keranjang: null,
        });
        const isi = { no: data.no_retag, hari: toko.hari, batal: false };
        toko.retag.push({ ...isi, beli, kode, baki, kadar });
      },
    });
  };
const RETAG: Jenis<Retag> = { path: 'retag-pembelian', dari: (toko) => toko.retag };
const masihDiBaki = (toko: Toko, one: Retag): boolean => masihUtuh(toko, one.kode, one);

/** D-13.2: one or two bought pieces become one lot of tested gold. */
const lebur =
  (lebih: (berat: number, angka: number) => number, setuju: 'OWN' | undefined) =>
  (status: number, code?: string): Buat =>
  (toko, [a, b]) => {
    const dari = ada(toko);
    const beli = dari.slice(a % Math.max(dari.length, 1)).slice(0, 1 + (b % 2));
    if (beli.length === 0) return undefined;
    const hasil = lebih(
      beli.reduce((sum, one) => sum + one.berat, 0),
      b,
    );
    return bukaAtau(toko, {
      who: 'MU',
      path: 'hancur-pembelian',
      body: {
        barang: beli.map((one) => ({ no_faktur_beli: one.no, urut: 1 })),
        berat: hasil / 1000,
        kadar: 40 + (b % 50),
        kode_gudang: 'RS',
        alasan: 'Lebur pembelian',
      },
      setuju,
      status,
      code,
      lalu: (data) => {
        for (const one of beli) one.keluar = true;
        const isi = { no: data.no_hancur, hari: toko.hari, batal: false, hasil };
        toko.lebur.push({ ...isi, potong: [], beli });
      },
    });
  };
const susut = (berat: number, angka: number): number => Math.max(1, berat - (angka % 200));
const LEBUR: Jenis<Lebur> = { path: 'hancur-pembelian', dari: (toko) => toko.lebur };
const selalu = (): boolean => true;

export const SAH_DIBELI: Daftar = {
  retag: retag(ada, 0, 201),
  'batal retag': batalkan(RETAG, masihDiBaki, (toko, { beli, kode }) => {
    beli.keluar = undefined;
    toko.potong.get(kode)!.status = 'HANCUR';
  }),
  lebur: lebur(susut, 'OWN')(201),
  'batal lebur': batalkan(LEBUR, selalu, (_, { beli }) => {
    for (const one of beli) one.keluar = undefined;
  }),
};

export const TERLARANG_DIBELI: Daftar = {
  'retag dua kali': retag(pergi, 0, 409, 'EMAS_TIDAK_ADA'),
  'retag lebih berat': retag(ada, 1, 422, 'BERAT_LEBIH'),
  ...tidakBatal('retag', RETAG, masihDiBaki, {
    sudah: 'RETAG_SUDAH_BATAL',
    kemarin: 'RETAG_KEMARIN',
  }),
  'lebur lebih berat': lebur((berat) => berat + 1, undefined)(422, 'BERAT_LEBIH'),
  'lebur tanpa setuju': lebur(susut, undefined)(403, 'PERLU_OTORISASI'),
  ...tidakBatal('lebur', LEBUR, selalu, { sudah: 'HANCUR_SUDAH_BATAL', kemarin: 'HANCUR_KEMARIN' }),
};
