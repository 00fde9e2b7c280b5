import { pemasukBarang } from '#tests/kit/orang/pemasuk.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import type { Who } from '#tests/kit/shop.ts';

export const HARGA = 1_195_000;

/** A shop that sells wholesale: gold of 37.50 % at 1,195,000 a gram. */
export async function openGrosirUji() {
  const uji = await openJualUji();
  const { key, sale, shop } = uji;
  let round = 0;
  /** Two pendants of 37.50 % in one group, 1.200 g and 1.500 g, as in worked-postings.md. */
  const sepasang = async (more: object = {}): Promise<string[]> => {
    const satu = (berat: number, harga_modal: number) => ({
      nama_barang: 'Liontin Hati',
      kode_kategori: 'PHS',
      kode_dept: 'LT',
      kode_group: 'T',
      kode_kadar: '375',
      kode_gudang: 'TK',
      kode_baki: 'B-02',
      ongkos: 25_000,
      berat,
      harga_modal,
      ...more,
    });
    const { status, body } = await shop
      .as(pemasukBarang())
      .raw(
        'POST',
        'barang/banyak',
        { barang: [satu(1.2, 1_250_000), satu(1.5, 1_560_000)] },
        { 'idempotency-key': `sepasang-${++round}` },
      );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body.data as { kode_barcode: string }[]).map((one) => one.kode_barcode);
  };
  const grosir = (codes: string[], group: object[], more: object = {}) =>
    sale(codes, {
      jenis: 'GROSIR',
      customer: { nama: 'Toko Emas Murni', alamat: 'Pasar Baru 7', no_hp: '0813 2222 4444' },
      grosir: group,
      ...more,
    });
  const kirim = (body: object, who: Who = 'SPV', headers: object = {}) =>
    shop.as(who).raw('POST', 'penjualan', body, { 'idempotency-key': key(), ...headers });
  await shop.modulOn('SEMI_GROSIR_MODULE');
  await shop
    .as('OWN')
    .raw(
      'POST',
      'parameter-harga-emas',
      { jenis: 'GROSIR', kode_kadar: '375', harga_per_gram: HARGA },
      { 'idempotency-key': 'harga-grosir' },
    );
  return {
    ...uji,
    sepasang,
    grosir,
    berat: (gram: number) => [{ kode_group: 'T', berat: gram }],
    kirim,
    jawab: async (body: object, who: Who = 'SPV') => {
      const { status, body: said } = await kirim(body, who);
      return { status, code: said.code, event: said.event, message: said.message };
    },
  };
}
