import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** The shops send goods to each other. */
export async function bukaKirimBarang(shop: Shop, toko: readonly KodeToko[]): Promise<void> {
  for (const kode of toko) await shop.modulOn('KIRIM_BARANG_MODULE', kode);
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
