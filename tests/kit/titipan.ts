import type { Person, Shop, Who } from '#tests/kit/shop.ts';
import { minta } from '#tests/kit/orang/setuju.ts';

type Titipan = {
  no_titip: string;
  status: string;
  dp_rp: number;
  sisa_rp: number;
  setoran: { no_bayar: string }[];
};

let round = 0;
export const kunci = () => ({ 'idempotency-key': `titip-uji-${++round}` });
export const cash = (jumlah: number) => ({ pembayaran: [{ jenis: 'CASH', jumlah }] });
export const bca = (jumlah: number) => ({
  pembayaran: [{ jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah }],
});
export const titipan = (codes: readonly string[], more: object = {}) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
  barang: codes.map((kode_barcode) => ({ kode_barcode })),
  ...more,
});

export const send = (who: Person, path: string, body: object, headers: object = {}) =>
  who.raw('POST', path, body, { ...kunci(), ...headers });

/** Puts pieces aside and answers the document. */
export async function titipkan(shop: Shop, codes: readonly string[], more: object) {
  const { status, body } = await send(shop.as('KASIR'), 'titip', titipan(codes, more));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as Titipan;
}

/** Asks, lets somebody approve, and sends the write with the approval. */
export async function disetujui(
  shop: Shop,
  path: string,
  body: object,
  by: Who = 'SPV',
  who: Who = 'KASIR',
) {
  const asked = await minta(shop.as(who), { path, body });
  if (asked.status >= 400) return asked;
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as(by).raw('POST', `otorisasi/${keystore}/setujui`, {});
  return send(shop.as(who), path, body, { 'x-otorisasi': keystore });
}
