import { useAlamat, useSebentar } from '#areas/penjualan/web/layar/layar-jual.tsx';
import { useSiaran } from '#areas/penjualan/web/layar/siaran.ts';
import { TombolLayar } from '#areas/penjualan/web/layar/tombol-layar.tsx';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import { isiBeli, isiDibeli } from '#areas/pembelian/web/beli/isi-beli-layar.ts';
import type { Beli } from '#areas/pembelian/web/beli/use-beli.ts';

/** The window of the person who sells: its button, and what it shows of the counter (D-49.7). */
export function LayarBeli({ beli, selesai }: { beli: Beli; selesai?: DokumenBeli }) {
  const alamat = useAlamat(selesai?.status === 'DONE' ? selesai.no_faktur_beli : undefined);
  const baru = useSebentar(selesai?.no_faktur_beli);
  useSiaran(() => isiBeli(beli) ?? (selesai && baru ? isiDibeli(selesai, alamat) : null));
  return <TombolLayar />;
}
