import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { daftarBarangEndpoint, type Barang } from '#areas/stock/contract/barang.api.ts';

const MULAI = 3;
const JEDA_MS = 180;
const PALING_BANYAK = 8;

export type Cari = {
  /** null: nothing was looked for yet. */
  readonly hasil: readonly Barang[] | null;
  readonly di: number;
  readonly pindah: (step: number) => void;
  readonly segera: (q: string) => void;
  readonly tutup: () => void;
};

/** Pieces that may be sold, by barcode, own code or name, while somebody types. */
export function useCari(typed: string): Cari {
  const [hasil, setHasil] = useState<readonly Barang[] | null>(null);
  const [di, setDi] = useState(0);
  const asked = useRef<AbortController>(undefined);

  const segera = useCallback((q: string) => {
    asked.current?.abort();
    const here = (asked.current = new AbortController());
    const query = { q: q.trim().slice(0, 100), status: 'READY' as const, limit: PALING_BANYAK };
    call(daftarBarangEndpoint, { query, signal: here.signal }).then(
      (found) => {
        setHasil(found);
        setDi(0);
      },
      () => {},
    );
  }, []);
  const tutup = useCallback(() => {
    asked.current?.abort();
    setHasil(null);
  }, []);

  useEffect(() => {
    tutup();
    if (typed.trim().length < MULAI) return;
    const timer = setTimeout(() => segera(typed), JEDA_MS);
    return () => clearTimeout(timer);
  }, [typed, segera, tutup]);

  const pindah = (step: number) => {
    const banyak = hasil?.length ?? 0;
    if (banyak > 0) setDi((di + step + banyak) % banyak);
  };
  return { hasil, di, pindah, segera, tutup };
}
