import {
  alasan,
  ambil,
  harusSama,
  isiNota,
  kasirOf,
  pada,
  pilih,
  tunai,
  type Buat,
  type Daftar,
} from '#tests/proof/model/perintah.ts';
import { dipegang, tagihan, type Kupon, type Toko } from '#tests/proof/model/toko.ts';

/** What every coupon here is worth, how often, and for how many days. */
const NILAI = 20_000;
const KALI = 2;
const MASA_HARI = 2;

/** The kind of coupon, as the shop keeps it; none is given out by a sale. */
export const JENIS_KUPON = {
  jenis_kupon: 'MODEL',
  nama: 'Kupon Model',
  cara: 'RUPIAH',
  nilai: NILAI,
  masa_hari: MASA_HARI,
  kali_pakai: KALI,
  minimal_belanja: 0,
  terbit_dari: 900_000_000,
};

const berlaku = (toko: Toko, { sisa, sampai, batal }: Kupon): boolean =>
  !batal && sisa > 0 && sampai >= toko.hari;

const terbit: Buat = (toko) =>
  toko.buka
    ? {
        who: 'OWN',
        path: 'transaksi-kupon',
        body: { jenis_kupon: 'MODEL', banyak: 1 },
        status: 201,
        lalu: ([{ id_kupon: id, no_kupon: no, sisa }]) => {
          harusSama('sisa', sisa, KALI);
          toko.kupon.push({ id, no, sisa, sampai: toko.hari + MASA_HARI, batal: false });
        },
      }
    : undefined;

/** D-18.1: it takes off the bill what it is worth. */
const jual =
  (pilihan: (toko: Toko, one: Kupon) => boolean, status: number, code?: string): Buat =>
  (toko, [a, b, c]) => {
    const kupon = ambil(
      toko.kupon.filter((one) => pilihan(toko, one)),
      b,
    );
    const who = kasirOf(c);
    const isi = pilih(toko, who, [a, b, c]);
    if (!kupon || isi.length === 0 || !toko.buka) return undefined;
    const grand = tagihan(toko, isi, 0) - NILAI;
    return {
      who,
      path: 'penjualan',
      body: { ...isiNota(isi, [tunai(grand)]), kupon: kupon.no },
      status,
      code,
      lalu: (data) => {
        harusSama('grand_total', data.grand_total, grand);
        kupon.sisa -= 1;
        for (const one of isi) Object.assign(one, { status: 'TERJUAL', keranjang: null });
        toko.laci += grand;
        toko.nota.push({
          no: data.no_faktur_jual,
          hari: toko.hari,
          kode: isi.map((one) => one.kode),
          grand,
          tunai: grand,
          bank: 0,
          kartu: 0,
          batal: false,
          kupon,
        });
      },
    };
  };

const batal = (pilihan: (one: Kupon) => boolean, status: number, code?: string): Buat =>
  pada(
    (toko) => toko.kupon.filter(pilihan),
    (one) => ({
      who: 'OWN',
      path: `transaksi-kupon/${one.id}/batal`,
      body: alasan,
      status,
      code,
      lalu: () => void (one.batal = true),
    }),
  );

/** D-10.3: a cart put aside with the pieces that its cashier holds. */
const tahan: Buat = (toko, [a]) => {
  const siapa = kasirOf(a);
  const isi = [...toko.potong.values()].filter((one) => dipegang(toko, one) === siapa);
  const kode = isi.map((one) => one.kode);
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  return toko.buka
    ? {
        who: siapa,
        path: 'penjualan-tunda',
        body: { nama: 'Ibu Sari', isi: { barang }, qty: kode.length, total: 0 },
        status: 201,
        lalu: (data) => void toko.tunda.push({ id: data.id, siapa, kode, ada: true }),
      }
    : undefined;
};

/** A parked sale is called back at any counter: its pieces are free for that counter. */
const ambilTunda = (ada: boolean, status: number, code?: string): Buat =>
  pada(
    (toko) => toko.tunda.filter((it) => it.ada === ada),
    (one, toko, [, b]) => ({
      who: kasirOf(b),
      method: 'DELETE',
      path: `penjualan-tunda/${one.id}`,
      status,
      code,
      lalu: () => {
        one.ada = false;
        for (const kode of one.kode) {
          const potong = toko.potong.get(kode)!;
          if (potong.keranjang?.siapa === one.siapa) potong.keranjang = null;
        }
      },
    }),
  );

export const SAH_KUPON: Daftar = {
  'terbit kupon': terbit,
  'jual kupon': jual(berlaku, 201),
  'batal kupon': batal((one) => !one.batal && one.sisa > 0, 200),
  tahan,
  'ambil tunda': ambilTunda(true, 204),
};

export const TERLARANG_KUPON: Daftar = {
  'jual kupon habis': jual((_, one) => !one.batal && one.sisa === 0, 409, 'KUPON_HABIS'),
  'jual kupon batal': jual((_, one) => one.batal, 422, 'KUPON_BATAL'),
  'jual kupon lewat': jual(
    (toko, one) => !one.batal && one.sisa > 0 && one.sampai < toko.hari,
    422,
    'KUPON_KEDALUWARSA',
  ),
  'batal kupon habis': batal((one) => !one.batal && one.sisa === 0, 409, 'KUPON_HABIS'),
  'batal kupon lagi': batal((one) => one.batal, 409, 'KUPON_BATAL'),
  'ambil tunda lagi': ambilTunda(false, 404, 'TUNDA_TIDAK_ADA'),
};
