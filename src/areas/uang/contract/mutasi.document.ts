import { choice, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { JENIS_MUTASI } from '#areas/uang/rules/mutasi.ts';

const BANK = 'mutasi-uang-bank';
const CASH = 'mutasi-uang-cash';
const SALDO = 'pengalihan-saldo-uang';

const WHAT = {
  jumlah: rupiah('Jumlah Rp', { min: rp(1), minMessage: 'Jumlah Rp Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
  kategori: kode('Kategori'),
};
const ACCOUNTS = {
  asal_rekening: optional(kode('Rekening Asal')),
  tujuan_rekening: optional(kode('Rekening Tujuan')),
};
/** A side that is CASH has no account (2§3); the requirement says 'Asal' for both sides (2§5). */
const BANKS = {
  asal: kode('Asal'),
  tujuan: { ...kode('Asal'), label: 'Tujuan' },
  ...ACCOUNTS,
  ...WHAT,
};
/** The bank's own number on the slip of a deposit. */
const SLIP = { no_slip: optional(kode('No Slip Setoran', 30)) };
const DRAWERS = {
  asal: text('Asal', { max: 50 }),
  tujuan: text('Tujuan', { max: 50 }),
  ...WHAT,
};

/** Money from one place of the shop to another: two accounts, cash and an account, two drawers (D-19.1). */
export const mutasiDocument = defineDocument({
  name: 'mutasi',
  title: 'Mutasi Uang',
  noun: 'mutasi uang',
  table: 'mutasi_uang',
  key: 'no_mutasi',
  keyLabel: 'No Mutasi',
  api: 'cash/mutasi',
  menu: [BANK, CASH, SALDO],
  letters: { MB: 'Mutasi Bank', MC: 'Mutasi Cash', PU: 'Pengalihan Saldo' },
  by: 'User',
  head: {
    jenis: choice('Jenis', JENIS_MUTASI),
    asal: text('Asal'),
    asal_rekening: optional(text('Rekening Asal')),
    tujuan: text('Tujuan'),
    tujuan_rekening: optional(text('Rekening Tujuan')),
    kategori: kode('Kategori'),
    ...SLIP,
    keterangan: text('Keterangan'),
    jumlah: rupiah('Jumlah'),
  },
  /** The accounts of the book. */
  inside: { akun_asal: text('Akun Asal'), akun_tujuan: text('Akun Tujuan') },
  joined: { deskripsi: { of: text('Deskripsi'), by: 'kategori', in: kodeTransaksiMaster } },
  asks: {
    saldo: {
      event: uangEvents.PENGALIHAN_SALDO,
      when: { is: ['jenis', 'SALDO'] },
      message: 'Pengalihan saldo {jumlah}',
      shows: ['asal', 'tujuan', { label: 'Nominal', of: 'jumlah' }, 'keterangan'],
      reason: 'keterangan',
    },
  },
  makes: {
    bank: {
      call: 'POST cash/mutasi-uang-bank',
      summary: 'Mutasi antar rekening bank',
      letters: 'MB',
      body: BANKS,
      menu: [BANK],
      audit: 'MUTASI_BANK',
    },
    cash: {
      call: 'POST cash/mutasi-uang-cash',
      summary: 'Mutasi antara kas dan rekening bank',
      letters: 'MC',
      body: { ...BANKS, ...SLIP },
      menu: [CASH],
      audit: 'MUTASI_CASH',
    },
    saldo: {
      call: 'POST cash/pengalihan-saldo',
      summary: 'Pengalihan saldo antar laci',
      letters: 'PU',
      body: DRAWERS,
      menu: [SALDO],
      audit: 'MUTASI_SALDO',
    },
  },
  list: {
    filters: ['jenis'],
    sort: ['no_mutasi', 'input_date', 'jumlah'],
    search: ['no_mutasi', 'no_slip', 'keterangan', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  pays: 'shop',
  book: { code: 'kategori', note: 'keterangan' },
  register: {
    amount: 'jumlah',
    opens: {
      MB: daftar('mutasi-uang-bank'),
      MC: daftar('mutasi-uang-cash'),
      PU: daftar('pengalihan-saldo-uang'),
    },
  },
  cancel: {
    letters: 'BM',
    event: uangEvents.BATAL_MUTASI,
    shows: ['no_mutasi', 'asal', 'tujuan', 'jumlah', 'keterangan', 'input_by'],
    late: true,
  },
  paper: {
    noun: 'bukti mutasi uang',
    file: 'Mutasi',
    lines: ['asal', 'tujuan', { label: 'kategori', text: 'deskripsi' }, 'no_slip', 'keterangan'],
    total: 'jumlah',
    sign: ['Yang Menyerahkan', 'Yang Menerima'],
  },
});
