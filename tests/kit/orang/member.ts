import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import { HARGA } from '#tests/kit/tukar.ts';

/** A shop with members: one point for every 350,000 rupiah, and points may pay. */
export async function bukaMember(shop: Shop): Promise<void> {
  for (const key of [
    'MEMBER_MODULE',
    'PENJUALAN_BAYAR_POIN_MODULE',
    'MEMBER_RESET_POIN_MODULE',
  ] as const)
    await shop.modulOn(key);
  await shop.rows(`insert into parameter_point (kode_toko, id, cara, tiap_rupiah, point)
    values ('KJ1', 1, 'PER_RUPIAH', 350000, 1)`);
}

let urut = 0;
/** A new telephone number that no person has yet. */
export const nomorBaru = (): string => `0813${String(10_000_000 + ++urut)}`;

/** Somebody becomes a member at the counter; answers the code. */
export async function jadiMember(
  shop: Shop,
  nama: string,
  more: object = {},
  who: Who = 'KASIR',
): Promise<string> {
  const orang = { nama, alamat: 'Jl. Melati 1', no_hp: nomorBaru() };
  const { status, body } = await shop.as(who).raw('POST', 'member', { ...orang, ...more }, kunci());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body.data as { kode_customer: string }).kode_customer;
}

/** A piece sold to a member, paid in cash but for what `bayar` says; answers the whole answer. */
export async function jualMember(
  shop: Shop,
  kode_customer: string | null,
  nama: NamaPotong,
  bayar?: readonly object[],
) {
  const [kode_barcode] = await tambahPotong(shop, [nama]);
  return send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: kode_customer ? { kode_customer } : { nama: 'Bapak Umum', alamat: 'Jl. Raya 9' },
    barang: [{ kode_barcode }],
    pembayaran: bayar ?? [{ jenis: 'CASH', jumlah: HARGA[nama] }],
  });
}

/** The points of a card, as shown to the counter. */
export async function poinDari(
  shop: Shop,
  kode_customer: string,
  who: Who = 'KASIR',
): Promise<number> {
  const { body } = await shop.as(who).raw('GET', `member/${kode_customer}/kartu`);
  return (body.data as { poin: number }).poin;
}

export const poin = (jumlah: number) => ({ jenis: 'POIN', jumlah });
export const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
