import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { sourceOf } from '#kit/contract/chosen.ts';
import { kode, optional, text, type Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { masukFields, masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { masukManualActs } from '#areas/manual/web/acts-manual.ts';
import css from '#areas/manual/web/manual.module.css';

type Typed = BodyOf<typeof masukManualDocument.spec, 'masuk'>;
type Baris = Typed['barang'][number];

const KEPALA = {
  kode_supplier: kode('Supplier'),
  keterangan: optional(text('Keterangan', { max: 200 })),
};
const WORDS = {
  label: 'Barang manual masuk',
  search: 'Cari nomor, supplier, keterangan',
  none: 'Belum ada barang manual masuk',
  hint: 'Barang tanpa barcode dari supplier tercatat di sini.',
};
const { no_masuk, input_date, kode_supplier, total_qty, total_berat, keterangan, input_by } =
  masukManualDocument.row;
const COLUMNS = {
  no_masuk,
  input_date,
  kode_supplier,
  total_qty,
  total_berat,
  keterangan,
  input_by,
};

/** Goods without a barcode that come in, line by line, beside what came in on the day. */
export const MasukManual = ({ tabs }: { tabs?: ReactNode }) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <BesideForm label={t('Barang manual masuk')} form={<FormMasuk />}>
      <DocumentDay
        of={masukManualDocument}
        acts={masukManualActs}
        name="masuk-manual"
        words={WORDS}
        columns={COLUMNS}
      />
    </BesideForm>
  </Screen>
);

function FormMasuk() {
  const kepala = useFields(KEPALA);
  const form = useFields(masukFields);
  const [rows, setRows] = useState<readonly Baris[]>([]);
  const write = useWrite(masukManualDocument.makes.masuk, {
    success: 'Barang manual disimpan',
    refresh: masukManualActs.lists,
    onProblem: kepala.take,
    after: (made) => {
      setRows([]);
      kepala.reset();
      form.reset();
      masukManualActs.print(made);
    },
  });
  const add = () => {
    const values = form.check() as Baris | undefined;
    if (!values) return;
    const { kode_gudang, kode_baki } = values;
    setRows([...rows, values]);
    form.reset({ kode_gudang, kode_baki });
  };
  const save = () => {
    const head = kepala.check() as Omit<Typed, 'barang'> | undefined;
    if (head && rows.length > 0 && !write.busy)
      void write.send({ body: { ...head, barang: [...rows] } });
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Barang manual masuk')}>
      <FieldInput of={KEPALA.kode_supplier as Field} {...kepala.bind('kode_supplier')} autoFocus />
      <FieldInput of={KEPALA.keterangan as Field} {...kepala.bind('keterangan')} />
      {rows.map((one, index) => (
        <div key={index} className={css.baris}>
          <span>
            <b>
              {one.kode_group} · {one.kode_dept}
            </b>
            <small>
              {t('{n} barang, {berat} g', { n: formatInt(one.qty), berat: formatGram(one.berat) })}{' '}
              · {one.kode_baki ?? one.kode_gudang}
            </small>
          </span>
          <IconButton
            size={28}
            label={t('Hapus baris')}
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className={css.pair}>
        <FieldInput of={masukFields.kode_group as Field} {...form.bind('kode_group')} />
        <FieldInput of={masukFields.kode_dept as Field} {...form.bind('kode_dept')} />
        <FieldInput of={masukFields.kode_gudang as Field} {...form.bind('kode_gudang')} />
        <RefInput
          {...form.bind('kode_baki')}
          value={form.values.kode_baki as string | null}
          label={t('Baki')}
          source={sourceOf(masukFields.kode_baki)}
          within={{ kode_gudang: form.values.kode_gudang }}
          clearable
        />
        <FieldInput of={masukFields.qty as Field} {...form.bind('qty')} />
        <WeightInput
          {...form.bind('berat')}
          value={form.values.berat as Miligram | null}
          label={t('Berat')}
        />
        <FieldInput of={masukFields.modal as Field} {...form.bind('modal')} />
      </div>
      <Button icon={<IconPlus size={16} aria-hidden />} onClick={add}>
        {t('Tambah baris')}
      </Button>
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={rows.length === 0}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {t('Simpan {n} baris', { n: formatInt(rows.length) })}
      </Button>
    </FormFrame>
  );
}
