import type { ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#areas/dokumen/web/document.module.css';

/** An act that may go first, on F8; where it must (`needed`), F9 and the main button are its own. */
export type Before = {
  readonly act: string;
  readonly needed: boolean;
  readonly open: () => void;
  /** It cannot be done now. */
  readonly off?: boolean;
  readonly busy?: boolean;
  readonly danger?: true;
};

type Props = {
  title: string;
  /** The button: what the press does; none where each scan is an act of its own. */
  act?: string;
  danger?: boolean;
  busy?: boolean;
  onSave?: () => void;
  /** The button that leaves it, if not Kembali. */
  back?: string;
  onClose: () => void;
  /** Wider than a narrow dialog, in pixels. */
  width?: number;
  before?: Before;
  sum?: readonly [label: string, rupiah: Rupiah];
  facts?: Readonly<Record<string, ReactNode>>;
  /** The figures are not those of what is typed. */
  stale?: boolean;
  note?: ReactNode;
  inputs?: ReactNode;
  /** Under the inputs: more of it, its money. */
  children?: ReactNode;
  /** Names of the approvals that will be asked. */
  asks?: readonly string[];
  said?: string;
};

const nothing = (): void => {};

/** The frame of an act on a document: sum, figures, inputs, what it will ask for or what refuses it, F9. */
export function ActFrame(props: Props) {
  const { title, act, busy = false, onSave = nothing, onClose, before, sum } = props;
  const { facts = {}, inputs, asks = [] } = props;
  const first = before?.needed ?? false;
  const mayFirst = before !== undefined && !before.off && !busy;
  useHotkey('F9', before?.needed ? before.open : onSave, act !== undefined && !busy);
  useHotkey('F8', () => before?.open(), mayFirst);
  return (
    <DialogFrame
      title={title}
      width={props.width}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {props.back ?? t('Kembali')}
          </Button>
          {before && (
            <Button
              look={before.danger ? 'danger' : first ? 'primary' : 'default'}
              shortcut={first ? 'F9' : before.off ? undefined : 'F8'}
              busy={before.busy}
              disabled={!mayFirst}
              onClick={before.open}
            >
              {before.act}
            </Button>
          )}
          {act !== undefined && (
            <Button
              look={first ? 'default' : props.danger ? 'danger' : 'primary'}
              shortcut={first ? undefined : 'F9'}
              busy={busy && !before?.busy}
              disabled={first}
              onClick={onSave}
              data-submit
            >
              {act}
            </Button>
          )}
        </>
      }
    >
      <div className={css.act}>
        {sum && <TotalPlate label={sum[0]} rupiah={sum[1]} />}
        {Object.keys(facts).length > 0 && (
          <div data-stale={props.stale || undefined}>
            <Facts of={facts} />
          </div>
        )}
        {props.note && <p>{props.note}</p>}
        {inputs !== undefined && (
          <FormFrame onSave={onSave} className={css.inputs} label={title}>
            {inputs}
          </FormFrame>
        )}
        {props.children}
        {asks.length > 0 && (
          <p className={css.asks}>
            {t('Akan meminta otorisasi: {apa}', { apa: asks.map((one) => t(one)).join(', ') })}
          </p>
        )}
        {props.said && (
          <p role="alert" className={css.wrong}>
            {t(props.said)}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}
