import { callPage } from '#kit/web/api/client.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { splashscreenKatalogMaster } from '#areas/katalog/contract/splashscreen-katalog.master.ts';
import type { Slide } from '#areas/penjualan/web/layar/tayangan.ts';

/** The pictures that the shop greets guests with, in their order; that for members stays out of sight. */
export async function readSplash(): Promise<Slide[]> {
  const { data } = await callPage(splashscreenKatalogMaster.endpoints.list, {
    query: { limit: 100, sort: 'kode' },
  });
  return data.flatMap(({ kode, text, position, image_path }) => {
    if (kode === 'MEMBER' || !image_path) return [];
    const posisi = position === 'top' ? ('top' as const) : ('bottom' as const);
    return [{ teks: text.trim(), posisi, gambar: photoUrl(image_path) }];
  });
}
