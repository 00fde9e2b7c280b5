import {
  alasan,
  ambil,
  batalkan,
  bukaAtau,
  hariIni,
  harusSama,
  kasirOf,
  pada,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import { batalNota } from '#tests/proof/model/penjualan.ts';
import { HARGA_BELI, kembali, type Beli, type Nota, type Toko } from '#tests/proof/model/toko.ts';

const PENJUAL = {
  nama: 'Ibu Sari',
  alamat: 'Jl. Merdeka 1',
  no_hp: '0812 3456 7890',
  no_ktp: '3201234567890001',
};
export const isiBeli = (nota: Nota, kode_barcode: string, berat: number, more: object = {}) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang: [
    {
      asal_nota: 'NOTA_SENDIRI',
      no_faktur_jual: nota.no,
      kode_barcode,
      berat: berat / 1000,
      ...more,
    },
  ],
});

type Terjual = { nota: Nota; kode: string; netto: number };
/** Sold at a price without reductions, and not brought back yet. */
export const terjual = (toko: Toko): Terjual[] =>
  toko.nota
    .filter((nota) => !nota.batal && nota.harga)
    .flatMap((nota) =>
      nota.kode
        .filter((kode) => !kembali(toko, nota, kode))
        .map((kode) => ({ nota, kode, netto: nota.harga!.get(kode)! })),
    );

/** D-13.1 by the price of today: whole fives of a hundred, down; ongkos is never paid back. */
export function tawaran(
  toko: Toko,
  kode: string,
): { berat: number; ongkos: number; harga: number } {
  const { berat, kadar, ongkos } = toko.potong.get(kode)!;
  return { berat, ongkos, harga: Math.floor((berat * HARGA_BELI[kadar]) / 1000 / 500) * 500 };
}

const beli: Buat = (toko, [a, , c]) => {
  const one = ambil(terjual(toko), a);
  if (!one || !toko.buka) return undefined;
  const { berat, ongkos, harga } = tawaran(toko, one.kode);
  // Above what the nota cost somebody else agrees; whether ongkos counts in it is not for us to guess.
  if (harga > one.netto - ongkos && harga <= one.netto) return undefined;
  const kurang = toko.laci < harga;
  const setuju = harga > one.netto ? ('OWN' as const) : undefined;
  if (kurang && setuju) return undefined;
  return {
    who: kasirOf(c),
    path: 'pembelian',
    body: isiBeli(one.nota, one.kode, berat),
    setuju,
    ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 201 }),
    lalu: (data) => {
      harusSama('grand_total', data.grand_total, harga);
      toko.laci -= harga;
      toko.beli.push({
        no: data.no_faktur_beli,
        hari: toko.hari,
        nota: one.nota,
        kode: one.kode,
        berat,
        harga,
        batal: false,
      });
    },
  };
};

/** Bought by itself, its gold still in the warehouse: an exchange is cancelled whole. */
const BELI: Jenis<Beli> = {
  path: 'pembelian',
  dari: (toko) => toko.beli.filter((one) => !one.tukar && !one.keluar),
  who: 'KASIR',
  setuju: 'SPV',
};
const utuh = (): boolean => true;
const batal = batalkan(BELI, utuh, (toko, one) => {
  toko.laci += one.harga;
});

const dibeli = (toko: Toko): Beli[] => toko.beli.filter((one) => !one.batal);

export const SAH_PEMBELIAN: Daftar = {
  beli,
  'beli lagi': beli,
  'batal beli': batal,
};

export const TERLARANG_PEMBELIAN: Daftar = {
  'beli dua kali': (toko, [a]) => {
    const one = ambil(dibeli(toko), a);
    return one
      ? bukaAtau(toko, {
          who: 'KASIR',
          path: 'pembelian',
          body: isiBeli(one.nota, one.kode, one.berat),
          status: 409,
          code: 'SUDAH_DIBELI',
        })
      : undefined;
  },
  'beli lebih mahal': pada(terjual, ({ nota, kode }, toko) => {
    const { berat, harga } = tawaran(toko, kode);
    if (toko.laci < harga + 500) return undefined;
    const body = isiBeli(nota, kode, berat, { harga: harga + 500 });
    return { who: 'KASIR', path: 'pembelian', body, status: 403, code: 'PERLU_OTORISASI' };
  }),
  'batal nota dibeli': batalNota(
    (toko) =>
      hariIni(toko, toko.nota).filter((nota) =>
        nota.kode.some((kode) => kembali(toko, nota, kode)),
      ),
    409,
    'SUDAH_DIBELI',
  ),
  ...tidakBatal('beli', BELI, utuh, { sudah: 'SUDAH_BATAL', kemarin: 'BELI_KEMARIN' }),
  'batal beli dipindah': pada(
    (toko) => hariIni(toko, toko.beli).filter((one) => !one.tukar && one.keluar),
    ({ no }) => ({
      who: 'KASIR',
      path: `pembelian/${no}/batal`,
      body: alasan,
      status: 409,
      code: 'EMAS_PINDAH',
    }),
  ),
};
