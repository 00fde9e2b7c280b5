import { useState, type ReactNode } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import {
  beliManualDocument,
  type DokumenBeliManual,
} from '#areas/manual/contract/beli-manual.document.ts';
import { useBeliManualActs } from '#areas/manual/web/dagang/acts-beli.tsx';
import { BarisBeli } from '#areas/manual/web/dagang/baris-beli.tsx';
import { MejaManual } from '#areas/manual/web/dagang/meja-manual.tsx';
import { SisiBeli } from '#areas/manual/web/dagang/sisi-beli.tsx';
import { useBeliManual } from '#areas/manual/web/dagang/use-beli-manual.ts';

type Props = { tabs?: ReactNode };

const KUNCI = [
  ['F3', mark('Penjual')],
  ['F4', mark('Barang berikutnya')],
  ['F9', mark('Bayar dan cetak')],
] as const;

/** Goods without a barcode bought over the counter: weighed by group, paid; then a second person looks. */
export function BeliManual({ tabs }: Props) {
  const sesi = useSesi();
  const [made, setMade] = useState<DokumenBeliManual>();
  const form = useBeliManual((dokumen) => {
    setMade(dokumen);
    void import('#areas/manual/web/dagang/cetak-beli.ts').then(({ notaBeliManual }) =>
      notaBeliManual.print(dokumen, sesi),
    );
  });
  return (
    <MejaManual
      domain="pembelian"
      label={t('Barang yang dibeli')}
      keys={KUNCI}
      tabs={tabs}
      baris={form.draft.baris.map((baris, at) => (
        <BarisBeli key={baris.id} form={form} baris={baris} at={at} />
      ))}
      tambah={form.tambah}
      sisi={<SisiBeli form={form} made={made} />}
    />
  );
}

const { cetak_ke: _c, tgl_system: _t, kode_customer: _k, ...COLUMNS } = beliManualDocument.row;
const WORDS = {
  label: 'Pembelian manual',
  search: 'Cari nomor, penjual, HP',
  none: 'Belum ada pembelian manual',
  hint: 'Barang tanpa barcode yang dibeli tercatat di sini, juga yang menunggu validasi.',
};

/** Those of a day, each with its nota and its way back. */
export const BeliManualHari = ({ tabs }: Props) => (
  <Screen>
    <ScreenHead domain="pembelian">{tabs}</ScreenHead>
    <DocumentDay
      of={beliManualDocument}
      acts={useBeliManualActs()}
      name="beli-manual"
      words={WORDS}
      columns={COLUMNS}
    />
  </Screen>
);
