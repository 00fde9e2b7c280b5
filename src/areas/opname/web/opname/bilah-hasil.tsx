import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { CetakOpname } from '#areas/opname/web/opname/cetak-opname.tsx';
import { TombolOpname, type TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/opname.module.css';

/** A figure of a count: how many, and what they weigh. */
export const angkaHitung = (label: string, { qty, berat }: { qty: number; berat: Miligram }) => ({
  label,
  value: formatInt(qty),
  note: `${formatGram(berat)} g`,
});

type Props = {
  opname: Parameters<typeof TombolOpname>[0]['opname'];
  pilihan: readonly string[];
  hasil: string;
  onHasil: (hasil: string) => void;
  tindakan: TindakanOpname;
};

/** Over the rows of a count: which of them are shown, its paper, and what may be done with it. */
export function BilahHasil({ opname, pilihan, hasil, onHasil, tindakan }: Props) {
  return (
    <div className={css.saring}>
      <SelectInput
        label={t('Hasil')}
        width={180}
        searchable={false}
        options={[
          { value: 'ALL', label: 'SEMUA' },
          ...pilihan.map((value) => ({ value, label: value })),
        ]}
        value={hasil}
        onChange={(next) => onHasil(next ?? 'ALL')}
      />
      {opname.no_opname && <CetakOpname no_opname={opname.no_opname} />}
      <TombolOpname opname={opname} tindakan={tindakan} />
    </div>
  );
}
