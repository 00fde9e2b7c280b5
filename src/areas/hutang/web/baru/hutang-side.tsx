import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { IntInput, PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { sense } from '#kit/rules/sentence.ts';
import { CARA_BUNGA } from '#areas/hutang/contract/hutang.fields.ts';
import { PokokTabel } from '#areas/hutang/web/baru/pokok-tabel.tsx';
import type { HutangForm, HutangMade } from '#areas/hutang/web/baru/use-hutang.ts';
import { CaraBayar } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { PersonFields } from '#areas/customer/web/person-fields.tsx';
import { FotoIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import css from '#areas/hutang/web/hutang.module.css';

/** Who borrows, how much under the ceiling, on which terms; one key pays it out. */
export function HutangSide({ form, made }: { form: HutangForm; made?: HutangMade }) {
  const { draft, valued, said, set, save, busy } = form;
  useHotkey('F9', save, !busy);
  useHotkey('F3', () => focusField('nama'));
  const dibayar = useDibayar(paidOut(form), draft.transfer);
  const untyped = draft.jumlah_hutang === null && made;
  return (
    <aside className={css.side} aria-label={t('Peminjam dan syarat')}>
      <TotalPlate
        label={t('Dibayarkan')}
        rupiah={untyped ? made.dibayar : paidOut(form)}
        note={untyped ? made.no_faktur_hutang : undefined}
        paid={made?.no_faktur_hutang}
      />
      <FormFrame onSave={save} label={t('Peminjam dan syarat')}>
        <div className={css.terms}>
          <Amount form={form} />
          <div className={css.three}>
            <PersenInput
              label={t('Bunga/bulan')}
              name="bunga"
              value={draft.bunga === undefined ? (valued?.bunga ?? null) : draft.bunga}
              onChange={(bunga) => set({ bunga })}
              error={said.bunga && t(said.bunga)}
            />
            <IntInput
              label={t(sense('Bulan', 'lamanya'))}
              name="lama_bulan"
              placeholder={valued && String(valued.lama_bulan)}
              value={draft.lama_bulan}
              onChange={(lama_bulan) => set({ lama_bulan })}
              error={said.lama_bulan && t(said.lama_bulan)}
            />
            <RupiahInput
              label={t('Admin')}
              name="admin"
              placeholder={valued && formatInt(valued.admin)}
              value={draft.admin}
              onChange={(admin) => set({ admin })}
              error={said.admin && t(said.admin)}
            />
          </div>
          {valued && (
            <Facts
              of={{
                [t('Cara Bunga')]: t(CARA_BUNGA[valued.cara_bunga]),
                [t('Bunga sebulan')]: formatRupiah(valued.bunga_sebulan),
                [t('Jatuh Tempo')]: formatHariPanjang(valued.tgl_jatuh_tempo, t),
              }}
            />
          )}
          <PersonFields
            form={form}
            alamat={100}
            ktp="always"
            foto={
              <FotoIdentitas
                foto={draft.foto}
                error={said['customer.foto']}
                onFoto={(foto) => set({ foto })}
              />
            }
            onOrangLain={() => set({ foto: null })}
          />
          <RefInput
            label={t('Sales')}
            name="kode_sales"
            source={sourceOf(saringSales.kode_sales)}
            clearable
            value={form.kode_sales}
            onChange={form.setSales}
            error={said.kode_sales && t(said.kode_sales)}
          />
          <CaraBayar
            beli={{ transfer: draft.transfer, setTransfer: (transfer) => set({ transfer }) }}
            jumlah={paidOut(form)}
          />
          <TextInput
            label={t('Keterangan')}
            name="keterangan"
            maxLength={300}
            value={draft.keterangan}
            onChange={(next) => set({ keterangan: next || null })}
            error={said.keterangan && t(said.keterangan)}
          />
        </div>
        <div className={css.pay} data-lantai>
          <Button
            look="primary"
            size="pay"
            wide
            busy={busy}
            shortcut="F9"
            onClick={save}
            data-submit
          >
            {t('Bayar')} {formatRupiah(dibayar)}
          </Button>
        </div>
      </FormFrame>
    </aside>
  );
}

const paidOut = ({ draft, valued }: HutangForm): Rupiah =>
  draft.jumlah_hutang && valued ? valued.dibayar : rp(0);

/** The principal: typed up to the ceiling, or one of the shop's own amounts (D-33.5). */
function Amount({ form: { draft, valued, said, set, why } }: { form: HutangForm }) {
  const error = said.jumlah_hutang && t(said.jumlah_hutang);
  const above = valued && draft.jumlah_hutang !== null && draft.jumlah_hutang > valued.plafond;
  return (
    <>
      <div className={css.ceiling} data-above={above || undefined}>
        <span>{t('Plafond')}</span>
        <output>{valued ? formatRupiah(valued.plafond) : '-'}</output>
      </div>
      {why && <p className={css.wrong}>{t(why)}</p>}
      {valued?.pilihan ? (
        <PokokTabel
          table={valued.pilihan}
          usul={valued.usul}
          value={draft.jumlah_hutang}
          onChange={(jumlah_hutang) => set({ jumlah_hutang })}
          error={error}
        />
      ) : (
        <RupiahInput
          label={t('Jumlah Hutang')}
          name="jumlah_hutang"
          placeholder={valued && formatInt(valued.usul)}
          value={draft.jumlah_hutang}
          onChange={(jumlah_hutang) => set({ jumlah_hutang })}
          error={error}
        />
      )}
    </>
  );
}
