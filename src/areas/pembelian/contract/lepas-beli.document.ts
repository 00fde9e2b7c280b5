import { gram, int, kode, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { onScale } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { totalBatu } from '#areas/berlian/contract/berlian.fields.ts';
import { TIDAK_PASANG } from '#areas/berlian/rules/pasang.ts';
import { kunciStock } from '#areas/pembelian/contract/stock-beli.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

const toleransi = setting(stockParam.TOLERANSI_BERAT_JUAL);

/**
 * The stones of a bought line, all of them, out of its gold, which is weighed after (D-45.7). Nothing undoes it. Also
 * in a shop that keeps no stones: a nota of the chain brought them, and the gold moves by no other door.
 */
export const lepasBeliDocument = defineDocument({
  name: 'lepas_pembelian',
  title: 'Lepas Batu Pembelian',
  missing: 'No Lepas',
  noun: 'lepas batu pembelian',
  table: 'lepas_pembelian',
  key: 'no_lepas',
  keyLabel: 'No Lepas',
  api: 'lepas-pembelian',
  menu: ['hancur-pembelian'],
  letters: { LP: 'Lepas Batu Pembelian' },
  by: 'User',
  states: {
    DONE: { name: 'SELESAI', next: [], says: TIDAK_PASANG.PASANG_TETAP },
    CANC: { name: 'BATAL', next: [] },
  },
  head: {
    ...kunciStock,
    nama_barang: text('Nama Barang'),
    batu: text('Batu'),
    kadar: kadarPersen('Kadar'),
    dari_gudang: kode('Gudang Asal'),
    kode_gudang: kode('Gudang Batu'),
    ...totalBatu,
    berat_batu: gram('Berat Batu'),
    berat_lama: gram('Berat Sebelum'),
    berat: gram('Berat Sesudah'),
    emas_lama: gram('Emas Sebelum'),
    murni_lama: gram('Murni Sebelum'),
    murni: gram('Murni Sesudah'),
    susut: gram('Susut'),
  },
  inside: {
    modal_batu: rupiah('Modal Batu'),
    modal_susut: rupiah('Modal Susut'),
    membukukan: yesNo('Membukukan'),
  },
  asks: {
    /** Another stone than that of the certificate is seen by who has both before him. */
    ubah: {
      event: stockEvents.UBAH_BARANG,
      when: 'always',
      message: 'Lepas batu {no_faktur_beli} {nama_barang}',
      shows: [
        'batu',
        'total_butir',
        'total_carat',
        'berat_lama',
        'berat',
        'emas_lama',
        'susut',
        { label: 'Modal batu', of: 'modal_batu', modal: true },
      ],
    },
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      when: { any: [over('susut', toleransi), over('berat', 'emas_lama')] },
    },
  },
  makes: {
    lepas: {
      call: 'POST pembelian/:no/lepas',
      guards: ['weight'],
      summary: 'Lepas batu dari barang pembelian',
      letters: 'LP',
      params: { no: kode('No Faktur', 14) },
      body: {
        urut: int('No', { min: 1 }),
        berat: onScale(gram('Berat Sesudah', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
        kode_gudang: kode('Gudang Batu'),
      },
      audit: 'LEPAS_BERLIAN',
    },
  },
  list: {
    sort: ['no_lepas', 'input_date'],
    search: ['no_lepas', 'no_faktur_beli', 'nama_barang', 'batu', 'input_by'],
    sums: { total_butir: { of: 'total_butir' }, total_carat: { of: 'total_carat' } },
  },
  book: { kind: 'BERLIAN', undone: 'BATAL_BERLIAN', note: 'nama_barang', posts: 'membukukan' },
  register: {
    amount: null,
    weight: 'berat_batu',
    found: { by: ['no_faktur_beli', 'nama_barang'] },
  },
  cancel: { never: true, event: stockEvents.UBAH_BARANG, shows: [] },
});
