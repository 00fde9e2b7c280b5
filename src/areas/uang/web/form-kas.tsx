import { text, rupiah, ref } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarKasEndpoint,
  kasKeluarEndpoint,
  kasMasukEndpoint,
} from '#areas/uang/contract/kas.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { openStruk } from '#areas/uang/web/struk-kas.ts';
import css from '#areas/uang/web/uang.module.css';

const FIELDS = {
  kode_transaksi: ref('Kode Transaksi', kodeTransaksiMaster, 'deskripsi'),
  jumlah: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
};
type Isi = { kode_transaksi: string; jumlah: Rupiah; keterangan: string };

/** Codes of one direction; those that the product books by itself are not typed by hand. */
function useKode(arah: ArahKas) {
  const { data } = useRead(kodeTransaksiMaster.endpoints.list, { query: { limit: 1000 } });
  return (data ?? [])
    .filter((row) => row.arah === arah && !kodeTransaksiMaster.fixed?.includes(row.kode_transaksi))
    .map((row) => ({
      value: row.kode_transaksi,
      label: `${row.kode_transaksi} · ${row.deskripsi}`,
    }));
}

/** One movement of cash: why, how much, a remark; the paper comes with it. */
export function FormKas({ arah }: { arah: ArahKas }) {
  const form = useFields(FIELDS);
  const write = useWrite(arah === 'MASUK' ? kasMasukEndpoint : kasKeluarEndpoint, {
    success: arah === 'MASUK' ? 'Kas masuk disimpan' : 'Kas keluar disimpan',
    refresh: [daftarKasEndpoint],
    onProblem: form.take,
    after: ({ no_kas }) => {
      form.reset({});
      focusField('kode_transaksi');
      void openStruk(no_kas);
    },
  });
  const save = () => {
    const values = form.check() as Isi | undefined;
    if (values) void write.send({ body: values });
  };
  const [kode, jumlah, keterangan] = [
    form.bind('kode_transaksi'),
    form.bind('jumlah'),
    form.bind('keterangan'),
  ];
  const nominal = jumlah.value as Rupiah | null;
  const pilihan = useKode(arah);
  return (
    <FormFrame
      onSave={save}
      className={css.form}
      label={arah === 'MASUK' ? t('Kas masuk') : t('Kas keluar')}
    >
      <SelectInput
        {...kode}
        value={kode.value as string | null}
        label={t('Kode Transaksi')}
        options={pilihan}
        asIs
        searchable
        autoFocus
      />
      <RupiahInput {...jumlah} value={nominal} label={t('Nominal')} />
      <LongTextInput
        {...keterangan}
        value={keterangan.value as string | null}
        label={t('Keterangan')}
        rows={2}
      />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {nominal ? t('Simpan {total}', { total: formatRupiah(nominal) }) : t('Simpan')}
      </Button>
    </FormFrame>
  );
}
