import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { titipanEndpoint, titipanRow } from '#areas/penjualan/contract/titipan.api.ts';
import { IsiTitipanHidup, TombolTitipan } from '#areas/penjualan/web/titipan/tombol-titipan.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Props = { kode: string; onClose: () => void };

/** A deposit from anywhere: its number or a held piece scanned at the counter, or pressed in a report. */
export default function TitipanPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(titipanEndpoint, { params: { no: kode } });
  return (
    <DialogFrame
      title={kode}
      aside={data && <StatusWord of={titipanRow.status} value={data.status} />}
      onClose={onClose}
      width={500}
      flush
      foot={data && <TombolTitipan dokumen={data} />}
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className={css.tunggu}>{t('Memuat ...')}</p>}
      {data && <IsiTitipanHidup dokumen={data} />}
    </DialogFrame>
  );
}
