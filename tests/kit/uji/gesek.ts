import { rp } from '#kit/rules/quantity.ts';
import { ubahAksesUserEndpoint } from '#areas/akses/contract/akses.api.ts';
import { MENU_GESEK } from '#areas/gesek/contract/gesek.document.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** The module is on, and the owner has ticked the screen for people below him (D-32.9). */
export async function bukaGesek(shop: Shop): Promise<void> {
  await shop.modulOn('GESEK_TUNAI_MODULE');
  const body = { akses: [{ kode: MENU_GESEK, is_show: true }] };
  for (const user_id of ['ksr.kj1', 'spv.kj1', 'mu.kj1'])
    await shop.as('OWN').call(ubahAksesUserEndpoint, { params: { user_id }, body });
}

/** 1,000,000 in cash on a debit card of BCA, to somebody with a telephone. */
export const isiGesek = (more: object = {}) => ({
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jenis_kartu: 'DEBET' as const,
  no_kartu: '4321',
  jumlah: rp(1_000_000),
  fee: null,
  customer: {
    kode_customer: null,
    nama: 'Ratna Wulandari',
    alamat: 'Jl. Merdeka 7',
    no_hp: '081355550123',
    no_ktp: null,
  },
  keterangan: null,
  ...more,
});
