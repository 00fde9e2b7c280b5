import { done } from '#tests/kit/done.ts';
import type { Shop } from '#tests/kit/shop.ts';

const ORANG = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };
const gelang = { deskripsi: 'Gelang rantai anak', kode_dept: 'GL', kode_kadar: '750', berat: 2.5 };

/** Pre-orders of a shop: one that waits, one of two lines at a supplier, one cancelled. */
export async function kerjaPreOrder(shop: Shop): Promise<void> {
  const ask = async (body: object): Promise<string> => {
    const made = await done(shop, 'SPV', 'pre-order', { customer: ORANG, ...body });
    return (made as { no_po: string }).no_po;
  };
  await ask({ barang: [{ ...gelang, qty: 2 }] });
  const placed = await ask({
    kode_supplier: 'SUP1',
    barang: [
      { ...gelang, qty: 3 },
      { deskripsi: 'Gelang polos tanpa berat', kode_dept: 'GL', qty: 1 },
    ],
  });
  await done(shop, 'SPV', `pre-order/${placed}/proses`, { kode_supplier: 'SUP1' });
  const ended = await ask({ barang: [{ ...gelang, qty: 1 }] });
  await done(shop, 'SPV', `pre-order/${ended}/batal`, { alasan: 'Tidak jadi' });
}
