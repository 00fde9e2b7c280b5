import { optional, text } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import {
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs, lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { moneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';

type Props = { hutang: Hutang; onClose: () => void };

/** A new loan that waits is paid out from its card (D-35.12). */
export function PayOutDialog({ hutang, onClose }: Props) {
  const { no_faktur_hutang: no, dibayar, nama_customer: nama } = hutang;
  const { view, pembayaran } = usePayOut(dibayar);
  return (
    <PayDialog
      of={hutangDocument.steps.validasi}
      params={{ no }}
      title={t('Bayar {no}', { no })}
      label={t('Dibayarkan')}
      tagihan={dibayar}
      tanpaUang={t('Sebesar ini dibayarkan kepada {nama}.', { nama })}
      act={t('Bayar')}
      body={() => ({ pembayaran })}
      success="Hutang divalidasi"
      lists={hutangActs.lists}
      after={hutangActs.print}
      onClose={onClose}
    >
      {view}
    </PayDialog>
  );
}

const useWaiting = ({ no_faktur_hutang: deskripsi }: Hutang) =>
  useRead(detailLunasEndpoint, { query: { deskripsi }, staleTime: 0 });
const REFRESH = [...lunasActs.lists, tungguLunasEndpoint];

const FIELDS = { user_id: optional(text('Uang diterima user')) };

/** The money of a redemption that waits has come: the goods are handed over. */
export function TakeDialog({ hutang, onClose }: Props) {
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
      act={t('Validasi')}
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
export function RejectTakeDialog({ hutang, onClose }: Props) {
  const { data } = useWaiting(hutang);
  return data ? <RejectDialog rows={[data]} onDone={onClose} onClose={onClose} /> : null;
}
