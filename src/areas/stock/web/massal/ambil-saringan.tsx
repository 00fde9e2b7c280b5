import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { barangFields, tempatFields } from '#areas/stock/contract/barang.fields.ts';
import { daftarBarangEndpoint, type Barang } from '#areas/stock/contract/barang.api.ts';
import css from '#areas/stock/web/kerja.module.css';

const SARING = {
  kode_gudang: tempatFields.kode_gudang,
  kode_baki: tempatFields.kode_baki,
  kode_dept: barangFields.kode_dept,
  kode_group: barangFields.kode_group,
  kode_kadar: barangFields.kode_kadar,
} as Record<string, Field>;

type Props = {
  /** At most so many at once. */
  paling: number;
  masukkan: (list: readonly Barang[]) => number;
};

/** Free pieces of a place, a kind, a group or a kadar go into the list all at once. */
export function AmbilSaringan({ paling, masukkan }: Props) {
  const [saring, setSaring] = useState<Record<string, string | null>>({});
  const [sibuk, setSibuk] = useState(false);
  const dipilih = Object.entries(saring).filter(([, value]) => value && value !== 'ALL');
  const ambil = async () => {
    setSibuk(true);
    try {
      const { data, count } = await callPage(daftarBarangEndpoint, {
        query: { ...Object.fromEntries(dipilih), status: 'READY', limit: paling },
      });
      const masuk = masukkan(data);
      const kurang = (count ?? 0) > data.length;
      toast.info(
        kurang
          ? t('{n} barang masuk daftar, paling banyak {paling} sekali ubah', {
              n: formatInt(masuk),
              paling: formatInt(paling),
            })
          : t('{n} barang masuk daftar', { n: formatInt(masuk) }),
      );
    } catch (error) {
      if (isProblem(error)) showProblem(error);
      else throw error;
    } finally {
      setSibuk(false);
    }
  };
  return (
    <div className={css.saring}>
      {Object.entries(SARING).map(([name, of]) => (
        <RefInput
          key={name}
          label={t(of.label)}
          source={sourceOf(of)}
          all
          width={128}
          name={name}
          value={saring[name] ?? 'ALL'}
          onChange={(value) => setSaring((old) => ({ ...old, [name]: value }))}
        />
      ))}
      <Button busy={sibuk} disabled={dipilih.length === 0} onClick={() => void ambil()}>
        {t('Masukkan semua')}
      </Button>
    </div>
  );
}
