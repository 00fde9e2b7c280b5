import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenPindah } from '#areas/stock/web/pindah/isi-pindah.tsx';

type Props = { kode: string; onClose: () => void };

/** A move from anywhere: the number on its Tanda Terima scanned, or found by its name. */
export default function PindahPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenPindah} no={kode} onClose={onClose} />);
}
