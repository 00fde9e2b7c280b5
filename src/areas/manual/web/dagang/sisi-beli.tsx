import { sourceOf } from '#kit/contract/chosen.ts';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { PersonFields } from '#areas/customer/web/person-fields.tsx';
import type { DokumenBeliManual } from '#areas/manual/contract/beli-manual.document.ts';
import type { BeliManualForm } from '#areas/manual/web/dagang/use-beli-manual.ts';
import { FotoIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { CaraBayar } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Props = { form: BeliManualForm; made: DokumenBeliManual | undefined };

/** Who sells, with identity and photos, and how he is paid; what was saved last stays until the next line. */
export function SisiBeli({ form, made }: Props) {
  const { draft, said, set, total } = form;
  const kosong = total === 0;
  const dibayar = useDibayar(total, draft.transfer);
  useHotkey('F3', () => focusField('nama'));
  return (
    <aside className={css.sisi} aria-label={t('Penjual dan pembayaran')}>
      <TotalPlate
        label={t('Bayar ke penjual')}
        rupiah={kosong && made ? made.grand_total : total}
        note={kosong && made ? t('Menunggu validasi') : undefined}
        paid={kosong ? made?.no_faktur_beli : undefined}
      />
      <FormFrame onSave={form.save} label={t('Penjual')}>
        <PersonFields
          form={form}
          alamat={200}
          ktp="always"
          foto={
            <FotoIdentitas
              foto={draft.identitas}
              error={said['customer.foto']}
              onFoto={(identitas) => set({ identitas })}
            />
          }
          onOrangLain={() => set({ identitas: null })}
        />
        <RefInput
          label={t('Sales')}
          name="kode_sales"
          source={sourceOf(saringSales.kode_sales)}
          value={form.kode_sales}
          onChange={form.setSales}
          error={tOf(said['kode_sales'])}
        />
        <TextInput
          label={t('Keterangan')}
          name="keterangan"
          maxLength={300}
          value={draft.keterangan}
          onChange={(next) => set({ keterangan: next || null })}
        />
        <CaraBayar
          beli={{ transfer: draft.transfer, setTransfer: (transfer) => set({ transfer }) }}
          jumlah={total}
        />
      </FormFrame>
      <FotoSlot foto={draft.foto} onChange={(foto) => set({ foto })} />
      {[form.salah, said['foto'], said['pembayaran']].map(
        (says) =>
          says && (
            <p key={says} role="alert" className={css.salah}>
              {t(says)}
            </p>
          ),
      )}
      {!kosong && (
        <SumButton word={mark('Bayar')} rupiah={dibayar} busy={form.busy} onClick={form.save} />
      )}
    </aside>
  );
}
