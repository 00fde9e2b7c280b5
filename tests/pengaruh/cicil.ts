import { baca, tuntut, type Kasus } from '#tests/pengaruh/tanya.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { bukaCicilan, cicilan, cicilP1, lewatkanCicilan, MIRA } from '#tests/kit/uji/cicilan.ts';

/** P1 over ten months, Rp 2,000,000 at once: what it demands. */
const dp = async (shop: Shop): Promise<string> => {
  await bukaCicilan(shop);
  return tuntut(shop, 'OWN', 'cicilan', cicilan(await tambahPotong(shop, ['P1'])));
};
const serah = async (shop: Shop): Promise<string> => {
  await bukaCicilan(shop);
  // An owner hands over at once on his own word.
  const { no_cicilan, no_faktur_jual } = await cicilP1(shop, {}, 'OWN');
  const { serah: kapan } = await baca(shop, 'KASIR', `cicilan/${no_cicilan}`);
  return `${kapan} ${no_faktur_jual === null ? 'menunggu' : 'dibawa'}`;
};
/** Late since 60 days, its customer told. */
const lelang = async (shop: Shop): Promise<string> => {
  await bukaCicilan(shop);
  const { no_cicilan: no } = await cicilP1(shop);
  await lewatkanCicilan(shop, no);
  const [row] = (await baca(shop, 'SPV', 'lelang-cicilan/calon')).filter(
    (one: { no_cicilan: string }) => one.no_cicilan === no,
  );
  return row.boleh_lelang;
};
const batal = async (shop: Shop): Promise<number> => {
  await bukaCicilan(shop);
  const { no_cicilan: no } = await cicilP1(shop);
  const body = { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
  const { refund_rp } = await done(shop, 'OWN', `cicilan/${no}/batal`, body);
  return refund_rp;
};

/** What a shop decides about instalments. */
export const CICIL: readonly Kasus[] = [
  ['CICILAN_MIN_DP_PERSEN', [0, 'sendiri'], [3_000, 'DP Cicilan Minimal Rp 2,343,900'], dp],
  ['CICILAN_SERAH_BARANG', ['LUNAS', 'LUNAS menunggu'], ['AWAL', 'AWAL dibawa'], serah],
  ['CICILAN_TENGGANG_HARI', [30, '2026-10-21'], [45, '2026-11-05'], lelang],
  ['CICILAN_BATAL_PERSEN', [0, 2_000_000], [1_000, 1_800_000], batal],
];
