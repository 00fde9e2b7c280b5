import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
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

/** The percent that is shown to the counter. */
async function reseller(shop: Shop): Promise<unknown> {
  await shop.modulOn('RESELLER_MODULE');
  const kode = await jadiMember(shop, 'Toko Kecil');
  await shop.rows(`update customer set jenis = 'RESELLER' where kode_customer = $1`, [kode]);
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const rows = await baca(shop, 'KASIR', `penjualan-harga-reseller?barang=${kode_barcode}`);
  await shop.modulOff('RESELLER_MODULE');
  return rows.persen;
}

/** PPh 22 of a pendant for 1,470,000 that an entrepreneur buys, tax of 23,861 in the price: of 1,446,139. */
async function pph22(shop: Shop): Promise<unknown> {
  await shop.param('PPN_AKTIF', true);
  const kode_customer = await jadiMember(shop, 'Toko Kecil');
  await shop.rows(
    `update customer set npwp = lpad(regexp_replace(kode_customer, '[^0-9]', '', 'g'), 16, '0'), pengusaha = true
      where kode_customer = $1`,
    [kode_customer],
  );
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { kode_customer },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_480_000 }],
  });
  const hari = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const path = `pajak/report-penjualan?${hari}&kelas=ALL&jenis_pembeli=ALL`;
  const found = barisLaporan(await baca(shop, 'OWN', path));
  await shop.param('PPN_AKTIF', false);
  return found.find((one) => one.no_faktur_jual === no_faktur_jual)?.pph22;
}

export const MEMBER: readonly Kasus[] = [
  ['NILAI_POIN', [1000, 20_000], [2000, 40_000], kartu('nilai_rp')],
  ['POIN_KEDALUWARSA_BULAN', [0, null], [12, '2027-11-20'], kartu('berakhir_tgl')],
  ['RESELLER_PERSEN', [0, 0], [300, 3], reseller],
  ['PPH22_PERSEN', [25, 3_615], [50, 7_231], pph22],
];
