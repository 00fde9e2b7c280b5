import { expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  HARGA,
  hariIni,
  kunci,
  nota,
  potong,
  satuMenang,
  serentak,
  terjual,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** Paid by card: nothing of it comes into the drawer. */
export const KARTU = { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: HARGA };

/** A sale whose card money waits for the bank's statement; answers its number. */
export async function dibayarKartu(shop: Shop): Promise<string> {
  const [kode] = await potong(shop, 1);
  return terjual(shop, kode!, KARTU);
}

/** One card payment found on the statement by everybody: it is settled once (D-28.1). */
export const satuCair: Balapan = async (shop, meja) => {
  const baris = [{ no_dokumen: await dibayarKartu(shop), urut: 1 }];
  const body = { tgl_cair: await hariIni(shop), baris };
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', 'non-cash/validasi', body, kunci()),
  );
  satuMenang(answers, 'TIDAK_MENUNGGU');
};

/** A customer's large day written down by everybody as reported: once (D-32.10). */
export const satuLapor: Balapan = async (shop, meja) => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(HARGA));
  const [kode] = await potong(shop, 1);
  const no_hp = `0813${kunci()['idempotency-key'].slice(14).padStart(8, '0')}`;
  const customer = { nama: 'Bapak Budi', alamat: 'Jl. Melati 2', no_hp };
  const sold = await shop
    .as('KASIR')
    .raw('POST', 'penjualan', { ...nota(kode!), customer }, kunci());
  expect(sold.status, sold.text).toBe(201);
  const tgl_system = await hariIni(shop);
  const body = {
    tgl_system,
    orang: `+62${no_hp.slice(1)}`,
    tgl_lapor: tgl_system,
    no_lapor: 'TKM-001',
  };
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', 'pajak/wajib-lapor', body, kunci()),
  );
  satuMenang(answers, 'SUDAH_LAPOR');
};
