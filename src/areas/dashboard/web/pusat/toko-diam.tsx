import { formatInt } from '#kit/rules/format.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import css from '#areas/dashboard/web/pusat/toko-diam.module.css';

/** How a shop of the chain has answered. */
type Hasil = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly ok: boolean;
  readonly per?: string | undefined;
  readonly code?: string | undefined;
};
/** `tenang`: in a panel of a page that says it above. */
type Props = { readonly toko: readonly Hasil[]; readonly tenang?: true };

/** A shop that is not in the figures. */
export const tokoHilang = <T extends Hasil>(toko: readonly T[]): T[] =>
  toko.filter(({ ok }) => !ok);

/** 'n dari m toko', where not all of them are in the figures; else nothing. */
export const dariToko = (toko: readonly Hasil[]): string | undefined =>
  tokoHilang(toko).length > 0
    ? t('{n} dari {m} toko', {
        n: formatInt(toko.length - tokoHilang(toko).length),
        m: formatInt(toko.length),
      })
    : undefined;

/** Above the figures: which shops they do not hold, which are of an hour that has passed; nothing where all is well. */
export function TokoDiam({ toko, tenang }: Props) {
  const beda = toko.filter(({ ok, per }) => !ok || per !== undefined);
  if (beda.length === 0) return null;
  return (
    <p className={css.diam} data-tenang={tenang} role="status">
      <b>{dariToko(toko) ?? t('Sebagian angka lama')}</b>
      {beda.map(({ kode_toko, nama_toko, per, code }) => (
        <span key={kode_toko} data-tolak={code === 'DATA_DITOLAK' || undefined}>
          {per === undefined
            ? t('{toko}: {kata}', { toko: nama_toko, kata: t('Data Gagal Dimuat') })
            : t('{toko}: angka {waktu}', { toko: nama_toko, waktu: formatInstant(per) })}
        </span>
      ))}
    </p>
  );
}

/** Beside the name of a shop whose figures are of an hour that has passed. */
export const AngkaLama = ({ per }: { per: string | undefined }) =>
  per === undefined ? null : (
    <small className={css.lama}>{t('angka {waktu}', { waktu: formatInstant(per) })}</small>
  );

/** The line of a shop that has not answered: its name stays in sight, with no figure. */
export const BarisHilang = ({ toko, kolom }: { toko: readonly Hasil[]; kolom: number }) =>
  tokoHilang(toko).map(({ kode_toko, nama_toko }) => (
    <tr key={kode_toko} data-hilang>
      <th scope="row">{nama_toko}</th>
      <td colSpan={kolom} className={css.hilang}>
        {t('Data Gagal Dimuat')}
      </td>
    </tr>
  ));
