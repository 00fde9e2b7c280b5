import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { tujuanKirimEndpoint } from '#areas/uang/contract/kirim.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { kirimActs } from '#areas/uang/web/kirim/acts-kirim.ts';
import { KAS, PilihTempat } from '#areas/uang/web/kirim/pilih-tempat.tsx';
import css from '#areas/uang/web/uang.module.css';

const { sender, nominal, destination, keterangan, no_reff } = kirimDocument.spec.makes.kirim.body;
const FIELDS = { destination, nominal, sender, keterangan, no_reff };

/** Money that leaves for another shop: where to, how much, who hands it over; its paper comes with it (1§2). */
export function FormKirim() {
  const { data: tujuan } = useRead(tujuanKirimEndpoint);
  const options = (tujuan ?? []).map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}`,
  }));
  const [first, second] = options;
  const only = first && !second ? first.value : null;
  const form = useFields(FIELDS);
  const [dari, setDari] = useState(KAS);
  const [salah, setSalah] = useState<string>();
  const write = useWrite(kirimDocument.makes.kirim, {
    success: 'Kirim uang disimpan',
    failure: 'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi',
    refresh: kirimActs.lists,
    onProblem: (problem) => {
      const tempat = problem.errors?.find(({ path }) => path.startsWith('dari'));
      setSalah(tempat && t(tempat.message));
      return Boolean(tempat) || form.take(problem);
    },
    after: (made) => {
      form.reset({});
      setDari(KAS);
      setSalah(undefined);
      focusField('nominal');
      kirimActs.print(made);
    },
  });
  const chosen = (form.values.destination as string | null | undefined) ?? only;
  const save = () => {
    const body = form.check();
    if (!body || write.busy) return;
    void write.send({ body: { ...body, destination: chosen, tujuan: null, dari } });
  };
  const to = form.bind('destination');
  const sum = form.bind('nominal');
  const note = form.bind('keterangan');
  const total = sum.value as Rupiah | null;
  return (
    <FormFrame onSave={save} className={css.form} label={t('Kirim uang')}>
      <SelectInput
        {...to}
        label={t('Tujuan')}
        options={options}
        value={chosen}
        asIs
        searchable={options.length > 6}
      />
      <RupiahInput {...sum} value={total} label={t('Nominal')} autoFocus />
      <PilihTempat label={t('Dari')} value={dari} onChange={setDari} error={salah} />
      <FieldInput of={FIELDS.sender} {...form.bind('sender')} />
      <LongTextInput
        {...note}
        value={note.value as string | null}
        label={t('Keterangan')}
        rows={2}
      />
      <FieldInput of={FIELDS.no_reff} {...form.bind('no_reff')} />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {total ? t('Kirim {total}', { total: formatRupiah(total) }) : t('Kirim')}
      </Button>
    </FormFrame>
  );
}
