import { t } from '#kit/web/base/text.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { persen } from '#kit/rules/quantity.ts';
import { Logo } from '#kit/web/mark/logo.tsx';
import css from '#areas/akses/web/login.module.css';

const LADDER = [3750, 4200, 7000, 7500, 8750, 9160, 9990].map(persen);
const PETALS = [0, 90, 180, 270];

/** Kawung, the batik of round fruit cut across: four petals around a star. One flower is lit. */
export function LoginScene({
  nama_toko,
  alamat_toko,
}: {
  nama_toko?: string;
  alamat_toko?: string | null;
}) {
  return (
    <section className={css.scene} aria-label="Kilau">
      <svg className={css.kawung} aria-hidden>
        <defs>
          <pattern id="kawung" width="88" height="88" patternUnits="userSpaceOnUse">
            <Flower />
          </pattern>
          <linearGradient id="fade" x2="0" y2="1">
            <stop offset="0.1" stopColor="#fff" />
            <stop offset="0.64" stopColor="#000" />
          </linearGradient>
          <mask id="thin">
            <rect width="100%" height="100%" fill="url(#fade)" />
          </mask>
        </defs>
        <rect width="100%" height="100%" fill="url(#kawung)" mask="url(#thin)" />
        <g className={css.lit} transform="translate(528 88)">
          <Flower />
        </g>
      </svg>
      <Logo />
      <div className={css.toko}>
        <p>{nama_toko ?? 'Kilau'}</p>
        <span>{alamat_toko ?? t('Kasir dan kantor toko emas')}</span>
      </div>
      <ul className={css.ladder}>
        {LADDER.map((kadar) => (
          <li key={kadar}>
            <KadarMark kadar={kadar} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Flower = () => (
  <>
    {PETALS.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 44 44)`}>
        <path d="M43 43 C22 45 3 30 2 3 Q2 2 3 2 C30 3 45 22 43 43 Z" />
        <path d="M31 31 C21 32 13 26 12 12 C26 13 32 21 31 31 Z" />
      </g>
    ))}
    <path className={css.star} d="M44 39.500 L48.500 44 L44 48.500 L39.500 44 Z" />
  </>
);
