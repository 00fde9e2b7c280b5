import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  status,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField, onScale } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  bolehKirim,
  HASIL_KIRIMAN,
  MENU_KIRIM_SEMUA,
  STATUS_KIRIMAN,
} from '#areas/kirim/contract/kirim-barang.document.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { JENIS_PADANAN } from '#areas/kirim/rules/padanan.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

export const MENU_TERIMA_BARANG = 'terima-barang';
const besar = { max: Number.MAX_SAFE_INTEGER };
const kirim = { right: { menu: MENU_KIRIM_SEMUA }, gate: bolehKirim } as const;
const terima = { right: { menu: [MENU_TERIMA_BARANG] }, gate: bolehKirim } as const;
/** Any text: what is no number answers as a number that is none. */
const nomor = { no: text('No Kirim', { max: 40 }) };

const toko = { kode_toko: kode('Kode Toko', 3), nama_toko: text('Toko', { max: 60 }) };

/** Shops that this one may send goods to; online stores have a screen of their own (D-42.9). */
export const tujuanKirimanEndpoint = defineEndpoint({
  ...kirim,
  call: 'GET kirim-barang/tujuan',
  summary: 'Toko yang dapat dikirimi barang',
  query: {
    cara: optional(
      choice('Cara', {
        TOKO: 'Toko',
        ONLINE: 'Toko online',
        SEPUHAN: 'Sepuhan',
        BERLIAN: 'Berlian',
      }),
    ),
  },
  answer: listOf(objectOf({ ...toko, jauh: yesNo('Server Lain') })),
});

/** This shop's own shipments: on their way, or of the last ninety days (3§7). */
export const nokirimEndpoint = defineEndpoint({
  ...kirim,
  call: 'GET kirimbarang/get/nokirim',
  summary: 'Nomor kiriman toko ini',
  answer: listOf(
    objectOf({
      no_kirim: kode('No Kirim', 14),
      tgl_system: day('Tanggal'),
      tujuan: kode('Tujuan', 3),
      qty: int('Qty'),
      status: status('Status', STATUS_KIRIMAN),
    }),
  ),
});

const menunggu = {
  no_kirim: kode('No Kirim', 14),
  tgl_system: day('Tanggal'),
  asal: kode('Asal', 3),
  qty: int('Qty'),
  sisa: int('Sisa'),
};

/** Shipments to this shop that are not whole yet (3§7). */
export const belumDiterimaEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-barang/unreceive/list-no-kirim',
  summary: 'Nomor kiriman yang belum diterima',
  answer: listOf(objectOf({ ...menunggu, nama_asal: text('Toko Asal', { max: 60 }) })),
});

const isi = {
  kode_barcode: kode('Barcode'),
  /** What a reader hears of it; null without RFID_MODULE here. */
  tag_id: optional(text('Tag', { max: 40 })),
  nama_barang: text('Nama Barang'),
  persen: kadarPersen('Kadar', { min: 0 }),
  berat: gram('Berat'),
  berat_atribut: gram('Berat Atribut', besar),
  murni: gram('Murni'),
  /** It came from another server and has stones: they are counted at the receipt (decision 1208). */
  hitung_batu: yesNo('Hitung Batu'),
  hasil: status('Hasil', HASIL_KIRIMAN),
  no_terima: optional(kode('No Terima')),
};

const jenis = choice('Jenis', JENIS_PADANAN);
const belum = {
  jenis,
  dari: text('Kode Asal', { max: 40 }),
  nama: text('Nama Asal', { max: 100 }),
  persen: optional(kadarPersen('Kadar')),
};

/** A shipment to this shop as its packed list says it, with what was taken in of it. */
export const kiriman = {
  ...menunggu,
  nama_asal: text('Toko Asal', { max: 60 }),
  pembawa: optional(text('Pembawa')),
  no_segel: optional(text('No Segel')),
  berat_bungkus: optional(gram('Berat Bungkus', besar)),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('Pengirim', { max: 40 }),
  status: status('Status', STATUS_KIRIMAN),
  selesai: yesNo('Selesai'),
  /** Its sender asks from another server whether he may cancel it: nothing is taken in until he has said (D-42.8). */
  batal_diminta: yesNo('Batal Diminta'),
  barang: asField(listOf(objectOf(isi)), 'Barang'),
  /** Masters of the sender for which this shop has to choose one of its own (D-42.4). */
  padanan: asField(listOf(objectOf(belum)), 'Padanan'),
  lebih: asField(listOf(kode('Barcode').schema), 'Barang Lebih'),
  /** Those of them that lie here still: neither shipped after the shipment nor handed over. */
  lebih_terbuka: asField(listOf(kode('Barcode').schema), 'Barang Lebih Di Sini'),
};
export type Kiriman = ValuesOf<typeof kiriman>;

/** The packed list of a shipment to this shop; ten misses in ten minutes wait. */
export const satuKirimanEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-barang/:no/kiriman',
  summary: 'Isi kiriman ke toko ini',
  params: nomor,
  answer: objectOf(kiriman),
});

/** One piece as the receiver has it before him. */
export const barangDiterima = {
  kode_barcode: kode('Barcode', 20),
  berat: onScale(optional(gram('Berat', { min: mg(1) }))),
  kondisi: optional(choice('Kondisi', { RUSAK: sense('Rusak', 'barang') })),
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
  foto: optional(text('Foto', { max: 100 })),
  /** Stones that are counted in it, where it came from another server with some. */
  butir_batu: optional(int('Butir Batu', { min: 0, max: 10_000 })),
};

/** Pieces of a shipment are scanned and taken in; as many times as it comes (D-42.3). */
export const terimaKirimanEndpoint = defineEndpoint({
  ...terima,
  call: 'POST kirim-barang/:no/terima',
  summary: 'Terima kiriman barang',
  params: nomor,
  body: {
    barang: asField(
      listOf(objectOf(barangDiterima), {
        min: 1,
        max: KIRIM_PALING_BANYAK,
        minMessage: 'Barang Tidak Boleh Kosong',
      }),
      'Barang',
    ),
    padanan: optional(
      asField(
        listOf(
          objectOf({ jenis, dari: text('Kode Asal', { max: 40 }), ke: kode('Kode Di Sini', 40) }),
          { max: 200 },
        ),
        'Padanan',
      ),
    ),
  },
  answer: objectOf({
    no_terima: kode('No Terima', 14),
    no_kirim: kode('No Kirim', 14),
    qty: int('Qty'),
    berat: gram('Berat', besar),
    sisa: int('Sisa'),
    input_date: instant('Waktu'),
  }),
  guards: ['evidence'],
  status: 201,
  approvable: true,
  key: 'required',
});

/** Nothing more comes of a shipment: what is missing is the sender's to settle (D-42.6). */
export const selesaiKirimanEndpoint = defineEndpoint({
  ...terima,
  call: 'POST kirim-barang/:no/selesai',
  summary: 'Selesaikan kiriman barang yang kurang',
  params: nomor,
  body: { alasan: text('Alasan', { min: 3, max: 300 }) },
  answer: objectOf(kiriman),
  approvable: true,
  key: 'required',
});

/** One missing piece as the sender settles it. */
export const barangSelisih = {
  kode_barcode: kode('Barcode', 20),
  hasil: choice('Hasil', { KEMBALI: sense('Kembali', 'barang'), HILANG: 'Hilang' }),
  kode_gudang: optional(ref('Gudang', gudangMaster, 'nama')),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
};

/** The sender settles what never arrived: it never left, or it is lost (D-42.6). */
export const selisihKirimanEndpoint = defineEndpoint({
  ...kirim,
  call: 'POST kirim-barang/:no/selisih',
  summary: 'Selesaikan selisih kiriman barang',
  params: nomor,
  body: {
    barang: asField(
      listOf(objectOf(barangSelisih), {
        min: 1,
        max: KIRIM_PALING_BANYAK,
        minMessage: 'Barang Tidak Boleh Kosong',
      }),
      'Barang',
    ),
    alasan: text('Alasan', { min: 3, max: 300 }),
  },
  answer: objectOf({
    no_selisih: kode('No Selisih', 14),
    no_kirim: kode('No Kirim', 14),
    qty: int('Qty'),
    berat: gram('Berat', besar),
    status: status('Status', STATUS_KIRIMAN),
  }),
  status: 201,
  approvable: true,
  key: 'required',
});

/** Masters of pieces that a shop does not have, named before they are packed (D-42.4). */
export const periksaKirimanEndpoint = defineEndpoint({
  ...kirim,
  call: 'POST kirim-barang/periksa',
  summary: 'Master yang belum ada di toko tujuan',
  body: {
    tujuan: kode('Tujuan', 3),
    barang: asField(
      listOf(objectOf({ kode_barcode: kode('Barcode', 20) }), { max: KIRIM_PALING_BANYAK }),
      'Barang',
    ),
  },
  answer: listOf(objectOf(belum)),
  readOnly: true,
});

/** The dispatch note: A4 upright, in two copies. */
export const suratJalanEndpoint = defineEndpoint({
  ...kirim,
  call: 'GET kirim-barang/:no/surat-jalan.pdf',
  summary: 'Surat jalan kiriman barang',
  params: nomor,
  raw: true,
});
