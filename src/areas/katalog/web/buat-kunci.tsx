import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  buatKunciEndpoint,
  kunciForm,
  listKunciEndpoint,
} from '#areas/katalog/contract/kunci-katalog.api.ts';
import { useBuka, type KunciRow } from '#areas/katalog/web/kunci-sekali.tsx';
import css from '#areas/katalog/web/katalog.module.css';

type Props = { onClose: () => void; onSeen: (kunci: string) => void };

/** Asks for a key and takes it: two calls, for no answer may hold a key. */
export function BuatKunci({ onClose, onSeen }: Props) {
  const [made, setMade] = useState<KunciRow>();
  const form = useFields(kunciForm);
  const { buka, busy: membuka } = useBuka(onSeen);
  const buat = useWrite(buatKunciEndpoint, {
    refresh: [listKunciEndpoint],
    onProblem: form.take,
  });
  const busy = buat.busy || membuka;
  const save = async () => {
    const values = form.check();
    if (!values) return;
    const { nama, batas_menit } = values;
    const answer = await buat.send({
      body: { nama: String(nama), batas_menit: Number(batas_menit) },
    });
    if (answer && !(await buka(answer.data))) setMade(answer.data);
  };
  if (made) return <BelumDilihat row={made} onClose={onClose} onSeen={onSeen} />;
  return (
    <DialogFrame
      title={t('Buat kunci API katalog')}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button
            look="primary"
            busy={busy}
            onClick={() => void save()}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Buat kunci')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={() => void save()} className={css.form}>
        <FieldInput of={kunciForm.nama} {...form.bind('nama')} autoFocus />
        <FieldInput of={kunciForm.batas_menit} {...form.bind('batas_menit')} />
      </FormFrame>
    </DialogFrame>
  );
}

/** The key was made and the connection broke before it could be seen: pressing again makes no second one. */
function BelumDilihat({ row, onClose, onSeen }: Props & { row: KunciRow }) {
  const { buka, busy } = useBuka(onSeen);
  return (
    <DialogFrame
      title={t('Kunci {nama} belum dilihat', { nama: row.nama })}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Nanti')}
          </Button>
          <Button look="primary" busy={busy} onClick={() => void buka(row)} autoFocus>
            {t('Tampilkan kunci')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'Kunci sudah dibuat, tetapi belum dapat ditampilkan. Tampilkan di sini atau dari daftar dalam sepuluh menit.',
        )}
      </p>
    </DialogFrame>
  );
}
