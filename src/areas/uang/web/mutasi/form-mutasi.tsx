import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { CASH } from '#areas/uang/rules/mutasi.ts';
import { mutasiActs } from '#areas/uang/web/mutasi/acts.ts';
import { BingkaiMutasi } from '#areas/uang/web/mutasi/bingkai-mutasi.tsx';

const { spec, makes } = mutasiDocument;
type Props = { jenis: 'BANK' | 'CASH'; onClose: () => void };
type Isi = {
  asal: string | null;
  asal_rekening: string | null;
  tujuan: string | null;
  tujuan_rekening: string | null;
};
const WORDS = {
  BANK: {
    judul: 'Mutasi Uang Bank',
    success: 'Mutasi Uang Bank Berhasil Disimpan',
    failure: 'Gagal Menambahkan Mutasi Uang Bank',
  },
  CASH: {
    judul: 'Mutasi Uang Cash',
    success: 'Mutasi Uang Cash Berhasil Disimpan',
    failure: 'Gagal Menambahkan Mutasi Cash',
  },
};

/** Banks, with CASH where the form has one side of cash; never on both sides (2§5). */
function useBank(jenis: Props['jenis'], lain: string | null) {
  const { data } = useRead(bankMaster.endpoints.list, { query: { limit: 1000 } });
  const banks = (data ?? []).map((one) => ({ value: one.kode_bank, label: one.nama_bank }));
  if (jenis === 'BANK') return banks;
  if (lain !== null && lain !== CASH) return [{ value: CASH, label: CASH }];
  return lain === CASH ? banks : [{ value: CASH, label: CASH }, ...banks];
}

/** A transfer between two accounts, or between the drawer and an account. */
export function FormMutasi({ jenis, onClose }: Props) {
  const form = useFields((jenis === 'BANK' ? spec.makes.bank : spec.makes.cash).body);
  const values = form.values as Isi;
  const write = useWrite(jenis === 'BANK' ? makes.bank : makes.cash, {
    success: WORDS[jenis].success,
    failure: WORDS[jenis].failure,
    refresh: mutasiActs.lists,
    onProblem: form.take,
    after: ({ no_mutasi }) => {
      onClose();
      mutasiActs.print({ no_mutasi });
    },
  });
  const save = () => {
    const body = form.check();
    if (body) void write.send({ body: body });
  };
  const pilihan = {
    asal: useBank(jenis, values.tujuan ?? null),
    tujuan: useBank(jenis, values.asal ?? null),
  };
  const sisi = (ujung: 'asal' | 'tujuan', label: string, labelRekening: string) => {
    const [bank, rekening] = [form.bind(ujung), form.bind(`${ujung}_rekening`)];
    const kode_bank = values[ujung] ?? null;
    return (
      <>
        <SelectInput
          {...bank}
          label={label}
          options={pilihan[ujung]}
          asIs
          clearable
          searchable={false}
          value={kode_bank}
          onChange={(next) => {
            bank.onChange(next);
            rekening.onChange(null);
          }}
        />
        <RefInput
          {...rekening}
          label={labelRekening}
          source={sourceOf(saringRekening.no_rekening)}
          within={kode_bank ? { kode_bank } : {}}
          disabled={kode_bank === null || kode_bank === CASH}
          value={values[`${ujung}_rekening`] ?? null}
          onChange={(next) => rekening.onChange(next)}
        />
      </>
    );
  };
  return (
    <BingkaiMutasi
      judul={t(WORDS[jenis].judul)}
      form={form}
      busy={write.busy}
      onSave={save}
      onClose={onClose}
      submit={(jumlah) => t('Simpan {total}', { total: formatRupiah(jumlah) })}
    >
      {sisi('asal', t('Asal'), t('Rekening Asal'))}
      {sisi('tujuan', t('Tujuan'), t('Rekening Tujuan'))}
      {jenis === 'CASH' && values.asal === CASH && (
        <FieldInput of={spec.makes.cash.body.no_slip} {...form.bind('no_slip')} />
      )}
    </BingkaiMutasi>
  );
}
