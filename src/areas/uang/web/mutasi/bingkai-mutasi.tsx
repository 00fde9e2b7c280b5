import type { ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import css from '#areas/uang/web/uang.module.css';

type Props = {
  judul: string;
  form: FieldsForm;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  submit: (jumlah: Rupiah) => string;
  /** From where and to where. */
  children: ReactNode;
};

/** Codes that people use; those that the product books by itself are not typed by hand. */
export function useKategori() {
  const { data } = useRead(kodeTransaksiMaster.endpoints.list, { query: { limit: 1000 } });
  return (data ?? [])
    .filter((row) => !kodeTransaksiMaster.fixed?.includes(row.kode_transaksi))
    .map((row) => ({
      value: row.kode_transaksi,
      label: `${row.kode_transaksi} · ${row.deskripsi}`,
    }));
}

/** The dialog of every transfer: its two sides, why, how much, a remark. */
export function BingkaiMutasi({ judul, form, busy, onSave, onClose, submit, children }: Props) {
  const kategori = useKategori();
  const [kode, jumlah, keterangan] = [
    form.bind('kategori'),
    form.bind('jumlah'),
    form.bind('keterangan'),
  ];
  const nominal = jumlah.value as Rupiah | null;
  return (
    <DialogFrame
      title={judul}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={busy} onClick={onSave} data-submit shortcut="Ctrl Enter">
            {nominal ? submit(nominal) : t('Simpan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={onSave} className={css.form} label={judul}>
        <div className={css.sides}>{children}</div>
        <SelectInput
          {...kode}
          value={kode.value as string | null}
          label={t('Kategori')}
          options={kategori}
          asIs
          searchable
        />
        <RupiahInput {...jumlah} value={nominal} label={t('Jumlah Rp')} />
        <LongTextInput
          {...keterangan}
          value={keterangan.value as string | null}
          label={t('Keterangan')}
          rows={2}
        />
      </FormFrame>
    </DialogFrame>
  );
}
