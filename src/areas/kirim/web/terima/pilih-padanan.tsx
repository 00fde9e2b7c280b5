import { percentText } from '#kit/rules/format.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { RefSource } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { JENIS_PADANAN, type JenisPadanan } from '#areas/kirim/rules/padanan.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { ref } from '#kit/contract/field.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import kerja from '#areas/stock/web/kerja.module.css';

export type Padanan = Readonly<Record<string, string | null>>;
type Belum = Kiriman['padanan'][number];
export const kunciPadanan = ({ jenis, dari }: Pick<Belum, 'jenis' | 'dari'>): string =>
  `${jenis}/${dari}`;

const SUMBER: Readonly<Record<JenisPadanan, RefSource>> = {
  KATEGORI: sourceOf(barangFields.kode_kategori),
  JENIS: sourceOf(barangFields.kode_dept),
  GROUP: sourceOf(barangFields.kode_group),
  KADAR: sourceOf(barangFields.kode_kadar),
  BANDROL: sourceOf(ref('Bandrol', bandrolMaster, 'nama')),
};

type Props = {
  belum: readonly Belum[];
  value: Padanan;
  onChange: (next: Padanan) => void;
};

/**
 * Masters of the sender that this shop does not have: one of its own is chosen once, and kept for that sender
 * (D-42.4).
 */
export function PilihPadanan({ belum, value, onChange }: Props) {
  if (belum.length === 0) return null;
  return (
    <fieldset className={kerja.bagian}>
      <legend className={kerja.ingat}>{t('Belum ada di toko ini, pilih padanannya')}</legend>
      {belum.map((one) => (
        <RefInput
          key={kunciPadanan(one)}
          label={t('{jenis} {dari}', {
            jenis: t(JENIS_PADANAN[one.jenis]),
            dari:
              one.persen === null
                ? `${one.dari} ${one.nama}`
                : `${one.dari} ${percentText(one.persen)}`,
          })}
          source={SUMBER[one.jenis]}
          value={value[kunciPadanan(one)] ?? null}
          onChange={(ke) => onChange({ ...value, [kunciPadanan(one)]: ke })}
        />
      ))}
    </fieldset>
  );
}
