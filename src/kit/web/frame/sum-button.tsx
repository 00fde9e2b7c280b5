import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#kit/web/frame/sum-button.module.css';

type Props = {
  word: string;
  /** Left out where the act moves no sum that is known here. */
  rupiah?: Rupiah | undefined;
  busy: boolean;
  off?: boolean;
  onClick: () => void;
};

/** F9. States the act and its sum; pressed once, it cannot be pressed again until there is an answer. */
export function SumButton({ word, rupiah, busy, off, onClick }: Props) {
  useHotkey('F9', onClick, !busy);
  return (
    <Button
      look="primary"
      size="pay"
      wide
      busy={busy}
      disabled={off}
      shortcut="F9"
      onClick={onClick}
      className={css.sum}
      data-submit
    >
      {t(word)} {rupiah !== undefined && <b>{formatRupiah(rupiah)}</b>}
    </Button>
  );
}
