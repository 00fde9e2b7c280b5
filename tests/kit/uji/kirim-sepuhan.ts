import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { tulis, bukaTokoKirim } from '#tests/kit/uji/kirim-barang.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** KJ1 sends its gold to head office, which refines it (D-44.9). */
export async function bukaSepuhTerpusat(shop: Shop): Promise<void> {
  for (const kode of ['PST', 'KJ1'] as const) await shop.modulOn('SEPUHAN_MODULE', kode);
  await shop.modulOn('SEPUHAN_TERPUSAT_MODULE');
}

export async function bukaCabangSepuh(): Promise<Shop> {
  const shop = await bukaTokoKirim(['KJ1', 'PST']);
  await bukaSepuhTerpusat(shop);
  return shop;
}

type Emas = { readonly no_dokumen: string; readonly urut: number | null };
export const isiEmas = (emas: readonly Emas[], more: object = {}) => ({
  tujuan: 'PST',
  emas: emas.map(({ no_dokumen, urut }) => ({ no_dokumen, urut })),
  pembawa: 'Pak Budi',
  no_segel: 'SGL-9',
  berat_bungkus: null,
  keterangan: null,
  ...more,
});

/** Gold of KJ1 leaves for head office: the number of the shipment. */
export const kirimEmas = async (shop: Shop, ...emas: readonly Emas[]): Promise<string> =>
  (await shop.as('SPV').call(kirimBarangDocument.makes.sepuhan, { body: isiEmas(emas) })).no_kirim;

/** What a line of a bought piece is called. */
export const namaEmas = ({ no_dokumen, urut }: Emas): string =>
  urut === null ? no_dokumen : `${no_dokumen}.${urut}`;

/** Head office weighs what came; the answer as it went over the wire. */
export const terimaEmas = (
  shop: Shop,
  no: string,
  baris: readonly object[],
  more: { by?: Who; who?: Who; kode_gudang?: string } = {},
) =>
  tulis(shop, {
    di: 'PST',
    path: `kirim-sepuhan/${no}/terima`,
    body: { kode_gudang: more.kode_gudang ?? 'RS', baris },
    ...(more.who && { who: more.who }),
    ...(more.by && { by: more.by }),
  });

/** Head office says that nothing more comes. */
export const selesaiEmas = (shop: Shop, no: string) =>
  tulis(shop, {
    di: 'PST',
    path: `kirim-sepuhan/${no}/selesai`,
    body: { alasan: 'Tidak ada di bungkus' },
    who: 'MU',
    by: 'SPV',
  });

type Lot = {
  no_lot: string;
  asal: string;
  tahap: string;
  qty: number;
  berat: number;
  murni: number;
  modal: number;
  susut_murni: number;
};
/** Lots of an act of head office. */
export const lotDi = (shop: Shop, no: string, toko = 'PST'): Promise<Lot[]> =>
  shop.rows<Lot>(
    `select no_lot, asal, tahap, qty, berat, murni, modal, susut_murni from lot
      where no_dokumen = $1 and kode_toko = $2 order by urut`,
    [no, toko],
  );
