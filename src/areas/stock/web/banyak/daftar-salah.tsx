import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { fieldOf, NAMA, type NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import type { Pesan } from '#areas/stock/web/banyak/periksa.ts';
import css from '#areas/stock/web/banyak/banyak.module.css';

const TAMPAK = 100;

/** Every fault of the sheet in a list; a press leads to its cell. */
export function DaftarSalah({
  pesan,
  onPilih,
}: {
  pesan: readonly Pesan[];
  onPilih: (baris: number, kolom: number) => void;
}) {
  const semua = pesan.flatMap((line, baris) =>
    (Object.entries(line) as [NamaKolom, string][]).map(([name, words]) => ({
      baris,
      name,
      words,
    })),
  );
  if (semua.length === 0) return null;
  return (
    <aside className={css.salah} aria-label={t('Yang perlu diperbaiki')}>
      <h2>{t('{n} yang perlu diperbaiki', { n: formatInt(semua.length) })}</h2>
      <ol>
        {semua.slice(0, TAMPAK).map(({ baris, name, words }) => (
          <li key={`${baris}-${name}`}>
            <button type="button" onClick={() => onPilih(baris, Math.max(0, NAMA.indexOf(name)))}>
              <b>{t('Baris {n}', { n: baris + 1 })}</b>{' '}
              {NAMA.includes(name) && <span>{t(fieldOf(name).label)}</span>}
              <span>{t(words)}</span>
            </button>
          </li>
        ))}
      </ol>
      {semua.length > TAMPAK && <p>{t('dan {n} lagi', { n: formatInt(semua.length - TAMPAK) })}</p>}
    </aside>
  );
}
