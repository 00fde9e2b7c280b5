import { gram, int, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { kunciStock } from '#areas/pembelian/contract/stock-beli.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

/** A bought piece back to a tray, under a new barcode that names the old one (D-13.2). It has no paper. */
export const retagDocument = defineDocument({
  name: 'retag',
  title: 'Retag Pembelian',
  missing: 'No Retag',
  noun: 'kembali ke baki',
  table: 'retag_pembelian',
  key: 'no_retag',
  keyLabel: 'No Retag',
  api: 'retag-pembelian',
  menu: ['hancur-pembelian'],
  letters: { RT: 'Retag' },
  by: 'User',
  head: {
    ...kunciStock,
    kode_barcode: kode('Barcode'),
    barcode_asal: optional(kode('Barcode Asal')),
    nama_barang: text('Nama Barang'),
    kode_kadar: kode('Kode Kadar'),
    /** As it was tested when it was bought. */
    kadar: kadarPersen('Kadar'),
    /** The kadar that it is sold as from now on; pieces from before this was kept have none. */
    kadar_barang: optional(kadarPersen('Kadar Barang')),
    berat_beli: gram('Berat Beli'),
    berat: gram('Berat'),
    murni: gram('Murni'),
    susut: gram('Susut'),
    dari_gudang: kode('Gudang Asal'),
    kode_gudang: kode('Gudang'),
    kode_baki: optional(kode('Baki')),
  },
  inside: { murni_beli: gram('Murni Beli') },
  asks: {
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      since: 2,
      when: {
        all: [
          over('berat_beli', 'berat'),
          over('susut', {
            percentDown: ['berat_beli', setting(stockParam.TOLERANSI_SUSUT_CUCI)],
          }),
        ],
      },
    },
  },
  makes: {
    retag: {
      call: 'POST pembelian/:no/retag',
      guards: ['fineness', 'weight', 'plausible', 'labour'],
      summary: 'Pembelian kembali ke baki dengan barcode baru',
      letters: 'RT',
      params: { no: kode('No Faktur', 14) },
      body: {
        urut: int('No', { min: 1 }),
        nama_barang: optional(text('Nama Barang', { max: 100 })),
        kode_kategori: kode('Kategori'),
        kode_group: optional(kode('Group')),
        berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
        ongkos: optional(rupiah('Ongkos', { min: rp(0) })),
        kode_bandrol: optional(kode('Kode Bandrol')),
        harga_jual: optional(rupiah('Harga Jual Tetap', { min: rp(0) })),
        kode_gudang: kode('Gudang'),
        kode_baki: kode('Baki'),
      },
      audit: 'RETAG',
    },
  },
  list: {
    sort: ['no_retag', 'input_date'],
    search: ['no_retag', 'no_faktur_beli', 'kode_barcode', 'nama_barang', 'input_by'],
    sums: { berat: { of: 'berat' }, susut: { of: 'susut' } },
  },
  book: { kind: 'RETAG', undone: 'BATAL_RETAG', note: 'nama_barang' },
  register: { amount: null, weight: 'berat' },
  cancel: {
    letters: 'BR',
    event: stockEvents.BATAL_PINDAH,
    shows: [
      'no_retag',
      'kode_barcode',
      'nama_barang',
      'berat',
      'kode_gudang',
      'dari_gudang',
      'no_faktur_beli',
      'input_by',
    ],
  },
});
