import {
  choice,
  int,
  kode,
  listOf,
  objectOf,
  ref,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';

const AKSESORIS_PALING_BANYAK = 100;
export const AKSESORIS = 'tambah-dan-ambil-stock-aksesoris';

/** What is done with them, and why. */
export const gerakFields = {
  jenis: choice('Gerak', {
    TAMBAH: sense('Tambah', 'sudah'),
    AMBIL: sense('Ambil', 'sudah'),
    JUAL: 'Dipakai jual',
  }),
  keterangan: text('Keterangan', { min: 3, max: 200 }),
};
const counted = {
  kode_aksesoris: ref('Aksesoris', aksesorisMaster, 'nama_aksesoris'),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 1_000_000 }),
};
const line = {
  urut: int('No'),
  kode_aksesoris: kode('Kode'),
  nama_aksesoris: text('Nama'),
  qty: int('Qty'),
  harga: rupiah('Harga Beli'),
};

/** Accessories that come in or are taken, many kinds at once, beside the book (D-21.1). Its paper is a report. */
export const aksesorisDocument = defineDocument({
  name: 'gerak',
  title: 'Aksesoris',
  missing: 'No Aksesoris',
  noun: 'aksesoris',
  table: 'aksesoris_gerak',
  key: 'no_aksesoris',
  keyLabel: 'No Aksesoris',
  api: 'stock-aksesoris',
  menu: [AKSESORIS],
  letters: { AS: 'Aksesoris' },
  by: 'User',
  head: {
    jenis: status('Gerak', { TAMBAH: 'TAMBAH', AMBIL: 'AMBIL', JUAL: 'DIPAKAI JUAL' }),
    keterangan: text('Keterangan'),
    total_qty: int('Total Qty'),
  },
  /** Told as they were counted, kept with their sign. */
  parts: { barang: asField(listOf(objectOf(line)), 'Aksesoris') },
  makes: {
    gerak: {
      call: 'POST stock-aksesoris',
      summary: 'Tambah dan ambil stock aksesoris',
      letters: 'AS',
      body: {
        ...gerakFields,
        barang: asField(
          listOf(objectOf(counted), {
            min: 1,
            max: AKSESORIS_PALING_BANYAK,
            minMessage: 'Aksesoris Tidak Boleh Kosong',
          }),
          'Aksesoris',
        ),
      },
      guards: ['weight'],
      audit: 'GERAK_AKSESORIS',
    },
  },
  list: {
    filters: ['jenis'],
    sort: ['no_aksesoris', 'input_date'],
    search: ['no_aksesoris', 'keterangan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' } },
  },
  book: { none: true, note: 'keterangan' },
  register: { amount: null },
  cancel: {
    letters: 'BA',
    event: stockEvents.BATAL_AKSESORIS,
    shows: ['no_aksesoris', 'jenis', 'total_qty', 'keterangan', 'input_by'],
  },
});
