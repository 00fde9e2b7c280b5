import { daysBetween, formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import css from '#areas/service/web/service.module.css';

type Work = {
  readonly status: string;
  readonly tgl_janji: Hari;
  readonly dp_rp: Rupiah;
  readonly nama_tukang: string | null;
  readonly kode_tukang: string | null;
};
/** What it costs, and how its rest is said, with `{sisa}`. */
type Props = { of: Work; total: Rupiah; rest: string };

const OPEN = ['VALID', 'DITERIMA', 'PROSES'];

/** Late, ready, or where it is: the one sentence that the counter is asked for. */
export function Where({ of, total, rest }: Props) {
  const { tgl_system } = usePerson();
  const { status, tgl_janji, dp_rp, nama_tukang, kode_tukang } = of;
  const late = OPEN.includes(status) && tgl_janji < tgl_system;
  const sisa = formatRupiah(atLeast(rp(0), minus(total, dp_rp)));
  const words =
    status === 'PROSES'
      ? t('Di tukang {tukang}.', { tukang: nama_tukang ?? kode_tukang ?? '-' })
      : status === 'SELESAI'
        ? t(rest, { sisa })
        : '';
  if (!words && !late) return null;
  return (
    <p className={css.where} data-late={late || undefined} role="note">
      {words}
      {late && ' '}
      {late &&
        t('Lewat {hari} hari dari janji {tgl}.', {
          hari: daysBetween(tgl_janji, tgl_system),
          tgl: formatTanggal(tgl_janji, t),
        })}
    </p>
  );
}

/** A piece before the work and after it. */
export const Photos = ({
  of,
  alt,
}: {
  of: readonly (string | null | undefined)[];
  alt: string;
}) => (
  <span className={css.photos}>
    {of.map(
      (foto) =>
        foto && (
          <a key={foto} href={photoUrl(foto)} target="_blank" rel="noreferrer">
            <img src={`${photoUrl(foto)}?kecil=1`} alt={alt} />
          </a>
        ),
    )}
  </span>
);
