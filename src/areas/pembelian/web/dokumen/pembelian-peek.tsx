import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenPembelian } from '#areas/pembelian/web/dokumen/dokumen-pembelian.tsx';

type Props = { kode: string; onClose: () => void };

/** A buy-back from anywhere: its number scanned, or pressed in a report. */
export default function PembelianPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenPembelian} no={kode} onClose={onClose} />);
}
