import { useEffect } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { LABEL_PALING_BANYAK } from '#areas/stock/contract/cetak-barcode.api.ts';
import { ambilPilihan } from '#areas/stock/web/label/pilihan.ts';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

/** The pieces whose labels will be printed: scanned one by one, or handed over by another screen. */
export function usePilihanLabel() {
  const pilihan = usePindaiBarang({
    paling: LABEL_PALING_BANYAK,
    penuh: mark('Label maksimal {n}'),
    status: ['READY', 'TITIP'],
  });
  const { tambah } = pilihan;
  useEffect(() => {
    const handed = ambilPilihan();
    void (async () => {
      for (const code of handed) await tambah(code, false);
    })();
  }, [tambah]);
  return { ...pilihan, tambah: (code: string) => void tambah(code) };
}
