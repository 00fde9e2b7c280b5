import { bukaMember, jadiMember } from '#tests/kit/member.ts';
import { baca, type Kasus } from '#tests/pengaruh/tanya.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A member with 20 points, in a shop with members. */
async function berpoin(shop: Shop): Promise<string> {
  const [ada] = await shop.rows(`select 1 from parameter_point where kode_toko = 'KJ1'`);
  if (!ada) await bukaMember(shop);
  const kode = await jadiMember(shop, 'Ratna');
  await done(shop, 'OWN', `member/${kode}/koreksi-poin`, { poin: 20, alasan: 'Saldo kartu lama' });
  return kode;
}
const kartu =
  (field: 'nilai_rp' | 'berakhir_tgl') =>
  async (shop: Shop): Promise<unknown> =>
    (await baca(shop, 'KASIR', `member/${await berpoin(shop)}/kartu`))[field];

/** What the counter is told of the percent. */
async function reseller(shop: Shop): Promise<unknown> {
  await shop.modulOn('RESELLER_MODULE');
  const kode = await jadiMember(shop, 'Toko Kecil');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [kode]);
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const rows = await baca(shop, 'KASIR', `penjualan-harga-reseller?barang=${kode_barcode}`);
  await shop.modulOff('RESELLER_MODULE');
  return rows.persen;
}

export const MEMBER: readonly Kasus[] = [
  ['NILAI_POIN', [1000, 20_000], [2000, 40_000], kartu('nilai_rp')],
  ['POIN_KEDALUWARSA_BULAN', [0, null], [12, '2027-11-20'], kartu('berakhir_tgl')],
  ['RESELLER_PERSEN', [0, 0], [300, 3], reseller],
];
