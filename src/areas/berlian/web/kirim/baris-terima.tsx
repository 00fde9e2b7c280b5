import { formatGram } from '#kit/rules/format.ts';
import { minus, type Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { GramInput, IntInput } from '#kit/web/input/number-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import type { KirimanBerlian } from '#areas/berlian/contract/kirim-berlian.api.ts';
import css from '#areas/berlian/web/berlian.module.css';
import { isiBatu } from '#areas/berlian/web/fakta-batu.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';

/** A stone as the receiver has it before him. */
export type Dilihat = {
  readonly carat: Miligram | null;
  readonly butir: number | null;
  readonly no_sertifikat: string | null;
  readonly temuan: string | null;
  readonly foto: string | null;
};
export const BELUM: Dilihat = {
  carat: null,
  butir: null,
  no_sertifikat: null,
  temuan: null,
  foto: null,
};

type Line = KirimanBerlian['barang'][number];
type Props = {
  line: Line;
  isi: Dilihat;
  onIsi: (isi: Dilihat) => void;
  wrong: (name: string) => string | undefined;
};

/**
 * What is weighed is taken in: carat, the stones of a parcel counted, the number of the certificate that came; what is
 * not as it was packed is said, and photographed.
 */
export function BarisTerima({ line, isi, onIsi, wrong }: Props) {
  const { kode_berlian: kode } = line;
  const beda = isi.carat === null ? 0 : minus(isi.carat, line.carat);
  const lain = beda !== 0 || isi.temuan !== null || (isi.butir ?? line.butir) !== line.butir;
  return (
    <div className={css.terima}>
      <span>
        {kode}
        <small>
          {[
            isiBatu(line),
            line.sifat,
            ...(beda === 0 ? [] : [t('beda {carat} ct', { carat: formatGram(beda) })]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <GramInput
        bare
        unit="ct"
        name={`carat-${kode}`}
        label={t('Carat {kode}', { kode })}
        placeholder={t('Carat')}
        value={isi.carat}
        error={wrong('carat')}
        onChange={(ct) => onIsi({ ...isi, carat: ct })}
      />
      {line.butir > 1 ? (
        <IntInput
          bare
          fromOne
          name={`butir-${kode}`}
          label={t('Butir {kode}', { kode })}
          placeholder={t('Butir')}
          value={isi.butir}
          error={wrong('butir')}
          onChange={(butir) => onIsi({ ...isi, butir })}
        />
      ) : (
        <span />
      )}
      {line.bersertifikat ? (
        <TextInput
          bare
          name={`sertifikat-${kode}`}
          label={t('No Sertifikat {kode}', { kode })}
          placeholder={t('No Sertifikat')}
          value={isi.no_sertifikat}
          error={wrong('no_sertifikat')}
          onChange={(no_sertifikat) => onIsi({ ...isi, no_sertifikat })}
        />
      ) : (
        <span />
      )}
      <TextInput
        bare
        name={`temuan-${kode}`}
        label={t('Temuan {kode}', { kode })}
        placeholder={t('Temuan, bila berbeda')}
        value={isi.temuan}
        error={wrong('temuan')}
        onChange={(temuan) => onIsi({ ...isi, temuan })}
      />
      {lain || isi.foto !== null ? (
        <FotoSatu
          nama={kode}
          foto={isi.foto}
          wrong={wrong('foto')}
          onFoto={(foto) => onIsi({ ...isi, foto })}
        />
      ) : (
        <span />
      )}
    </div>
  );
}
