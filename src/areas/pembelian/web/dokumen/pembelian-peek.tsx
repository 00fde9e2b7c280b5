import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { pembelianEndpoint, pembelianRow } from '#areas/pembelian/contract/pembelian.api.ts';
import { IsiBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { TombolBeli } from '#areas/pembelian/web/dokumen/tombol-beli.tsx';

type Props = { kode: string; onClose: () => void };

/** A buy-back from anywhere: its number pressed in a report. */
export default function PembelianPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(pembelianEndpoint, { params: { no: kode } });
  return (
    <DialogFrame
      title={kode}
      aside={data && <StatusWord of={pembelianRow.status} value={data.status} />}
      onClose={onClose}
      width={480}
      flush
      foot={data && <TombolBeli no={kode} />}
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('Memuat ...')}</p>}
      {data && <IsiBeli dokumen={data} />}
    </DialogFrame>
  );
}
