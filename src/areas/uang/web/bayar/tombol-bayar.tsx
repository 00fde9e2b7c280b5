import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import type { Langkah } from '#areas/uang/rules/tender.ts';
import css from '#areas/uang/web/bayar/bayar.module.css';

const KATA = {
  CASH: [mark('Terima tunai'), mark('Tambah tunai')],
  DEBET: [mark('Terima debet'), mark('Tambah debet')],
  CREDIT: [mark('Terima kredit'), mark('Tambah kredit')],
  TRANSFER: [mark('Terima transfer'), mark('Tambah transfer')],
  POIN: [mark('Pakai poin'), mark('Tambah poin')],
} as const;

/** What the press will do, in words. */
export const kataBayar = (
  { jenis, selesai, pembayaran, jumlah }: Langkah,
  lunas: boolean,
): string =>
  lunas || (pembayaran.length === 0 && jumlah === 0)
    ? mark('Simpan dan cetak')
    : KATA[jenis][selesai ? 0 : 1];

type Props = { kata: string; rupiah: Rupiah; busy: boolean; off?: boolean; onClick: () => void };

/** F9. States the act and the sum; pressed once, it cannot be pressed again until there is an answer. */
export function TombolBayar({ kata, rupiah, busy, off, onClick }: Props) {
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
      className={css.pay}
      data-submit
    >
      {t(kata)} <b>{formatRupiah(rupiah)}</b>
    </Button>
  );
}
