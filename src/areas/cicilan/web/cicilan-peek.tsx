import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenCicilan } from '#areas/cicilan/web/dokumen-cicilan.tsx';

type Props = { kode: string; onClose: () => void };

/** A contract from anywhere: its slip scanned, or pressed in a report. */
export default function CicilanPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenCicilan} no={kode} onClose={onClose} />);
}
