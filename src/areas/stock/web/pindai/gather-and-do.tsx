import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#areas/stock/web/kerja.module.css';
import type { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

type Act = {
  /** What the form is called. */
  label: string;
  button: string;
  icon?: ReactNode;
  danger?: boolean;
  ready: boolean;
  /** What is still missing of it. */
  wants?: string | false;
  busy: boolean;
  onSave: () => void;
};

type Props = {
  /** What was gathered so far, in a word; none while that is nothing. */
  note: string | false;
  /** Pieces that are scanned; none where they are gathered another way. */
  scan?: ReturnType<typeof usePindaiBarang>;
  /** Lets go of what was gathered, where that is more than scanned pieces. */
  onClear?: () => void;
  /** Other sides of the screen. */
  tabs?: ReactNode;
  /** Another way of gathering, above the list. */
  above?: ReactNode;
  /** What was gathered: a table, or rows that scroll. */
  list: ReactNode;
  rows?: boolean;
  /** What is asked of the act. */
  form: ReactNode;
  act: Act;
  /** What was done with it last, below the form. */
  done?: ReactNode;
};

/** Pieces are gathered on the left, and something is done with all of them on the right (F9). */
export function GatherAndDo(props: Props) {
  const { note, scan, onClear = scan?.kosongkan, tabs, above, list, rows, form, act, done } = props;
  useHotkey('F9', act.onSave);
  useEmptied(note === false && !act.busy);
  return (
    <Screen>
      <ScreenHead
        note={note}
        acts={
          onClear && (
            <Button look="quiet" disabled={!note} onClick={onClear}>
              {t('Kosongkan')}
            </Button>
          )
        }
      >
        {tabs}
      </ScreenHead>
      {scan && (
        <div className={css.pindai} data-below-tabs={tabs ? '' : undefined}>
          <ScanField
            label={t('Pindai atau ketik barcode')}
            onScan={(code) => void scan.tambah(code)}
            said={scan.kata?.text}
            tone={scan.kata?.tone}
            on={!act.busy}
          />
        </div>
      )}
      {above}
      <div className={css.kolom}>
        <div className={rows ? css.gulir : css.daftar}>{list}</div>
        <aside className={css.sisi} aria-label={act.label}>
          <FormFrame onSave={act.onSave} className={css.form} label={act.label}>
            {form}
            {act.wants && (
              <p className={css.ingat} role="status">
                {act.wants}
              </p>
            )}
            <Button
              look={act.danger ? 'danger' : 'primary'}
              size="lg"
              wide
              icon={act.icon}
              busy={act.busy}
              disabled={!act.ready}
              onClick={act.onSave}
              shortcut="F9"
              data-submit
            >
              {act.button}
            </Button>
          </FormFrame>
          {done}
        </aside>
      </div>
    </Screen>
  );
}

/** A list that was saved or emptied begins again: the next code is for the scan field. */
function useEmptied(empty: boolean): void {
  const was = useRef(empty);
  useEffect(() => {
    if (empty && !was.current) focusScan();
    was.current = empty;
  }, [empty]);
}
