import { useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { SEMUA, type Bagian } from '#areas/berlian/web/kirim/baris-kirim.tsx';

const LEPAS = { query: { status: 'LEPAS' as const }, staleTime: 0 };

/** Loose stones of the shop's own, and those of them that are picked, by scan or by hand, with how much of each. */
export function usePilihan() {
  const { data = [], isPending } = useRead(daftarBerlianEndpoint, LEPAS);
  const batu = data.filter((one) => !one.konsinyasi);
  const [dipilih, setDipilih] = useState<ReadonlyMap<string, Bagian>>(new Map());
  const [kata, setKata] = useState<string>();
  const kosongkan = () => setDipilih(new Map());
  const dikirim = batu.filter(({ kode_berlian }) => dipilih.has(kode_berlian));
  const ubah = (kode: string, bagian: Bagian | null) =>
    setDipilih((old) => {
      const next = new Map(old);
      if (bagian) next.set(kode, bagian);
      else next.delete(kode);
      return next;
    });
  const pindai = (kode: string) => {
    const ada = batu.some((one) => one.kode_berlian === kode);
    setKata(
      ada ? t('{kode} dikirim', { kode }) : t('{kode} bukan berlian lepas di toko ini', { kode }),
    );
    if (ada && !dipilih.has(kode)) ubah(kode, SEMUA);
  };
  return { batu, isPending, dipilih, dikirim, kata, kosongkan, ubah, pindai };
}
