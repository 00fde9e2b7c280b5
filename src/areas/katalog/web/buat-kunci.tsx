import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  bukaKunciEndpoint,
  buatKunciEndpoint,
  kunciForm,
  listKunciEndpoint,
} from '#areas/katalog/contract/kunci-katalog.api.ts';
import css from '#areas/katalog/web/katalog.module.css';

/** Asks for a key, then shows it: once, and nobody can show it again. */
export function BuatKunci({ onClose }: { onClose: () => void }) {
  const [kunci, setKunci] = useState<string>();
  const form = useFields(kunciForm);
  const buka = useWrite(bukaKunciEndpoint, { refresh: [listKunciEndpoint] });
  const buat = useWrite(buatKunciEndpoint, {
    refresh: [listKunciEndpoint],
    onProblem: form.take,
  });
  const busy = buat.busy || buka.busy;
  const save = async () => {
    const values = form.check();
    if (!values) return;
    const made = await buat.send({
      body: { nama: String(values.nama), batas_menit: Number(values.batas_menit) },
    });
    const seen = made && (await buka.send({ params: { id: made.data.id } }));
    if (seen) setKunci(seen.data.kunci);
    else if (made) onClose();
  };
  if (kunci) return <Kunci kunci={kunci} onClose={onClose} />;
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

function Kunci({ kunci, onClose }: { kunci: string; onClose: () => void }) {
  const salin = async () => {
    await navigator.clipboard.writeText(kunci);
    toast.success(t('Kunci disalin'));
  };
  return (
    <DialogFrame
      title={t('Simpan kunci ini sekarang')}
      foot={
        <>
          {/* Without TLS a browser keeps its clipboard; one press marks the whole key. */}
          {navigator.clipboard && <Button onClick={() => void salin()}>{t('Salin')}</Button>}
          <Button look="primary" onClick={onClose}>
            {t('Sudah saya simpan')}
          </Button>
        </>
      }
    >
      <p>
        {t('Kunci tidak disimpan di sini dan tidak dapat ditampilkan lagi. Yang hilang diganti.')}
      </p>
      <code className={css.key}>{kunci}</code>
    </DialogFrame>
  );
}
