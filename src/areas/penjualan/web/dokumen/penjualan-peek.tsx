import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { penjualanEndpoint, penjualanRow } from '#areas/penjualan/contract/penjualan.api.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { TombolNota } from '#areas/penjualan/web/dokumen/tombol-nota.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Props = { kode: string; onClose: () => void };

/** A sale from anywhere: its number scanned, or pressed in a report. */
export default function PenjualanPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(penjualanEndpoint, { params: { no: kode } });
  return (
    <DialogFrame
      title={kode}
      aside={data && <StatusWord of={penjualanRow.status} value={data.status} />}
      onClose={onClose}
      width={480}
      flush
      foot={data && <TombolNota dokumen={data} />}
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className={css.tunggu}>{t('Memuat ...')}</p>}
      {data && <IsiDokumen dokumen={data} />}
    </DialogFrame>
  );
}
