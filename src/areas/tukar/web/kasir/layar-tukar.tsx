import { emasTayang } from '#areas/pembelian/web/beli/isi-beli-layar.ts';
import { useSiaran } from '#areas/penjualan/web/layar/siaran.ts';
import { TombolLayar } from '#areas/penjualan/web/layar/tombol-layar.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { isiTukar } from '#areas/tukar/web/kasir/isi-tukar-layar.ts';
import type { Tukar } from '#areas/tukar/web/kasir/use-tukar.ts';

/** The customer's window over an exchange: both sides, and the difference (D-49.7). */
export function LayarTukar({ tukar: { emas, selisih } }: { tukar: Tukar }) {
  const { draft, hitung, tender } = useKasirHere();
  useSiaran(() =>
    isiTukar({
      draft,
      hitung,
      tender,
      selisih,
      emas: emasTayang(emas.baris, emas.hitung),
      emasRp: emas.total,
    }),
  );
  return <TombolLayar />;
}
