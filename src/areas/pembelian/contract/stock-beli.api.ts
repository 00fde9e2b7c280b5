import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  type Field,
  type Schema,
} from '#kit/contract/field.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';

const asField = <T>(schema: Schema<T>, label: string): Field<T> => ({
  kind: 'list',
  label,
  schema,
});
const berat = () => gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });
const kunci = { no_faktur_beli: kode('No Faktur Beli', 14), urut: int('No', { min: 1 }) };

const barisStock = {
  ...kunci,
  tgl_system: day('Tanggal'),
  barcode_asal: optional(kode('Barcode Asal')),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  kondisi: optional(kode('Kondisi')),
  harga: rupiah('Harga Beli'),
  kode_gudang: kode('Gudang'),
};

/** Bought pieces that lie in their BELI warehouse: what may be labelled anew or melted. */
export const stockBeliEndpoint = defineEndpoint({
  call: 'GET pembelian/stock',
  summary: 'Barang pembelian di gudang pembelian',
  answer: listOf(objectOf(barisStock)),
  right: { menu: ['hancur-pembelian', 'lihat-pembelian'] },
});

/** Pieces melted into one lot of tested gold. */
export const hancurBeliEndpoint = defineEndpoint({
  call: 'POST hancur-pembelian',
  summary: 'Hancur pembelian',
  body: {
    barang: asField(
      listOf(objectOf(kunci), { min: 1, max: 500, minMessage: 'Barang Tidak Boleh Kosong' }),
      'Barang',
    ),
    berat: berat(),
    kadar: kadarPersen('Kadar Hasil', { max: per(10_000) }),
    kode_gudang: optional(kode('Gudang Tujuan')),
    alasan: text('Alasan', { min: 3, max: 500 }),
  },
  answer: {
    no_hancur: kode('No Hancur'),
    tgl_system: day('Tanggal'),
    qty: int('Qty'),
    berat: gram('Berat'),
    murni: gram('Murni'),
    berat_hasil: gram('Berat Hasil'),
    kadar_hasil: kadarPersen('Kadar Hasil'),
    murni_hasil: gram('Murni Hasil'),
    susut: gram('Susut'),
    selisih_murni: gram('Selisih Murni'),
    kode_gudang: kode('Gudang'),
    alasan: text('Alasan'),
  },
  right: { menu: ['hancur-pembelian'] },
  status: 201,
  key: 'required',
});

/** A bought piece back to a tray, under a new barcode that names the old one (D-13.2). */
export const retagBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/retag',
  summary: 'Pembelian kembali ke baki dengan barcode baru',
  params: { no: kode('No Faktur', 14) },
  body: {
    urut: int('No', { min: 1 }),
    nama_barang: optional(text('Nama Barang', { max: 100 })),
    kode_kategori: kode('Kategori'),
    kode_dept: optional(kode('Jenis')),
    kode_group: optional(kode('Group')),
    berat: optional(berat()),
    ongkos: optional(rupiah('Ongkos', { min: rp(0) })),
    harga_jual: optional(rupiah('Harga Jual', { min: rp(0) })),
    kode_gudang: kode('Gudang'),
    kode_baki: kode('Baki'),
  },
  answer: {
    no_retag: kode('No Retag'),
    kode_barcode: kode('Barcode'),
    barcode_asal: optional(kode('Barcode Asal')),
    berat: gram('Berat'),
    murni: gram('Murni'),
    susut: gram('Susut'),
  },
  right: { menu: ['hancur-pembelian'] },
  status: 201,
  key: 'required',
});
