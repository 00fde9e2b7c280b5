import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, instant, int, kode, listOf, objectOf, status, text } from '#kit/contract/field.ts';
import { AKSESORIS } from '#areas/stock/contract/aksesoris.document.ts';

const saldoRow = {
  kode_aksesoris: kode('Kode'),
  nama_aksesoris: text('Nama Aksesoris'),
  saldo: int('Stock'),
  minimum: int('Minimum'),
};

/** What there is of each kind now. */
export const saldoAksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris/saldo',
  summary: 'Stock aksesoris sekarang',
  answer: listOf(objectOf(saldoRow)),
  right: { menu: [AKSESORIS] },
});

const kartuRow = {
  no_aksesoris: kode('No Aksesoris', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jenis: status('Gerak', { TAMBAH: 'TAMBAH', AMBIL: 'AMBIL', JUAL: 'DIPAKAI JUAL' }),
  /** Signed: what came is plus. */
  qty: int('Qty'),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('User', { max: 40 }),
};

/** Every movement of one kind, the newest first, with who and why (report 77). */
export const kartuAksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris/kartu/:kode_aksesoris',
  summary: 'Kartu stock aksesoris',
  params: { kode_aksesoris: kode('Kode') },
  answer: listOf(objectOf(kartuRow)),
  right: { menu: [AKSESORIS, 'laporan-stock-aksesoris'] },
});
