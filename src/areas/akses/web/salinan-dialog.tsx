import { useMemo } from 'react';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { optional, text } from '#kit/contract/field.ts';
import type { Copy } from '#kit/web/feedback/copies.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';

const FIELDS = { alasan: text('Alasan', { min: 3, max: 500 }) };
/** Which of several papers of one document is meant, where there are several (a further deposit). */
const BAGIAN = { ...FIELDS, no_bayar: optional(text('No Bayar', { max: 14 })) };

const salinanOf = (path: string, bagian: boolean) =>
  defineEndpoint({
    call: `POST ${path}`,
    summary: 'Cetak ulang',
    body: bagian ? BAGIAN : FIELDS,
    right: 'login',
    key: 'required',
  });

/** The paper of an old document: its original is gone, a copy of it is approved and says so (D-6.5). */
export function SalinanDialog({ copy, onDone }: { copy: Copy; onDone: (ada: boolean) => void }) {
  const { path, no, query } = copy;
  const { no_bayar } = query as { no_bayar?: string };
  const endpoint = useMemo(() => salinanOf(path, !!no_bayar), [path, no_bayar]);
  const form = useFields(FIELDS);
  const write = useWrite(endpoint, { onProblem: form.take });
  const minta = async () => {
    const values = form.check() as { alasan: string } | undefined;
    if (!values) return;
    const body = { ...values, ...(no_bayar ? { no_bayar } : {}) } as never;
    if (await write.send({ body })) onDone(true);
  };
  const alasan = form.bind('alasan');
  return (
    <DialogFrame
      title={t('Cetak ulang')}
      onClose={write.busy ? undefined : () => onDone(false)}
      foot={
        <>
          <Button onClick={() => onDone(false)} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button
            look="primary"
            busy={write.busy}
            shortcut="Ctrl Enter"
            onClick={() => void minta()}
            data-submit
          >
            {t('Cetak ulang')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={() => void minta()}>
        <p>{t('{no} Sudah Dicetak, Kertas Berikutnya Lewat Cetak Ulang', { no })}</p>
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
