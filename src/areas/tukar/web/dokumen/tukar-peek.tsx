import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { satuTukarEndpoint, tukarRow } from '#areas/tukar/contract/tukar.api.ts';
import { IsiTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';

type Props = { kode: string; onClose: () => void };

/** A ticket from anywhere: its number scanned, or pressed beside one of its halves. */
export default function TukarPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(satuTukarEndpoint, { params: { no: kode } });
  return (
    <DialogFrame
      title={kode}
      aside={data && <StatusWord of={tukarRow.status} value={data.status} />}
      onClose={onClose}
      width={480}
      flush
      foot={data && <TombolTukar no={kode} />}
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('Memuat ...')}</p>}
      {data && <IsiTukar dokumen={data} />}
    </DialogFrame>
  );
}

const load = () => import('#areas/tukar/web/dokumen/cetak-tukar.ts');

/** The paper of a ticket: the file, or a copy by approval. */
export function TombolTukar({ no }: { no: string }) {
  const sesi = useSesi();
  return (
    <>
      <Button
        icon={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
        onClick={() => void load().then(({ openNotaTukar }) => openNotaTukar(no))}
      >
        PDF
      </Button>
      <Button
        icon={<IconPrinter size={17} stroke={1.6} aria-hidden />}
        onClick={() => void load().then(({ cetakUlangTukar }) => cetakUlangTukar(no, sesi))}
      >
        {t('Cetak ulang')}
      </Button>
    </>
  );
}
