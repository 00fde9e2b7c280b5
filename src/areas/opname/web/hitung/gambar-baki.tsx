import css from '#areas/opname/web/hitung/hitung.module.css';

type Props = {
  kode: string;
  note?: string;
  /** Of what should lie in it, how much does, from 0 to 1; not known before it was counted. */
  isi?: number;
};

const LAJUR = 6;
const BARIS = 2;
const TEMPAT = LAJUR * BARIS;

/** How many of the slots are full: all only where nothing is missing, none only where all is. */
const penuh = (isi: number): number =>
  isi >= 1 ? TEMPAT : isi <= 0 ? 0 : Math.min(TEMPAT - 1, Math.max(1, Math.floor(isi * TEMPAT)));

/** A tray as it lies on the table: gold in its slots, ruby where something is missing, bare while it is not counted. */
export function GambarBaki({ kode, note, isi }: Props) {
  const ada = isi === undefined ? 0 : penuh(isi);
  return (
    <span className={css.baki}>
      <svg viewBox="0 0 56 28" width={56} height={28} aria-hidden>
        <rect x={0.75} y={0.75} width={54.5} height={26.5} rx={4} data-bagian="tepi" />
        {Array.from({ length: TEMPAT }, (_, at) => (
          <circle
            key={at}
            cx={8 + (at % LAJUR) * 8}
            cy={9 + Math.floor(at / LAJUR) * 10}
            r={2.9}
            data-bagian={isi === undefined ? 'belum' : at < ada ? 'ada' : 'kurang'}
          />
        ))}
      </svg>
      <span>
        <b>{kode}</b>
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}

/** Found of what should be there; a tray whose pieces agree and whose weight does not lacks a slot all the same. */
export const bagianIsi = (ada: number | null, harus: number | null, status: string): number =>
  status !== 'SELISIH' ? 1 : Math.min(0.9, (ada ?? 0) / Math.max(1, harus ?? 0));
