import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Props = {
  domain: 'penjualan' | 'pembelian';
  label: string;
  keys: readonly (readonly [key: string, does: string])[];
  tabs?: ReactNode;
  /** The goods, one to a row, and what adds one. */
  baris: ReactNode;
  tambah: () => void;
  /** Whose they are, and the money. */
  sisi: ReactNode;
};

/** Goods without a barcode over the counter, bought or sold: rows to the left, person and money beside them. */
export function MejaManual({ domain, label, keys, tabs, baris, tambah, sisi }: Props) {
  useHotkey('F4', tambah);
  useShortcutList(keys.map(([key, does]) => ({ key, does: t(does) })));
  return (
    <Screen>
      <ScreenHead domain={domain}>{tabs}</ScreenHead>
      <div className={css.dua}>
        <section className={css.kiri} aria-label={label}>
          <FormFrame onSave={() => undefined} onLast={() => focusField('nama')} label={label}>
            <ul>{baris}</ul>
          </FormFrame>
          <div className={css.acts}>
            <Button
              icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
              shortcut="F4"
              onClick={tambah}
            >
              {t('Barang berikutnya')}
            </Button>
          </div>
        </section>
        {sisi}
      </div>
    </Screen>
  );
}
