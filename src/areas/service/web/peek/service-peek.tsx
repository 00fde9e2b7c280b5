import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenService } from '#areas/service/web/dokumen-service.tsx';

type Props = { kode: string; onClose: () => void };

/** A job from anywhere: its slip scanned, or pressed in a report. */
export default function ServicePeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenService} no={kode} onClose={onClose} />);
}
