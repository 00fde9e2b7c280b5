import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { DocumentPeek } from '#kit/web/document/document-view.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { pindahEndpoint, pindahRow } from '#areas/stock/contract/pindah.api.ts';
import { IsiPindah, TombolPindah } from '#areas/stock/web/pindah/isi-pindah.tsx';

const dokumenPindah: DocumentOf<AnswerOf<typeof pindahEndpoint>> = {
  read: pindahEndpoint as never,
  status: pindahRow.status,
  Body: IsiPindah,
  Acts: TombolPindah,
};

type Props = { kode: string; onClose: () => void };

/** A move from anywhere: the number on its Tanda Terima scanned, or found by its name. */
export default function PindahPeek({ kode, onClose }: Props) {
  return withPerson(<DocumentPeek of={dokumenPindah} no={kode} onClose={onClose} />);
}
