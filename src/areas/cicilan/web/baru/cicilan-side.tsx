import { percentText, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DealSide } from '#kit/web/counter/deal-side.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanMaster } from '#areas/cicilan/contract/cicilan.master.ts';
import { pasDp } from '#areas/cicilan/web/baru/draft.ts';
import type { CicilanForm } from '#areas/cicilan/web/baru/use-cicilan.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import css from '#areas/cicilan/web/cicilan.module.css';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import { PersonFields } from '#areas/customer/web/person-fields.tsx';

type Props = { form: CicilanForm; made?: CicilanDokumen };

/** Over how many months, for how much at once, and who buys; one key takes the first payment. */
export function CicilanSide({ form, made }: Props) {
  const { draft, valued, said, why, set, busy } = form;
  const { told } = usePerson();
  const dp = valued?.dp_rp ?? rp(0);
  const payment = usePayment({ amount: dp, out: false, onSave: () => save() });
  const save = useWhenReckoned(form.waits, () => {
    if (busy || form.lacking() || !valued) return;
    const taken = payment.take();
    const pecahan = readParam(told, uangParam.PECAHAN_TERKECIL);
    if (taken) form.send(pasDp(taken.value ?? [], dp, pecahan));
  });
  useHotkey('F9', save, !busy);
  useHotkey('F3', () => focusField('nama'));
  useHotkey('F4', () => focusField('bulan'));
  const blank = draft.pieces.length === 0 && made;
  return (
    <DealSide
      label={t('Pembeli dan syarat')}
      plate={
        <TotalPlate
          label={t('DP dibayar sekarang')}
          rupiah={blank ? made.dp_rp : dp}
          note={blank ? made.no_cicilan : undefined}
          paid={made?.no_cicilan}
        />
      }
      act={dp > 0 ? t('Terima DP {uang}', { uang: formatRupiah(dp) }) : t('Simpan tanpa DP')}
      busy={busy}
      onSave={save}
    >
      <div className={css.pair}>
        <Bulan form={form} />
        <RupiahInput
          label={t('DP')}
          name="dp_rp"
          placeholder={valued && formatInt(valued.dp_minimal)}
          value={draft.dp_rp}
          onChange={(dp_rp) => set({ dp_rp })}
          error={tOf(said.dp_rp ?? said.pembayaran)}
        />
      </div>
      {why && <p className={css.wrong}>{t(why)}</p>}
      {valued && (
        <Facts
          of={{
            [t('Harga Tunai')]: formatRupiah(valued.harga_tunai),
            [t('Tambahan {persen}', { persen: percentText(valued.persen) })]: formatRupiah(
              valued.tambahan,
            ),
            [t('Harga Cicilan')]: formatRupiah(valued.harga_jual),
            [t('Angsuran sebulan')]: formatRupiah(valued.angsuran),
            [t('Angsuran Terakhir')]: formatHariPanjang(valued.tgl_akhir, t),
          }}
        />
      )}
      <PersonFields form={form} alamat={200} ktp="lacking" />
      <RefInput
        label={t('Sales')}
        name="kode_sales"
        source={sourceOf(saringSales.kode_sales)}
        clearable
        value={form.kode_sales}
        onChange={form.setSales}
        error={tOf(said.kode_sales)}
      />
      {payment.view}
      <TextInput
        label={t('Keterangan')}
        name="keterangan"
        maxLength={500}
        value={draft.keterangan}
        onChange={(next) => set({ keterangan: next || null })}
        error={tOf(said.keterangan)}
      />
    </DealSide>
  );
}

/** The months that the shop offers, with what each adds (D-17.1). */
function Bulan({ form: { draft, said, set } }: { form: CicilanForm }) {
  const { data = [] } = useRead(cicilanMaster.endpoints.list, { query: { limit: 200 } });
  return (
    <SelectInput
      label={t('Lama cicilan')}
      name="bulan"
      asIs
      options={data.map(({ bulan, persen }) => ({
        value: String(bulan),
        label: t('{n} bulan, {persen}', { n: formatInt(bulan), persen: percentText(persen) }),
      }))}
      nothing={t('Isi dahulu Parameter Cicilan')}
      value={draft.bulan === null ? null : String(draft.bulan)}
      onChange={(bulan) => set({ bulan: bulan === null ? null : Number(bulan) })}
      error={tOf(said.bulan)}
    />
  );
}
