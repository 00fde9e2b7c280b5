import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { TabelHitung } from '#areas/opname/web/hitung/tabel-hitung.tsx';
import type { BakiOpname } from '#areas/opname/web/opname/jumlah-baki.ts';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Props = {
  rows: readonly BakiOpname[];
  kini: string | null;
  onPilih: (kode_baki: string) => void;
};

/** The trays of a count with what was found in each; a press says which one is under the scanner. */
export const TabelBaki = ({ rows, kini, onPilih }: Props) => (
  <TabelHitung
    label={t('Baki yang dihitung')}
    rows={rows}
    keyOf={(row) => row.kode_baki}
    baki={({ kode_baki, harus, ketemu }) => ({
      kode: kode_baki,
      isi: harus === 0 ? 1 : ketemu / harus,
    })}
    menunggu={() => false}
    isian={[]}
    kolom={[
      { label: t('Ketemu'), end: true, isi: ketemu },
      { label: t('Hilang'), end: true, isi: hilang },
    ]}
    useSimpan={useNothing}
    pilih={{ kini, onPilih: (row) => onPilih(row.kode_baki) }}
  />
);

const useNothing = () => async () => true;
const ketemu = (row: BakiOpname) =>
  t('{n} dari {harus}', { n: formatInt(row.ketemu), harus: formatInt(row.harus) });
const hilang = ({ harus, ketemu: ada }: BakiOpname) =>
  ada < harus ? (
    <b className={css.salah}>{formatInt(harus - ada)}</b>
  ) : (
    <span className={css.benar}>{t('lengkap')}</span>
  );
