import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Master, MasterRow } from '#kit/contract/master.ts';
import type { Fields } from '#kit/contract/field.ts';
import { listMasterRow } from '#kit/server/master.table.ts';
import type { Sql } from '#kit/server/sql.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { findHariTerakhir } from '#areas/toko/server/toko.table.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { bannerKatalogMaster } from '#areas/katalog/contract/banner-katalog.master.ts';
import { hadiahKatalogMaster } from '#areas/katalog/contract/hadiah-katalog.master.ts';
import { hargaKatalogMaster } from '#areas/katalog/contract/harga-katalog.master.ts';
import { infoKatalogMaster } from '#areas/katalog/contract/info-katalog.master.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import { kategoriKatalogMaster } from '#areas/katalog/contract/kategori-katalog.master.ts';
import { splashscreenKatalogMaster } from '#areas/katalog/contract/splashscreen-katalog.master.ts';
import { kontakAdminKatalogMaster } from '#areas/katalog/contract/kontak-admin-katalog.master.ts';
import { ikutHadiah } from '#areas/katalog/server/hadiah-toko.ts';
import { ikutStock } from '#areas/katalog/server/item-stock.ts';
import { listHargaGroup, type HargaGroup } from '#areas/katalog/server/katalog.query.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

type RowOf<M> = M extends Master<infer F> ? MasterRow<F> : never;
export type Item = RowOf<typeof itemKatalogMaster>;
export type Banner = RowOf<typeof bannerKatalogMaster>;
export type Info = RowOf<typeof infoKatalogMaster>;

type HadiahKatalog = RowOf<typeof hadiahKatalogMaster>;
/** A prize with what the shop's gift of that code costs and whether one is left (D-51.13). */
export type Hadiah = HadiahKatalog & { readonly habis: boolean };

/** Everything that customers of a shop may see, and nothing of theirs. */
export type IsiKatalog = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly hari: Hari | undefined;
  readonly kategori: readonly RowOf<typeof kategoriKatalogMaster>[];
  readonly harga: readonly { nama: string; group: readonly HargaGroup[] }[];
  readonly banner: readonly Banner[];
  readonly info: readonly Info[];
  readonly item: readonly Item[];
  readonly hadiah: readonly Hadiah[];
  readonly admin: readonly { nama_admin: string; no_hp: string }[];
  /** What the shop's own app greets with; the page does not. */
  readonly splash: readonly RowOf<typeof splashscreenKatalogMaster>[];
};

const rowsOf = <F extends Fields>(on: Sql, master: Master<F>, kode_toko: string) =>
  listMasterRow(on, master, kode_toko, {});

export async function readIsiKatalog(on: Sql, kode_toko: string): Promise<IsiKatalog> {
  const { toko, param, modul } = await readSetelanToko(on, kode_toko);
  const terakhir = await findHariTerakhir(on, kode_toko);
  // One after the other: a page that is made again must not take every connection from the counter at once.
  const kategori = await rowsOf(on, kategoriKatalogMaster, kode_toko);
  const harga = await rowsOf(on, hargaKatalogMaster, kode_toko);
  const banner = await rowsOf(on, bannerKatalogMaster, kode_toko);
  const info = await rowsOf(on, infoKatalogMaster, kode_toko);
  const items = await rowsOf(on, itemKatalogMaster, kode_toko);
  const tertulis = await rowsOf(on, hadiahKatalogMaster, kode_toko);
  const hadiah = (await ikutHadiah(on, tertulis, { kode_toko })) as HadiahKatalog[];
  const admin = await rowsOf(on, kontakAdminKatalogMaster, kode_toko);
  const splash = await rowsOf(on, splashscreenKatalogMaster, kode_toko);
  const kini = (await ikutStock(on, items, { kode_toko, param, modul })) as Item[];
  return {
    kode_toko,
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    hari: terakhir?.tgl_system,
    kategori,
    banner,
    info,
    hadiah: hadiah.map((one) => ({ ...one, habis: one.keadaan === 'HABIS' })),
    splash,
    harga: await hargaHariIni(
      on,
      kode_toko,
      harga,
      param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
    ),
    item: kini.filter(({ keadaan }) => keadaan !== 'TIDAK_ADA').toSorted(terjualKemudian),
    admin:
      admin.length > 0
        ? admin
        : toko.no_whatsapp
          ? [{ nama_admin: toko.nama_toko, no_hp: toko.no_whatsapp }]
          : [],
  };
}

const terjualKemudian = (a: Item, b: Item): number =>
  Number(a.keadaan === 'TERJUAL') - Number(b.keadaan === 'TERJUAL');

/** Each list with its groups in the order that staff gave them; one without a price says so. */
async function hargaHariIni(
  on: Sql,
  kode_toko: string,
  lists: readonly RowOf<typeof hargaKatalogMaster>[],
  global: Rupiah | null,
): Promise<IsiKatalog['harga']> {
  const codes = [...new Set(lists.flatMap(({ detail_group }) => detail_group))];
  const known = new Map(
    (codes.length > 0 ? await listHargaGroup(on, kode_toko, codes) : []).map((one) => [
      one.kode_group,
      one,
    ]),
  );
  const priced = (one: HargaGroup): HargaGroup => {
    const { harga, kadar } = one;
    return kadar ? { ...one, harga: tentukanHargaPerGram(harga, { global, persen: kadar }) } : one;
  };
  return lists.map(({ nama_harga_app, detail_group }) => ({
    nama: nama_harga_app,
    group: detail_group.flatMap((code) => {
      const one = known.get(code);
      return one ? [priced(one)] : [];
    }),
  }));
}
