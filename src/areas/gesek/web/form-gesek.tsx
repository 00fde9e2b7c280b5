import { kode } from '#kit/contract/field.ts';
import { formatInt, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { gesekDocument, pemegang } from '#areas/gesek/contract/gesek.document.ts';
import { gesekParam } from '#areas/gesek/contract/gesek.parameter.ts';
import { hitungFeeGesek, hitungGesek } from '#areas/gesek/rules/gesek.ts';
import { gesekActs } from '#areas/gesek/web/acts-gesek.ts';
import { PemegangKartu } from '#areas/gesek/web/pemegang-kartu.tsx';
import css from '#areas/gesek/web/gesek.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';

const { jumlah, fee, jenis_kartu, no_kartu, keterangan } = gesekDocument.spec.makes.gesek.body;
const EDC = kode('Bank EDC');
const FIELDS = { jumlah, fee, no_rekening: EDC, jenis_kartu, no_kartu, ...pemegang, keterangan };
const REKENING = { limit: 1000 };
const START = { jenis_kartu: 'DEBET' };

/** Cash on a card: how much, which terminal, whose card; what the card is charged is seen before it is saved. */
export function FormGesek() {
  const { data } = usePage(rekeningMaster.endpoints.list, { query: REKENING });
  const rekening = data?.data ?? [];
  const percent = readParam(usePerson().told, gesekParam.FEE_GESEK_PERSEN);
  const form = useFields(FIELDS, { start: START });
  const write = useWrite(gesekDocument.makes.gesek, {
    success: 'Gesek tunai disimpan',
    refresh: gesekActs.lists,
    onProblem: ({ errors }) =>
      form.take({
        errors: errors.map((one) => ({ ...one, path: one.path.replace(/^customer\./, '') })),
      }),
    after: (made) => {
      form.reset();
      focusField('jumlah');
      gesekActs.print(made);
    },
  });
  const [sum, own, note] = [form.bind('jumlah'), form.bind('fee'), form.bind('keterangan')];
  const cash = sum.value as Rupiah | null;
  const asked = hitungFeeGesek(cash ?? rp(0), percent);
  const taken = (own.value as Rupiah | null) ?? asked;
  const account = rekening.find((one) => one.no_rekening === form.values.no_rekening);
  const { jumlah_gesek_rp } = hitungGesek({ jumlah: cash ?? rp(0), fee: taken }, percent);
  const save = () => {
    const typed = form.check();
    if (!typed || write.busy) return;
    const { kode_customer, nama, alamat, no_hp, no_ktp, setuju_promo, ...body } = typed;
    const customer = { kode_customer, nama, alamat, no_hp, no_ktp, setuju_promo };
    // The fee that is seen here, also where the shop's percent has changed since.
    void write.send({
      body: { ...body, fee: taken, kode_bank: account?.kode_bank ?? '', customer },
    });
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Gesek tunai')}>
      <div className={css.pair}>
        <RupiahInput {...sum} value={cash} label={t('Tunai Diberikan')} autoFocus />
        <RupiahInput
          {...own}
          value={own.value as Rupiah | null}
          label={t('Fee {persen}%', { persen: formatPersen(percent) })}
          placeholder={formatInt(asked)}
        />
      </div>
      <SelectInput
        {...form.bind('no_rekening')}
        value={form.values.no_rekening as string | null}
        label={t('Bank EDC')}
        asIs
        options={rekening.map((one) => ({
          value: one.no_rekening,
          label: `${one.kode_bank} · ${one.no_rekening}`,
        }))}
      />
      <div className={css.pair}>
        <FieldInput of={FIELDS.jenis_kartu} {...form.bind('jenis_kartu')} />
        <FieldInput of={FIELDS.no_kartu} {...form.bind('no_kartu')} />
      </div>
      <PemegangKartu form={form} />
      <LongTextInput
        {...note}
        value={note.value as string | null}
        label={t('Keterangan')}
        rows={1}
      />
      <Facts of={{ [t('Jumlah Gesek')]: formatRupiah(jumlah_gesek_rp) }} />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {cash ? t('Beri {total}', { total: formatRupiah(cash) }) : t('Beri Tunai')}
      </Button>
    </FormFrame>
  );
}
