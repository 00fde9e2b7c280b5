import { optional, text } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { sense } from '#kit/rules/sentence.ts';
import {
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs, lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { moneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

type Props = { hutang: Hutang; onClose: () => void };

/** A new loan that waits is paid out from its card (D-35.12). */
export const PayOutDialog = ({ hutang, onClose }: Props) => (
  <StepDialog
    of={hutangDocument.steps.validasi}
    params={{ no: hutang.no_faktur_hutang }}
    fields={{}}
    title={t('Bayar {no}', { no: hutang.no_faktur_hutang })}
    sum={{ label: t('Dibayarkan'), amount: hutang.dibayar, out: true }}
    note={t('Sebesar ini dibayarkan kepada {nama}.', { nama: hutang.nama_customer })}
    usePart={usePayment}
    body={(_, pembayaran = null) => ({ pembayaran })}
    act={t('Bayar')}
    success="Hutang divalidasi"
    lists={hutangActs.lists}
    after={hutangActs.print}
    onClose={onClose}
  />
);

type Penebusan = { hutang: Pick<Hutang, 'no_faktur_hutang'>; onClose: () => void };
const useWaiting = ({ no_faktur_hutang: deskripsi }: Penebusan['hutang']) =>
  useRead(detailLunasEndpoint, { query: { deskripsi }, staleTime: 0 });
const REFRESH = [...lunasActs.lists, tungguLunasEndpoint];

const FIELDS = { user_id: optional(text('Uang diterima user')) };

/** The money of a redemption that waits has come: the goods are handed over. */
export function TakeDialog({ hutang, onClose }: Penebusan) {
  const { no_faktur_hutang: no } = hutang;
  const { data, error } = useWaiting(hutang);
  const { holders, user_id: own } = useTill();
  return (
    <StepDialog
      of={validasiLunasEndpoint}
      params={{}}
      fields={FIELDS}
      inputs={{
        user_id: ({ value, ...bound }) => (
          <SelectInput
            key="user_id"
            {...bound}
            options={holders}
            value={(value as string | null) ?? own}
          />
        ),
      }}
      body={({ user_id }) => ({ no_faktur_hutangs: [no], user_id: user_id ?? own ?? '' })}
      title={t('Validasi {no}', { no: data?.no_lunas ?? no })}
      facts={data && moneyFacts(data, data.pembayaran)}
      act={t(sense('Validasi', 'tombol'))}
      busy={data === undefined}
      said={error?.message}
      success="Data Berhasil Divalidasi"
      failure="Data Gagal Divalidasi"
      lists={REFRESH}
      onClose={onClose}
    />
  );
}

/** Its money did not come: the loan runs on. */
export function RejectTakeDialog({ hutang, onClose }: Penebusan) {
  const { data } = useWaiting(hutang);
  return data ? <RejectDialog rows={[data]} onDone={onClose} onClose={onClose} /> : null;
}
