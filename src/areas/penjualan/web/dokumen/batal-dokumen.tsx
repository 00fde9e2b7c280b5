import type { ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Props<A> = {
  readonly no: string;
  readonly status: string;
  readonly of: Endpoint<{ no: string }, unknown, { alasan: string }, A>;
  readonly statusField: Field<string>;
  /** What stands instead of the form once it is cancelled. */
  readonly sudah: string;
  /** What the cancel brings about, above its reason. */
  readonly akibat: string;
  readonly act: ReactNode;
  readonly success: string;
  readonly refresh: readonly { readonly call: string }[];
  /** The document as it stands, and a word above the reason. */
  readonly isi: ReactNode;
  readonly catatan?: ReactNode;
  readonly onDone: () => void;
};

/**
 * A document beside the form that cancels it: what follows and why, then somebody else's approval,
 * who reads the same reason and is the question (D-6.4).
 */
export function BatalDokumen<A>(props: Props<A>) {
  const { no, status, of, sudah, akibat, success, refresh, onDone } = props;
  const form = useFields(alasanBatal);
  const write = useWrite(of, { success, refresh, onProblem: form.take, after: onDone });
  const batal = () => {
    const body = form.check() as { alasan: string } | undefined;
    if (body && !write.busy) void write.send({ params: { no }, body });
  };
  useHotkey('F9', batal, status !== 'CANC');
  const alasan = form.bind('alasan');
  return (
    <div className={css.dua}>
      <div className={css.rentang}>
        <div className={css.lebar}>{props.isi}</div>
      </div>
      <aside className={css.sisi} aria-label={t('Pembatalan')}>
        <p>
          <b>{no}</b> <StatusWord of={props.statusField} value={status} />
        </p>
        {status === 'CANC' ? (
          <p role="alert">{t(sudah)}</p>
        ) : (
          <FormFrame onSave={batal} className={css.form} label={t('Pembatalan')}>
            <p>{akibat}</p>
            {props.catatan}
            <LongTextInput
              {...alasan}
              value={alasan.value as string | null}
              label={t('Alasan')}
              rows={3}
              autoFocus
            />
            <Button
              look="danger"
              size="pay"
              wide
              busy={write.busy}
              shortcut="F9"
              onClick={batal}
              data-submit
            >
              {props.act}
            </Button>
          </FormFrame>
        )}
        <Button
          look="quiet"
          onClick={() => {
            onDone();
            focusField('pindai');
          }}
        >
          {t('Nota lain')}
        </Button>
      </aside>
    </div>
  );
}
