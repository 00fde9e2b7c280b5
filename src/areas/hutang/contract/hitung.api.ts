import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, int, kode, rupiah } from '#kit/contract/field.ts';
import { dayText } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { jadwalTebus } from '#areas/hutang/contract/hitung.fields.ts';

const MENU = ['transaksi-hutang', 'lihat-hutang'];

/** What a loan costs as of a day, today where none is said (http.md). */
export const hitungBungaEndpoint = defineEndpoint({
  call: 'GET hutang/:no/hitung',
  summary: 'Hitung bunga hutang pada suatu tanggal',
  params: { no: kode('No Hutang', 14) },
  query: strictOf({ tgl: dayText }),
  answer: {
    tgl: day('Tanggal'),
    lama_pinjam: int(sense('Hari', 'lamanya')),
    hari_bunga: int('Hari Bunga'),
    bunga_rp: rupiah('Bunga'),
    jumlah_hutang: rupiah('Jumlah Hutang'),
    total_bayar: rupiah('Total Bayar'),
    bunga_dibayar_sampai: day('Bunga Dibayar Sampai'),
    /** Until when this interest pays: the last day of its unit. */
    sampai: day('Terbayar Sampai'),
    jatuh_tempo_baru: day('Jatuh Tempo Baru'),
    jadwal: jadwalTebus,
  },
  right: { menu: MENU },
});
