import { text } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput, TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { printNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const FIELDS = {
  no: text('No Faktur', {
    min: 14,
    max: 14,
    pattern: /^[A-Z0-9]{14}$/,
    message: 'No Faktur harus 14 karakter',
  }),
  alasan: text('Alasan', { min: 3, max: 500 }),
};

/** Which nota, and why: approved by somebody else, counted, and marked as a copy on the paper. */
export function CetakUlangDialog({ no, onClose }: { no?: string; onClose: () => void }) {
  const sesi = useSesi();
  const form = useFields(FIELDS, { start: { no: no ?? null } });
  const write = useWrite(penjualanDocument.reprint, {
    refresh: [penjualanDocument.list],
    onProblem: form.take,
  });
  const cetak = async () => {
    const values = form.check() as { no: string; alasan: string } | undefined;
    if (!values) return;
    const params = { no: values.no };
    if (!(await write.send({ params, body: { alasan: values.alasan } }))) return;
    try {
      await printNota(await call(penjualanDocument.one, { params }), sesi);
      onClose();
    } catch (error) {
      if (isProblem(error)) showProblem(error);
    }
  };
  const nomor = form.bind('no');
  const alasan = form.bind('alasan');
  return (
    <DialogFrame
      title={t('Cetak ulang nota')}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button
            look="primary"
            busy={write.busy}
            shortcut="Ctrl Enter"
            onClick={() => void cetak()}
            data-submit
          >
            {t('Cetak ulang')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={() => void cetak()} className={css.form}>
        <TextInput
          {...nomor}
          value={nomor.value as string | null}
          label={t('No Faktur')}
          filter={(typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}
          maxLength={14}
          autoFocus={!no}
        />
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
          autoFocus={!!no}
        />
      </FormFrame>
    </DialogFrame>
  );
}
