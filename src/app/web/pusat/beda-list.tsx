import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import type { Beda } from '#app/contract/pusat.api.ts';
import css from '#app/web/pusat/pusat.module.css';

const KEADAAN = {
  BARU: mark('Baru'),
  BERUBAH: mark('Berubah di pusat'),
  DIUBAH_DI_SINI: mark('Diubah di sini'),
  HAPUS: mark('Dihapus pusat'),
} as const;

const WARNA = {
  BARU: 'zamrud',
  BERUBAH: 'nilam',
  DIUBAH_DI_SINI: 'kecubung',
  HAPUS: 'delima',
} as const;
/** More rows of one master than anybody reads; its box is for all of them. */
const DIBACA = 200;

/** One name for one row among all masters. */
export const namaBeda = ({ tabel, kunci }: Beda): string => `${tabel} ${kunci}`;

type Props = {
  beda: readonly Beda[];
  /** Left out where there is nothing to choose. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
};

/** What differs, master by master: every field as it is here and as head office has it. */
export function BedaList({ beda, chosen, onChoose }: Props) {
  const put = (rows: readonly Beda[], on: boolean) => {
    const next = new Set(chosen);
    for (const row of rows)
      if (on) next.add(namaBeda(row));
      else next.delete(namaBeda(row));
    onChoose?.(next);
  };
  return (
    <>
      {[...Map.groupBy(beda, ({ judul }) => judul)].map(([judul, rows]) => {
        const on = rows.filter((row) => chosen?.has(namaBeda(row))).length;
        return (
          <section key={judul} className={css.group} aria-label={t(judul)}>
            <h2>
              {chosen ? (
                <label>
                  <input
                    type="checkbox"
                    checked={on === rows.length}
                    ref={(box) => {
                      if (box) box.indeterminate = on > 0 && on < rows.length;
                    }}
                    onChange={({ currentTarget }) => put(rows, currentTarget.checked)}
                  />
                  {t(judul)}
                </label>
              ) : (
                t(judul)
              )}
              <small>{formatInt(rows.length)}</small>
            </h2>
            <ul>
              {rows.slice(0, DIBACA).map((row) => (
                <li key={row.kunci}>
                  <label className={css.name}>
                    {chosen && (
                      <input
                        type="checkbox"
                        checked={chosen.has(namaBeda(row))}
                        onChange={({ currentTarget }) => put([row], currentTarget.checked)}
                      />
                    )}
                    <b>{row.kunci}</b>
                    <StatusWord value={t(KEADAAN[row.keadaan])} stone={WARNA[row.keadaan]} />
                  </label>
                  <dl className={css.fields}>
                    {row.isi.map(({ label, lama, baru }) => (
                      <div key={label}>
                        <dt>{t(label)}</dt>
                        <dd>
                          {row.keadaan !== 'BARU' && <del>{lama}</del>} <ins>{baru}</ins>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
            {rows.length > DIBACA && (
              <p className={css.more}>
                {t('dan {jumlah} baris lagi', { jumlah: formatInt(rows.length - DIBACA) })}
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}
