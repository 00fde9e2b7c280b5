import { IconX } from '@tabler/icons-react';
import { formatInt } from '#kit/rules/format.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { TANPA_NAMA, type Tunda } from '#areas/penjualan/web/kasir/use-tunda.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

const namaOf = ({ nama, input_date }: Tunda): string =>
  nama === TANPA_NAMA ? t('Ditahan {jam}', { jam: formatClock(input_date) }) : nama;

/** A held cart: called back, or thrown away after a question. */
export function Ditahan({
  tunda,
  onPanggil,
  onBuang,
}: {
  tunda: Tunda;
  onPanggil: () => void;
  onBuang: () => void;
}) {
  const nama = namaOf(tunda);
  const tanya = async () => {
    const question = t('{nama}, {n} barang, Rp {total}. Barangnya bebas lagi.', {
      nama,
      n: tunda.qty,
      total: formatInt(tunda.total),
    });
    if (
      await confirm({
        title: t('Buang nota yang ditahan?'),
        question,
        yes: t('Buang'),
        danger: true,
      })
    )
      onBuang();
  };
  return (
    <span className={css.tab}>
      <button
        type="button"
        data-tunda
        onClick={onPanggil}
        title={t('{nama}, ditahan {user} jam {jam}', {
          nama,
          user: tunda.user_id,
          jam: formatClock(tunda.input_date),
        })}
      >
        <i>{nama}</i> <b>{tunda.qty}</b>
      </button>
      <IconButton label={t('Buang {nama}', { nama })} size={24} onClick={() => void tanya()}>
        <IconX size={14} stroke={1.7} aria-hidden />
      </IconButton>
    </span>
  );
}
