import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds of the dear files, on two quiet cores. They begin first: one that is drawn late leaves a core idle. Only
 * their order counts; `npm test` names at its end what belongs here.
 */
export const DEAR: Readonly<Record<string, number>> = {
  'tests/browser/semua-layar.test.ts': 60,
  'tests/proof/model-kedua.test.ts': 62,
  'tests/proof/race.test.ts': 58,
  'tests/proof/model.test.ts': 57,
  'tests/browser/angka-utuh.test.ts': 49,
  'tests/browser/kerja.test.ts': 44,
  'tests/laporan.test.ts': 41,
  'tests/browser/galeri.test.ts': 36,
  'tests/browser/penjualan.test.ts': 36,
  'tests/hak-akses.test.ts': 32,
  'tests/browser/hutang-hidup.test.ts': 32,
  'tests/proof/fuzz.test.ts': 28,
  'tests/masters.test.ts': 27,
  'tests/browser/putus.test.ts': 26,
  'tests/proof/kill.test.ts': 26,
  'tests/proof/setuju.test.ts': 25,
  'src/app/server/demo/demo.test.ts': 65,
  'src/app/server/demo/template/make.test.ts': 58,
  'src/app/server/demo/early.test.ts': 56,
  'tests/proof/cadangan.test.ts': 40,
  'tests/browser/penjualan-layar.test.ts': 36,
  'tools/new.test.ts': 35,
  'tests/browser/tutup-toko.test.ts': 34,
  'tests/browser/kit.test.ts': 33,
  'tests/browser/setelan.test.ts': 28,
  'tests/browser/rangka.test.ts': 27,
  'tests/proof/penjaga.test.ts': 26,
  'tests/browser/dashboard.test.ts': 25,
  'tests/proof/listrik.test.ts': 25,
  'tests/proof/kill-ride.test.ts': 16,
  'tests/ride-kinds.test.ts': 15,
  'tests/ride.test.ts': 15,
  'tests/browser/ketik-cepat.test.ts': 38,
  'tests/browser/pembelian.test.ts': 24,
  'tests/browser/grosir.test.ts': 20,
  'tests/release.test.ts': 24,
  'tests/browser/tukar.test.ts': 22,
  'tests/browser/katalog.test.ts': 22,
  'tests/proof/piringan.test.ts': 22,
  'tests/modal.test.ts': 20,
  'src/app/server/demo/pinjam/pinjam.test.ts': 20,
  'tests/browser/isian.test.ts': 20,
  'src/app/server/banyak-sekaligus.test.ts': 20,
  'src/areas/hutang/server/periksa-hutang.test.ts': 20,
  'src/kit/server/postgres/postgres.test.ts': 20,
  'tests/browser/hutang.test.ts': 20,
  'tests/browser/master-layar.test.ts': 20,
  'tests/orang-disamarkan.test.ts': 20,
  'tests/browser/laporan.test.ts': 20,
  'src/areas/buku/server/periksa.test.ts': 20,
  'tests/proof/oracle.test.ts': 20,
  'tests/browser/lelang-hutang.test.ts': 20,
  'src/areas/buku/server/periksa-otorisasi.test.ts': 20,
  'tests/browser/timbangan.test.ts': 20,
  'tests/browser/hutang-validasi.test.ts': 20,
  'src/areas/akhir-hari/server/akui.test.ts': 20,
  'src/kit/server/postgres/tcp.test.ts': 20,
  'tests/browser/toko-sendiri.test.ts': 20,
  'tests/browser/faktor-kedua.test.ts': 20,
  'src/areas/member/server/periksa-poin.test.ts': 20,
  'tests/browser/ditanya-benar.test.ts': 20,
  'tests/laporan-pengawasan.test.ts': 20,
  'src/areas/service/server/kerja-service.test.ts': 30,
  'src/areas/service/server/jaga-service.test.ts': 20,
  'tests/browser/mata.test.ts': 20,
  'tests/browser/member.test.ts': 20,
  'tests/jam-toko.test.ts': 20,
  'tests/browser/tombol.test.ts': 20,
  'tests/browser/sidik-jari.test.ts': 20,
  'tests/browser/kerja-service.test.ts': 20,
  'tests/biaya-lagi.test.ts': 20,
  'src/areas/akhir-hari/server/tutup-toko.test.ts': 20,
  'tests/browser/dering.test.ts': 20,
  'tests/browser/setuju-berubah.test.ts': 20,
  'tests/browser/otorisator.test.ts': 20,
  'tests/browser/pasang.test.ts': 20,
  'src/areas/hutang/server/documents.test.ts': 20,
  'tests/laporan-pusat.test.ts': 20,
  'src/areas/service/server/pesanan/pesanan.test.ts': 30,
  'tests/browser/pesanan.test.ts': 25,
  'src/areas/service/server/pesanan/periksa-pesanan.test.ts': 20,
  'src/areas/service/server/pesanan/serangan-pesanan.test.ts': 20,
  'src/areas/service/server/laporan-lain.test.ts': 20,
  'src/areas/service/server/emas-tukang.test.ts': 20,
  'src/areas/service/server/periksa-service.test.ts': 20,
  'tests/browser/cicilan.test.ts': 20,
  'tests/browser/lelang-f9.test.ts': 20,
  'tests/kertas.test.ts': 20,
  'src/areas/cicilan/server/documents.test.ts': 20,
  'tests/pengaruh.test.ts': 20,
  'tests/jurnal-lengkap.test.ts': 20,
  'tests/browser/menunggu.test.ts': 20,
  'tests/browser/lelang-cicilan.test.ts': 20,
};

/** Numbers between 0 and 1, the same ones for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The dear ones first, the dearest before all; the others in the order of the seed. */
export function orderOf<T>(
  all: readonly T[],
  path: (one: T) => string,
  seed: number,
  dear: Readonly<Record<string, number>> = DEAR,
): T[] {
  const draw = chance(seed);
  // The order in which they were found must not matter: the seed alone does.
  return all
    .toSorted((a, b) => (path(a) < path(b) ? -1 : 1))
    .map((one) => ({ one, at: draw(), seconds: dear[path(one)] ?? 0 }))
    .toSorted((a, b) => b.seconds - a.seconds || a.at - b.at)
    .map(({ one }) => one);
}

export class DearFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const path = ({ moduleId }: TestSpecification) => relative(root, moduleId);
    return Promise.resolve(orderOf(files, path, sequence.seed));
  }
}
