import { afterEach, beforeEach, expect } from 'vitest';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';

/** Tax of a sale: what it is reckoned on, kept, booked, cancelled, paid in (worked postings of D-41). */
export async function openPajakUji() {
  const uji = await openJualUji();
  const { bookOf, key, shop } = uji;
  beforeEach(() => shop.param('PPN_AKTIF', true));
  afterEach(async () => {
    await shop.param('PPN_AKTIF', false);
    await shop.param('PPN_TERMASUK_HARGA', true);
  });

  const bagian = async (no: string) =>
    Object.fromEntries(
      (await bookOf(no))
        .filter(({ rupiah }: any) => rupiah !== 0)
        .map(({ akun, rupiah }: any) => [akun, rupiah]),
    );
  /** Goods with a tax invoice of their purchase, and goods without. */
  async function potong(name: NamaPotong, faktur: boolean): Promise<string> {
    const [code] = await tambahPotong(shop, [name]);
    if (faktur)
      await shop.rows(
        `update barang set dokumen_perolehan = 'FAKTUR_PAJAK' where kode_barcode = $1`,
        [code],
      );
    return code!;
  }
  const jual = async (who: 'KASIR' | 'OWN', body: object) => {
    const {
      status,
      body: answer,
      text,
    } = await shop.as(who).raw('POST', 'penjualan', body, { 'idempotency-key': key() });
    expect(status, text).toBe(201);
    return answer.data;
  };
  return { ...uji, bagian, potong, jual };
}
