import { gram, kode, optional, ref, rupiah, status, text } from '#kit/contract/field.ts';
import { refs } from '#kit/contract/field-more.ts';
import {
  heldBy,
  link,
  pictureName,
  pictures,
  shownOnly,
  tags,
} from '#kit/contract/field-picture.ts';
import { alike } from '#kit/contract/later.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { bannerKatalogMaster } from '#areas/katalog/contract/banner-katalog.master.ts';
import { infoKatalogMaster } from '#areas/katalog/contract/info-katalog.master.ts';
import { gagal, GAMBAR_WAJIB, KATALOG, UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';
import { kategoriKatalogMaster } from '#areas/katalog/contract/kategori-katalog.master.ts';

const PILIH = sentence('Kategori Harus Dipilih');
const KOSONG = sentence('Harga Jual Tidak Boleh Kosong');

/** A piece that customers look at. One that came from the stock has its price, weight and state from there. */
export const itemKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'item-katalog',
  menu: { group: 'Katalog', at: 50, levels: ['SPV', 'MU'] },
  title: 'Item Katalog',
  noun: 'item',
  table: 'katalog_item',
  key: 'kode_barang',
  fields: {
    kode_barang: kode('Kode Barang'),
    nama_barang: text('Nama Item', { max: 100 }),
    berat: heldBy('kode_barcode', gram('Berat', { min: mg(1) })),
    harga_jual: heldBy('kode_barcode', rupiah('Harga Jual', { min: rp(1), minMessage: KOSONG })),
    kode_kategori: alike<string>(ref('Kategori', kategoriKatalogMaster, 'nama_kategori'), {
      empty: PILIH,
    }),
    kode_banner: refs('Banner', bannerKatalogMaster, 'title'),
    kode_info: refs('Info', infoKatalogMaster, 'title'),
    direct_url: link('Direct Url'),
    gambar_path: pictures('Gambar', GAMBAR_WAJIB, {
      call: UNGGAH,
      folder: 'ITEM',
      most: 12,
      kept: true,
    }),
    gambar_name: pictureName('Nama Gambar', 'gambar_path'),
    hashtag_jenis: tags('Hashtag Jenis', 'Contoh #anting'),
    hashtag_kadar: tags('Hashtag Kadar', 'Contoh #8K,#16K'),
    hashtag_lm: tags('Hashtag LM', 'Kosong untuk perhiasan'),
    kode_barcode: shownOnly(optional(kode('Barcode'))),
    keadaan: shownOnly(
      status('Keadaan', { TAMPIL: 'Tampil', TERJUAL: 'Terjual', TIDAK_ADA: 'Tidak di toko' }),
    ),
  },
  search: ['kode_barang', 'nama_barang', 'kode_kategori'],
  api: {
    list: 'GET app/item-katalog',
    create: 'POST app/item-katalog',
    update: 'PUT app/item-katalog/edit/:kode_barang',
    remove: 'DELETE app/item-katalog/delete/:kode_barang',
  },
  failure: gagal('Item'),
});
