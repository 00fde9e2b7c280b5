import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { Values } from '#kit/web/write/check.ts';
import { kadarBaruFields, hitungKadarEndpoint } from '#areas/stock/contract/ubah-massal.api.ts';
import { updateKadarDocument } from '#areas/stock/contract/ubah-massal.document.ts';
import { LayarUbah } from '#areas/stock/web/massal/layar-ubah.tsx';
import css from '#areas/stock/web/kerja.module.css';

const KOLOM = ['persen_ke', 'murni_ke'] as const;

/** Another kadar for many pieces; the fine gold that they gain or lose goes through the book. */
export default function UpdateKadarScreen() {
  return (
    <LayarUbah
      nama="update-kadar"
      of={updateKadarDocument}
      hitung={hitungKadarEndpoint}
      fields={kadarBaruFields}
      kolom={KOLOM}
      siap={adaKadar}
      isian={(form) => (
        <>
          <FieldInput of={kadarBaruFields.kode_kadar as Field} {...form.bind('kode_kadar')} />
          <p className={css.tenang}>
            {t('Murni dihitung ulang dari kadar baru; selisihnya masuk buku.')}
          </p>
        </>
      )}
    />
  );
}

const adaKadar = ({ kode_kadar }: Values): boolean => !!kode_kadar;
