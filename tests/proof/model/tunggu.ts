import {
  ambil,
  harusSama,
  isiNota,
  kasirOf,
  pada,
  pilih,
  tunai,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import { isiBeli, tawaran, terjual } from '#tests/proof/model/pembelian.ts';
import { bebasTitip, diambil, dpOf, sisa } from '#tests/proof/model/titipan.ts';
import { ditukar, tiketOf } from '#tests/proof/model/tukar.ts';
import {
  hargaPotong,
  menunggu,
  tagihan,
  type Kasir,
  type Nota,
  type Toko,
  type Tunggu,
} from '#tests/proof/model/toko.ts';

/** D-10.5: a shop whose cashier sits apart for a moment; what is saved meanwhile waits. */
export const dengan = (perintah: Perintah): Perintah[] => {
  const saklar = (value: boolean): Perintah => ({
    who: 'OWN',
    method: 'PUT',
    path: 'para-system/key/VALIDASI_PENJUALAN',
    body: { value },
    status: 200,
  });
  return [saklar(true), perintah, saklar(false)];
};

/** How each kind names its number, what it comes to, and says that it waits no longer. */
export const JENIS = {
  penjualan: { no: 'no_faktur_jual', jumlah: 'grand_total', lagi: 'SUDAH_VALIDASI' },
  pembelian: { no: 'no_faktur_beli', jumlah: 'grand_total', lagi: 'SUDAH_VALIDASI' },
  titip: { no: 'no_titip', jumlah: 'harga_total', lagi: 'TITIPAN_SUDAH_VALID' },
  'tukar-tambah': { no: 'no_tukar', jumlah: 'selisih', lagi: 'SUDAH_VALIDASI' },
} as const;

type Isi = Omit<Tunggu, 'no' | 'status' | 'oleh' | 'bagian' | 'jadi' | 'dulu'> & {
  who: Perintah['who'];
  path?: string;
  body: object;
  /** What the answer calls its sum; what the customer pays where nothing else is said. */
  jumlah?: number;
  /** What it is once the money is there. */
  jadi: (no: string, data: any) => void;
};

/** Saved and waiting: its pieces stay where they lie and are held, nothing of it is booked. */
const simpan = (toko: Toko, { who, body, path, jumlah, jadi, ...isi }: Isi): Perintah[] =>
  dengan({
    who,
    path: path ?? isi.jenis,
    body,
    status: 201,
    lalu: (data) => {
      const { no: nama, jumlah: sebutan } = JENIS[isi.jenis];
      harusSama(sebutan, data[sebutan], jumlah ?? isi.bayar);
      harusSama('status', data.status, 'OPEN');
      for (const kode of isi.titip ? [] : isi.kode)
        Object.assign(toko.potong.get(kode)!, { status: 'TUNGGU', keranjang: null });
      const no = data[nama] as string;
      const bagian =
        isi.jenis === 'tukar-tambah'
          ? [`penjualan/${data.no_faktur_jual}`, `pembelian/${data.no_faktur_beli}`]
          : [];
      toko.tunggu.push({
        ...isi,
        no,
        oleh: who,
        bagian,
        dulu: new Map(isi.titip ? [] : isi.kode.map((kode) => [kode, kini(toko, kode)])),
        status: 'OPEN',
        jadi: () => jadi(no, data),
      });
    },
  });

const jual: Buat = (toko, [a, b, c]) => {
  const who = kasirOf(c);
  const isi = pilih(toko, who, [a, b, c]);
  if (isi.length === 0 || !toko.buka) return undefined;
  const grand = tagihan(toko, isi, 0);
  const kode = isi.map((one) => one.kode);
  const harga = new Map(isi.map((one) => [one.kode, hargaPotong(toko, one)]));
  const nota: Omit<Nota, 'no' | 'hari'> = {
    kode,
    grand,
    harga,
    tunai: grand,
    bank: 0,
    kartu: 0,
    batal: false,
  };
  const jadi = (no: string): void => {
    for (const one of isi) one.status = 'TERJUAL';
    toko.nota.push({ ...nota, no, hari: toko.hari });
  };
  return simpan(toko, {
    who,
    jenis: 'penjualan',
    body: isiNota(isi, []),
    kode,
    bayar: grand,
    jadi,
  });
};

/** VALIDASI_PEMBELIAN follows the sales (D-10.8): gold on the counter, nothing paid yet. */
const beli: Buat = (toko, [a, , c]) => {
  const one = ambil(terjual(toko), a);
  if (!one || !toko.buka) return undefined;
  const { nota, kode } = one;
  const { berat, ongkos, harga } = tawaran(toko, kode);
  if (harga > one.netto - ongkos) return undefined;
  return simpan(toko, {
    who: kasirOf(c),
    jenis: 'pembelian',
    body: isiBeli(nota, kode, berat),
    kode: [],
    masuk: { nota, kode },
    bayar: -harga,
    jumlah: harga,
    jadi: (no) =>
      void toko.beli.push({ no, hari: toko.hari, nota, kode, berat, harga, batal: false }),
  });
};

/** D-11.2: goods named and priced; the deposit on them is paid at the other desk. */
const titip: Buat = (toko, [a, b, c]) => {
  const who = kasirOf(c);
  const isi = pilih(toko, who, [a, b, c]);
  if (isi.length === 0 || !toko.buka) return undefined;
  const total = isi.reduce((sum, one) => sum + hargaPotong(toko, one), 0);
  const [dp, kode] = [dpOf(total, a), isi.map((one) => one.kode)];
  const jadi = (no: string): void => {
    for (const one of isi) one.status = 'TITIP';
    toko.titip.push({ no, kode, total, dp, status: 'AKTIF' });
  };
  const body = isiNota(isi, []);
  return simpan(toko, { who, jenis: 'titip', body, kode, bayar: dp, jumlah: total, jadi });
};

/** D-11.1: a pick-up is a sale that uses the deposit; it waits as sales do, and claims it meanwhile. */
const ambilTitip: Buat = (toko, [a, b]) => {
  const one = ambil(bebasTitip(toko), a);
  if (!one || !toko.buka) return undefined;
  const [bayar, { kode, total }] = [sisa(one), one];
  return simpan(toko, {
    who: kasirOf(b),
    jenis: 'penjualan',
    path: `titip/${one.no}/ambil`,
    body: {},
    kode,
    bayar,
    jumlah: total,
    titip: one,
    jadi: (no) => diambil(toko, one, no),
  });
};

/** D-14.1: one ticket, validated as one (D-10.8). */
const tukar: Buat = (toko, angka) => {
  const tiket = tiketOf(toko, angka);
  if (!tiket) return undefined;
  const { who, body, keluar, lama, selisih } = tiket;
  return simpan(toko, {
    who,
    jenis: 'tukar-tambah',
    body,
    kode: [keluar.kode],
    masuk: { nota: lama.nota, kode: lama.kode },
    bayar: selisih,
    jadi: (_, data) => ditukar(toko, tiket, data),
  });
};

/** Asked by the cashier who did not save it (D-28.1). */
export const panggil = (one: Tunggu, verb: string, body: object) => ({
  who: (one.oleh === 'KASIR' ? 'KASIR2' : 'KASIR') as Kasir,
  path: `${one.jenis}/${one.no}/${verb}`,
  body,
});
/** What is given for it: for goods and their difference too much, for a deposit just that. */
const lebih = ({ jenis, bayar }: Tunggu): number => (jenis === 'titip' || bayar <= 0 ? 0 : 50_000);
export const uang = (one: Tunggu, beda = 0) =>
  one.jenis === 'pembelian' ? {} : { pembayaran: one.bayar > 0 ? [tunai(one.bayar + beda)] : [] };

const kini = (toko: Toko, kode: string): number => hargaPotong(toko, toko.potong.get(kode)!);
/** D-10.5: what costs more by now asks a cashier beyond his percent; an owner answers for himself. */
const pembayar = (toko: Toko, { dulu }: Tunggu): { who?: 'OWN' } =>
  [...dulu].some(([kode, harga]) => kini(toko, kode) > harga) ? { who: 'OWN' } : {};

/** The cashier takes or pays the money: now it counts, and only now it is booked (D-28.1). */
const sahkan = (jenis: Tunggu['jenis']): Buat =>
  pada(
    (toko) => menunggu(toko, jenis),
    (one, toko) => ({
      ...panggil(one, 'validasi', uang(one, lebih(one))),
      ...pembayar(toko, one),
      ...(toko.laci + one.bayar < 0 ? { status: 409, code: 'KAS_KURANG' } : { status: 200 }),
      lalu: (data) => {
        if (one.bayar > 0) harusSama('kembali', data.kembali, lebih(one));
        one.status = 'DONE';
        toko.laci += one.bayar;
        one.jadi();
      },
    }),
  );

/** Rejected: no posting, no number, no approval (D-10.8). */
export const tolakTunggu = (toko: Toko, one: Tunggu): Perintah => ({
  ...panggil(one, 'batal', { alasan: 'Customer tidak jadi' }),
  status: 200,
  lalu: () => {
    one.status = 'CANC';
    for (const kode of one.titip ? [] : one.kode) toko.potong.get(kode)!.status = 'READY';
  },
});

export const SAH_TUNGGU: Daftar = {
  'jual tunggu': jual,
  'beli tunggu': beli,
  'titip tunggu': titip,
  'ambil titip tunggu': ambilTitip,
  'tukar tunggu': tukar,
  'validasi jual': sahkan('penjualan'),
  'validasi beli': sahkan('pembelian'),
  'validasi titip': sahkan('titip'),
  'validasi tukar': sahkan('tukar-tambah'),
  'tolak tunggu': pada(menunggu, (one, toko) => tolakTunggu(toko, one)),
};
