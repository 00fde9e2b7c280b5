import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { kartuAksesorisEndpoint } from '#areas/stock/contract/aksesoris.api.ts';
import { sebutGerak } from '#areas/stock/web/aksesoris/aksesoris-hari-ini.tsx';
import css from '#areas/stock/web/kerja.module.css';

type Props = { kode: string; onClose: () => void };

/** Every movement of one accessory, from the report or the screen. It only shows. */
export default function AksesorisPeek({ kode, onClose }: Props) {
  return withPerson(<Kartu kode={kode} onClose={onClose} />);
}

function Kartu({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(kartuAksesorisEndpoint, {
    params: { kode_aksesoris: kode },
  });
  return (
    <DialogFrame title={kode} onClose={onClose} width={480}>
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyBlock text={t('Belum ada gerak aksesoris ini.')} />}
      {data?.map((one) => (
        <div key={one.no_aksesoris} className={css.ringkas}>
          <span>
            {sebutGerak(one.jenis)} · {one.keterangan}
            <small>
              {one.no_aksesoris} · {formatInstant(one.input_date)} · {one.input_by}
            </small>
          </span>
          <b>{one.qty > 0 ? `+${formatInt(one.qty)}` : formatInt(one.qty)}</b>
        </div>
      ))}
    </DialogFrame>
  );
}
