import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenPenjualan } from '#areas/penjualan/web/dokumen/dokumen-penjualan.tsx';

type Props = { kode: string; onClose: () => void };

/** A sale from anywhere: its number scanned, or pressed in a report. */
export default function PenjualanPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenPenjualan} no={kode} onClose={onClose} />);
}
