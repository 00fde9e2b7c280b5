import { sharp } from '#kit/server/paper/on-demand.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { gambarPotong, type Warna } from '#app/server/demo/gambar-potong.ts';

type Potong = { readonly nama_barang?: unknown; readonly kode_kadar?: unknown };

/** Copper below half, gold in the middle, deep yellow from 21 karat on. */
const warnaOf = (kadar: string): Warna =>
  ['375', '420'].includes(kadar) ? 'MUDA' : ['700', '750'].includes(kadar) ? 'TUA' : 'MURNI';

/** Every eighth piece waits for its photo, as in a shop that never quite keeps up. */
const TANPA = 8;

/**
 * Photos for the pieces of a demo shop: one drawing for each name and colour of gold, which all its
 * pieces share. Drawn once for all shops, kept for each of them.
 */
export function openFoto() {
  const digambar = new Map<string, Promise<Buffer>>();
  const disimpan = new Map<string, Promise<Gambar>>();
  let giliran = 0;

  function ambil<T>(peta: Map<string, Promise<T>>, kunci: string, buat: () => Promise<T>) {
    const ada = peta.get(kunci) ?? buat();
    peta.set(kunci, ada);
    return ada;
  }

  /** The photos a piece is taken in with. */
  return async (kode_toko: string, { nama_barang, kode_kadar }: Potong): Promise<Gambar[]> => {
    giliran += 1;
    if (giliran % TANPA === 0) return [];
    const [nama, warna] = [String(nama_barang), warnaOf(String(kode_kadar))];
    const kunci = `${nama}/${warna}`;
    const simpan = async () =>
      saveFoto(
        kode_toko,
        await ambil(digambar, kunci, () =>
          sharp()(Buffer.from(gambarPotong(nama, warna)))
            .jpeg({ quality: 60 })
            .toBuffer(),
        ),
      );
    return [await ambil(disimpan, `${kode_toko}/${kunci}`, simpan)];
  };
}
