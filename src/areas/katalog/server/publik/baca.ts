import { fill, refusals } from '#kit/rules/refusal.ts';
import { missing } from '#kit/server/problem.ts';
import { windowOf } from '#kit/server/page.ts';
import type { Page } from '#kit/server/routes.ts';
import type { AnyEndpoint, Endpoint } from '#kit/contract/endpoint.ts';
import { parse } from '#kit/server/parse.ts';
import * as api from '#areas/katalog/contract/baca-katalog.api.ts';
import { tentukanChat } from '#areas/katalog/rules/chat.ts';
import type { Banner, Info, IsiKatalog, Item } from '#areas/katalog/server/publik/isi.ts';

const TIDAK = refusals({ ITEM_TIDAK_ADA: { message: 'Item {kode_barang} Tidak Ditemukan' } });

/** Where a program finds the pictures and the page of a shop: `akar` is the address below which this server answers. */
export type Dibaca = { readonly isi: IsiKatalog; readonly akar: string };

const gambarDi = ({ isi, akar }: Dibaca, path: string) => {
  const url = `${akar}/katalog/${isi.kode_toko}/gambar/${path.split('/').slice(2).join('/')}`;
  return { url, kecil: `${url}?kecil=1` };
};

type Given = { readonly params: unknown; readonly query: unknown };
/** A call of the read API: what it is, and what it answers of a catalogue to what was asked. */
export type Bacaan = {
  readonly endpoint: AnyEndpoint;
  jawab(of: Dibaca, given: Given): unknown;
};

const baca = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  answer: (of: Dibaca, input: { params: P; query: Q }) => A | Page<A>,
): Bacaan => ({
  endpoint,
  jawab: (of, { params, query }) =>
    answer(of, { params: parse(endpoint.params, params), query: parse(endpoint.query, query) }),
});

/** The read API, answered from what the public page is made of: nothing else is there to be told. */
export const bacaServer: readonly Bacaan[] = [
  baca(api.bacaTokoEndpoint, ({ isi, akar }) => ({
    kode_toko: isi.kode_toko,
    nama_toko: isi.nama_toko,
    alamat_toko: isi.alamat_toko,
    halaman: `${akar}/katalog/${isi.kode_toko}`,
    hari: isi.hari ?? null,
    kontak: isi.admin.map(({ nama_admin, no_hp }) => ({
      nama_admin,
      chat: tentukanChat(no_hp, ''),
    })),
  })),
  baca(api.bacaKategoriEndpoint, (ctx) =>
    ctx.isi.kategori.map(({ kode_kategori, nama_kategori, warna, gambar_path }) => ({
      kode_kategori,
      nama_kategori,
      warna,
      gambar: gambarDi(ctx, gambar_path),
    })),
  ),
  baca(api.bacaHargaEndpoint, ({ isi }) =>
    isi.harga.map(({ nama, group }) => ({
      nama,
      group: group.map(({ kode_group, nama: namaGroup, kadar, harga, description }) => ({
        kode_group,
        nama: namaGroup,
        kadar,
        harga,
        description,
      })),
    })),
  ),
  baca(api.bacaBannerEndpoint, (ctx) =>
    ctx.isi.banner.map((one) => ({ kode_banner: one.kode_banner, ...contentOf(ctx, one) })),
  ),
  baca(api.bacaInfoEndpoint, (ctx) =>
    ctx.isi.info.map((one) => ({ kode_info: one.kode_info, ...contentOf(ctx, one) })),
  ),
  baca(api.bacaItemListEndpoint, (ctx, { query }) => {
    const window = windowOf(query);
    const rows = ctx.isi.item.filter(cocok(query));
    return {
      data: rows.slice(window.skip, window.skip + window.limit).map((one) => itemOf(ctx, one)),
      count: rows.length,
      ...window,
    };
  }),
  baca(api.bacaItemEndpoint, (ctx, { params: { kode_barang } }) => {
    const found = ctx.isi.item.find((one) => one.kode_barang === kode_barang);
    if (!found) throw missing(fill(TIDAK.ITEM_TIDAK_ADA, { kode_barang }));
    return itemOf(ctx, found);
  }),
  baca(api.bacaHadiahEndpoint, (ctx) =>
    ctx.isi.hadiah.map(
      ({ kode_hadiah, nama_hadiah, info, sub_info, deskripsi, point, habis, ...one }) => ({
        kode_hadiah,
        nama_hadiah,
        info,
        sub_info,
        deskripsi,
        point,
        habis,
        gambar: gambarDi(ctx, one.gambar_path),
      }),
    ),
  ),
  baca(api.bacaSplashEndpoint, (ctx) =>
    ctx.isi.splash.map(({ kode, text, position, url, screen_name, image_path }) => ({
      kode,
      text,
      position,
      url,
      screen_name,
      gambar: image_path ? gambarDi(ctx, image_path) : null,
    })),
  ),
];

type Query = { q?: string; kode_kategori?: string; keadaan?: string };
const cocok = ({ q, kode_kategori, keadaan }: Query) => {
  const kata = q?.trim().toLowerCase() ?? '';
  return (one: Item): boolean =>
    (!kode_kategori || one.kode_kategori === kode_kategori) &&
    (!keadaan || one.keadaan === keadaan) &&
    (kata === '' || `${one.kode_barang} ${one.nama_barang}`.toLowerCase().includes(kata));
};

const contentOf = (ctx: Dibaca, one: Banner | Info) => ({
  title: one.title,
  sub_title: one.sub_title,
  info: one.info,
  sub_info: one.sub_info,
  deskripsi: one.deskripsi,
  url_pendukung: one.url_pendukung,
  nama_tombol: one.nama_tombol,
  gambar: gambarDi(ctx, one.gambar_path),
});

/** The price of a sold item is no longer shown, as on the page. */
const itemOf = (ctx: Dibaca, one: Item) => {
  const keadaan = one.keadaan === 'TERJUAL' ? ('TERJUAL' as const) : ('TAMPIL' as const);
  return {
    kode_barang: one.kode_barang,
    nama_barang: one.nama_barang,
    berat: one.berat,
    harga_jual: keadaan === 'TERJUAL' ? null : one.harga_jual,
    kode_kategori: one.kode_kategori,
    kode_banner: one.kode_banner,
    kode_info: one.kode_info,
    direct_url: one.direct_url,
    gambar: one.gambar_path.map((path) => gambarDi(ctx, path)),
    hashtag_jenis: one.hashtag_jenis,
    hashtag_kadar: one.hashtag_kadar,
    hashtag_lm: one.hashtag_lm,
    keadaan,
  };
};
