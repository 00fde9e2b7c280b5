import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { barangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import { IsiBarang, Tanda } from '#areas/stock/web/data/isi-barang.tsx';
import css from '#areas/stock/web/peek.module.css';

type Props = { kode: string; onClose: () => void };

/** A piece from anywhere: reports, receipts, the palette. It only shows. */
export default function BarangPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(barangEndpoint, { params: { kode_barcode: kode } });
  return (
    <DialogFrame
      title={data ? `${kode} · ${data.nama_barang}` : kode}
      onClose={onClose}
      width={480}
      flush
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className={css.tunggu}>{t('Memuat ...')}</p>}
      {data && (
        <>
          <div className={css.kepala}>
            <GambarBarang barang={data} besar />
            <Tanda barang={data} />
          </div>
          <IsiBarang barang={data} bisaUbah={false} />
        </>
      )}
    </DialogFrame>
  );
}
