import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { jenisPesan } from '#areas/pesan/contract/pesan.api.ts';
import {
  daftarTemplatPesanEndpoint,
  resetTemplatPesanEndpoint,
  templatPesanFields,
  ubahTemplatPesanEndpoint,
} from '#areas/pesan/contract/templat-pesan.api.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { bisaUbahTemplat } from '#areas/pesan/rules/jaga.ts';
import { contohNilai } from '#areas/pesan/rules/templat-pesan.ts';
import { Gelembung } from '#areas/pesan/web/gelembung.tsx';
import css from '#areas/pesan/web/pesan.module.css';

type Row = AnswerOf<typeof daftarTemplatPesanEndpoint>[number];

/** The words of every kind of message, and how they read on the phone. */
export function TemplatSide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(daftarTemplatPesanEndpoint);
  const [jenis, setJenis] = useState<string>();
  const row = data?.find((one) => one.jenis === jenis) ?? data?.[0];
  const options = (jenisPesan.options ?? []).filter(({ value }) =>
    data?.some((one) => one.jenis === value),
  );
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {row && (
          <>
            <SelectInput
              label={t('Jenis pesan')}
              width={260}
              options={options}
              value={row.jenis}
              onChange={(chosen) => setJenis(chosen ?? undefined)}
            />
            <TemplatForm key={`${row.jenis}${row.isi}`} row={row} />
          </>
        )}
      </div>
    </Screen>
  );
}

function TemplatForm({ row }: { row: Row }) {
  const { jenis } = row;
  const start = { isi: row.isi, nama_cloud: row.nama_cloud };
  const form = useFields(templatPesanFields, { start });
  const refresh = [daftarTemplatPesanEndpoint];
  const save = useWrite(ubahTemplatPesanEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh,
    onProblem: form.take,
  });
  const back = useWrite(resetTemplatPesanEndpoint, { success: 'Kembali ke bawaan', refresh });
  const { toko, user } = useSesi();
  const { nama_toko, alamat_toko } = toko;
  const bisa = bisaUbahTemplat(jenis, user.level);
  const isi = String(form.values.isi ?? '');
  const keep = () => {
    const body = form.check() as typeof start | undefined;
    if (body) void save.send({ params: { jenis }, body });
  };
  const reset = async () => {
    const words = {
      title: t('Kembali ke bawaan'),
      question: t('Templat ini kembali seperti semula. Lanjutkan ?'),
      yes: t('Kembalikan'),
      danger: true,
    };
    if (await confirm(words)) await back.send({ params: { jenis } });
  };
  return (
    <div className={css.sides}>
      <FormFrame onSave={keep} className={css.form} label={t('Templat')}>
        <FieldInput of={templatPesanFields.isi} {...form.bind('isi')} />
        <Isian tempat={row.tempat} onPick={(tempat) => form.set('isi', `${isi}${tempat}`)} />
        <FieldInput of={templatPesanFields.nama_cloud} {...form.bind('nama_cloud')} />
        {!bisa && (
          <p className={css.note}>
            {t('Pesan ini menjaga milik customer: owner yang mengubahnya.')}
          </p>
        )}
        <div className={css.acts}>
          <Button
            look="primary"
            busy={save.busy}
            disabled={!form.changed || !bisa}
            onClick={keep}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Simpan')}
          </Button>
          {!row.bawaan && bisa && (
            <Button look="quiet" busy={back.busy} onClick={() => void reset()}>
              {t('Kembali ke bawaan')}
            </Button>
          )}
        </div>
      </FormFrame>
      <Gelembung isi={isiPesan(isi, contohNilai(nama_toko, alamat_toko))} />
    </div>
  );
}

type IsianProps = { tempat: readonly string[]; onPick: (tempat: string) => void };

/** The places that this kind of message can fill; a click writes one. */
export const Isian = ({ tempat, onPick }: IsianProps) => (
  <ul className={css.places} aria-label={t('Isian')}>
    {tempat.map((nama) => (
      <li key={nama}>
        <Button size="sm" onClick={() => onPick(`{${nama}}`)}>
          {`{${nama}}`}
        </Button>
      </li>
    ))}
  </ul>
);
