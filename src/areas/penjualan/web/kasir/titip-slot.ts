import { useEffect } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { muatLaku } from '#areas/penjualan/web/kasir/nanti/muat-laku.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { setelanOf } from '#areas/toko/contract/read-param.ts';

type Ambil = (dokumen: TitipanDokumen) => Promise<void>;
let kasir: Ambil | undefined;

/** The counter that lies under a deposit which is looked at; none elsewhere. */
export const kasirTerbuka = (): Ambil | undefined => kasir;

/** While the counter is open, a deposit can be put into its nota: with other pieces, or against old gold. */
export function useAmbil({ now, put }: DraftStore): void {
  const { moduls, told } = usePerson();
  useEffect(() => {
    kasir = async (dokumen) => {
      const { ambilDiKasir } = await muatLaku();
      await ambilDiKasir({ now, put }, dokumen, setelanOf({ moduls, told }));
    };
    return () => void (kasir = undefined);
  }, [now, put, moduls, told]);
}
