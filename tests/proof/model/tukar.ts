import {
  alasan,
  ambil,
  hariIni,
  harusSama,
  isiNota,
  kasirOf,
  pada,
  pilih,
  tunai,
  type Angka,
  type Buat,
  type Daftar,
} from '#tests/proof/model/perintah.ts';
import { isiBeli, tawaran, terjual } from '#tests/proof/model/pembelian.ts';
import { hargaPotong, type Beli, type Toko, type Tukar } from '#tests/proof/model/toko.ts';

export type Tiket = NonNullable<ReturnType<typeof tiketOf>>;

/** D-14.1: gold in at what a buy-back would pay, a piece out at its price; above zero the customer pays. */
export function tiketOf(toko: Toko, angka: Angka) {
  const who = kasirOf(angka[2]);
  const lama = ambil(terjual(toko), angka[0]);
  const [keluar] = pilih(toko, who, angka);
  if (!lama || !keluar || !toko.buka) return undefined;
  const { berat, ongkos, harga } = tawaran(toko, lama.kode);
  // What needs somebody else is the buy-back's own question.
  if (harga > lama.netto - ongkos) return undefined;
  const { pembayaran: _, ...penjualan } = isiNota([keluar], []);
  const body = {
    penjualan: { ...penjualan, customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' } },
    pembelian: isiBeli(lama.nota, lama.kode, berat),
  };
  return { who, body, keluar, lama, berat, harga, selisih: hargaPotong(toko, keluar) - harga };
}

/** The ticket counts: a piece is out, gold is in. */
export function ditukar(toko: Toko, { keluar, lama, berat, harga, selisih }: Tiket, data: any) {
  const { no_tukar: no, no_faktur_jual: jual, no_faktur_beli } = data;
  const { hari } = toko;
  Object.assign(keluar, { status: 'TERJUAL', keranjang: null });
  const masuk: Beli = {
    no: no_faktur_beli,
    hari,
    nota: lama.nota,
    kode: lama.kode,
    berat,
    harga,
    batal: false,
    tukar: true,
  };
  toko.beli.push(masuk);
  toko.tukar.push({ no, jual, hari, keluar, masuk, selisih, batal: false });
}

/** The difference in cash, out of a drawer that holds it. */
const tukar: Buat = (toko, angka) => {
  const tiket = tiketOf(toko, angka);
  if (!tiket || toko.laci + tiket.selisih < 0) return undefined;
  const { who, body, selisih } = tiket;
  return {
    who,
    path: 'tukar-tambah',
    body: { ...body, ...(selisih > 0 ? { pembayaran: [tunai(selisih)] } : {}) },
    status: 201,
    lalu: (data) => {
      harusSama('selisih', data.selisih, selisih);
      toko.laci += selisih;
      ditukar(toko, tiket, data);
    },
  };
};

const batal = pada(
  (toko) =>
    hariIni(toko, toko.tukar).filter((one) => toko.laci >= one.selisih && !one.masuk.keluar),
  (one, toko) => ({
    who: 'KASIR',
    path: `tukar-tambah/${one.no}/batal`,
    body: alasan,
    setuju: 'SPV',
    status: 200,
    lalu: () => {
      one.batal = true;
      one.masuk.batal = true;
      one.keluar.status = 'READY';
      toko.laci -= one.selisih;
    },
  }),
);

export const SAH_TUKAR: Daftar = { tukar, 'batal tukar': batal };

/** A refusal of one of today's tickets. */
const tolak = (path: (one: Tukar) => string, code: string, sudahBatal = false): Buat =>
  pada(
    (toko) =>
      toko.tukar.filter(
        (one) => one.hari === toko.hari && one.batal === sudahBatal && !one.masuk.keluar,
      ),
    (one) => ({ who: 'KASIR', path: `${path(one)}/batal`, body: alasan, status: 409, code }),
  );

export const TERLARANG_TUKAR: Daftar = {
  'batal jual dari tukar': tolak((one) => `penjualan/${one.jual}`, 'BAGIAN_TUKAR'),
  'batal beli dari tukar': tolak((one) => `pembelian/${one.masuk.no}`, 'BAGIAN_TUKAR'),
  'batal tukar lagi': tolak((one) => `tukar-tambah/${one.no}`, 'SUDAH_BATAL', true),
};
