import { afterAll } from 'vitest';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { dashboardTokoEndpoint, type Perlu } from '#areas/dashboard/contract/toko.api.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';

type Nota = { readonly no_faktur_jual: string; readonly grand_total: number };

/** What the pieces of worked-postings.md are sold for, in cash. */
export const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }];

/** A shop with its masters whose time of day the test sets: `jam('11:20')`. */
export async function openTokoUji() {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close());
  const lihat = (who: Who = 'OWN', toko: KodeToko = 'KJ1') =>
    shop.as(who, toko).call(dashboardTokoEndpoint);
  return {
    shop,
    lihat,
    jam: (pukul: string, tgl = '2026-11-20') =>
      shop.jam(new Date(`${tgl}T${pukul}:00+07:00`).toISOString()),
    perlu: async (jenis: Perlu['jenis'], who: Who = 'OWN') =>
      (await lihat(who)).perlu_dilihat.filter((one) => one.jenis === jenis),
    potong: async (name: NamaPotong) => (await tambahPotong(shop, [name]))[0]!,
    jual: (codes: readonly string[], pembayaran: object[] | null) => {
      const customer = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' };
      const barang = codes.map((kode_barcode) => ({ kode_barcode }));
      const body = { kode_sales: 'S01', customer, barang, pembayaran };
      return shop.as('KASIR').call(penjualanDocument.makes.jual, {
        body: body as never,
      }) as Promise<unknown> as Promise<Nota>;
    },
    batal: (no: string) => {
      const given = { params: { no }, body: { alasan: 'Customer berubah pikiran' } };
      return shop.approved('KASIR', penjualanDocument.cancel, given as never, 'SPV');
    },
  };
}
