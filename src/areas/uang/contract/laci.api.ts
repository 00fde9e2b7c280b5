import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, kode, listOf, objectOf, optional, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { level } from '#kit/rules/gate.ts';

/** Opens the drawer without a sale: nothing moves, and it is on record. */
export const bukaLaciEndpoint = defineEndpoint({
  call: 'POST laci/buka',
  summary: 'Buka laci tanpa transaksi',
  approvable: true,
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  answer: { laci: text('Laci'), dibuka_ke: int('Dibuka Ke') },
  right: { menu: ['uang-kas', 'transaksi-penjualan'] },
  status: 201,
});

/** The drawers a balance can be moved between: the shop's, that of loans, and one for each person. */
export const daftarLaciEndpoint = defineEndpoint({
  call: 'GET cash/laci',
  summary: 'Laci kas dan isinya',
  answer: listOf(
    objectOf({ laci: text('Laci'), nama: text('Nama'), saldo: optional(rupiah('Saldo')) }),
  ),
  right: { menu: ['pengalihan-saldo-uang'] },
});

export const pisahKasFields = {
  terpisah: yesNo('Kas hutang terpisah'),
  /** What loans get when they are parted; put together, all of theirs comes back. */
  jumlah: optional(rupiah('Pindah Ke Kas Hutang', { min: rp(0) })),
  kategori: optional(kode('Kategori')),
};

/**
 * Parts the drawer of loans from the shop's, or puts them together, and moves the money with it as a transfer between
 * drawers (D-16.5). 409 SUDAH_BEGITU where it is so already; 403 PERLU_OTORISASI where money moves (PENGALIHAN_SALDO).
 */
export const pisahKasEndpoint = defineEndpoint({
  call: 'POST cash/kas-hutang-terpisah',
  summary: 'Pisahkan atau gabungkan kas hutang dengan uangnya',
  approvable: true,
  key: 'required',
  body: pisahKasFields,
  answer: {
    terpisah: yesNo('Kas hutang terpisah'),
    jumlah: rupiah('Jumlah Rp'),
    no_mutasi: optional(kode('No Mutasi')),
  },
  right: { menu: ['settingsystem'] },
  gate: level('OWN'),
});
