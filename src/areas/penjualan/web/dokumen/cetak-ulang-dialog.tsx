import { useState } from 'react';
import { text } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { NOMOR } from '#areas/buku/rules/nomor.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { printNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const FIELDS = {
  no: text('No Faktur', {
    min: 14,
    max: 14,
    pattern: NOMOR,
    message: 'No Faktur harus 14 karakter',
  }),
};

type Props = { no?: string; onClose: () => void };

/** Which nota, and why: approved by somebody else, counted, and marked as a copy on the paper. */
export function CetakUlangDialog({ no: known, onClose }: Props) {
  const sesi = useSesi();
  const [no, setNo] = useState(known);
  const cetak = async (no: string) => {
    try {
      await printNota(await call(penjualanDocument.one, { params: { no } }), sesi);
    } catch (error) {
      if (isProblem(error)) showProblem(error);
    }
  };
  return no ? (
    <ReasonDialog
      of={penjualanDocument.reprint}
      params={{ no }}
      title={t('Cetak ulang nota')}
      question={t('{no} dicetak lagi dan bertanda SALINAN.', { no })}
      act={t('Cetak ulang')}
      refresh={[penjualanDocument.list]}
      after={() => void cetak(no)}
      onClose={onClose}
    />
  ) : (
    <NomorNota onDone={setNo} onClose={onClose} />
  );
}

/** Its number, scanned or typed, where none is open. */
function NomorNota({ onDone, onClose }: { onDone: (no: string) => void; onClose: () => void }) {
  const form = useFields(FIELDS);
  const lanjut = () => {
    const values = form.check() as { no: string } | undefined;
    if (values) onDone(values.no);
  };
  const nomor = form.bind('no');
  return (
    <DialogFrame
      title={t('Cetak ulang nota')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('Kembali')}</Button>
          <Button look="primary" shortcut="Enter" onClick={lanjut} data-submit>
            {t('Lanjut')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={lanjut} onLast={lanjut} className={css.form}>
        <TextInput
          {...nomor}
          value={nomor.value as string | null}
          label={t('No Faktur')}
          filter={(typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}
          maxLength={14}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
