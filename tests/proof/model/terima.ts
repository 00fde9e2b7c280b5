import {
  alasan,
  ambil,
  batalkan,
  bukaAtau,
  hariIni,
  harusSama,
  KADAR,
  pada,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import {
  BAKI,
  muat,
  type Gerak,
  type KodeKadar,
  type Terima,
  type Toko,
} from '#tests/proof/model/toko.ts';

/** A delivery of one lot, and where a piece of it is labelled at once: into a tray, one by one. */
const terima =
  (bruto: number, status: number, code?: string): Buat =>
  (toko, [a, b, c]) => {
    const [kadar, baki] = [ambil(KADAR, a)!, ambil(BAKI, b)!];
    const qty = 1 + (c % 3);
    const berat = 1000 + (a % 5000);
    if (!muat(toko, baki, 1)) return undefined;
    return bukaAtau(toko, {
      who: 'MU',
      path: 'penerimaan-barang',
      body: {
        kode_supplier: null,
        kode_gudang: 'TK',
        dokumen_perolehan: 'FAKTUR_PAJAK',
        lot: [
          {
            kode_dept: 'CC',
            kode_group: 'T',
            kode_kadar: kadar,
            qty,
            berat_bruto: (berat * qty + bruto) / 1000,
            berat_nota: (berat * qty) / 1000,
            berat: (berat * qty) / 1000,
          },
        ],
      },
      status,
      code,
      lalu: (data) => {
        harusSama('sisa_qty', data.sisa_qty, qty);
        toko.terima.push({
          no: data.no_terima,
          hari: toko.hari,
          batal: false,
          kode: [],
          qty,
          berat: berat * qty,
          satuan: berat,
          kadar,
        });
      },
    });
  };

/** One piece of a lot gets its barcode and lies in its tray, as heavy as its part of the lot. */
const label =
  (pilih: (one: Terima) => boolean, lain: KodeKadar | null, status: number, code?: string): Buat =>
  (toko, [a, b, c]) => {
    const one = ambil(toko.terima.filter(pilih), a);
    const [baki, ongkos] = [ambil(BAKI, b)!, (c % 5) * 12_500];
    if (!one || !muat(toko, baki, 1) || one.kadar === lain) return undefined;
    const { kadar, satuan } = one;
    return bukaAtau(toko, {
      who: 'MU',
      path: `penerimaan-barang/${one.no}/label`,
      body: {
        urut: 1,
        barang: [
          {
            nama_barang: `Cincin Terima ${toko.jam}`,
            kode_kategori: 'PHS',
            ongkos,
            berat: satuan / 1000,
            kode_gudang: 'TK',
            kode_baki: baki,
            ...(lain ? { kode_kadar: lain } : {}),
          },
        ],
      },
      status,
      code,
      lalu: ([{ kode_barcode: kode }]: [{ kode_barcode: string }]) => {
        one.qty -= 1;
        one.berat -= satuan;
        one.kode.push(kode);
        toko.potong.set(kode, {
          kode,
          kadar,
          berat: satuan,
          ongkos,
          baki,
          status: 'READY',
          keranjang: null,
        });
      },
    });
  };

const TERIMA: Jenis<Terima> = { path: 'penerimaan-barang', dari: (toko) => toko.terima };
/** No labelled piece may have moved; one that moved and came back has moved, too. */
const belumDilabel = (toko: Toko, one: Terima): boolean =>
  one.kode.length === 0 && !toko.opnameTerima.some((it) => !it.batal && it.kurang === one);
const sudahPergi = (toko: Toko, { kode }: Terima): boolean =>
  kode.some((one) => toko.potong.get(one)!.status === 'TERJUAL');

const MOST = 50;
export const jumlahAksesoris = (toko: Toko): number =>
  toko.aksesoris.filter((one) => !one.batal).reduce((sum, one) => sum + one.qty, 0);

/** D-21.1: what is not there is not taken. */
const aksesoris =
  (jenis: 'TAMBAH' | 'AMBIL' | 'JUAL', lebih = 0): Buat =>
  (toko, [a]) => {
    const ada = jumlahAksesoris(toko);
    const qty =
      jenis === 'TAMBAH' ? 1 + (a % MOST) : lebih ? ada + lebih : Math.min(ada, 1 + (a % 9));
    if (qty < 1) return undefined;
    return bukaAtau(toko, {
      who: 'MU',
      path: 'stock-aksesoris',
      body: { jenis, keterangan: 'Uji model', barang: [{ kode_aksesoris: 'KOTAK', qty }] },
      ...(lebih ? { status: 422 } : { status: 201 }),
      lalu: (data) => {
        const gerak = jenis === 'TAMBAH' ? qty : -qty;
        toko.aksesoris.push({ no: data.no_aksesoris, hari: toko.hari, batal: false, qty: gerak });
      },
    });
  };
const AKSESORIS: Jenis<Gerak> = { path: 'stock-aksesoris', dari: (toko) => toko.aksesoris };
const bisaKembali = (toko: Toko, { qty }: Gerak): boolean => jumlahAksesoris(toko) >= qty;

export const SAH_TERIMA: Daftar = {
  terima: terima(200, 201),
  label: label((one) => !one.batal && one.qty > 0, null, 201),
  'batal terima': batalkan(TERIMA, belumDilabel, () => {}),
  'aksesoris tambah': aksesoris('TAMBAH'),
  'aksesoris ambil': aksesoris('AMBIL'),
  'aksesoris jual': aksesoris('JUAL'),
  'batal aksesoris': batalkan(AKSESORIS, bisaKembali, () => {}),
};

export const TERLARANG_TERIMA: Daftar = {
  'terima bruto kurang': terima(-1, 422, 'BRUTO_KURANG'),
  'label habis': label((one) => !one.batal && one.qty === 0, null, 422, 'LOT_HABIS'),
  'label kadar lain': label((one) => !one.batal && one.qty > 0, '700', 422, 'KADAR_LAIN'),
  'label batal': label((one) => one.batal, null, 409, 'TERIMA_SUDAH_BATAL'),
  'batal terima terjual': pada(
    (toko) => hariIni(toko, toko.terima).filter((one) => sudahPergi(toko, one)),
    ({ no }) => ({
      who: 'MU',
      path: `penerimaan-barang/${no}/batal`,
      body: alasan,
      status: 409,
    }),
  ),
  ...tidakBatal('terima', TERIMA, belumDilabel, {
    sudah: 'TERIMA_SUDAH_BATAL',
    kemarin: 'TERIMA_KEMARIN',
  }),
  'aksesoris kurang': aksesoris('AMBIL', 1),
  ...tidakBatal('aksesoris', AKSESORIS, bisaKembali, {
    sudah: 'GERAK_SUDAH_BATAL',
    kemarin: 'GERAK_KEMARIN',
  }),
};
