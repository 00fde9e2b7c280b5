import * as batal from '#tests/proof/balapan/batal.ts';
import * as kasir from '#tests/proof/balapan/kasir.ts';
import * as orang from '#tests/proof/balapan/orang.ts';
import * as stok from '#tests/proof/balapan/stok.ts';
import { duaMenutup, tutupLawanJual } from '#tests/proof/balapan/tutup.ts';
import {
  kunciBaris,
  kunciKata,
  LOCK,
  type Cabut,
  type Penjaga,
} from '#tests/proof/balapan/cabut.ts';
import { PENJAGA_LAIN } from '#tests/proof/balapan/penjaga-lain.ts';

const KUNCI_JUAL: Cabut = kunciBaris(
  'b.no_pegang, b.dokumen_perolehan, j.berlian',
  'for update of b',
);
const KUNCI_NOTA = kunciBaris('order by p.no_faktur_jual for update of p)', ' for update of p');
const KUNCI_TITIP = kunciBaris('from titipan where kode_toko = $1 and no_titip = any($2)');
const KUNCI_DI_TITIP = kunciBaris('from "titipan" d', 'for update of d');
const KUNCI_KAS = kunciBaris('from "kas" d', 'for update of d');
const HARI_SENDIRI = kunciKata('select pg_advisory_xact_lock(kunci_hari(');
const NOMOR: Cabut = {
  fungsi: 'ambil_nomor',
  dari: 'do update set terakhir = x.terakhir + 1',
  jadi: `do update set terakhir = (select y.terakhir from nomor y, pg_sleep(0.01) where y.kode_toko = p_toko
    and y.jenis = p_jenis and y.tgl_system = p_tgl) + 1`,
};

/** A sale that has seen the day open takes its time: what closing may overlook is wide enough to be met. */
const LAMA_MENULIS: Cabut = {
  fungsi: 'semua_hari_buka',
  dari: 'buka := pastikan_buka(hari.kode_toko, hari.tgl_system);',
  jadi: 'buka := pastikan_buka(hari.kode_toko, hari.tgl_system); perform pg_sleep(0.15);',
};

/** Every lock and unique index against two acts at the same moment, and the race that fails without it. */
export const PENJAGA: readonly Penjaga[] = [
  {
    nama: 'a piece is held while it is sold',
    balapan: kasir.satuBarcode,
    cabut: KUNCI_JUAL,
    selalu: true,
  },
  {
    nama: 'a piece moves only from the state it was read in',
    balapan: kasir.satuBarcode,
    cabut: { fungsi: 'pindah_barang', dari: 'and b.status = l.dari_status', jadi: '' },
    bersama: [KUNCI_JUAL, { indeks: 'barang_kejadian_pkey' }],
  },
  {
    nama: 'a nota is held while its lines are bought back, each of them once',
    balapan: kasir.duaKaliDibeli,
    cabut: { indeks: 'penjualan_dibeli_pkey' },
    bersama: [KUNCI_NOTA],
    selalu: true,
  },
  {
    nama: 'a deposit is held while it is used',
    balapan: kasir.duaKaliDiambil,
    cabut: KUNCI_TITIP,
    selalu: true,
  },
  {
    nama: 'a deposit is used by one sale',
    balapan: kasir.duaKaliDiambil,
    cabut: { indeks: 'titipan_dipakai_sekali' },
    bersama: [KUNCI_TITIP, KUNCI_JUAL],
  },
  {
    nama: 'payments of a deposit wait for each other',
    balapan: kasir.sisaTitipan,
    cabut: KUNCI_DI_TITIP,
  },
  {
    nama: 'the number of a document is taken from a row that is held',
    balapan: kasir.nomorUrut,
    cabut: NOMOR,
    selalu: true,
  },
  {
    nama: 'a number is given once',
    balapan: kasir.nomorUrut,
    cabut: { indeks: 'penjualan_pkey' },
    bersama: [NOMOR],
  },
  {
    nama: 'the chain of audit rows has one end, beside documents',
    balapan: orang.rantaiAudit,
    cabut: {
      fungsi: 'catat_audit',
      dari: 'do update set urut = k.urut + 1',
      jadi: `do update set urut = (select y.urut from audit_kepala y, pg_sleep(0.01) where y.kode_toko = p_toko) + 1`,
    },
  },
  {
    nama: 'the chain of audit rows has one end, of writes that wait for nothing else',
    balapan: orang.rantaiTulis,
    cabut: {
      fungsi: 'selesai',
      dari: 'do update set urut = k.urut',
      jadi: `do update set urut = (select y.urut from audit_kepala y, pg_sleep(0.01) where y.kode_toko = k.kode_toko)`,
    },
  },
  {
    nama: 'a balance is added to, not written over',
    balapan: kasir.saldoBersama,
    cabut: {
      fungsi: 'catat_buku',
      dari: 'set rupiah = h.rupiah + excluded.rupiah',
      jadi: `set rupiah = (select y.rupiah from saldo_hari y, pg_sleep(0.01) where y.kode_toko = h.kode_toko and y.akun = h.akun
        and y.kadar = h.kadar and y.tgl_system = h.tgl_system) + excluded.rupiah`,
    },
  },
  {
    nama: 'an approval is spent only while it is approved',
    balapan: kasir.setujuSekali,
    cabut: {
      kirim: "set status = 'TERPAKAI'",
      dari: "and status = 'DISETUJUI'",
    },
    selalu: true,
  },
  {
    nama: 'a request is answered only while it is open',
    balapan: orang.satuJawaban,
    cabut: { kirim: 'disetujui_at = waktu(), cara', dari: "and status = 'OPEN'" },
  },
  {
    nama: 'one answer under one key',
    balapan: kasir.satuKunciKas,
    cabut: { indeks: 'idempotensi_pkey' },
    selalu: true,
  },
  {
    nama: 'a basket is taken only from nobody or oneself',
    balapan: kasir.satuKeranjang,
    cabut: {
      fungsi: 'ambil_keranjang',
      dari: 'where k.user_id = excluded.user_id or k.sampai <= waktu()',
      jadi: '',
    },
  },
  {
    nama: 'the pieces that one person holds are counted one after another',
    balapan: kasir.penuhKeranjang,
    cabut: {
      fungsi: 'ambil_keranjang',
      dari: "perform pg_advisory_xact_lock(hashtextextended('keranjang ' || p_user, 0));",
      jadi: '',
    },
    // One statement counts and takes: the window between both is held open.
    bersama: [
      {
        fungsi: 'ambil_keranjang',
        dari: 'if penuh then return; end if;',
        jadi: 'if penuh then return; end if; perform pg_sleep(0.03);',
      },
    ],
  },
  {
    nama: 'closing holds the day alone',
    balapan: tutupLawanJual,
    cabut: HARI_SENDIRI,
    bersama: [LAMA_MENULIS],
    selalu: true,
  },
  {
    nama: 'every write holds the day with the others',
    balapan: tutupLawanJual,
    cabut: {
      fungsi: 'pastikan_buka',
      dari: 'dipegang := pg_advisory_xact_lock_shared(kunci_hari(p_toko));',
      jadi: '',
    },
    bersama: [LAMA_MENULIS],
  },
  {
    nama: 'a day is closed once',
    balapan: duaMenutup,
    cabut: HARI_SENDIRI,
    bersama: [
      { indeks: 'tutup_toko_kode_toko_tgl_system_ke_key' },
      { kirim: "set status = 'CLOSED'", dari: "and status = 'OPEN'" },
    ],
  },
  {
    nama: 'a sale is held while it is cancelled',
    balapan: batal.batalJual,
    cabut: kunciBaris('from "penjualan" d', 'for update of d'),
  },
  {
    nama: 'a buy-back is held while it is cancelled',
    balapan: batal.batalBeli,
    cabut: kunciBaris('from "pembelian" d', 'for update of d'),
  },
  {
    nama: 'a deposit is held while it is cancelled',
    balapan: batal.batalTitip,
    cabut: KUNCI_DI_TITIP,
  },
  {
    nama: 'cash is held while it is cancelled',
    balapan: batal.batalKas,
    cabut: KUNCI_KAS,
  },
  {
    nama: 'a delivery is held while it is sent back',
    balapan: batal.batalTerima,
    cabut: kunciBaris('from "penerimaan" d', 'for update of d'),
  },
  {
    nama: 'a move is held while it is cancelled',
    balapan: batal.batalPindah,
    cabut: kunciBaris('from "pindah" d', 'for update of d'),
  },
  {
    nama: 'a destruction is held while it is cancelled',
    balapan: batal.batalHancur,
    cabut: kunciBaris('from "hancur" d', 'for update of d'),
  },
  {
    nama: 'a set of the book is mirrored once',
    balapan: batal.batalKas,
    cabut: { indeks: 'buku_set_dibalik_sekali' },
    bersama: [KUNCI_KAS],
  },
  {
    nama: 'barcodes are taken from a row that is held',
    balapan: stok.barcodeCampur,
    cabut: {
      fungsi: 'ambil_barcode',
      dari: 'do update set terakhir = n.terakhir + p_banyak',
      jadi: 'do update set terakhir = (select y.terakhir from nomor_barcode y, pg_sleep(0.01) where y.kode_toko = p_toko) + p_banyak',
    },
  },
  {
    nama: 'a name is held while it is given',
    balapan: stok.satuNama,
    cabut: kunciKata("hashtextextended('nama_barang:'"),
  },
  {
    nama: 'a tray is held while it is filled',
    balapan: stok.bakiPenuh,
    cabut: { kirim: 'select kapasitas from baki', dari: 'for no key update' },
  },
  {
    nama: 'a piece is held while it is carried',
    balapan: stok.banyakBaki,
    cabut: { kirim: 'order by b.kode_barcode', dari: 'for update of b' },
  },
  {
    nama: 'bought gold is held while it leaves',
    balapan: stok.satuRetag,
    cabut: { kirim: "s.status = 'BELI'", dari: 'for update of s' },
  },
  {
    nama: 'a tray waits for the scale once',
    balapan: stok.satuTimbang,
    cabut: { indeks: 'timbang_menunggu' },
  },
  {
    nama: 'a weighing is held while its figure is kept',
    balapan: stok.satuTimbang,
    cabut: { kirim: 'from timbang where kode_toko', dari: LOCK },
  },
  {
    nama: 'counts of a shop begin one after the other',
    balapan: stok.lingkupOpname,
    cabut: kunciKata("hashtextextended('opname:'"),
  },
  {
    nama: 'a piece is found once in a count',
    balapan: stok.satuOpname,
    cabut: { indeks: 'opname_pindai_sekali' },
    bersama: [
      {
        kirim: 'insert into opname_pindai',
        dari: 'on conflict (kode_toko, id, coalesce(kode_barcode, kode)) where not kembar do nothing',
      },
    ],
  },
  {
    nama: 'a count is held while it ends',
    balapan: stok.satuOpname,
    cabut: { kirim: 'from opname where kode_toko', dari: 'for update' },
  },
  {
    nama: 'a delivery is held while it is counted',
    balapan: stok.satuLot,
    cabut: kunciBaris('from "penerimaan" d', 'for update of d'),
  },
  {
    nama: 'a coupon is held while it is used',
    balapan: stok.satuKupon,
    cabut: { kirim: 'from kupon k', dari: 'for update of k' },
  },
  {
    nama: 'a user has one live session',
    balapan: orang.satuSesi,
    cabut: { indeks: 'sesi_satu_hidup' },
  },
  {
    nama: 'a phone number is one customer',
    balapan: orang.satuCustomer,
    cabut: { indeks: 'customer_hp' },
    bersama: [
      {
        kirim: 'insert into customer (',
        dari: `on conflict (no_hp) where no_hp is not null do update
      set op = excluded.op, op_toko = excluded.op_toko`,
      },
    ],
  },
  {
    nama: 'a user id belongs to one shop',
    balapan: orang.satuUser,
    cabut: { indeks: 'users_satu_server' },
    bersama: [{ indeks: 'users_mirip' }],
  },
  {
    nama: 'a user id that looks like another is not made beside it',
    balapan: orang.satuRupa,
    cabut: { indeks: 'users_mirip' },
  },
  {
    nama: 'guesses at the same moment share one count',
    balapan: orang.tebakSerentak,
    cabut: {
      kirim: 'insert into gagal_login',
      dari: 'where g.terkunci_sampai is null or g.terkunci_sampai <= excluded.terakhir',
    },
  },
  ...PENJAGA_LAIN,
];
