import { gram, int, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen } from '#kit/rules/quantity.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { kunciStock } from '#areas/pembelian/contract/stock-beli.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

const piece = {
  ...kunciStock,
  nama_barang: text('Nama Barang'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  berat_hasil: gram('Berat Hasil'),
  murni_hasil: gram('Murni Hasil'),
  harga: rupiah('Harga Beli'),
};

const SUSUT = over(
  { gap: ['murni', 'murni_hasil'] },
  { percentDown: ['murni', setting(stockParam.TOLERANSI_SUSUT_LEBUR)] },
);

/** Bought pieces that are melted into one lot of tested gold (D-13.2). Its paper is a report. */
export const hancurBeliDocument = defineDocument({
  name: 'hancur',
  title: 'Hancur Pembelian',
  missing: 'No Hancur',
  noun: 'hancur pembelian',
  table: 'hancur_pembelian',
  key: 'no_hancur',
  keyLabel: 'No Hancur',
  api: 'hancur-pembelian',
  menu: ['hancur-pembelian'],
  letters: { HP: 'Hancur Pembelian' },
  by: 'User',
  head: {
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
  /** A melting keeps only its share of the lot; what each piece is, its purchase keeps. */
  parts: { barang: asField(listOf(objectOf(piece)), 'Barang') },
  asks: {
    lebur: { event: pembelianEvents.HANCUR_PEMBELIAN, when: 'always' },
    /** Gold that came out above what went in is asked about since a later rule (D-51.17). */
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      since: 2,
      when: { all: [over('murni', 'murni_hasil'), SUSUT] },
    },
    selisih: {
      event: stockEvents.SUSUT_LEBIH,
      since: 3,
      when: { all: [{ differs: ['murni', 'murni_hasil'] }, SUSUT] },
    },
  },
  makes: {
    lebur: {
      call: 'POST hancur-pembelian',
      guards: ['weight'],
      summary: 'Hancur pembelian',
      letters: 'HP',
      body: {
        barang: asField(
          listOf(objectOf(kunciStock), {
            min: 1,
            max: 500,
            minMessage: 'Barang Tidak Boleh Kosong',
          }),
          'Barang',
        ),
        berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
        kadar: kadarPersen('Kadar Hasil', { max: persen(10_000) }),
        kode_gudang: optional(kode('Gudang Tujuan')),
        alasan: text('Alasan', { min: 3, max: 500 }),
      },
      audit: 'HANCUR',
    },
  },
  list: {
    sort: ['no_hancur', 'input_date'],
    search: ['no_hancur', 'kode_gudang', 'alasan', 'input_by'],
    sums: { qty: { of: 'qty' }, berat_hasil: { of: 'berat_hasil' }, susut: { of: 'susut' } },
  },
  book: { kind: 'HANCUR', undone: 'BATAL_HANCUR', note: 'alasan' },
  register: { amount: null, weight: 'berat' },
  cancel: {
    letters: 'BG',
    event: stockEvents.BATAL_HANCUR,
    shows: [
      'no_hancur',
      'qty',
      'berat',
      'kode_gudang',
      'berat_hasil',
      'kadar_hasil',
      'susut',
      'input_by',
    ],
  },
});
