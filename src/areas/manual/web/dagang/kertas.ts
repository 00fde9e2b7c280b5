import type { useSesi } from '#areas/akses/web/sesi.ts';

type Sesi = ReturnType<typeof useSesi>;
const jual = () => import('#areas/manual/web/dagang/cetak-jual.ts');
const beli = () => import('#areas/manual/web/dagang/cetak-beli.ts');

/** The papers of manual trade, whose code comes when one is asked for. */
export const kertas = {
  jual: {
    pdf: (no: string): void => void jual().then((nota) => nota.notaJualManual.pdf(no)),
    reprint: (no: string, sesi: Sesi): void =>
      void jual().then((nota) => nota.notaJualManual.reprint(no, sesi)),
  },
  beli: {
    pdf: (no: string): void => void beli().then((nota) => nota.notaBeliManual.pdf(no)),
    reprint: (no: string, sesi: Sesi): void =>
      void beli().then((nota) => nota.notaBeliManual.reprint(no, sesi)),
  },
};
