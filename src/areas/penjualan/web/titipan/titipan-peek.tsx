import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenTitipan } from '#areas/penjualan/web/titipan/dokumen-titipan.tsx';

type Props = { kode: string; onClose: () => void };

/** A deposit from anywhere: its number or a held piece scanned at the counter, or pressed in a report. */
export default function TitipanPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenTitipan} no={kode} onClose={onClose} />);
}
