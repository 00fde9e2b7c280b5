import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { dokumenPesanan } from '#areas/service/web/pesanan/dokumen-pesanan.tsx';

type Props = { kode: string; onClose: () => void };

/** An order from anywhere: its slip scanned, or pressed in a report. */
export default function PesananPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenPesanan} no={kode} onClose={onClose} />);
}
