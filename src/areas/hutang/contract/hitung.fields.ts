import { day, gram, int, listOf, objectOf, optional, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';

/** What a redemption costs at which day: the ends of the units that are charged, and the due date. */
export const jadwalTebus = asField(
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

/** What the quote of a new loan tells besides its head, as `POST hutang/hitung` was published. */
export const hutangDihitung = {
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
  /** What is lent where no other sum is typed: the ceiling, or the amount under it in the shop's table. */
  usul: rupiah('Usul Jumlah Hutang'),
  /** The only amounts that are lent, where the shop has a table of them. */
  pilihan: optional(asField(listOf(rupiah('Jumlah Hutang').schema), 'Pilihan Jumlah Hutang')),
  bunga_sebulan: rupiah('Bunga Sebulan'),
  jadwal: jadwalTebus,
};
