import {
  adaYangJawab,
  lengkap,
  urutToko,
  type Hasil,
  type HasilDari,
  type TokoJauh,
} from '#areas/toko/server/antar/semua-toko.ts';

type Cabang = TokoJauh & { per?: string | undefined };

/** What a dashboard shows of branches here and elsewhere, by name, and how each of them has answered (D-43.3). */
export function hasilDari<T extends Cabang>(near: readonly T[], far: readonly HasilDari<T>[]) {
  const toko = adaYangJawab(
    urutToko<Hasil>([
      ...near.map(({ kode_toko, nama_toko }) => ({ kode_toko, nama_toko, ok: true })),
      ...far.map(({ data: _, ...said }) => said),
    ]),
  );
  // The name is head office's own, whatever the other server calls itself.
  const jauh = far.flatMap(({ data, kode_toko, nama_toko, per }) =>
    data === undefined ? [] : [{ ...data, kode_toko, nama_toko, per }],
  );
  return { cabang: [...near, ...jauh], toko: toko.map(lengkap) };
}
