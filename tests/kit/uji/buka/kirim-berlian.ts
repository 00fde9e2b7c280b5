import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { bukaBerlian } from '#tests/kit/uji/berlian.ts';
import { bukaTokoKirim, tulis } from '#tests/kit/uji/kirim-barang.ts';

/** KJ1 and KJ2 keep stones and send goods to each other (D-45.8). */
export async function bukaKirimBerlian(): Promise<Shop> {
  const shop = await bukaTokoKirim();
  await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE', 'KJ2');
  await shop.rows(
    `insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ2', 'BL', 'Berlian', true)
       on conflict (kode_toko, kode_dept) do update set berlian = true`,
  );
  return shop;
}

type Diminta = { readonly kode_berlian: string; readonly carat?: number; readonly butir?: number };
export const isiKirimBatu = (
  barang: readonly Diminta[],
  tujuan: KodeToko = 'KJ2',
  no_kirim_asal: string | null = null,
) => ({
  body: {
    tujuan,
    barang: barang.map(({ kode_berlian, carat, butir }) => ({
      kode_berlian,
      carat: carat === undefined ? null : mg(carat),
      butir: butir ?? null,
    })),
    pembawa: 'Pak Budi',
    no_segel: 'SGL-8',
    berat_bungkus: null,
    keterangan: null,
    no_kirim_asal,
  },
});

/** Loose stones leave for another shop. */
export const kirimBatu = (
  shop: Shop,
  barang: readonly Diminta[],
  tujuan: KodeToko = 'KJ2',
  dari: KodeToko = 'KJ1',
) => shop.as('SPV', dari).call(kirimBarangDocument.makes.berlian, isiKirimBatu(barang, tujuan));

/** The receiver weighs them; the answer as it went over the wire. */
export const terimaKirimBatu = (
  shop: Shop,
  no: string,
  barang: readonly object[],
  more: { di?: KodeToko; by?: Who; who?: Who; padanan?: readonly object[] } = {},
) =>
  tulis(shop, {
    di: more.di ?? 'KJ2',
    path: `kirim-berlian/${no}/terima`,
    body: { kode_gudang: 'TK', barang, ...(more.padanan && { padanan: more.padanan }) },
    ...(more.who && { who: more.who }),
    ...(more.by && { by: more.by }),
  });
