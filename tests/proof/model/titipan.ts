import {
  alasan,
  ambil,
  bukaAtau,
  harusSama,
  isiNota,
  kasirOf,
  pada,
  pilih,
  tunai,
  type Buat,
  type Daftar,
} from '#tests/proof/model/perintah.ts';
import { jualSalah } from '#tests/proof/model/penjualan.ts';
import { hargaPotong, menunggu, tagihan, type Titip, type Toko } from '#tests/proof/model/toko.ts';

/** Alive, and claimed by no pick-up that waits for its cashier. */
export const bebasTitip = (toko: Toko): Titip[] =>
  toko.titip.filter(
    (one) => one.status === 'AKTIF' && !menunggu(toko).some((it) => it.titip === one),
  );
export const sisa = ({ total, dp }: Titip): number => total - dp;
/** Some part of the price, in whole hundreds. */
export const dpOf = (total: number, angka: number): number =>
  Math.ceil((total * (5 + (angka % 80))) / 10_000) * 100;

/** D-11.1: named pieces at the price of today, and a part of it paid. */
const titip: Buat = (toko, [a, b, c]) => {
  const who = kasirOf(c);
  const isi = pilih(toko, who, [a, b, c]);
  if (isi.length === 0) return undefined;
  const total = isi.reduce((sum, one) => sum + hargaPotong(toko, one), 0);
  const dp = dpOf(total, a);
  const body = isiNota(isi, [tunai(dp)]);
  return bukaAtau(toko, {
    who,
    path: 'titip',
    body,
    status: 201,
    lalu: (data) => {
      harusSama('harga_total', data.harga_total, total);
      harusSama('dp_rp', data.dp_rp, dp);
      harusSama('sisa_rp', data.sisa_rp, total - dp);
      for (const one of isi) Object.assign(one, { status: 'TITIP', keranjang: null });
      const kode = isi.map((one) => one.kode);
      toko.titip.push({ no: data.no_titip, kode, total, dp, status: 'AKTIF' });
      toko.laci += dp;
    },
  });
};

/** More than is owed comes back as change. */
const bayar: Buat = (toko, [a, b]) => {
  const one = ambil(
    bebasTitip(toko).filter((it) => sisa(it) > 0),
    a,
  );
  if (!one) return undefined;
  const diberi = 100 * (1 + (b % 40_000));
  const dp = Math.min(diberi, sisa(one));
  return bukaAtau(toko, {
    who: kasirOf(a),
    path: `titip/${one.no}/bayar`,
    body: { pembayaran: [tunai(diberi)] },
    status: 201,
    lalu: (data) => {
      one.dp += dp;
      toko.laci += dp;
      harusSama('dp_rp', data.dp_rp, one.dp);
    },
  });
};

/** Fetched and paid in full: a sale of its goods, which the deposit belongs to. */
export function diambil(toko: Toko, one: Titip, no: string): void {
  const tunai = sisa(one);
  one.status = 'DIAMBIL';
  for (const kode of one.kode) toko.potong.get(kode)!.status = 'TERJUAL';
  toko.nota.push({
    no,
    hari: toko.hari,
    kode: one.kode,
    grand: one.total,
    tunai,
    bank: 0,
    kartu: 0,
    batal: false,
    titip: one,
  });
}

const fetchWith =
  (bayarOf: (one: Titip) => object[], status: number, code?: string): Buat =>
  (toko, [a, b]) => {
    const one = ambil(
      bebasTitip(toko).filter((it) => status === 201 || sisa(it) > 0),
      a,
    );
    if (!one) return undefined;
    return bukaAtau(toko, {
      who: kasirOf(b),
      path: `titip/${one.no}/ambil`,
      body: { pembayaran: bayarOf(one) },
      status,
      code,
      lalu: (data) => {
        harusSama('grand_total', data.grand_total, one.total);
        harusSama('dp_rp', data.dp_rp, one.dp);
        toko.laci += sisa(one);
        diambil(toko, one, data.no_faktur_jual);
      },
    });
  };

/** D-32.7: on any day, all of it back out of today's drawer, and somebody else agrees. */
const batal = pada(bebasTitip, (one, toko) => ({
  who: 'KASIR',
  path: `titip/${one.no}/batal`,
  body: alasan,
  ...(toko.laci < one.dp
    ? { status: 403, code: 'PERLU_OTORISASI' }
    : { status: 200, setuju: 'SPV' }),
  lalu: () => {
    one.status = 'CANC';
    toko.laci -= one.dp;
    for (const kode of one.kode) toko.potong.get(kode)!.status = 'READY';
  },
}));

/** What is over is over, whatever is asked of it. */
const sudah = (status: Titip['status'], verb: string, body: object, code: string): Buat =>
  pada(
    (toko) => toko.titip.filter((it) => it.status === status),
    ({ no }) => ({ who: 'KASIR', path: `titip/${no}/${verb}`, body, status: 409, code }),
  );
const uang = { pembayaran: [tunai(100_000)] };

export const SAH_TITIPAN: Daftar = {
  titip,
  'bayar titip': bayar,
  'ambil titip': fetchWith((one) => (sisa(one) > 0 ? [tunai(sisa(one))] : []), 201),
  'batal titip': batal,
};

export const TERLARANG_TITIPAN: Daftar = {
  'jual titipan': jualSalah(
    (toko, isi, grand) => {
      const held = [...toko.potong.values()].find((one) => one.status === 'TITIP');
      return held && isiNota([...isi, held], [tunai(grand + tagihan(toko, [held], 0))]);
    },
    409,
    'BARANG_TIDAK_READY',
  ),
  'ambil kurang': fetchWith((one) => [tunai(sisa(one) - 1)].filter(({ jumlah }) => jumlah), 422),
  'ambil lagi': sudah('DIAMBIL', 'ambil', uang, 'TITIPAN_DIAMBIL'),
  'batal diambil': sudah('DIAMBIL', 'batal', alasan, 'TITIPAN_DIAMBIL'),
  'bayar batal': sudah('CANC', 'bayar', uang, 'TITIPAN_BATAL'),
  'ambil batal': sudah('CANC', 'ambil', uang, 'TITIPAN_BATAL'),
  'batal lagi': sudah('CANC', 'batal', alasan, 'TITIPAN_BATAL'),
};
