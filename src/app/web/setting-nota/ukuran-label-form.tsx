import type { Field } from '#kit/contract/field.ts';
import { mg, persen } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { messageFor } from '#kit/web/write/check.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Label } from '#areas/stock/rules/label.ts';
import { LabelSvg } from '#areas/stock/web/label/label-svg.tsx';
import {
  lihatUkuranLabelEndpoint,
  ubahUkuranLabelEndpoint,
  ukuranLabelFields,
  type UkuranLabelRow,
} from '#areas/toko/contract/ukuran-label.api.ts';
import { dalamMm, UKURAN_LABEL } from '#areas/toko/rules/ukuran-label.ts';
import css from '#app/web/setting-nota/setting-nota.module.css';

type Nama = keyof typeof ukuranLabelFields;
const SATU: readonly Nama[] = ['lebar', 'tinggi', 'jarak'];
const LEMBAR: readonly Nama[] = ['kolom', 'baris', 'atas', 'kiri', 'sela_kolom', 'sela_baris'];
const CONTOH: Label = {
  kode_barcode: 'KJ100001',
  nama_barang: 'Cincin Polos Pipih',
  berat: mg(3250),
  kadar: persen(7500),
  label_kadar: '17K',
  kode_intern: null,
  harga_bandrol: null,
};

/** The labels that the shop prints on: one of a roll, and a sheet of A4 (D-49.6). */
export function UkuranLabelPart() {
  const { data, error, refetch } = useRead(lihatUkuranLabelEndpoint);
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  return data ? <UkuranForm key={JSON.stringify(data)} row={data} /> : null;
}

function UkuranForm({ row }: { row: UkuranLabelRow }) {
  const form = useFields(ukuranLabelFields, { start: row });
  const save = useWrite(ubahUkuranLabelEndpoint, {
    success: 'Data Berhasil Dirubah',
    onProblem: form.take,
    refresh: [lihatUkuranLabelEndpoint],
  });
  const keep = () => {
    const body = form.check();
    if (body) void save.send({ body });
  };
  const input = (name: Nama) => (
    <FieldInput key={name} of={ukuranLabelFields[name] as Field} {...form.bind(name)} />
  );
  // While a field is empty or out of its bounds the preview shows what the product would take.
  const given = Object.entries(form.values).filter(
    ([name, value]) => messageFor(ukuranLabelFields[name as Nama] as Field, value) === undefined,
  );
  const ukuran = { ...UKURAN_LABEL, ...Object.fromEntries(given) };
  return (
    <div className={css.sides}>
      <FormFrame onSave={keep} className={css.form} label={t('Ukuran label')}>
        <h2>{t('Satu label')}</h2>
        <div className={css.two}>{SATU.map(input)}</div>
        <h2>{t('Lembar A4')}</h2>
        <div className={css.two}>{LEMBAR.map(input)}</div>
        <div className={css.acts}>
          <Button
            look="primary"
            busy={save.busy}
            disabled={!form.changed}
            onClick={keep}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Simpan')}
          </Button>
          <Button look="quiet" onClick={() => form.reset({ ...UKURAN_LABEL })}>
            {t('Isi ukuran bawaan')}
          </Button>
        </div>
      </FormFrame>
      <div className={css.paper}>
        <h2>{t('Contoh cetakan')}</h2>
        <LabelSvg label={CONTOH} ukuran={ukuran} width={dalamMm(ukuran.lebar) * 8} />
        <LembarGambar ukuran={ukuran} />
      </div>
    </div>
  );
}

/** The sheet as its labels lie on it, one millimetre a unit. */
function LembarGambar({ ukuran }: { ukuran: UkuranLabelRow }) {
  const { kolom, baris, lebar, tinggi, atas, kiri, sela_kolom, sela_baris } = ukuran;
  return (
    <svg
      className={css.lembar}
      viewBox="0 0 210 297"
      role="img"
      aria-label={t('{n} label di satu lembar', { n: kolom * baris })}
    >
      <rect width={210} height={297} />
      {Array.from({ length: kolom * baris }, (_, at) => (
        <rect
          key={at}
          x={(kiri + (at % kolom) * (lebar + sela_kolom)) / 1000}
          y={(atas + Math.floor(at / kolom) * (tinggi + sela_baris)) / 1000}
          width={lebar / 1000}
          height={tinggi / 1000}
        />
      ))}
    </svg>
  );
}
