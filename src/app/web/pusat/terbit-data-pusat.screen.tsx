import { refresh, useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  lihatTerbitanEndpoint,
  terbitDataPusatEndpoint,
  terbitFields,
} from '#app/contract/pusat.api.ts';
import { BedaList } from '#app/web/pusat/beda-list.tsx';
import css from '#app/web/pusat/pusat.module.css';

/** Head office gives its masters to the branches: what changed since the last version, and the act. */
export default function TerbitDataPusatScreen() {
  const { data, error, refetch } = useRead(lihatTerbitanEndpoint, { staleTime: 0 });
  const form = useFields(terbitFields, { start: { catatan: '' } });
  const write = useWrite(terbitDataPusatEndpoint, {
    success: 'Data pusat berhasil diterbitkan',
    onProblem: form.take,
    after: () => {
      form.reset();
      void refresh(lihatTerbitanEndpoint);
    },
  });
  const terbit = () => {
    const values = form.check();
    if (values) void write.send({ body: values as { catatan: string } });
  };
  const last = data?.terbitan;
  return (
    <Screen>
      <ScreenHead />
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && (
          <FormFrame onSave={terbit} className={css.form} label={t('Terbitkan Data Pusat')}>
            <Facts
              of={{
                [t('Versi terakhir')]: last
                  ? `${last.versi}, ${formatInstant(last.pada)}, ${last.oleh}`
                  : t('belum pernah'),
              }}
            />
            <FieldInput of={terbitFields.catatan} {...form.bind('catatan')} />
            <Button
              look="primary"
              busy={write.busy}
              disabled={data.beda.length === 0}
              onClick={terbit}
              data-submit
              shortcut="Ctrl Enter"
            >
              {t('Terbitkan versi {versi}', { versi: (last?.versi ?? 0) + 1 })}
            </Button>
          </FormFrame>
        )}
        {data?.beda.length === 0 && (
          <EmptyBlock
            title={t('Belum ada perubahan')}
            text={t('Master pusat sama dengan versi terakhir yang diterbitkan.')}
          />
        )}
        <BedaList beda={data?.beda ?? []} />
      </div>
    </Screen>
  );
}
