import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  persen,
  rupiah,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { dayText } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { CARA_BUNGA, jaminanList, syaratTyped } from '#areas/hutang/contract/hutang.document.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

const MENU = ['transaksi-hutang', 'lihat-hutang'];

/** What a redemption costs at which day: the ends of the units that are charged, and the due date. */
const jadwal = asField(
  listOf(
    objectOf({
      tgl: day('Tanggal'),
      hari_bunga: int('Hari Bunga'),
      bunga_rp: rupiah('Bunga'),
      total_bayar: rupiah('Total Bayar'),
    }),
  ),
  'Jadwal Tebus',
);

/** What a loan costs as of a day, today where none is said (http.md). */
export const hitungBungaEndpoint = defineEndpoint({
  call: 'GET hutang/:no/hitung',
  summary: 'Hitung bunga hutang pada suatu tanggal',
  params: { no: kode('No Hutang', 14) },
  query: strictOf({ tgl: dayText }),
  answer: {
    tgl: day('Tanggal'),
    lama_pinjam: int('Hari'),
    hari_bunga: int('Hari Bunga'),
    bunga_rp: rupiah('Bunga'),
    jumlah_hutang: rupiah('Jumlah Hutang'),
    total_bayar: rupiah('Total Bayar'),
    bunga_dibayar_sampai: day('Bunga Dibayar Sampai'),
    /** Until when this interest pays: the last day of its unit. */
    sampai: day('Terbayar Sampai'),
    jatuh_tempo_baru: day('Jatuh Tempo Baru'),
    jadwal,
  },
  right: { menu: MENU },
});

/** What would be lent on these goods: the same sums as a new loan, nothing kept. */
export const hitungHutangEndpoint = defineEndpoint({
  call: 'POST hutang/hitung',
  summary: 'Hitung taksiran, plafond dan bunga hutang baru',
  readOnly: true,
  gate: modul(hutangModul.HUTANG_MODULE),
  body: {
    detail_barang: jaminanList,
    ...syaratTyped,
    jumlah_hutang: optional(syaratTyped.jumlah_hutang),
    bunga: optional(syaratTyped.bunga),
  },
  answer: {
    detail_barang: asField(
      listOf(
        objectOf({
          murni: gram('Murni'),
          harga_per_gram: optional(rupiah('Harga Per Gram')),
          taksiran: rupiah('Taksiran'),
          plafond: rupiah('Plafond'),
        }),
      ),
      'Barang jaminan',
    ),
    taksiran: rupiah('Taksiran'),
    plafond: rupiah('Plafond'),
    /** What is lent where nobody says another sum: the ceiling, the amount under it in the table. */
    usul: rupiah('Usul Jumlah Hutang'),
    /** The only amounts that are lent, where the shop has a table of them. */
    pilihan: optional(asField(listOf(rupiah('Jumlah Hutang').schema), 'Pilihan Jumlah Hutang')),
    bunga: persen('Bunga Per Bulan'),
    cara_bunga: choice('Cara Bunga', CARA_BUNGA),
    lama_bulan: int('Lama (bulan)'),
    admin: rupiah('Admin'),
    dibayar: rupiah('Dibayarkan'),
    tgl_jatuh_tempo: day('Jatuh Tempo'),
    bunga_sebulan: rupiah('Bunga Sebulan'),
    jadwal,
  },
  right: { menu: ['transaksi-hutang'] },
});
