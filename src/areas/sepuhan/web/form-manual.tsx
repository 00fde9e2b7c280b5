import type { Field } from '#kit/contract/field.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { manualBody } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'manual'>;
const BARU = 'BARU';

/** A new lot with its kadar and cost, or the weight of a lot as the scale says it. */
export function FormManual() {
  const { data: lots = [] } = useRead(daftarLotEndpoint);
  const form = useFields(manualBody);
  const write = useWrite(sepuhanDocument.makes.manual, {
    success: 'Stock sepuhan dikoreksi',
    refresh: sepuhanActs.lists,
    onProblem: form.take,
    after: (made) => {
      form.reset();
      sepuhanActs.print(made);
    },
  });
  const no_lot = form.values.no_lot as string | null;
  const lot = lots.find((one) => one.no_lot === no_lot);
  const save = () => {
    const typed = form.check() as Typed | undefined;
    if (!typed) return;
    const lama = { kode_gudang: null, kadar: null, modal: null };
    void write.send({ body: no_lot === null ? typed : { ...typed, ...lama } });
  };
  const of = (name: keyof typeof manualBody) => (
    <FieldInput of={manualBody[name] as Field} {...form.bind(name)} />
  );
  return (
    <FormFrame onSave={save} className={css.form} label={t('Koreksi stock sepuhan')}>
      <SelectInput
        {...form.bind('no_lot')}
        label={t('Lot')}
        value={no_lot ?? BARU}
        options={[
          { value: BARU, label: t('Lot baru') },
          ...lots.map((one) => ({
            value: one.no_lot,
            label: `${one.no_lot} · ${one.kode_gudang} ${percentText(one.persen)} ${formatGram(one.berat)} g`,
          })),
        ]}
        asIs
        onChange={(next) => form.set('no_lot', next === BARU ? null : next)}
      />
      {no_lot === null && (
        <>
          {of('kode_gudang')}
          {of('kadar')}
        </>
      )}
      <FieldInput
        of={manualBody.berat as Field}
        {...form.bind('berat')}
        {...(lot && { placeholder: formatGram(lot.berat) })}
      />
      {no_lot === null && of('modal')}
      {of('keterangan')}
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {no_lot === null ? t('Buka lot') : t('Koreksi lot')}
      </Button>
    </FormFrame>
  );
}
