import * as lain from '#tests/proof/balapan/batal-lain.ts';
import { kunciBaris, kunciKata, type Penjaga } from '#tests/proof/balapan/cabut.ts';
import { PENJAGA_CICIL } from '#tests/proof/balapan/penjaga-cicil.ts';
import { PENJAGA_PINJAM } from '#tests/proof/balapan/penjaga-pinjam.ts';
import * as kiriman from '#tests/proof/balapan/kiriman.ts';
import * as member from '#tests/proof/balapan/member.ts';
import * as rak from '#tests/proof/balapan/rak.ts';
import * as setelan from '#tests/proof/balapan/setelan.ts';
import * as uang from '#tests/proof/balapan/uang.ts';

/** Cards in the order of their codes: a sale, a gift and a merge hold them by the same words. */
const KARTU = kunciBaris('select from customer where kode_customer = any', ' for update');
const BAKI_HARIAN = kunciBaris('select from baki where');
const SATU_HARIAN = { indeks: 'opname_global_sekali' };
const SETELAN = kunciKata("hashtextextended('setelan:'");
/** One lock of a word for the numbers and for the ranges of a master. */
const MASTER = kunciKata('pg_advisory_xact_lock(hashtextextended($1, 0))');

/** One row that who receives, cancels and settles waits for: the sender's, and the receiver's statement names it alike. */
const KIRIMAN = kunciBaris('select 1 from kirim_barang');

/** Guards of what is done away from the counter: cancels, shelves, money at the bank, settings. */
export const PENJAGA_LAIN: readonly Penjaga[] = [
  ...PENJAGA_PINJAM,
  ...PENJAGA_CICIL,
  {
    nama: 'a re-tag is held while it is cancelled',
    balapan: lain.batalRetag,
    cabut: kunciBaris('from "retag_pembelian" d', 'for update of d'),
  },
  {
    nama: 'a shipment is held while it is received',
    balapan: kiriman.terimaSekali,
    cabut: KIRIMAN,
  },
  {
    nama: 'a piece of a shipment is received once',
    balapan: kiriman.terimaSekali,
    cabut: { indeks: 'terima_kiriman_isi_sekali' },
    bersama: [KIRIMAN],
  },
  {
    nama: 'a shipment is held while it is taken back or received',
    balapan: kiriman.batalAtauTerima,
    cabut: KIRIMAN,
  },
  {
    nama: 'a shipment is held while what is missing is settled',
    balapan: kiriman.selisihSekali,
    cabut: KIRIMAN,
  },
  {
    nama: 'a missing piece is settled once',
    balapan: kiriman.selisihSekali,
    cabut: { indeks: 'selisih_kiriman_isi_sekali' },
    bersama: [KIRIMAN],
  },
  {
    nama: 'a melting is held while it is cancelled',
    balapan: lain.batalLebur,
    cabut: kunciBaris('from "hancur_pembelian" d', 'for update of d'),
  },
  {
    nama: 'a change of many pieces is held while it is cancelled',
    balapan: lain.batalUbah,
    cabut: kunciBaris('from "ubah_massal" d', 'for update of d'),
  },
  {
    nama: 'a transfer is held while it is cancelled',
    balapan: lain.batalMutasi,
    cabut: kunciBaris('from "mutasi_uang" d', 'for update of d'),
  },
  {
    nama: 'a settlement is held while it is cancelled',
    balapan: lain.batalCair,
    cabut: kunciBaris('from "validasi_non_cash" d', 'for update of d'),
  },
  {
    nama: 'a move of accessories is held while it is cancelled',
    balapan: lain.batalAksesoris,
    cabut: kunciBaris('from "aksesoris_gerak" d', 'for update of d'),
  },
  {
    nama: 'a daily count is held while it is set aside',
    balapan: lain.batalGlobal,
    cabut: kunciBaris('from opname_global where kode_toko'),
  },
  {
    nama: 'a tray is held while it is counted for the day',
    balapan: rak.satuHitungHarian,
    cabut: BAKI_HARIAN,
  },
  {
    nama: 'a tray is counted once a day',
    balapan: rak.satuHitungHarian,
    cabut: SATU_HARIAN,
    bersama: [BAKI_HARIAN],
  },
  {
    nama: 'accessories are held while they are counted down',
    balapan: rak.kotakTerakhir,
    cabut: kunciBaris('select from aksesoris a where'),
  },
  {
    nama: 'a piece is held while its label is printed',
    balapan: rak.satuLabel,
    cabut: kunciBaris('b.kode_intern, b.label_ke', 'for update of b'),
  },
  {
    nama: 'a payment is settled once',
    balapan: uang.satuCair,
    cabut: { indeks: 'non_cash_cair_sekali' },
    bersama: [
      {
        kirim: 'insert into validasi_non_cash_baris',
        dari: 'on conflict (kode_toko, no_dokumen, urut_bayar) where aktif do nothing',
      },
    ],
  },
  {
    nama: 'a large transaction is reported once',
    balapan: uang.satuLapor,
    cabut: { indeks: 'lapor_transaksi_sekali' },
    bersama: [
      {
        kirim: 'insert into lapor_transaksi',
        dari: "on conflict (tgl_system, orang) where status = 'DONE' do nothing",
      },
    ],
  },
  { nama: 'modules are switched one after the other', balapan: setelan.satuModul, cabut: SETELAN },
  {
    nama: 'parameters are set one after the other',
    balapan: setelan.satuParameter,
    cabut: SETELAN,
  },
  {
    nama: 'templates are saved one after the other',
    balapan: setelan.templatNota,
    cabut: SETELAN,
  },
  {
    nama: 'words for members are saved one after the other',
    balapan: setelan.ucapanMember,
    cabut: SETELAN,
  },
  {
    nama: 'a card is held while its points pay',
    balapan: member.poinTerakhir,
    cabut: KARTU,
    selalu: true,
  },
  {
    nama: 'a card is held while it is joined to another',
    balapan: member.satuGabung,
    cabut: KARTU,
    bersama: [{ indeks: 'customer_gabung_satu' }],
  },
  {
    nama: 'the last gift is held while it is given',
    balapan: member.hadiahTerakhir,
    cabut: kunciBaris('from hadiah'),
  },
  {
    nama: 'a gift is held while it is cancelled',
    balapan: member.batalHadiah,
    cabut: kunciBaris('from "tukar_hadiah" d', 'for update of d'),
    bersama: [{ indeks: 'poin_balik' }],
  },
  {
    nama: 'a row of a master is held while it is changed',
    balapan: setelan.satuMaster,
    cabut: kunciBaris('from "sales" where'),
  },
  {
    nama: 'ranges of a master are added one after the other',
    balapan: setelan.rentangMaster,
    cabut: MASTER,
  },
  {
    nama: 'owners are held while one of them leaves',
    balapan: setelan.satuOwner,
    cabut: kunciBaris("or (level = 'OWN' and is_active)"),
  },
];
