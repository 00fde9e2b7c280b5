const NOMOR_SENDIRI = 'a number of its own series: only a number given twice could meet it';
const SATU_DOKUMEN =
  'one document may not name a piece twice: a question of its content, not of time';
const SATU_BELI = 'a number of its own series: one sale of pledged goods has one half of each kind';
const ACAK = 'made of random bits by the server';
const IDENTITAS = 'counted by the database';

/** Unique indexes that no race is to see, and why. */
export const TANPA_BALAPAN: Record<string, string> = {
  agen_kode_sidik_key: ACAK,
  agen_nama_idx:
    'no gold and no money: paired twice at once under a name, the second takes the row over',
  agen_sidik_key: ACAK,
  barang_satu_rantai:
    'a piece moves to another shop once: the test of shipments receives at two counters',
  barang_tag: 'beside the name of a piece; the test of the piece itself meets it',
  cicilan_barang_kode_toko_no_cicilan_kode_barcode_key: SATU_DOKUMEN,
  cicilan_batal: NOMOR_SENDIRI,
  cicilan_kode_nota: ACAK,
  customer_kode: NOMOR_SENDIRI,
  customer_kode_kartu: ACAK,
  hancur_batal: NOMOR_SENDIRI,
  hancur_isi_sekali: SATU_DOKUMEN,
  hutang_lunas_beli: SATU_BELI,
  hutang_remaja_baru: NOMOR_SENDIRI,
  hari_toko_satu_buka: 'a second wall behind the key of the day (shop and date)',
  idempotensi_op: ACAK,
  katalog_item_barang: 'no gold and no money: an item that is made twice at once is there once',
  katalog_kunci_sidik_key: ACAK,
  notifikasi_telepon_cap_key:
    'made by the browser that is rung: whoever gives it again takes its row over',
  barang_sampai_sekali: 'a message is applied once: the test of shipments applies it twice',
  kirim_barang_batal: NOMOR_SENDIRI,
  kirim_barang_isi_kode_toko_no_kirim_kode_barcode_key: SATU_DOKUMEN,
  kupon_id_kupon_key: NOMOR_SENDIRI,
  opname_hutang_no: NOMOR_SENDIRI,
  opname_nomor: NOMOR_SENDIRI,
  otorisasi_pakai: 'one act has one approval: the other way about is spent by its state',
  pembelian_batal: NOMOR_SENDIRI,
  pembelian_lunas_sekali: SATU_BELI,
  penerimaan_batal: NOMOR_SENDIRI,
  penjualan_barang_kode_toko_no_faktur_jual_kode_barcode_key: SATU_DOKUMEN,
  penjualan_batal: NOMOR_SENDIRI,
  poin_id_key: IDENTITAS,
  poin_lot_id_key: IDENTITAS,
  pesan_sekali: 'what is queued twice at once is there once: the test of the outbox meets it',
  pindah_batal: NOMOR_SENDIRI,
  promo_satu: 'a planned promo gives way to the next: the second wall behind its lock',
  promo_sehari: 'a second wall behind the lock of the planned promo',
  pindah_isi_sekali: SATU_DOKUMEN,
  sesi_sidik: ACAK,
  sidik_jari_id_key: 'made by the device that keeps it',
  socket_lampiran_id_key: "the bell's own, no business of the shop",
  timbang_nomor: NOMOR_SENDIRI,
  titipan_barang_kode_toko_no_titip_kode_barcode_key: SATU_DOKUMEN,
  titipan_batal: NOMOR_SENDIRI,
  toko_satu_pusat: 'a head office is set up once in the life of a chain',
  aksesoris_gerak_batal: NOMOR_SENDIRI,
  hancur_pembelian_batal: NOMOR_SENDIRI,
  opname_global_batal: NOMOR_SENDIRI,
  pembelian_kode_nota: ACAK,
  pembelian_tukar_sekali: 'a number of its own series: one ticket has one half of each kind',
  penjualan_kode_nota: ACAK,
  penjualan_tukar_sekali: 'a number of its own series: one ticket has one half of each kind',
  retag_pembelian_barcode: 'a label of its own series: only a barcode given twice could meet it',
  retag_pembelian_batal: NOMOR_SENDIRI,
  titipan_kode_nota: ACAK,
  ubah_massal_batal: NOMOR_SENDIRI,
  ubah_massal_isi_sekali: SATU_DOKUMEN,
};

/** Files that hold rows for a write: by a guard of the table above, or why no race is run for it. */
export const KUNCI_DI_BERKAS: Record<string, string> = {
  'src/areas/akses/server/agen/agen-cetak.table.ts':
    'a paper is given away once, in the statement that looks for it: agen.test.ts takes it twice at once',
  'src/areas/akses/server/sesi/sesi.table.ts': 'a second wall behind sesi_satu_hidup',
  'src/areas/akses/server/sidik/sidik.table.ts':
    'a person is held while a finger is asked for and saved: sidik-serentak.test.ts holds the very moment',
  'src/areas/akses/server/users.table.ts': 'owners are held while one of them leaves',
  'src/areas/dokumen/server/document.table.ts': 'cash is held while it is cancelled',
  'src/areas/cicilan/server/lelang/lelang.query.ts': 'a surplus of a contract is paid out once',
  'src/areas/buku/server/register/register.table.ts':
    'the text of a view is changed by one server at its start',
  'src/areas/customer/server/customer.table.ts': 'a card is held while it is changed',
  'src/areas/customer/server/gabung.table.ts': 'a card is held while it is joined to another',
  'src/areas/hutang/server/lelang/lelang.query.ts': 'a surplus is paid out once',
  'src/areas/hutang/server/opname/opname-hutang.table.ts':
    'a count of pledged goods is held while it ends',
  'src/areas/hutang/server/validasi-lunas.query.ts':
    'a loan is held while its redemption is validated',
  'src/areas/katalog/server/kunci.table.ts':
    'no gold and no money: a shop has so many keys and no more',
  'src/areas/kirim/server/kiriman.table.ts':
    'a shipment is held while it is received, taken back or settled; receipts of one person follow each other',
  'src/areas/member/server/hadiah.table.ts': 'the last gift is held while it is given',
  'src/areas/member/server/poin.table.ts': 'a card is held while its points pay',
  'src/areas/opname/server/global/global.table.ts': 'a daily count is held while it is set aside',
  'src/areas/opname/server/opname/opname.table.ts': 'a count is held while it ends',
  'src/areas/opname/server/timbang/timbang.table.ts': 'a weighing is held while its figure is kept',
  'src/areas/pembelian/server/dasar-beli.query.ts':
    'a nota is held while its lines are bought back, each of them once',
  'src/areas/pembelian/server/gudang/stock-beli.table.ts': 'bought gold is held while it leaves',
  'src/areas/penjualan/server/kupon.table.ts': 'a coupon is held while it is used',
  'src/areas/penjualan/server/penjualan.table.ts': 'a sale is held while it is cancelled',
  'src/areas/penjualan/server/titipan/titipan.table.ts': 'a deposit is held while it is used',
  'src/areas/pesan/server/kirim/antrean.table.ts':
    'a message is held while one server takes it: the test of the sender runs two at once',
  'src/areas/pesan/server/pesan.table.ts': 'a message is held while it is put back',
  'src/areas/pesan/server/promo.table.ts':
    'a planned promo is held while it goes out: the test of the promo runs two at once',
  'src/areas/stock/server/aksesoris/aksesoris.table.ts':
    'accessories are held while they are counted down',
  'src/areas/stock/server/barang-baru.table.ts': 'a name is held while it is given',
  'src/areas/stock/server/barang.table.ts': 'a piece is held while it is sold',
  'src/areas/stock/server/label.table.ts': 'a piece is held while its label is printed',
  'src/areas/stock/server/pindah/pindah.table.ts': 'a tray is held while it is filled',
  'src/areas/stock/server/ubah-barang.table.ts': 'a piece is held while it is carried',
  'src/areas/toko/server/setelan.table.ts': 'modules are switched one after the other',
  'src/areas/toko/server/toko.table.ts': 'closing holds the day alone',
  'src/kit/server/database.ts': 'the word itself: who locks by it stands here',
  'src/kit/server/master.table.ts': 'a row of a master is held while it is changed',
};
