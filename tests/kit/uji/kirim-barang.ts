import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** The shops send goods to each other. */
export async function bukaKirimBarang(shop: Shop, toko: readonly KodeToko[]): Promise<void> {
  for (const kode of toko) await shop.modulOn('KIRIM_BARANG_MODULE', kode);
}

/** Head office and two shops that send goods to each other; those of `dasar` have masters, trays and prices. */
export async function bukaTokoKirim(dasar: readonly KodeToko[] = ['KJ1', 'KJ2']): Promise<Shop> {
  const shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode of dasar) await shop.dasar(kode);
  await bukaKirimBarang(shop, ['PST', 'KJ1', 'KJ2']);
  return shop;
}

export const isiKiriman = (codes: readonly string[], tujuan: KodeToko, more: object = {}) => ({
  tujuan,
  barang: codes.map((kode_barcode) => ({ kode_barcode })),
  pembawa: 'Pak Budi',
  no_segel: 'SGL-7',
  berat_bungkus: null,
  keterangan: null,
  no_kirim_asal: null,
  ...more,
});

/** Pieces of KJ1 leave for another shop: the number of the shipment. */
export const kirimkan = async (
  shop: Shop,
  codes: readonly string[],
  tujuan: KodeToko = 'KJ2',
  dari: KodeToko = 'KJ1',
): Promise<string> =>
  (
    await shop
      .as('SPV', dari)
      .call(kirimBarangDocument.makes.kirim, { body: isiKiriman(codes, tujuan) })
  ).no_kirim;

let kali = 0;
export const kunci = () => ({ 'idempotency-key': `kirim-barang-${++kali}` });

/** One scan into tray A-01. */
export const pindai = (kode_barcode: string, more: object = {}) => ({
  kode_barcode,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  ...more,
});

/** A write at a shop, with the word of `by`. */
export async function tulis(
  shop: Shop,
  {
    di,
    path,
    body,
    who = 'SPV',
    by,
  }: { di: KodeToko; path: string; body: object; who?: Who; by?: Who },
) {
  const person = shop.as(who, di);
  const ya = by && (await izin(person, shop.as(by, di), { path, body }));
  return person.raw('POST', path, body, { ...kunci(), ...(ya && { 'x-otorisasi': ya }) });
}

/** The receiver scans them in; the answer as it went over the wire. */
export const terimakan = (
  shop: Shop,
  no: string,
  barang: readonly object[],
  more: { di?: KodeToko; by?: Who; padanan?: readonly object[] } = {},
) =>
  tulis(shop, {
    di: more.di ?? 'KJ2',
    path: `kirim-barang/${no}/terima`,
    body: { barang, ...(more.padanan && { padanan: more.padanan }) },
    by: more.by,
  });

/** What a shop knows of a piece. */
export const piece = async (shop: Shop, code: string, toko: KodeToko) =>
  (
    await shop.rows(
      `select status, no_pegang, kode_gudang, kode_baki, berat, murni, harga_modal, dari_toko, tgl_terima
         from barang where kode_barcode = $1 and kode_toko = $2`,
      [code, toko],
    )
  )[0];

/** The state of a shipment of KJ1. */
export const statusKiriman = async (shop: Shop, no: string): Promise<string> =>
  (await shop.as('SPV').call(kirimBarangDocument.one, { params: { no } })).status;

/** KJ1 takes a shipment back. */
export const batalkan = (shop: Shop, no: string, body: object = {}) =>
  tulis(shop, {
    di: 'KJ1',
    path: `kirim-barang/${no}/batal`,
    body: { alasan: 'Salah toko tujuan', ...body },
    who: 'MU',
    by: 'SPV',
  });

/** KJ2 says that nothing more comes. */
export const selesaikan = (shop: Shop, no: string) =>
  tulis(shop, {
    di: 'KJ2',
    path: `kirim-barang/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });

export const kj2 = (shop: Shop, path: string) => shop.as('SPV', 'KJ2').raw('GET', path);
