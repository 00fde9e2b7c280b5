import { choice, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';

const KAS = ['uang-kas'];
const BANK = ['uang-bank'];
/** What is typed of a movement; both directions alike (D-19.1). */
const TYPED = {
  kode_transaksi: kode('Kode Transaksi'),
  jumlah: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
};
/** The month whose tax is paid in, year and month; of a code that pays no tax nothing (D-41.11). */
const masa_pajak = optional(
  text('Masa Pajak', {
    max: 7,
    pattern: /^\d{4}-(0[1-9]|1[0-2])$/,
    message: 'Masa Pajak Ditulis Tahun Dan Bulan, Misalnya 2026-11',
  }),
);
/** To whom it is paid, or who gives it back; a supplier of stones is 'BLN/' and his code. None of any other code. */
const kode_supplier = optional(text('Supplier', { max: 44 }));
const { jumlah, keterangan, kode_transaksi } = TYPED;
const MASUK = { kode_transaksi, kode_supplier, jumlah, keterangan };
const KELUAR = { kode_transaksi, kode_supplier, masa_pajak, jumlah, keterangan };
const no_rekening = kode('No Rekening');
const GIVEN = 'Yang Menyerahkan';
const TAKEN = 'Yang Menerima';

/** Money that comes into a drawer or an account at a bank, or leaves it, for a reason with a code (D-19.1). */
export const kasDocument = defineDocument({
  name: 'kas',
  title: 'Transaksi Kas',
  noun: 'transaksi kas',
  table: 'kas',
  key: 'no_kas',
  keyLabel: 'No Kas',
  api: 'cash',
  menu: [...KAS, ...BANK],
  letters: { KM: 'Kas Masuk', KK: 'Kas Keluar', RM: 'Bank Masuk', RK: 'Bank Keluar' },
  by: 'Kasir',
  head: {
    arah: choice('Arah', { MASUK: 'Masuk', KELUAR: 'Keluar' }),
    /** The account at a bank; none for the drawer. */
    no_rekening: optional(kode('Rekening')),
    ...TYPED,
  },
  /** The work that a wage is paid for (D-36.5). */
  inside: { no_kerja: optional(kode('No Pekerjaan')), masa_pajak, kode_supplier },
  joined: {
    deskripsi: { of: text('Deskripsi'), by: 'kode_transaksi', in: kodeTransaksiMaster },
  },
  /** What the drawer held after it; only of one day, and only for those who may know. */
  found: { saldo: optional(rupiah('Saldo')) },
  /** What is much by itself; of the sum of a person's day the engine asks (`pays`). */
  asks: {
    banyak: {
      event: bukuEvents.KAS_KELUAR_BESAR,
      when: {
        all: [{ is: ['arah', 'KELUAR'] }, over('jumlah', setting(bukuParam.BATAS_KAS_KELUAR))],
      },
      message: 'Uang keluar {jumlah}',
      shows: [
        'jumlah',
        { label: 'Batas', of: setting(bukuParam.BATAS_KAS_KELUAR) },
        'kode_transaksi',
        'keterangan',
      ],
      reason: 'keterangan',
    },
    /**
     * Tax that is paid in is no cost and № 105 shows it as paid: to take it out of the drawer needs an approval,
     * whatever the sum. Nothing but such a payment names a month.
     */
    setor: {
      event: bukuEvents.KAS_KELUAR_BESAR,
      when: {
        all: [
          { same: ['masa_pajak', 'masa_pajak'] },
          { not: over('jumlah', setting(bukuParam.BATAS_KAS_KELUAR)) },
        ],
      },
      message: 'Setor pajak {jumlah}',
      shows: ['jumlah', 'kode_transaksi', 'masa_pajak', 'keterangan'],
      reason: 'keterangan',
    },
    /** Nor is a debt that is paid: № 95 never says that such money is gone. The approver reads to whom, of how much. */
    supplier: {
      event: bukuEvents.KAS_KELUAR_BESAR,
      when: {
        all: [
          { is: ['arah', 'KELUAR'] },
          { same: ['kode_supplier', 'kode_supplier'] },
          { not: over('jumlah', setting(bukuParam.BATAS_KAS_KELUAR)) },
        ],
      },
      message: 'Bayar supplier {jumlah}',
      shows: ['jumlah', 'kode_transaksi', 'kode_supplier', 'keterangan'],
      reason: 'keterangan',
    },
  },
  makes: {
    kasMasuk: {
      call: 'POST cash/masuk',
      summary: 'Simpan kas masuk',
      letters: 'KM',
      body: MASUK,
      menu: KAS,
      audit: 'KAS_MASUK',
    },
    kasKeluar: {
      call: 'POST cash/keluar',
      summary: 'Simpan kas keluar',
      letters: 'KK',
      body: KELUAR,
      menu: KAS,
      audit: 'KAS_KELUAR',
    },
    bankMasuk: {
      call: 'POST uang-bank/masuk',
      summary: 'Simpan uang bank masuk',
      letters: 'RM',
      body: { no_rekening, ...MASUK },
      menu: BANK,
      audit: 'BANK_MASUK',
    },
    bankKeluar: {
      call: 'POST uang-bank/keluar',
      summary: 'Simpan uang bank keluar',
      letters: 'RK',
      body: { no_rekening, ...KELUAR },
      menu: BANK,
      audit: 'BANK_KELUAR',
    },
  },
  list: {
    menu: KAS,
    filters: ['arah', 'status', 'kode_transaksi'],
    sort: ['no_kas', 'input_date', 'jumlah', 'kode_transaksi'],
    search: ['no_kas', 'keterangan', 'deskripsi', 'input_by'],
    sums: {
      masuk: { of: 'jumlah', when: { arah: 'MASUK' } },
      keluar: { of: 'jumlah', when: { arah: 'KELUAR' } },
    },
  },
  pays: 'shop',
  book: { code: 'kode_transaksi', note: 'keterangan' },
  register: {
    amount: 'jumlah',
    out: { by: 'arah', is: 'KELUAR' },
    called: { batal: 'KAS' },
    opens: {
      KM: daftar('uang-kas'),
      KK: daftar('uang-kas'),
      RM: daftar('uang-bank'),
      RK: daftar('uang-bank'),
    },
  },
  cancel: {
    letters: 'BK',
    event: uangEvents.BATAL_KAS,
    audit: 'BATAL_KAS',
    shows: ['no_kas', 'no_rekening', 'jumlah', 'kode_transaksi', 'keterangan', 'input_by'],
    late: true,
  },
  paper: {
    noun: 'bukti kas',
    file: 'Kas',
    lines: [
      'no_rekening',
      { label: 'kode_transaksi', text: 'deskripsi' },
      'kode_supplier',
      'masa_pajak',
      'keterangan',
    ],
    total: 'jumlah',
    sign: {
      KM: ['Kasir', GIVEN],
      RM: ['Kasir', GIVEN],
      KK: ['Kasir', TAKEN],
      RK: ['Kasir', TAKEN],
    },
  },
});
