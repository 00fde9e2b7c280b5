import { useState, type ReactNode } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import {
  jualManualDocument,
  type DokumenJualManual,
} from '#areas/manual/contract/jual-manual.document.ts';
import { useJualManualActs } from '#areas/manual/web/dagang/acts-jual.tsx';
import { BarisJual } from '#areas/manual/web/dagang/baris-jual.tsx';
import { MejaManual } from '#areas/manual/web/dagang/meja-manual.tsx';
import { SisiJual } from '#areas/manual/web/dagang/sisi-jual.tsx';
import { useJualManual } from '#areas/manual/web/dagang/use-jual-manual.ts';

type Props = { tabs?: ReactNode };

const KUNCI = [
  ['F3', mark('Pelanggan')],
  ['F4', mark('Barang berikutnya')],
  ['F7', mark('Cara bayar: tunai, kartu, transfer')],
  ['F9', mark('Terima uang dan cetak')],
] as const;

/** Goods without a barcode over the counter: which line, how much of it, the money; then a second person looks. */
export function JualManual({ tabs }: Props) {
  const sesi = useSesi();
  const [made, setMade] = useState<DokumenJualManual>();
  const form = useJualManual((dokumen) => {
    setMade(dokumen);
    void import('#areas/manual/web/dagang/cetak-jual.ts').then(({ notaJualManual }) =>
      notaJualManual.print(dokumen, sesi),
    );
  });
  return (
    <MejaManual
      domain="penjualan"
      label={t('Barang yang dijual')}
      keys={KUNCI}
      tabs={tabs}
      baris={form.draft.baris.map((baris, at) => (
        <BarisJual key={baris.id} form={form} baris={baris} at={at} />
      ))}
      tambah={form.tambah}
      sisi={<SisiJual form={form} made={made} />}
    />
  );
}

const { cetak_ke: _c, tgl_system: _t, kode_customer: _k, ...COLUMNS } = jualManualDocument.row;
const WORDS = {
  label: 'Penjualan manual',
  search: 'Cari nomor, customer, HP',
  none: 'Belum ada penjualan manual',
  hint: 'Barang tanpa barcode yang dijual tercatat di sini, juga yang menunggu validasi.',
};

/** Those of a day, each with its nota and its way back. */
export const JualManualHari = ({ tabs }: Props) => (
  <Screen>
    <ScreenHead domain="penjualan">{tabs}</ScreenHead>
    <DocumentDay
      of={jualManualDocument}
      acts={useJualManualActs()}
      name="jual-manual"
      words={WORDS}
      columns={COLUMNS}
    />
  </Screen>
);
