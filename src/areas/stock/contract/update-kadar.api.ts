import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, kode, listOf, objectOf, text, type Schema } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { pagingQuery, type Paging } from '#kit/contract/paging.ts';

/** Pieces in the trays whose kadar may be changed: what the update-kadar screen works on. */
export const siapUpdateKadarEndpoint = defineEndpoint({
  call: 'GET barang/get/ready-update-kadar',
  summary: 'Barang siap update kadar',
  query: pagingQuery(['kode_barcode', 'nama_barang', 'kode_kadar', 'berat']) as Schema<Paging>,
  answer: listOf(
    objectOf({
      kode_barcode: text('Barcode', { max: 8 }),
      nama_barang: text('Nama Barang'),
      kode_dept: kode('Jenis'),
      kode_group: kode('Group'),
      kode_kadar: kode('Kode Kadar'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      berat_asli: gram('Berat Emas'),
      murni: gram('Murni'),
      kode_gudang: kode('Gudang'),
      kode_baki: text('Baki', { min: 0 }),
    }),
  ),
  right: 'login',
  paged: true,
});
