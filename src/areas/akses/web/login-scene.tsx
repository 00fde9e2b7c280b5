import { KadarMark } from '#kit/web/mark/kadar-mark.tsx';
import { persen } from '#kit/rules/quantity.ts';
import { Logo } from '#kit/web/mark/logo.tsx';
import css from '#areas/akses/web/login.module.css';

const LADDER = [3750, 4200, 7000, 7500, 8750, 9160, 9990].map(persen);
const PETALS = [45, 135, 225, 315];

/** Kawung, the batik of round fruit cut across: four petals around a star. One flower is lit. */
export function LoginScene({ nama_toko, alamat_toko }: { nama_toko?: string; alamat_toko?: string | null }) {
  return (
    <section className={css.scene} aria-label="Kilau">
      <svg className={css.kawung} aria-hidden>
        <defs>
          <pattern id="kawung" width="88" height="88" patternUnits="userSpaceOnUse"><Flower /></pattern>
          <linearGradient id="fade" x2="0" y2="1"><stop offset="0.1" stopColor="#fff" /><stop offset="0.64" stopColor="#000" /></linearGradient>
          <mask id="thin"><rect width="100%" height="100%" fill="url(#fade)" /></mask>
        </defs>
        <rect width="100%" height="100%" fill="url(#kawung)" mask="url(#thin)" />
        <g className={css.lit} transform="translate(528 88)"><Flower /></g>
      </svg>
      <Logo />
      <div className={css.toko}>
        <p>{nama_toko ?? 'Kilau'}</p>
        <span>{alamat_toko ?? 'Kasir dan kantor toko emas'}</span>
      </div>
      <ul className={css.ladder}>{LADDER.map((kadar) => <li key={kadar}><KadarMark kadar={kadar} /></li>)}</ul>
    </section>
  );
}

const Flower = () => (
  <>
    {PETALS.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 44 44)`}>
        <path d="M44 44 C32 34 28 14 44 -12 C60 14 56 34 44 44 Z" />
        <path d="M44 28 C39 22 39 12 44 4 C49 12 49 22 44 28 Z" />
      </g>
    ))}
    <path d="M44 39 L49 44 L44 49 L39 44 Z" />
  </>
);
