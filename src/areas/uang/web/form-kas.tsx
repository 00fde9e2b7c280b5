import type { Endpoint } from '#kit/contract/endpoint.ts';
import { text, rupiah, ref } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  bankKeluarEndpoint,
  bankMasukEndpoint,
  kasKeluarEndpoint,
  kasMasukEndpoint,
} from '#areas/uang/contract/kas.api.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { DAFTAR_UANG } from '#areas/uang/web/acts-kas.tsx';
import { openStruk } from '#areas/uang/web/struk-kas.ts';
import css from '#areas/uang/web/uang.module.css';

const FIELDS = {
  kode_transaksi: ref('Kode Transaksi', kodeTransaksiMaster, 'deskripsi'),
  jumlah: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
};
const BANK_FIELDS = { no_rekening: ref('No Rekening', rekeningMaster, 'kode_bank'), ...FIELDS };
type Isi = { kode_transaksi: string; jumlah: Rupiah; keterangan: string; no_rekening: string };

type Simpan = Endpoint<unknown, unknown, never, { no_kas: string }>;
/** The four movements: into the drawer and out of it, to an account and from it. */
const ACTS = {
  KAS: {
    MASUK: { of: kasMasukEndpoint as unknown as Simpan, success: 'Kas masuk disimpan' },
    KELUAR: { of: kasKeluarEndpoint as unknown as Simpan, success: 'Kas keluar disimpan' },
  },
  BANK: {
    MASUK: { of: bankMasukEndpoint as unknown as Simpan, success: 'Bank masuk disimpan' },
    KELUAR: { of: bankKeluarEndpoint as unknown as Simpan, success: 'Bank keluar disimpan' },
  },
};

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
export function FormKas({ arah, bank }: { arah: ArahKas; bank?: boolean }) {
  const form = useFields(bank ? BANK_FIELDS : FIELDS);
  const { of, success } = ACTS[bank ? 'BANK' : 'KAS'][arah];
  const write = useWrite(of, {
    success,
    refresh: DAFTAR_UANG,
    onProblem: form.take,
    after: ({ no_kas }) => {
      form.reset({});
      focusField(bank ? 'no_rekening' : 'kode_transaksi');
      void openStruk(no_kas);
    },
  });
  const save = () => {
    const values = form.check() as Isi | undefined;
    if (values) void write.send({ body: values as never });
  };
  const [kode, jumlah, keterangan] = [
    form.bind('kode_transaksi'),
    form.bind('jumlah'),
    form.bind('keterangan'),
  ];
  const nominal = jumlah.value as Rupiah | null;
  const pilihan = useKode(arah);
  return (
    <FormFrame onSave={save} className={css.form} label={t(success)}>
      {bank && <Rekening form={form} />}
      <SelectInput
        {...kode}
        value={kode.value as string | null}
        label={t('Kode Transaksi')}
        options={pilihan}
        asIs
        searchable
        autoFocus={!bank}
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

function Rekening({ form }: { form: FieldsForm }) {
  const bound = form.bind('no_rekening');
  return (
    <RefInput
      {...bound}
      label={t('No Rekening')}
      source={BANK_FIELDS.no_rekening.source!}
      value={bound.value as string | null}
    />
  );
}
