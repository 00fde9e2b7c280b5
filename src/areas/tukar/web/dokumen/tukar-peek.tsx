import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenTukar } from '#areas/tukar/web/dokumen/dokumen-tukar.tsx';

type Props = { kode: string; onClose: () => void };

/** A ticket from anywhere: its number scanned, or pressed beside one of its halves. */
export default function TukarPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenTukar} no={kode} onClose={onClose} />);
}
