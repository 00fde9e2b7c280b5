import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { jumlahPoin, poinPalingBanyak } from '#areas/uang/rules/pembayaran.ts';
import type { TenderState } from '#areas/uang/web/bayar/use-tender.ts';
import css from '#areas/uang/web/bayar/bayar.module.css';

/** Points of the member: how many there are, what they are worth, how much of the rest they pay (D-39.2). */
export function Poin({ state }: { state: TenderState }) {
  const { poin, sisa, daftar, tender, langkah } = state;
  if (!poin) return null;
  const paling = poinPalingBanyak(sisa, poin, jumlahPoin(daftar));
  const [salah] = langkah.tolak;
  return (
    <div className={css.nonTunai}>
      <RupiahInput
        label={t('Jumlah')}
        name="jumlah"
        placeholder={formatRupiah(paling)}
        value={tender.jumlah}
        onChange={(jumlah) => state.ubah({ jumlah })}
        error={salah && t(salah.message)}
      />
      <p className={css.fee}>
        {t('Saldo {n} poin, satu poin {nilai}', {
          n: formatInt(poin.saldo),
          nilai: formatRupiah(poin.nilai),
        })}
        <b>{formatRupiah(paling)}</b>
      </p>
    </div>
  );
}
