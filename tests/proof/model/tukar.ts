import {
  ambil,
  hariIni,
  harusSama,
  isiNota,
  kasirOf,
  pilih,
  tunai,
  type Buat,
  type Daftar,
} from '#tests/proof/model/perintah.ts';
import { isiBeli, tawaran, terjual } from '#tests/proof/model/pembelian.ts';
import { hargaPotong, type Beli, type Tukar } from '#tests/proof/model/toko.ts';

/** D-14.1: gold in at what a buy-back would pay, a piece out at its price, the difference in cash. */
const tukar: Buat = (toko, angka) => {
  const who = kasirOf(angka[2]);
  const lama = ambil(terjual(toko), angka[0]);
  const [keluar] = pilih(toko, who, angka);
  if (!lama || !keluar || !toko.buka) return undefined;
  const { berat, ongkos, harga } = tawaran(toko, lama.kode);
  const selisih = hargaPotong(toko, keluar) - harga;
  // What needs somebody else, or more than the drawer holds, is the buy-back's own question.
  if (harga > lama.netto - ongkos || toko.laci + selisih < 0) return undefined;
  const pembelian = isiBeli(lama.nota, lama.kode, berat);
  const { pembayaran: _, ...penjualan } = isiNota([keluar], []);
  return {
    who,
    path: 'tukar-tambah',
    body: {
      penjualan: { ...penjualan, customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' } },
      pembelian,
      ...(selisih > 0 ? { pembayaran: [tunai(selisih)] } : {}),
    },
    status: 201,
    lalu: (data) => {
      harusSama('selisih', data.selisih, selisih);
      toko.laci += selisih;
      keluar.status = 'TERJUAL';
      keluar.keranjang = null;
      const masuk: Beli = {
        no: data.no_faktur_beli,
        hari: toko.hari,
        nota: lama.nota,
        kode: lama.kode,
        berat,
        harga,
        batal: false,
        tukar: true,
      };
      toko.beli.push(masuk);
      const { no_tukar: no, no_faktur_jual: jual } = data;
      toko.tukar.push({ no, jual, hari: toko.hari, keluar, masuk, selisih, batal: false });
    },
  };
};

const alasan = { alasan: 'Customer batal' };

const batal: Buat = (toko, [a]) => {
  const one = ambil(hariIni(toko, toko.tukar), a);
  if (!one || !toko.buka || toko.laci < one.selisih || one.masuk.keluar) return undefined;
  return {
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
  };
};

export const SAH_TUKAR: Daftar = { tukar, 'batal tukar': batal };

/** A refusal of one of today's tickets. */
const tolak =
  (pada: (one: Tukar) => string, code: string, sudahBatal = false): Buat =>
  (toko, [a]) => {
    const list = toko.tukar.filter(
      (one) => one.hari === toko.hari && one.batal === sudahBatal && !one.masuk.keluar,
    );
    const one = ambil(list, a);
    return one && toko.buka
      ? { who: 'KASIR', path: `${pada(one)}/batal`, body: alasan, status: 409, code }
      : undefined;
  };

export const TERLARANG_TUKAR: Daftar = {
  'batal jual dari tukar': tolak((one) => `penjualan/${one.jual}`, 'BAGIAN_TUKAR'),
  'batal beli dari tukar': tolak((one) => `pembelian/${one.masuk.no}`, 'BAGIAN_TUKAR'),
  'batal tukar lagi': tolak((one) => `tukar-tambah/${one.no}`, 'SUDAH_BATAL', true),
};
