import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DealSide } from '#kit/web/counter/deal-side.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import { groupsOf } from '#areas/penjualan/web/grosir/draft-grosir.ts';
import type { GrosirForm } from '#areas/penjualan/web/grosir/use-grosir.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import css from '#areas/penjualan/web/grosir/grosir.module.css';

type Props = { form: GrosirForm; made?: Dokumen | undefined };

/** Who buys, what it comes to, and the money; one key saves and prints. */
export function GrosirSide({ form, made }: Props) {
  const { draft, valued, said, set, busy, tunggu } = form;
  const total = valued?.grand_total ?? rp(0);
  const kurang = valued?.kurang ?? form.why ?? null;
  const payment = usePayment({ amount: total, out: false, onSave: () => save() });
  const save = useWhenReckoned(form.waits, () => {
    if (busy || form.lacking() || !valued) return;
    // What is still missing is the server's to say, at its field; no money is taken for it.
    if (tunggu || kurang) return void form.send(null);
    const taken = payment.take();
    if (taken) void form.send(taken.value ?? []);
  });
  useHotkey('F9', save, !busy);
  useHotkey('F3', () => focusField('nama'));
  useHotkey('F4', () => {
    const [first = ''] = groupsOf(form.now());
    focusField(`berat-${first}`);
    focusField(`qty-${first}`);
  });
  const blank = draft.pieces.length === 0 && made;
  const lacking = said['customer.no_hp'] ?? said['customer.alamat'];
  return (
    <DealSide
      label={t('Pelanggan dan pembayaran')}
      plate={
        <TotalPlate
          label={t('Total bayar')}
          rupiah={blank ? made.grand_total : total}
          note={blank ? made.no_faktur_jual : undefined}
          paid={made?.no_faktur_jual}
        />
      }
      act={tunggu ? t('Simpan, bayar di kasir') : t(payment.press.word)}
      busy={busy}
      onSave={save}
    >
      {kurang && <p className={css.note}>{t(kurang)}</p>}
      <CustomerFields form={form} />
      {draft.kode_customer && lacking && <p className={css.wrong}>{t(lacking)}</p>}
      <div className={css.pair}>
        <RefInput
          label={t('Sales')}
          name="kode_sales"
          source={sourceOf(saringSales.kode_sales)}
          clearable
          value={form.kode_sales}
          onChange={form.setSales}
          error={tOf(said.kode_sales)}
        />
        <RupiahInput
          label={t('Diskon')}
          name="diskon_rp"
          value={draft.diskon_rp}
          onChange={(diskon_rp) => set({ diskon_rp })}
          error={tOf(said.diskon ?? said['diskon.rupiah'])}
        />
      </div>
      <TextInput
        label={t('Keterangan')}
        name="keterangan"
        maxLength={500}
        value={draft.keterangan}
        onChange={(next) => set({ keterangan: next || null })}
      />
      {valued && (valued.diskon_rp > 0 || valued.ppn_luar_rp > 0 || valued.pph22_rp > 0) && (
        <Facts
          of={{
            [t('Sub total')]: formatRupiah(valued.sub_total),
            [t('Diskon')]: formatRupiah(valued.diskon_rp),
            ...(valued.ppn_luar_rp > 0 && { [t('PPN')]: formatRupiah(valued.ppn_luar_rp) }),
            ...(valued.pph22_rp > 0 && { [t('PPh 22')]: formatRupiah(valued.pph22_rp) }),
          }}
        />
      )}
      {tunggu ? <p>{t('Pembayaran diterima kasir di Validasi Penjualan.')}</p> : payment.view}
      {said.pembayaran && <p className={css.wrong}>{t(said.pembayaran)}</p>}
    </DealSide>
  );
}
