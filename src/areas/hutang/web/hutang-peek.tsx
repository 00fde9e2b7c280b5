import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenHutang } from '#areas/hutang/web/dokumen-hutang.tsx';

type Props = { kode: string; onClose: () => void };

/** A loan from anywhere: its ticket scanned, or pressed in a report. */
export default function HutangPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenHutang} no={kode} onClose={onClose} />);
}
