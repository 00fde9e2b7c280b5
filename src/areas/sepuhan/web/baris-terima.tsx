import { formatGram } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import css from '#areas/sepuhan/web/sepuhan.module.css';

/** Gold that may be taken in, as the book knows it. */
export type Calon = {
  readonly key: string;
  readonly asal: 'PEMBELIAN' | 'LELANG' | 'STOCK';
  readonly no_dokumen: string;
  readonly urut: number | null;
  readonly nama: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly kode_gudang: string;
  /** What it looked like when a branch bought it. */
  readonly foto?: readonly string[];
};
export type Timbang = { readonly berat: Miligram | null; readonly kadar_uji: Persen | null };

type Props = {
  calon: Calon;
  isi: Timbang;
  onIsi: (isi: Timbang) => void;
  wrong: (name: string) => string | undefined;
};

/** What is weighed is taken in; a test is typed where one was made. */
export function BarisTerima({ calon, isi, onIsi, wrong }: Props) {
  const beda = isi.berat === null ? 0 : calon.berat - isi.berat;
  return (
    <div className={css.baris}>
      <span>
        {calon.nama}
        <small>
          {calon.key} · {calon.kode_gudang} · {formatGram(calon.berat)} g
          {beda !== 0 && ` · ${t('susut {berat} g', { berat: formatGram(beda as Miligram) })}`}
        </small>
        {calon.foto && calon.foto.length > 0 && (
          <span className={css.foto}>
            {calon.foto.map((foto) => (
              <a key={foto} href={photoUrl(foto)} target="_blank" rel="noreferrer">
                <img src={`${photoUrl(foto)}?kecil=1`} alt={calon.nama} />
              </a>
            ))}
          </span>
        )}
      </span>
      <KadarMark kadar={calon.kadar} />
      <WeightInput
        bare
        name={`berat-${calon.key}`}
        label={t('Berat terima {no}', { no: calon.key })}
        placeholder={formatGram(calon.berat)}
        value={isi.berat}
        error={wrong('berat')}
        onChange={(berat) => onIsi({ ...isi, berat })}
      />
      <PersenInput
        bare
        name={`kadar-${calon.key}`}
        label={t('Kadar uji {no}', { no: calon.key })}
        placeholder={t('Kadar uji')}
        value={isi.kadar_uji}
        error={wrong('kadar_uji')}
        onChange={(kadar_uji) => onIsi({ ...isi, kadar_uji })}
      />
    </div>
  );
}
