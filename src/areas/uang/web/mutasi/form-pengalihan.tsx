import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { mutasiActs } from '#areas/uang/web/mutasi/acts.ts';
import { BingkaiMutasi } from '#areas/uang/web/mutasi/bingkai-mutasi.tsx';

/** A balance from one drawer to another; a second person agrees, seeing both. */
export function FormPengalihan({ onClose }: { onClose: () => void }) {
  const form = useFields(mutasiDocument.spec.makes.saldo.body);
  const { data } = useRead(daftarLaciEndpoint, { staleTime: 0 });
  const options = (data ?? []).map(({ laci, nama, saldo }) => {
    const kata = laci.startsWith('kas:') ? nama : t(nama);
    return { value: laci, label: saldo === null ? kata : `${kata} · ${formatRupiah(saldo)}` };
  });
  const write = useWrite(mutasiDocument.makes.saldo, {
    success: 'Pengalihan saldo disimpan',
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
  const laci = (ujung: 'asal' | 'tujuan', label: string) => {
    const bound = form.bind(ujung);
    return (
      <SelectInput
        {...bound}
        label={label}
        options={options}
        asIs
        value={bound.value as string | null}
      />
    );
  };
  return (
    <BingkaiMutasi
      judul={t('Pengalihan Saldo Uang')}
      form={form}
      busy={write.busy}
      onSave={save}
      onClose={onClose}
      submit={(jumlah) => t('Alihkan {total}', { total: formatRupiah(jumlah) })}
    >
      {laci('asal', t('Asal'))}
      {laci('tujuan', t('Tujuan'))}
    </BingkaiMutasi>
  );
}
