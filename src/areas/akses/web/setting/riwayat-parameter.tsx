import type { Field, Schema } from '#kit/contract/field.ts';
import { decode } from '#kit/web/api/wire.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { teksNilai } from '#areas/akses/contract/teks-nilai.ts';
import { riwayatParameterEndpoint } from '#areas/toko/contract/setelan.api.ts';
import css from '#areas/akses/web/setting/setting.module.css';

type Props = { of: Field; kunci: string; onClose: () => void };

/** Every value that the shop gave a parameter: what, since when, by whom. */
export function RiwayatParameter({ of, kunci, onClose }: Props) {
  const { data, error, refetch } = useRead(riwayatParameterEndpoint, { params: { key: kunci } });
  const schema = of.schema as Schema<unknown>;
  // Only a value that the shop chose from a list is a word of ours; a typed one is shown as it was typed.
  const kata = (teks: string) => (of.options || of.kind === 'yesNo' ? t(teks) : teks);
  return (
    <DialogFrame
      title={t('Riwayat {nama}', { nama: t(of.label) })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('Tutup')}</Button>}
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyBlock title={t('Belum pernah diubah')} text={t('Toko memakai nilai bawaan.')} />
      )}
      <ul className={css.history}>
        {data?.map(({ value, berlaku_dari, input_by }) => (
          <li key={berlaku_dari + input_by}>
            <b>{kata(teksNilai(of, decode(schema, value)))}</b>
            <span>
              {formatInstant(berlaku_dari)}, {input_by}
            </span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
